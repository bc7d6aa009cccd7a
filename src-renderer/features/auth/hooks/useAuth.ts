import { createContext, use } from 'react';
import type { z } from 'zod/mini';
import type { UserView, authApi } from '#shared/contracts/auth.contract.ts';

/** What sign-in and sign-up answer. */
export type Session = z.output<typeof authApi.login.response>;

export interface Auth {
  /** 'loading' until what the browser remembers has been read. */
  status: 'loading' | 'in' | 'out';
  /** Set exactly while the status is 'in'. */
  user: UserView | null;
  /** Why nobody is signed in: the server no longer knew the player, or he left himself. */
  ended: 'expired' | 'left' | null;
  signIn: (session: Session) => void;
  signOut: () => void;
  /** Takes over fresh totals of the signed-in player. */
  updateUser: (user: UserView) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}
