import type { ConnectedStudent } from '#shared/contracts/sharing.contract.ts';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { sharingScreenTexts as texts } from '../texts.ts';
import classes from './StudentList.module.css';

/** Who is at work from another machine: the teacher sees who is still missing. */
export function StudentList({ students }: { students: readonly ConnectedStudent[] }) {
  return (
    <TitledCard padded title={texts.students}>
      {students.length === 0 ? (
        <div>
          <p className={classes.nobody}>{texts.nobody}</p>
          <p className={classes.help}>{texts.nobodyHelp}</p>
        </div>
      ) : (
        <ul className={classes.root}>
          {students.map(({ _id, username }) => (
            <li key={_id}>
              <span className={classes.initial} aria-hidden="true">
                {[...username][0]?.toUpperCase()}
              </span>
              <span className={classes.name}>{username}</span>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
