import type { Candidate } from '#shared/contracts/classes.contract.ts';
import { isLocalEmail } from '#shared/rules/local-email.ts';
import { accountTexts as texts } from '../texts.ts';
import classes from './CandidateList.module.css';

interface CandidateListProps {
  candidates: readonly Candidate[];
  chosenId: string | undefined;
  onChoose: (candidate: Candidate) => void;
}

/** Players to choose one from; who has a class already is named and cannot be chosen. */
export function CandidateList({ candidates, chosenId, onChoose }: CandidateListProps) {
  if (candidates.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={texts.list} className={classes.root}>
      {candidates.map((candidate) => {
        const { _id, username, email, className } = candidate;
        const known = isLocalEmail(email) ? '' : email;
        return (
          <label key={_id} className={classes.one}>
            <input
              type="radio"
              name="candidate"
              checked={_id === chosenId}
              disabled={className !== null}
              onChange={() => onChoose(candidate)}
            />
            <b>{username}</b>
            <span className={classes.more}>
              {className === null ? known : texts.seated(className)}
            </span>
          </label>
        );
      })}
    </div>
  );
}
