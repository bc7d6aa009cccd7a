import { authApi } from '#shared/contracts/auth.contract.ts';
import { AdminUsers } from '../../features/admin-users/components/AdminUsers.tsx';
import { useAuth } from '../../features/auth/hooks/useAuth.ts';
import { callApi } from '../../lib/call-api.ts';

/** 'Pengguna', and what it means for the admin themselves. */
export function UsersSection() {
  const { user, updateUser, signIn } = useAuth();

  /** A new password ends their sign-ins, also this one: come in again before it is noticed. */
  function signInAgain(username: string, password: string) {
    callApi(authApi.login, { body: { email: username, password } }).then(
      ({ data }) => signIn(data),
      // The next call says that they have to sign in, with the password that they have just read.
      () => undefined,
    );
  }

  return (
    <AdminUsers
      me={user?._id ?? ''}
      onOwnChange={({ _id, username, email, role, totalScore, gamesPlayed, highestScore, level }) =>
        updateUser({ _id, username, email, role, totalScore, gamesPlayed, highestScore, level })
      }
      onOwnPassword={signInAgain}
    />
  );
}
