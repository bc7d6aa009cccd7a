import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { authApi, type UserView } from '#shared/contracts/auth.contract.ts';
import { callApi, onSignedOut } from '../../../lib/call-api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { clearStored, readStored, removeStored, writeStored } from '../../../lib/storage.ts';
import { leave } from '../api/leave.ts';
import { AuthContext, type Auth, type Session } from '../hooks/useAuth.ts';

type State = Pick<Auth, 'status' | 'user' | 'ended' | 'pinClass' | 'memberName'>;

const signedOut = (ended: State['ended']): State => ({
  status: 'out',
  user: null,
  ended,
  pinClass: null,
  memberName: null,
});

/** Both a token and a user must be remembered (section 4). */
function restore(): State {
  const user = readStored('user');
  const known = user !== undefined && readStored('accessToken') !== undefined;
  const pinClass = readStored('pinClass') ?? null;
  const memberName = readStored('memberName') ?? null;
  return known ? { status: 'in', user, ended: null, pinClass, memberName } : signedOut(null);
}

/** Knows who plays, in this tab and after changes in another one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(restore);
  const userId = state.user?._id;
  const loadedFor = useRef(userId);

  const become = useCallback((next: State) => {
    // What one player has loaded is not for the next one on the same PC.
    if (loadedFor.current !== next.user?._id) queryClient.clear();
    loadedFor.current = next.user?._id;
    setState((now) => {
      if (next.status !== 'out') return next;
      // Why somebody is out is said first by what has put them out.
      return now.status === 'out' ? now : { ...next, pinClass: now.pinClass };
    });
  }, []);

  const signIn = useCallback(
    ({ user, tokens }: Session, seat?: { code: string; name: string }) => {
      clearStored();
      writeStored('accessToken', tokens.accessToken);
      writeStored('refreshToken', tokens.refreshToken);
      writeStored('user', user);
      if (seat) {
        writeStored('pinClass', seat.code);
        writeStored('memberName', seat.name);
      }
      const { code: pinClass = null, name: memberName = null } = seat ?? {};
      become({ status: 'in', user, ended: null, pinClass, memberName });
    },
    [become],
  );

  const signOut = useCallback(
    (why: 'left' | 'sent-out' = 'left') => {
      const refreshToken = readStored('refreshToken');
      clearStored();
      become(signedOut(why));
      if (refreshToken !== undefined) leave(refreshToken);
    },
    [become],
  );

  const updateUser = useCallback((user: UserView) => {
    // An answer may come after somebody else has signed in.
    if (readStored('user')?._id !== user._id) return;
    writeStored('user', user);
    setState((now) => (now.status === 'in' ? { ...now, user } : now));
  }, []);

  const updateMemberName = useCallback((memberName: string | null) => {
    if (memberName === null) removeStored('memberName');
    else writeStored('memberName', memberName);
    setState((now) => (now.status === 'in' ? { ...now, memberName } : now));
  }, []);

  // The server may stop knowing the player in the middle of any call.
  useEffect(
    () =>
      onSignedOut(() => {
        if (loadedFor.current !== undefined) become(signedOut('expired'));
      }),
    [become],
  );

  // Signing in or out in one tab holds for all tabs of the browser.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === 'user' || event.key === 'accessToken') {
        become(restore());
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [become]);

  // The remembered totals may be old: the player may have played on another PC since.
  useEffect(() => {
    if (userId === undefined) return;
    const abort = new AbortController();
    callApi(authApi.me, {}, { signal: abort.signal })
      .then(({ data }) => updateUser(data.user))
      .catch(keepRemembered);
    return () => abort.abort();
  }, [userId, updateUser]);

  const auth = useMemo(
    () => ({
      ...state,
      playerName: state.memberName ?? state.user?.username ?? '',
      signIn,
      signOut,
      updateUser,
      updateMemberName,
    }),
    [state, signIn, signOut, updateUser, updateMemberName],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** Totals that cannot be refreshed stay as they are; a refused token was dealt with by the call. */
const keepRemembered = () => undefined;
