import { useState } from 'react';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import type { UserAction } from '../lib/user-action.ts';
import { ChangeUser } from './ChangeUser.tsx';
import { DeleteUser } from './DeleteUser.tsx';
import { NewPassword, type ShownPassword } from './NewPassword.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { UserForm } from './UserForm.tsx';

interface UserDialogsProps {
  action: UserAction | null;
  onClose: () => void;
  /** Something succeeded, in a sentence. */
  onDone: (message: string) => void;
  onSaved: (user: AdminUser) => void;
  onPassword: (user: AdminUser, password: string) => void;
  onDeleted: () => void;
}

/** The dialog of what an admin is about to do, and the password that came of it. */
export function UserDialogs(props: UserDialogsProps) {
  const { action, onClose, onDone } = props;
  const [password, setPassword] = useState<ShownPassword | null>(null);
  const target = action !== null && 'user' in action ? action.user : null;
  return (
    <>
      <UserForm
        opened={action?.kind === 'create' || action?.kind === 'edit'}
        user={target}
        onClose={onClose}
        onSaved={(user, made, message) => {
          onClose();
          props.onSaved(user);
          if (made === null) onDone(message);
          else setPassword({ username: user.username, password: made, message });
        }}
      />
      <ResetPassword
        user={action?.kind === 'reset' ? action.user : null}
        onClose={onClose}
        onReset={(user, made) => {
          props.onPassword(user, made);
          setPassword({ username: user.username, password: made });
        }}
      />
      <ChangeUser
        action={action?.kind === 'change' ? action : null}
        onClose={onClose}
        onDone={onDone}
      />
      <DeleteUser
        user={action?.kind === 'delete' ? action.user : null}
        onClose={onClose}
        onDeleted={(message) => {
          onClose();
          onDone(message);
          props.onDeleted();
        }}
      />
      <NewPassword shown={password} onClose={() => setPassword(null)} />
    </>
  );
}
