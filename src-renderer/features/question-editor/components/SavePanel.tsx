import { IconDownload, IconServer } from '@tabler/icons-react';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './SavePanel.module.css';

interface SavePanelProps {
  count: number;
  unsaved: boolean;
  isKept: boolean;
  busy: 'json' | 'server' | null;
  /** Something else is under way. */
  blocked: boolean;
  /** How many the server does not have yet; null for those who may not save there. */
  forServer: number | null;
  onSaveJson: () => void;
  onSaveServer: () => void;
}

const ICON = { size: 20, stroke: 2.2 } as const;

/** What can be done with all new questions at once. */
export function SavePanel(props: SavePanelProps) {
  const { count, unsaved, isKept, busy, forServer } = props;
  const disabled = busy !== null || props.blocked;
  return (
    <Card className={classes.root}>
      <div>
        <p className={classes.count}>{texts.total(formatNumber(count))}</p>
        {isKept ? (
          <p className={classes.note}>{unsaved ? texts.unsaved : texts.kept}</p>
        ) : (
          <Notice tone="warn">{texts.notKept}</Notice>
        )}
      </div>
      <Button
        variant="wedel"
        fullWidth
        leftIcon={<IconDownload {...ICON} />}
        busy={busy === 'json'}
        disabled={disabled}
        onClick={props.onSaveJson}
      >
        {busy === 'json' ? texts.preparing : texts.saveJson}
      </Button>
      {forServer !== null && (
        <>
          <Button
            fullWidth
            leftIcon={<IconServer {...ICON} />}
            busy={busy === 'server'}
            disabled={disabled || forServer === 0}
            onClick={props.onSaveServer}
          >
            {busy === 'server' ? texts.sending : texts.saveServer}
          </Button>
          {forServer === 0 && count > 0 && <p className={classes.note}>{texts.nothingToSend}</p>}
        </>
      )}
    </Card>
  );
}
