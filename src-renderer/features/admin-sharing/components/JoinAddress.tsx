import type { CSSProperties } from 'react';
import { lettersOf, readJoinAddress } from '../lib/join-address.ts';
import classes from './JoinAddress.module.css';

/** The address as large as its place allows: read from the last row, typed on a phone. */
export function JoinAddress({ url }: { url: string }) {
  const address = readJoinAddress(url);
  return (
    <div className={classes.place}>
      <p
        className={classes.root}
        style={{ '--letters': lettersOf(address) } as CSSProperties}
        translate="no"
      >
        <small>{address.scheme}</small>
        <span className={classes.letters}>
          {address.host}
          <em>{address.port}</em>
        </span>
      </p>
    </div>
  );
}
