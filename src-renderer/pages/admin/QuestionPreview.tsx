import { useId, useState } from 'react';
import { parseCharacterId } from '#shared/constants/characters.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { Button } from '../../components/Button.tsx';
import { QuestionCard } from '../../features/play/components/QuestionCard.tsx';
import {
  EMPTY_DRAFT,
  fromPlayQuestion,
  isAnswerable,
  type Draft,
  type Verdict,
} from '../../features/play/lib/card-question.ts';
import { playTexts } from '../../features/play/texts.ts';
import classes from './QuestionPreview.module.css';
import { judge } from './judge.ts';

const texts = {
  title: 'Begini pemain melihatnya',
  again: 'Jawab lagi',
};

/** A question on the card of the game, where it can be answered to see what follows. */
export function QuestionPreview({ question }: { question: PlayQuestion }) {
  const titleId = useId();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [answered, setAnswered] = useState(false);
  const [translated, setTranslated] = useState(false);
  const [hintShown, setHintShown] = useState(false);
  const card = fromPlayQuestion(question);
  const verdict: Verdict | null = answered ? judge(question, draft) : null;
  const restart = () => {
    setDraft(EMPTY_DRAFT);
    setAnswered(false);
  };

  return (
    <div className={classes.root}>
      <h3 id={titleId} className={classes.title}>
        {texts.title}
      </h3>
      <div className={classes.tools}>
        {card.translation !== null && (
          <Button size="sm" aria-pressed={translated} onClick={() => setTranslated(!translated)}>
            {translated ? playTexts.showJavanese : playTexts.showTranslation}
          </Button>
        )}
        {card.hint !== null && verdict === null && (
          <Button size="sm" aria-pressed={hintShown} onClick={() => setHintShown(!hintShown)}>
            {hintShown ? playTexts.hideHint : playTexts.showHint}
          </Button>
        )}
        {verdict !== null && (
          <Button size="sm" onClick={restart}>
            {texts.again}
          </Button>
        )}
      </div>
      <div className={classes.card}>
        <QuestionCard
          question={card}
          character={parseCharacterId(question.character) ?? 'semar'}
          draft={draft}
          verdict={verdict}
          translated={translated}
          hintShown={hintShown}
          busy={false}
          essayRef={null}
          onChoose={(selected) => setDraft({ ...draft, selected })}
          onWrite={(text) => setDraft({ ...draft, text })}
          onSubmit={() => setAnswered(isAnswerable(question.type, draft))}
        />
      </div>
    </div>
  );
}
