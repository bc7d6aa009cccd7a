import { createContext, use } from 'react';
import type { SignedIn, UserView } from '#shared/contracts/auth.contract.ts';

/** What sign-in and sign-up answer. */
export type Session = SignedIn;

export interface Auth {
  status: 'in' | 'out';
  /** Set exactly while the status is 'in'. */
  user: UserView | null;
  /** Why nobody is signed in: the server no longer knew the player, they left, or they were sent out. */
  ended: 'expired' | 'left' | 'sent-out' | null;
  /**
   * Code of the class by which the player has come in with their PIN; null for other ways. It stays
   * when they leave: the next one at this PC comes in by the same door.
   */
  pinClass: string | null;
  /** What the player's class calls them, as far as it is known. */
  memberName: string | null;
  /** What the player is called: by their class, else by their username. */
  playerName: string;
  /** `seat`: by which class, and by which name in it, they came in. */
  signIn: (session: Session, seat?: { code: string; name: string }) => void;
  signOut: (why?: 'left' | 'sent-out') => void;
  /** Takes over fresh totals of the signed-in player. */
  updateUser: (user: UserView) => void;
  /** Takes over what the class calls the player now; null when they have none. */
  updateMemberName: (name: string | null) => void;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}
