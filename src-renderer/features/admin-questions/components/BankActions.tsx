import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { BANK_FORMATS, type BankFormat } from '../api/export-bank.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';

interface BankActionsProps {
  /** The format that is being written; null while none is. */
  exporting: BankFormat | null;
  onExport: (format: BankFormat) => void;
  onImport: () => void;
  onAdd: () => void;
}

/** What can be done with the bank as a whole. */
export function BankActions({ exporting, onExport, onImport, onAdd }: BankActionsProps) {
  return (
    <>
      <Button leftIcon={<IconFileImport size={20} stroke={2.2} />} onClick={onImport}>
        {texts.import}
      </Button>
      {BANK_FORMATS.map((format) => (
        <Button
          key={format}
          leftIcon={<IconDownload size={20} stroke={2.2} />}
          busy={exporting === format}
          disabled={exporting !== null}
          onClick={() => onExport(format)}
        >
          {exporting === format ? texts.exporting : texts.export[format]}
        </Button>
      ))}
      <Button variant="wedel" leftIcon={<IconPlus size={20} stroke={2.2} />} onClick={onAdd}>
        {texts.add}
      </Button>
    </>
  );
}
