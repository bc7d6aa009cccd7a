import type { CSSProperties } from 'react';
import type { LoginCard, SchoolClass } from '#shared/contracts/classes.contract.ts';
import { cardTexts as texts } from '../texts.ts';
import classes from './PinList.module.css';

interface PinListProps {
  subject: SchoolClass;
  cards: readonly LoginCard[];
  address: string;
}

/** All PINs of a class on one sheet of A4, for the teacher's own folder. */
export function PinList({ subject, cards, address }: PinListProps) {
  return (
    <section className={classes.sheet} style={{ '--rows': cards.length } as CSSProperties}>
      <h3 className={classes.title}>{texts.title(subject.name)}</h3>
      <p>
        {texts.open} <b>{address.replace(/^https?:\/\/|\/$/g, '')}</b> · {texts.code}{' '}
        <b>{subject.code}</b>
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{texts.listNumber}</th>
            <th scope="col">{texts.listName}</th>
            <th scope="col">{texts.pin}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ _id, number, name, pin }) => (
            <tr key={_id}>
              <td>{number}</td>
              <th scope="row">{name}</th>
              <td className={classes.pin}>{pin}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
