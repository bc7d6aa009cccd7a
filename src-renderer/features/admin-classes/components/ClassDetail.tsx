import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ClassMember, LoginCard } from '#shared/contracts/classes.contract.ts';
import { Notice } from '../../../components/Notice.tsx';
import { DetailPage } from '../../../components/admin/DetailPage.tsx';
import { CLASSES_MENU, paths } from '../../../lib/paths.ts';
import { classQuery } from '../api/classes.ts';
import { classTexts as texts } from '../texts.ts';
import { AddAccount } from './AddAccount.tsx';
import { CardsDialog } from './CardsDialog.tsx';
import { ClassHeader } from './ClassHeader.tsx';
import { ClassMembers } from './ClassMembers.tsx';
import { ClassRanking } from './ClassRanking.tsx';
import { ClassSettings } from './ClassSettings.tsx';
import { LoginCards } from './LoginCards.tsx';
import { RosterDialog } from './RosterDialog.tsx';

type Opened = 'ranking' | 'settings' | 'roster' | 'account' | 'cards';

interface ClassDetailProps {
  id: string;
  onDone: (message: string) => void;
}

const isSeated = ({ removedAt }: ClassMember): boolean => removedAt === null;

/** One class: its code, its pupils, and all that is done with them. */
export function ClassDetail({ id, onDone }: ClassDetailProps) {
  const detail = useQuery(classQuery(id));
  const [open, setOpen] = useState<Opened | null>(null);
  const [cards, setCards] = useState<LoginCard[] | null>(null);
  const close = () => setOpen(null);

  return (
    <DetailPage listPath={paths.adminMenu(CLASSES_MENU)} detail={detail} texts={texts}>
      {(data) => (
        <>
          <ClassHeader
            subject={data.class}
            onRanking={() => setOpen('ranking')}
            onSettings={() => setOpen('settings')}
            onRoster={() => setOpen('roster')}
            onCards={() => setOpen('cards')}
          />
          {data.class.archivedAt !== null && <Notice tone="warn">{texts.archivedNote}</Notice>}
          <ClassMembers
            classId={id}
            members={data.members}
            onDone={onDone}
            onPrint={(card) => setCards([card])}
          />
          {open === 'ranking' && (
            <ClassRanking
              subject={data.class}
              onSettings={() => setOpen('settings')}
              onClose={close}
            />
          )}
          {open === 'settings' && (
            <ClassSettings subject={data.class} onClose={close} onDone={onDone} />
          )}
          {open === 'roster' && (
            <RosterDialog
              classId={id}
              className={data.class.name}
              onAccount={() => setOpen('account')}
              onClose={close}
              onDone={onDone}
            />
          )}
          {open === 'account' && <AddAccount classId={id} onClose={close} onDone={onDone} />}
          {open === 'cards' && (
            <CardsDialog
              classId={id}
              members={data.members.filter(isSeated)}
              onClose={close}
              onCards={(made) => {
                close();
                setCards(made);
              }}
            />
          )}
          {cards !== null && (
            <LoginCards subject={data.class} cards={cards} onClose={() => setCards(null)} />
          )}
        </>
      )}
    </DetailPage>
  );
}
