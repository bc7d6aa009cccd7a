import { useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PlayQuestion } from '#shared/contracts/question.ts';
import { SectionHeader } from '../../../components/admin/SectionHeader.tsx';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { exportBank } from '../api/export-bank.ts';
import type { EditorTarget } from '../hooks/useQuestionEditor.ts';
import type { BankQuestion } from '../lib/admin-question.ts';
import { NO_FILTER } from '../lib/question-filter.ts';
import { emptyForm, formOf } from '../lib/question-form.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import { BankActions } from './BankActions.tsx';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { QuestionList } from './QuestionList.tsx';

interface QuestionBankProps {
  /** A question as players would see it. */
  renderPreview: (question: PlayQuestion) => ReactNode;
}

/** What lies over the list. It stays while it leaves the screen; the next one is a new one. */
interface Opened<T> {
  key: number;
  isOpen: boolean;
  what: T;
}

/** 'Manajemen Pertanyaan': find, add, change and delete questions; import and export all of them. */
export function QuestionBank({ renderPreview }: QuestionBankProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [editor, setEditor] = useState<Opened<EditorTarget> | null>(null);
  const [importer, setImporter] = useState<Opened<null> | null>(null);
  const [deleting, setDeleting] = useState<BankQuestion | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const once = useSingleFlight();
  const download = useMutation({
    mutationFn: exportBank,
    onSuccess: ({ count, file }) =>
      setToast({ tone: 'ok', text: texts.exported(formatNumber(count), file) }),
    onError: (error) => setToast({ tone: 'no', text: errorText(error, texts.exportFailed) }),
  });

  function edit(what: EditorTarget) {
    // It would lie on the buttons of the dialog.
    setToast(null);
    setEditor({ key: (editor?.key ?? 0) + 1, isOpen: true, what });
  }
  const closeEditor = () => setEditor((current) => current && { ...current, isOpen: false });
  const closeImporter = () => setImporter((current) => current && { ...current, isOpen: false });
  const say = (text: string) => setToast({ tone: 'ok', text });

  return (
    <>
      <SectionHeader title={texts.title}>
        <BankActions
          exporting={download.isPending ? download.variables : null}
          onExport={(format) => once((settled) => download.mutate(format, settled))}
          onImport={() => setImporter({ key: (importer?.key ?? 0) + 1, isOpen: true, what: null })}
          onAdd={() => {
            const { characterId, level } = filter;
            edit({ id: null, form: emptyForm({ characterId, level }) });
          }}
        />
      </SectionHeader>
      <QuestionList
        filter={filter}
        onFilter={setFilter}
        onEdit={(question) => edit({ id: question._id, form: formOf(question) })}
        onCopy={(question) => edit({ id: null, form: formOf(question) })}
        onDelete={setDeleting}
      />
      {editor && (
        <QuestionDialog
          key={`editor-${editor.key}`}
          target={editor.what}
          opened={editor.isOpen}
          renderPreview={renderPreview}
          onClose={closeEditor}
          onSaved={(message) => {
            closeEditor();
            say(message);
          }}
        />
      )}
      {importer && (
        <ImportDialog
          key={`importer-${importer.key}`}
          opened={importer.isOpen}
          onClose={closeImporter}
          onImported={(message) => {
            closeImporter();
            say(message);
          }}
        />
      )}
      <DeleteQuestion question={deleting} onClose={() => setDeleting(null)} onDeleted={say} />
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}
