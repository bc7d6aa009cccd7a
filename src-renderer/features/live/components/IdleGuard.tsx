import { Button } from '../../../components/Button.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useIdleSeconds } from '../hooks/useIdleSeconds.ts';
import { liveTexts as texts } from '../texts.ts';
import { Dialog } from '../../../components/Dialog.tsx';

interface IdleGuardProps {
  name: string;
  suspended: boolean;
  onIdle: () => void;
}

/** Signs out who has left a shared PC without doing it themselves, and asks first. */
export function IdleGuard({ name, suspended, onIdle }: IdleGuardProps) {
  const { left, stay } = useIdleSeconds({ suspended, onIdle });
  if (left === null) return null;
  return (
    <Dialog title={texts.idleTitle}>
      <p>{texts.idle(name, formatNumber(left))}</p>
      <Button variant="prada" size="big" onClick={stay}>
        {texts.stillHere}
      </Button>
    </Dialog>
  );
}
