import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { adminQuestionsTexts as texts } from '../texts.ts';

interface BankActionsProps {
  isExporting: boolean;
  onExport: () => void;
  onImport: () => void;
  onAdd: () => void;
}

/** What can be done with the bank as a whole. */
export function BankActions({ isExporting, onExport, onImport, onAdd }: BankActionsProps) {
  return (
    <>
      <Button leftIcon={<IconFileImport size={20} stroke={2.2} />} onClick={onImport}>
        {texts.import}
      </Button>
      <Button
        leftIcon={<IconDownload size={20} stroke={2.2} />}
        busy={isExporting}
        onClick={onExport}
      >
        {isExporting ? texts.exporting : texts.export}
      </Button>
      <Button variant="wedel" leftIcon={<IconPlus size={20} stroke={2.2} />} onClick={onAdd}>
        {texts.add}
      </Button>
    </>
  );
}
