import { QuestionEditor } from '../features/question-editor/components/QuestionEditor.tsx';
import { questionEditorTexts } from '../features/question-editor/texts.ts';
import { useAuth } from '../features/auth/hooks/useAuth.ts';

/** /question-manager: everyone signed in writes here, an admin also saves to the server. */
export function QuestionManagerPage() {
  const { user } = useAuth();
  if (user === null) return null;
  return (
    <>
      <title>{`${questionEditorTexts.title} · Punakawan`}</title>
      <QuestionEditor key={user._id} owner={user._id} isAdmin={user.role === 'admin'} />
    </>
  );
}
