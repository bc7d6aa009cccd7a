import type { CharacterId } from '#shared/constants/characters.ts';
import type { ShownText } from '../lib/card-question.ts';
import { parseLine, parseQuestionLine } from '../lib/dialogue.ts';
import { playTexts } from '../texts.ts';
import { Blank } from './Blank.tsx';
import { Bubble } from './Bubble.tsx';
import classes from './Dialogue.module.css';

interface DialogueProps {
  /** Whose lines stand on the right. */
  character: CharacterId;
  conversation: readonly ShownText[];
  questionLine: ShownText;
  /** Fills the gap once the question is answered. */
  solution: string | null;
}

/** The conversation, with the question line as its last bubble. */
export function Dialogue({ character, conversation, questionLine, solution }: DialogueProps) {
  const { speaker, segments } = parseQuestionLine(questionLine.text);
  return (
    <ol className={classes.root} aria-label={playTexts.dialogue}>
      {conversation.map((line, index) => {
        const parsed = parseLine(line.text);
        return (
          // Lines have no identity of their own and never change places.
          <Bubble key={index} speaker={parsed.speaker} character={character} lang={line.lang}>
            {parsed.text}
          </Bubble>
        );
      })}
      {segments.length > 0 && (
        <Bubble speaker={speaker} character={character} lang={questionLine.lang}>
          {segments.map((segment, index) => (
            <span key={index}>
              {index > 0 && <Blank solution={solution} />}
              {segment}
            </span>
          ))}
        </Bubble>
      )}
    </ol>
  );
}
