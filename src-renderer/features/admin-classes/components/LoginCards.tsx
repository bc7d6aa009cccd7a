import type { LoginCard, SchoolClass } from '#shared/contracts/classes.contract.ts';
import { QrCode } from '../../../components/QrCode.tsx';
import { PrintView } from '../../../components/admin/PrintView.tsx';
import { useJoinAddress } from '../../../hooks/useJoinAddress.ts';
import { formatNumber } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { inSheets } from '../lib/in-sheets.ts';
import { cardTexts as texts } from '../texts.ts';
import classes from './LoginCards.module.css';

interface LoginCardsProps {
  subject: SchoolClass;
  cards: readonly LoginCard[];
  onClose: () => void;
}

/** Cards to cut out: eight on a sheet of A4, with all that a pupil needs to come in. */
export function LoginCards({ subject, cards, onClose }: LoginCardsProps) {
  const address = useJoinAddress();
  return (
    <PrintView
      title={texts.title(subject.name)}
      help={`${texts.count(formatNumber(cards.length))} ${texts.once}`}
      print={texts.print}
      close={texts.close}
      holds
      onClose={onClose}
    >
      {address !== undefined &&
        inSheets(cards).map((sheet) => (
          <section key={sheet[0]?._id} className={classes.sheet}>
            {sheet.map((card) => (
              <Card key={card._id} card={card} subject={subject} address={address} />
            ))}
          </section>
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
          {card.number !== null && ` · ${card.number}`}
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
