import { AUDIT_LABEL_MAX } from '#shared/constants/limits.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';

/** A user, as the audit log names him. */
export const userTarget = ({ id, username }: { id: number; username: string }) =>
  ({ type: 'user', id, label: username }) as const;

/** A question, as the audit log names it: by its line. */
export function questionTarget({ id, questionLine }: Pick<PlayQuestion, 'id' | 'questionLine'>) {
  const letters = [...questionLine];
  const isLong = letters.length > AUDIT_LABEL_MAX;
  const label = isLong ? `${letters.slice(0, AUDIT_LABEL_MAX).join('')}…` : questionLine;
  return { type: 'question', id, label } as const;
}
