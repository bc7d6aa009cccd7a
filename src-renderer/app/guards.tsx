import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useAuth } from '../features/auth/hooks/useAuth.ts';
import { paths } from '../lib/paths.ts';
import { afterSignIn, type LoginState } from './origin.ts';

/**
 * Pages for signed-in players; others go to /login, which remembers where they wanted to go, or to
 * the door of the class by which the last one at this PC came in.
 */
export function RequirePlayer() {
  const { status, ended, pinClass } = useAuth();
  const { pathname, search, hash } = useLocation();
  if (status === 'in') return <Outlet />;
  const state: LoginState = {
    // Who leaves hands the PC on: the next player does not land where this one was.
    ...(ended !== 'left' && pinClass === null && { from: { pathname, search, hash } }),
    ...(ended !== null && ended !== 'left' && { notice: ended }),
  };
  const door = pinClass === null ? paths.login : paths.classDoor(pinClass);
  return <Navigate to={door} replace state={state} />;
}

/** Pages for visitors. Who signs in here goes on to where they were going, who came signed in to /. */
export function RequireVisitor() {
  const { status } = useAuth();
  const { pathname, state } = useLocation();
  const [cameAsVisitor, setCameAsVisitor] = useState(false);
  if (status === 'out' && !cameAsVisitor) setCameAsVisitor(true);
  if (status === 'out') return <Outlet />;
  return <Navigate to={cameAsVisitor ? afterSignIn(pathname, state) : paths.home} replace />;
}
