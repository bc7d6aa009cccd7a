import { OPTION_LETTERS } from '#shared/constants/game.ts';
import type { Verdict } from '../lib/card-question.ts';
import { playTexts } from '../texts.ts';

/** 'Jawaban yang benar: B. tindak', with a word before it when time ran out. */
export function CorrectAnswer({ verdict }: { verdict: Verdict }) {
  const { correctIndex, correctText, outcome } = verdict;
  const letter = correctIndex === null ? undefined : OPTION_LETTERS[correctIndex];
  return (
    <>
      {outcome === 'timeout' && `${playTexts.timeUp} `}
      {playTexts.correctAnswer}{' '}
      <b>
        {letter !== undefined && `${letter}. `}
        <span lang="jv">{correctText}</span>
      </b>
    </>
  );
}
