import { IconCircleCheck } from '@tabler/icons-react';
import { OPTION_LETTERS } from '#shared/constants/game.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { Badge } from '../../../components/Badge.tsx';
import { questionFormTexts } from '../../../components/question-form/question-form-texts.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import classes from './BuiltInQuestion.module.css';

/** One built-in question: its line, and behind it all that it says. */
export function BuiltInQuestion({ question }: { question: PlayQuestion }) {
  const { id, type, conversation, questionLine, translation } = question;
  return (
    <details>
      <summary className={classes.summary}>
        <b className={classes.id}>{id}</b>
        <span lang="jv" className={classes.line}>
          {questionLine}
        </span>
        <span className={classes.type}>{questionFormTexts.types[type]}</span>
      </summary>
      <div className={classes.body}>
        <ol className={classes.dialogue} aria-label={texts.conversation}>
          {conversation.map((line, index) => (
            // The lines of a question that nobody edits have no identity but their place.
            <li key={index}>
              <Spoken text={line} translated={translation?.conversation[index]} />
            </li>
          ))}
          <li>
            <Spoken text={questionLine} translated={translation?.questionLine} />
          </li>
        </ol>
        <Answers question={question} />
        <p>
          <b>{texts.explanation}:</b> {question.explanation}
        </p>
        {question.hint !== undefined && (
          <p>
            <b>{texts.hintName}:</b> {question.hint}
          </p>
        )}
      </div>
    </details>
  );
}

function Spoken({ text, translated = '' }: { text: string; translated: string | undefined }) {
  return (
    <>
      <span lang="jv">{text}</span>
      {translated !== '' && <span className={classes.translated}>{translated}</span>}
    </>
  );
}

function Answers({ question }: { question: PlayQuestion }) {
  const { type, options, correctAnswer, correctAnswerText } = question;
  if (type === 'essay') {
    return (
      <p>
        <b>{texts.answerText}:</b> <span lang="jv">{correctAnswerText}</span>
      </p>
    );
  }
  return (
    <ul className={classes.options} aria-label={questionFormTexts.options}>
      {options.map((option, index) => (
        <li key={OPTION_LETTERS[index]}>
          <b className={classes.letter}>{OPTION_LETTERS[index]}</b>
          <span lang="jv">{option}</span>
          {index === correctAnswer && (
            <Badge tone="ok" icon={<IconCircleCheck size={18} stroke={2.2} aria-hidden="true" />}>
              {texts.right}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
