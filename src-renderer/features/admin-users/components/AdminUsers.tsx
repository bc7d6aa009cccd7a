import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AdminUser } from '#shared/contracts/admin-users.contract.ts';
import { Toast, type ToastMessage } from '../../../components/admin/Toast.tsx';
import { USER_PARAM, paths } from '../../../lib/paths.ts';
import type { UserAction } from '../lib/user-action.ts';
import { NO_FILTER } from '../lib/user-filter.ts';
import { UserDetail } from './UserDetail.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { UserList } from './UserList.tsx';

interface AdminUsersProps {
  /** Identifier of the admin who looks. */
  me: string;
  /** They have changed their own name or email. */
  onOwnChange: (user: AdminUser) => void;
  /** They have a new password, and their old sign-ins have ended. */
  onOwnPassword: (username: string, password: string) => void;
}

/** 'Pengguna': the list, or the user that the address names; both share the dialogs. */
export function AdminUsers({ me, onOwnChange, onOwnPassword }: AdminUsersProps) {
  const id = useSearchParams()[0].get(USER_PARAM);
  const navigate = useNavigate();
  // Kept here, so that the list is as it was when one comes back from a user.
  const [filter, setFilter] = useState(NO_FILTER);
  const [action, setAction] = useState<UserAction | null>(null);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const succeed = (text: string) => setToast({ tone: 'ok', text });

  return (
    <>
      {id === null ? (
        <UserList
          me={me}
          filter={filter}
          onFilter={setFilter}
          onAction={setAction}
          onDone={succeed}
        />
      ) : (
        <UserDetail key={id} id={id} me={me} onAction={setAction} />
      )}
      <UserDialogs
        action={action}
        onClose={() => setAction(null)}
        onDone={succeed}
        onSaved={(user) => user._id === me && onOwnChange(user)}
        onPassword={(user, password) => user._id === me && onOwnPassword(user.username, password)}
        onDeleted={() => id !== null && void navigate(paths.adminMenu('pengguna'))}
      />
      <Toast message={toast} onClose={() => setToast(null)} />
    </>
  );
}
