import { useState } from 'react';
import { IconKey } from '@tabler/icons-react';
import type { ClassMember, LoginCard } from '#shared/contracts/classes.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { Dialog } from '../../../components/admin/Dialog.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useMakePins } from '../api/classes.ts';
import { classDialogTexts as texts } from '../texts.ts';
import classes from './ClassForm.module.css';

interface CardsDialogProps {
  classId: string;
  /** Those with a seat. */
  members: readonly ClassMember[];
  onClose: () => void;
  /** Cards that were made; not necessarily all, when the network failed between. */
  onCards: (cards: LoginCard[]) => void;
}

/** PINs asked for at once: what a slow PC answers in time, since a lost answer takes its PINs with it. */
const AT_ONCE = 8;

/** Makes PINs for those without one, or for everybody, and the cards that tell them. */
export function CardsDialog({ classId, members, onClose, onCards }: CardsDialogProps) {
  const missing = members.filter(({ hasPin }) => !hasPin);
  const [forAll, setForAll] = useState(missing.length === 0);
  const [made, setMade] = useState<LoginCard[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isMaking, setMaking] = useState(false);
  const make = useMakePins(classId);
  const chosen = forAll ? members : missing;

  async function run() {
    setMaking(true);
    setError(null);
    const done = new Set(made.map(({ _id }) => _id));
    const waiting = chosen.map(({ _id }) => _id).filter((id) => !done.has(id));
    const cards = [...made];
    try {
      // Hashing takes a slow PC a while: in pieces, with a count of what is done.
      for (let at = 0; at < waiting.length; at += AT_ONCE) {
        cards.push(...(await make.mutateAsync(waiting.slice(at, at + AT_ONCE))));
        setMade([...cards]);
      }
      onCards(cards);
    } catch (failure) {
      setError(failure);
    } finally {
      setMaking(false);
    }
  }

  return (
    <Dialog
      opened
      title={texts.cardsTitle}
      size="sm"
      holds={isMaking || made.length > 0}
      onClose={() => !isMaking && onClose()}
      footer={
        <>
          {made.length > 0 && !isMaking && (
            <Button onClick={() => onCards(made)}>{texts.printCard}</Button>
          )}
          <Button
            variant="wedel"
            leftIcon={<IconKey size={20} stroke={2.2} />}
            busy={isMaking}
            disabled={chosen.length === 0}
            onClick={() => void run()}
          >
            {isMaking
              ? texts.cardsMaking(formatNumber(made.length), formatNumber(chosen.length))
              : texts.cardsMake(formatNumber(chosen.length - made.length))}
          </Button>
        </>
      }
    >
      <div className={classes.root}>
        <p>{texts.cardsIntro}</p>
        <div role="radiogroup" aria-label={texts.cardsWhom}>
          <label className={classes.check}>
            <input
              type="radio"
              name="whom"
              checked={!forAll}
              disabled={isMaking || missing.length === 0}
              onChange={() => setForAll(false)}
            />
            {texts.cardsMissing(formatNumber(missing.length))}
          </label>
          <label className={classes.check}>
            <input
              type="radio"
              name="whom"
              checked={forAll}
              disabled={isMaking}
              onChange={() => setForAll(true)}
            />
            {texts.cardsAll(formatNumber(members.length))}
          </label>
        </div>
        {forAll && missing.length < members.length && (
          <Notice tone="warn">{texts.cardsAllWarning}</Notice>
        )}
        {error !== null && <Notice tone="no">{errorText(error, texts.failed)}</Notice>}
        {made.length > 0 && !isMaking && (
          <Notice tone="warn">{texts.cardsPartly(formatNumber(made.length))}</Notice>
        )}
      </div>
    </Dialog>
  );
}
