import {
  IconCircleCheck,
  IconCircleX,
  IconCloudUpload,
  IconRefreshAlert,
} from '@tabler/icons-react';
import type { SaveState } from '../lib/save-state.ts';
import { resultTexts } from '../result-texts.ts';
import { cx } from '../../../lib/cx.ts';
import classes from './SaveStatus.module.css';

const ICON = { size: 20, stroke: 2.2, 'aria-hidden': true } as const;

/** Whether the result is on the server; 'saved' is said only after the server has said so. */
export function SaveStatus({ save }: { save: SaveState }) {
  return (
    <p role="status" className={cx(classes.root, classes[save.status])}>
      {content(save)}
    </p>
  );
}

function content(save: SaveState) {
  switch (save.status) {
    case 'saving':
      return (
        <>
          <IconCloudUpload {...ICON} />
          {resultTexts.saving}
        </>
      );
    case 'retrying':
      return (
        <>
          <IconRefreshAlert {...ICON} />
          {resultTexts.saveRetrying}
        </>
      );
    case 'saved':
      return (
        <>
          <IconCircleCheck {...ICON} />
          {save.unlocked === null ? resultTexts.saved : resultTexts.savedUnlocked(save.unlocked)}
        </>
      );
    case 'refused':
      return (
        <>
          <IconCircleX {...ICON} />
          {`${resultTexts.saveRefused} ${save.message}`.trim()}
        </>
      );
  }
}
