import { useEffect, useRef, useState } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { paths } from '../../../lib/paths.ts';
import { useEditorWork } from '../hooks/useEditorWork.ts';
import { useLeaveGuard } from '../hooks/useLeaveGuard.ts';
import { useOpenFile } from '../hooks/useOpenFile.ts';
import { useQuestionList } from '../hooks/useQuestionList.ts';
import type { SavedCounts } from '../hooks/useSaveJson.ts';
import { useSaving } from '../hooks/useSaving.ts';
import { incompleteOf } from '../lib/editor-work.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import { BuiltInQuestions } from './BuiltInQuestions.tsx';
import { DeleteDialog, LeaveDialog } from './EditorDialogs.tsx';
import { FaultList } from './FaultList.tsx';
import { FileOutcomeNotice } from './FileOutcomeNotice.tsx';
import { IncompleteNotice } from './IncompleteNotice.tsx';
import { OpenFileButton } from './OpenFileButton.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import classes from './QuestionEditor.module.css';
import { QuestionList } from './QuestionList.tsx';
import { SavePanel } from './SavePanel.tsx';
import { SaveSuccess } from './SaveSuccess.tsx';

interface QuestionEditorProps {
  /** Whose questions these are: several people write at one lab PC. */
  owner: string;
  isAdmin: boolean;
}

/** Writes new questions and saves them, to a file or to the server. */
export function QuestionEditor({ owner, isAdmin }: QuestionEditorProps) {
  const { work, change, current, isKept } = useEditorWork(owner);
  const { questions } = work;
  const list = useQuestionList(work, change);
  const guard = useLeaveGuard(work.unsaved);
  const heading = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<number | null>(null);
  const [saved, setSaved] = useState<SavedCounts | null>(null);

  const saving = useSaving({
    current,
    change,
    onIncomplete: (incomplete) => {
      list.mark(incomplete.map(({ question }) => question.id));
      const [first] = incomplete;
      if (first) list.show(first.question.id);
    },
    onSaved: setSaved,
  });
  const file = useOpenFile({
    current,
    change,
    onAdded: (ids, next) => {
      const added = next.questions.filter(({ id }) => ids.includes(id));
      const [faulty] = incompleteOf(added);
      list.mark(ids);
      list.goTo(faulty?.question ?? added[0]);
    },
  });
  const { outcome } = saving;
  const notices = useRef<HTMLDivElement>(null);
  const missing = outcome?.kind === 'incomplete' ? incompleteOf(questions) : [];

  // On a phone the news stands a screen or more above the button that brought it.
  useEffect(() => {
    if (file.outcome === null && (outcome === null || outcome.kind === 'incomplete')) return;
    notices.current?.scrollIntoView({ block: 'center' });
  }, [file.outcome, outcome]);

  if (saved !== null) {
    return (
      <SaveSuccess
        character={list.place.characterId}
        counts={saved}
        onContinue={() => setSaved(null)}
      />
    );
  }
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{texts.title}</h1>
          <p className={classes.intro}>{texts.intro}</p>
        </div>
        <div className={classes.actions}>
          <OpenFileButton
            busy={file.busy}
            disabled={saving.busy !== null}
            onOpen={(chosen) => {
              saving.dismiss();
              void file.open(chosen);
            }}
          />
          <ButtonLink to={paths.home} leftIcon={<IconArrowLeft size={20} stroke={2.2} />}>
            {texts.back}
          </ButtonLink>
        </div>
      </header>
      <div className={classes.place}>
        <PlacePicker place={list.place} questions={questions} onChange={list.setPlace} />
      </div>
      {/* What is being sent is not changed meanwhile. */}
      <div className={classes.list} inert={saving.busy !== null}>
        <div ref={notices} className={classes.notices}>
          {file.outcome !== null && (
            <FileOutcomeNotice
              outcome={file.outcome}
              onAddChanged={file.addChanged}
              onClose={file.close}
            />
          )}
          {missing.length > 0 && <IncompleteNotice incomplete={missing} onShow={list.show} />}
          {outcome?.kind === 'failed' && (
            <Notice tone="no">
              <p>{outcome.message}</p>
              {outcome.faults.length > 0 && <FaultList faults={outcome.faults} />}
            </Notice>
          )}
          {outcome?.kind === 'onServer' && <Notice tone="ok">{outcome.message}</Notice>}
        </div>
        <QuestionList
          questions={questions}
          list={list}
          headingRef={heading}
          onDelete={setDeleting}
        />
        <div className={classes.bank}>
          <BuiltInQuestions place={list.place} />
        </div>
      </div>
      <div className={classes.save}>
        <SavePanel
          count={questions.length}
          unsaved={work.unsaved}
          isKept={isKept}
          busy={saving.busy}
          blocked={file.busy}
          forServer={isAdmin ? questions.filter(({ onServer }) => !onServer).length : null}
          onSaveJson={() => void saving.toJson()}
          onSaveServer={saving.toServer}
        />
      </div>
      <DeleteDialog
        question={questions.find(({ id }) => id === deleting)}
        onCancel={() => setDeleting(null)}
        onDelete={() => {
          if (deleting !== null) list.remove(deleting);
          setDeleting(null);
          heading.current?.focus();
        }}
      />
      <LeaveDialog opened={guard.asks} onStay={guard.stay} onLeave={guard.leave} />
    </div>
  );
}
