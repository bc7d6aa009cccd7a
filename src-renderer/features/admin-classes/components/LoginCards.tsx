import { useEffect, useState } from 'react';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { XLSX_TYPE } from '#shared/contracts/admin-users.contract.ts';
import type { LoginCard, SchoolClass } from '#shared/contracts/classes.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { QrCode } from '../../../components/QrCode.tsx';
import { PrintView } from '../../../components/admin/PrintView.tsx';
import { useJoinAddress } from '../../../hooks/useJoinAddress.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { inSheets } from '../lib/in-sheets.ts';
import { pinFileName, pinWorkbook } from '../lib/pin-workbook.ts';
import { cardTexts as texts } from '../texts.ts';
import classes from './LoginCards.module.css';
import { PinList } from './PinList.tsx';

interface LoginCardsProps {
  subject: SchoolClass;
  cards: readonly LoginCard[];
  onClose: () => void;
}

/**
 * New PINs, which nobody can see again: cards to cut out, eight on a sheet of A4 with all that a pupil
 * needs to come in, a list on one page, and a file. Asks before it closes while none of them was made.
 */
export function LoginCards({ subject, cards, onClose }: LoginCardsProps) {
  const address = useJoinAddress();
  const [view, setView] = useState<'cards' | 'list'>('cards');
  const [isKept, setKept] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  // Also by the keyboard or the menu of the browser.
  useEffect(() => {
    const keep = () => setKept(true);
    window.addEventListener('afterprint', keep);
    return () => window.removeEventListener('afterprint', keep);
  }, []);

  async function save() {
    try {
      const workbook = await pinWorkbook(subject, cards, address ?? '');
      saveFile(pinFileName(subject.name, new Date()), workbook, XLSX_TYPE);
      setFailed(false);
      setKept(true);
    } catch {
      // The writer of workbooks could not be loaded, or the browser keeps no files: printing is left.
      setFailed(true);
    }
  }

  return (
    <PrintView
      title={texts.title(subject.name)}
      help={`${texts.count(formatNumber(cards.length))} ${texts.once}`}
      print={texts.print}
      close={texts.close}
      holds
      onClose={() => (isKept ? onClose() : setAsking(true))}
      tools={
        <>
          <ChoiceBar
            label={texts.view}
            choices={(['cards', 'list'] as const).map((value) => ({
              value,
              text: texts.views[value],
            }))}
            value={view}
            onChange={setView}
          />
          <Button
            leftIcon={<IconDeviceFloppy size={20} stroke={2.2} />}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      }
      notice={
        <>
          {hasFailed && <Notice tone="no">{texts.saveFailed}</Notice>}
          {isAsking && !isKept && (
            <Notice tone="warn">
              <b>{texts.askTitle}.</b> {texts.askHelp}
              <span className={classes.answers}>
                <Button size="sm" variant="wedel" onClick={() => setAsking(false)}>
                  {texts.stay}
                </Button>
                <Button size="sm" onClick={onClose}>
                  {texts.leave}
                </Button>
              </span>
            </Notice>
          )}
        </>
      }
    >
      {address !== undefined &&
        (view === 'list' ? (
          <PinList subject={subject} cards={cards} address={address} />
        ) : (
          inSheets(cards).map((sheet) => (
            <section key={sheet[0]?._id} className={classes.sheet}>
              {sheet.map((card) => (
                <Card key={card._id} card={card} subject={subject} address={address} />
              ))}
            </section>
          ))
        ))}
    </PrintView>
  );
}

interface CardProps {
  card: LoginCard;
  subject: SchoolClass;
  address: string;
}

function Card({ card, subject, address }: CardProps) {
  const url = address.replace(/\/$/, '') + paths.classDoor(subject.code);
  return (
    <article className={classes.card}>
      <div className={classes.words}>
        <h3 className={classes.name}>{card.name}</h3>
        <p className={classes.class}>
          {subject.name}
          {card.number !== null && ` · ${texts.number(card.number)}`}
        </p>
        <p className={classes.pin}>
          <span>{texts.pin}</span> <b>{card.pin}</b>
        </p>
        <p className={classes.open}>
          {texts.open}
          <b>{address.replace(/^https?:\/\/|\/$/g, '')}</b>
        </p>
        <p className={classes.open}>
          {texts.code}
          <b className={classes.code}>{subject.code}</b>
        </p>
      </div>
      <div className={classes.qr}>
        <QrCode value={url} label={`${texts.scan}: ${url}`} />
        <p>{texts.scan}</p>
      </div>
    </article>
  );
}
