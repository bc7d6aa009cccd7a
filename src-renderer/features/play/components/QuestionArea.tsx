import { useEffect, useRef } from 'react';
import type { CharacterId } from '#shared/constants/characters.ts';
import { isStreakMilestone } from '#shared/rules/streak.ts';
import { usePlayKeys } from '../hooks/usePlayKeys.ts';
import { useQuestionSounds } from '../hooks/usePlaySounds.ts';
import type { CardQuestion, Draft, Verdict } from '../lib/card-question.ts';
import { FeedbackBanner, type Feedback } from './FeedbackBanner.tsx';
import { PlayTools, type QuestionTimer } from './PlayTools.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import classes from './QuestionArea.module.css';

interface QuestionAreaProps {
  question: CardQuestion;
  /** Which question of how many, for those who do not see the progress. */
  label: string;
  character: CharacterId;
  draft: Draft;
  timer: QuestionTimer;
  /** Both are set once the question is answered. */
  verdict: Verdict | null;
  feedback: Feedback | null;
  /** Right answers in a row. */
  streak: number;
  translated: boolean;
  hintShown: boolean;
  /** The answer is on its way to the server. */
  busy?: boolean;
  onChoose: (index: number) => void;
  onWrite: (text: string) => void;
  onSubmit: () => void;
  onToggleTranslation: () => void;
  onToggleHint: () => void;
}

/** One question with its timer and tools, or with its feedback; shared by both ways to play. */
export function QuestionArea(props: QuestionAreaProps) {
  const { question, timer, verdict, feedback, busy = false } = props;
  const region = useRef<HTMLElement>(null);
  const essay = useRef<HTMLTextAreaElement>(null);
  const isOpen = verdict === null;
  const isChoice = question.type === 'multiple_choice';

  usePlayKeys({
    onChoose: isOpen && isChoice && !busy ? props.onChoose : undefined,
    onSubmit: isOpen ? (busy ? undefined : props.onSubmit) : heldAction(feedback),
    onHold: isOpen ? undefined : (heldAction(feedback) ?? feedback?.onHold),
  });

  const runs = isOpen && timer.stopped !== true;
  useQuestionSounds({
    outcome: verdict?.outcome ?? null,
    isMilestone: isStreakMilestone(props.streak),
    warnsAt: runs ? timer.deadline - timer.warningSeconds * 1_000 : null,
  });

  // Each question and each verdict begins at the top. The focus goes along, since the option that
  // had it is gone or locked; a keyboard that covers half a phone is opened by the player alone.
  useEffect(() => {
    window.scrollTo(0, 0);
    const types = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    const target = isOpen && types ? essay.current : null;
    (target ?? region.current)?.focus({ preventScroll: true });
  }, [question.key, isOpen]);

  return (
    <section ref={region} tabIndex={-1} aria-label={props.label} className={classes.root}>
      <div className={feedback === null ? classes.tools : undefined}>
        {/* Always there, so that a reader of the screen notices what comes into it. */}
        <div role="status">{feedback && <FeedbackBanner feedback={feedback} />}</div>
        {feedback === null && (
          <PlayTools
            timer={timer}
            translated={props.translated}
            onToggleTranslation={question.translation ? props.onToggleTranslation : undefined}
            hintShown={props.hintShown}
            onToggleHint={question.hint === null ? undefined : props.onToggleHint}
          />
        )}
      </div>
      <QuestionCard
        question={question}
        character={props.character}
        draft={props.draft}
        verdict={verdict}
        translated={props.translated}
        hintShown={props.hintShown}
        busy={busy}
        essayRef={essay}
        onChoose={props.onChoose}
        onWrite={props.onWrite}
        onSubmit={props.onSubmit}
      />
    </section>
  );
}

const heldAction = (feedback: Feedback | null) =>
  feedback?.held === true ? feedback.onContinue : undefined;
