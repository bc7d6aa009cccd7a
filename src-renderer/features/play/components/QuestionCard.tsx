import { useId, type Ref } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { Kelir } from '../../../components/Kelir.tsx';
import { askOf, solutionOf } from '../lib/ask.ts';
import {
  isAnswerable,
  shownTexts,
  type CardQuestion,
  type Draft,
  type Verdict,
} from '../lib/card-question.ts';
import { playTexts } from '../texts.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { AnswerOptions } from './AnswerOptions.tsx';
import { Dialogue } from './Dialogue.tsx';
import { EssayField } from './EssayField.tsx';
import { EssayVerdict } from './EssayVerdict.tsx';
import { Explanation } from './Explanation.tsx';
import classes from './QuestionCard.module.css';

interface QuestionCardProps {
  question: CardQuestion;
  character: CharacterId;
  draft: Draft;
  verdict: Verdict | null;
  translated: boolean;
  hintShown: boolean;
  /** The answer is on its way. */
  busy: boolean;
  essayRef: Ref<HTMLTextAreaElement>;
  onChoose: (index: number) => void;
  onWrite: (text: string) => void;
  onSubmit: () => void;
}

/** Dialogue, question and answers of one question. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, character, draft, verdict, translated, busy } = props;
  const askId = useId();
  const texts = shownTexts(question, translated);
  const ask = askOf(question.type, texts.questionLine);
  const hint = props.hintShown && verdict === null ? question.hint : null;
  return (
    <Kelir c={character} className={classes.root} aria-labelledby={askId}>
      <div className={classes.body}>
        <Dialogue
          character={character}
          conversation={texts.conversation}
          questionLine={texts.questionLine}
          solution={verdict && solutionOf(question, verdict, translated)}
        />
        <h2 id={askId} lang={ask.lang} className={classes.ask}>
          {ask.text}
        </h2>
        {hint !== null && (
          <Explanation title={playTexts.hintTitle} text={hint} className={classes.hint} />
        )}
        {question.type === 'multiple_choice' && (
          <AnswerOptions
            key={question.key}
            labelledBy={askId}
            options={texts.options}
            selected={draft.selected}
            verdict={verdict}
            locked={busy}
            onChoose={props.onChoose}
          />
        )}
        {question.type === 'essay' && verdict === null && (
          <EssayField
            ref={props.essayRef}
            labelledBy={askId}
            text={draft.text}
            locked={busy}
            onWrite={props.onWrite}
          />
        )}
        {question.type === 'essay' && verdict !== null && (
          <EssayVerdict text={draft.text} isRight={verdict.outcome === 'right'} />
        )}
        {verdict !== null && verdict.explanation !== '' && (
          <Explanation
            title={playTexts.explanation}
            text={verdict.explanation}
            className={classes.explanation}
          />
        )}
        {verdict === null && (
          <AnswerBar
            type={question.type}
            canSubmit={isAnswerable(question.type, draft)}
            busy={busy}
            onSubmit={props.onSubmit}
          />
        )}
      </div>
    </Kelir>
  );
}
