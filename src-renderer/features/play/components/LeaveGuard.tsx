import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RunKind } from '#shared/contracts/run.ts';
import { AskDialog } from '../../../components/AskDialog.tsx';
import { useBackCloses } from '../../../hooks/useBackCloses.ts';
import { paths } from '../../../lib/paths.ts';
import { leaveTexts } from '../leave-texts.ts';

interface LeaveGuardProps {
  kind: RunKind;
  /** Where somebody wants to go already. */
  wished: string | null;
  /** The header, with what its links do. */
  children: (onLeave: (to: string) => void) => ReactNode;
}

/** Asks once before a running game is left, by a link or by the browser's way back. */
export function LeaveGuard({ kind, wished, children }: LeaveGuardProps) {
  const navigate = useNavigate();
  const [wish, setWish] = useState(wished);
  useBackCloses(true, () => setWish(paths.levelSelection));
  return (
    <>
      {children(setWish)}
      {wish !== null && (
        <AskDialog
          {...leaveTexts[kind]}
          stay={leaveTexts.stay}
          onStay={() => setWish(null)}
          go={leaveTexts.leave}
          onGo={() => void navigate(wish)}
        />
      )}
    </>
  );
}
