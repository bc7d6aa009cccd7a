import { AUDIT_LABEL_MAX } from '#shared/constants/limits.ts';
import type { PlayQuestion } from '#shared/contracts/question.ts';

/** A user, as the audit log names them. */
export const userTarget = ({ id, username }: { id: number; username: string }) =>
  ({ type: 'user', id, label: username }) as const;

/** A class, as the audit log names it. */
export const classTarget = ({ id, name }: { id: number; name: string }) =>
  ({ type: 'class', id, label: name }) as const;

/** A pupil, as the audit log names them: as their class calls them. */
export const memberTarget = ({ user_id, name }: { user_id: number; name: string }) =>
  ({ type: 'user', id: user_id, label: name }) as const;

/** A question, as the audit log names it: by its line. */
export function questionTarget({ id, questionLine }: Pick<PlayQuestion, 'id' | 'questionLine'>) {
  const letters = [...questionLine];
  const isLong = letters.length > AUDIT_LABEL_MAX;
  const label = isLong ? `${letters.slice(0, AUDIT_LABEL_MAX).join('')}…` : questionLine;
  return { type: 'question', id, label } as const;
}
