import { characterOf } from '#shared/constants/characters.ts';
import { Notice } from '../../../components/Notice.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { FAULTS_SHOWN } from '../lib/limits.ts';
import type { Incomplete } from '../lib/editor-work.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './IncompleteNotice.module.css';

interface IncompleteNoticeProps {
  incomplete: readonly Incomplete[];
  onShow: (id: number) => void;
}

/** The questions that keep the work from being saved, and the way to each. */
export function IncompleteNotice({ incomplete, onShow }: IncompleteNoticeProps) {
  const more = incomplete.length - FAULTS_SHOWN;
  return (
    <Notice tone="no">
      <p>{texts.fixFirst(formatNumber(incomplete.length))}</p>
      <ul className={classes.list}>
        {incomplete.slice(0, FAULTS_SHOWN).map(({ question: { id, fields }, errors }) => (
          <li key={id}>
            <button type="button" className={classes.link} onClick={() => onShow(id)}>
              {texts.questionName(id)}
            </button>
            <span>
              {texts.cell(characterOf(fields.characterId).name, fields.level)},{' '}
              {texts.missing(formatNumber(Object.keys(errors).length))}
            </span>
          </li>
        ))}
        {more > 0 && <li>{texts.andMore(formatNumber(more))}</li>}
      </ul>
    </Notice>
  );
}
