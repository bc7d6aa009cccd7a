import { useState } from 'react';
import { LOCAL_PLAY, SESSION } from '#shared/constants/game.ts';
import { Badge } from '../components/Badge.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { LoadingState } from '../components/LoadingState.tsx';
import { Notice } from '../components/Notice.tsx';
import { SessionBadge } from '../features/dashboard/components/SessionBadge.tsx';
import { AnswerOption, type OptionState } from '../features/play/components/AnswerOption.tsx';
import { FeedbackBanner } from '../features/play/components/FeedbackBanner.tsx';
import { ProgressCells } from '../features/play/components/ProgressCells.tsx';
import { SessionLives } from '../features/play/components/SessionLives.tsx';
import { TimerRing } from '../features/play/components/TimerRing.tsx';
import { clock } from '../features/play/lib/clock.ts';
import { sessionTexts } from '../features/play/session-texts.ts';
import { playTexts } from '../features/play/texts.ts';
import { TestPageSection } from './TestPageSection.tsx';
import classes from './TestPage.module.css';

const OPTIONS: { state: OptionState; letter: string; text: string; note: string }[] = [
  { state: 'open', letter: 'A', text: 'lunga', note: 'bisa dipilih' },
  { state: 'selected', letter: 'B', text: 'tindak', note: 'dipilih' },
  { state: 'right', letter: 'B', text: 'tindak', note: 'benar' },
  { state: 'wrong', letter: 'C', text: 'mlampah', note: 'salah' },
  { state: 'solution', letter: 'B', text: 'tindak', note: 'jawaban benar yang tidak dipilih' },
  { state: 'off', letter: 'D', text: 'kesah', note: 'terkunci sesudah menjawab' },
];

const SECONDS_LEFT = [42, 18, 8];

/** What tells the player how it goes. */
export function TestPageFeedback() {
  const [now] = useState(clock);
  const feedback = { deadline: now, isLast: false, held: true };
  return (
    <>
      <TestPageSection title="Pilihan jawaban">
        <div className={classes.options}>
          {OPTIONS.map(({ state, letter, text, note }) => (
            <div key={state}>
              <AnswerOption
                letter={letter}
                text={{ text, lang: 'jv' }}
                state={state}
                disabled={state !== 'open' && state !== 'selected'}
                onChoose={() => undefined}
              />
              <p className={classes.note}>{note}</p>
            </div>
          ))}
        </div>
      </TestPageSection>
      <TestPageSection title="Waktu, kemajuan, status">
        <div className={classes.row}>
          {SECONDS_LEFT.map((seconds) => (
            <TimerRing
              key={seconds}
              deadline={now + seconds * 1_000}
              seconds={LOCAL_PLAY.questionSeconds}
              warningSeconds={LOCAL_PLAY.warningSeconds}
              stopped
            />
          ))}
        </div>
        <div data-c="petruk" className={classes.onStage}>
          <SessionLives lives={SESSION.lives - 1} />
          <ProgressCells cells={['right', 'right', 'wrong', 'current', 'open', 'open']} />
        </div>
        <div className={classes.row}>
          <SessionBadge status="completed" />
          <SessionBadge status="active" />
          <SessionBadge status="abandoned" />
          <SessionBadge status="" />
          <Badge tone="warn">Perhatian</Badge>
        </div>
      </TestPageSection>
      <TestPageSection title="Umpan balik" wide>
        <div className={classes.stack}>
          <FeedbackBanner
            feedback={{
              ...feedback,
              title: sessionTexts.right(13),
              detail: sessionTexts.bonus(10, 3),
              isRight: true,
              seconds: SESSION.feedbackSeconds,
            }}
          />
          <FeedbackBanner
            feedback={{
              ...feedback,
              title: playTexts.wrong,
              detail: `${playTexts.correctAnswer} B. tindak`,
              isRight: false,
              seconds: LOCAL_PLAY.feedbackSeconds,
            }}
          />
        </div>
      </TestPageSection>
      <TestPageSection title="Pemberitahuan">
        <div className={classes.stack}>
          <Notice tone="ok">Pertanyaan tersimpan.</Notice>
          <Notice tone="info">Sesi masuk berakhir dalam lima menit.</Notice>
          <Notice tone="warn">{sessionTexts.lost}</Notice>
          <Notice tone="no">Tidak bisa menyimpan. Periksa sambungan, lalu coba lagi.</Notice>
        </div>
      </TestPageSection>
      <TestPageSection title="Memuat dan gagal">
        <div className={classes.states}>
          <LoadingState text={playTexts.loading} />
          <ErrorState message={playTexts.startFailed} />
        </div>
      </TestPageSection>
    </>
  );
}
