import { useState } from 'react';
import { IconSearch } from '@tabler/icons-react';
import type { ClassDoor } from '#shared/contracts/class-login.contract.ts';
import { cx } from '../../../lib/cx.ts';
import field from '../../../components/Field.module.css';
import { matchingMembers } from '../lib/matching-members.ts';
import { classLoginTexts as texts } from '../texts.ts';
import classes from './NamePicker.module.css';

export type DoorMember = ClassDoor['members'][number];

/** More names than these are searched faster than looked through. */
const SEARCH_FROM = 13;

interface NamePickerProps {
  members: readonly DoorMember[];
  onPick: (member: DoorMember) => void;
}

/** The names of a class, in the order of its list. */
export function NamePicker({ members, onPick }: NamePickerProps) {
  const [search, setSearch] = useState('');
  const shown = matchingMembers(members, search);
  return (
    <div className={classes.root}>
      {members.length >= SEARCH_FROM && (
        <div className={classes.search}>
          <IconSearch size={22} stroke={2.2} aria-hidden="true" />
          <input
            type="search"
            aria-label={texts.search.replace('...', '')}
            placeholder={texts.search}
            autoComplete="off"
            spellCheck={false}
            className={cx(field.control, classes.input)}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              const [only] = shown;
              if (event.key === 'Enter' && shown.length === 1 && only) onPick(only);
            }}
          />
        </div>
      )}
      {shown.length === 0 && (
        <p role="status" className={classes.none}>
          {texts.searchEmpty}
        </p>
      )}
      <ul className={classes.names}>
        {shown.map((member) => (
          <li key={member._id}>
            <button type="button" className={classes.name} onClick={() => onPick(member)}>
              <span className={classes.letter} aria-hidden="true">
                {member.name.slice(0, 1)}
              </span>
              <span className={classes.words}>
                <b>{member.name}</b>
                {member.number !== null && <small>{texts.numbered(member.number)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
