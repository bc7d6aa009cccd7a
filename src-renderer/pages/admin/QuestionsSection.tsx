import { QuestionBank } from '../../features/admin-questions/components/QuestionBank.tsx';
import { QuestionPreview } from './QuestionPreview.tsx';

/** The question bank, with the card of the game for its preview. */
export function QuestionsSection() {
  return <QuestionBank renderPreview={(question) => <QuestionPreview question={question} />} />;
}
