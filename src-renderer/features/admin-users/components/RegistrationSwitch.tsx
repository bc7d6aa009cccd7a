import { useQuery } from '@tanstack/react-query';
import { ChoiceBar } from '../../../components/ChoiceBar.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { registrationQuery, useSetRegistration } from '../api/registration.ts';
import { registrationTexts as texts } from '../texts.ts';
import classes from './RegistrationSwitch.module.css';

/** Who may make themselves an account: everybody, or nobody but through a class. */
export function RegistrationSwitch({ onDone }: { onDone: (message: string) => void }) {
  const { data } = useQuery(registrationQuery());
  const change = useSetRegistration();
  // Shown with its first answer; who cannot see it cannot set it wrong.
  if (data === undefined) return null;
  return (
    <>
      <div className={classes.root}>
        <ChoiceBar
          label={texts.label}
          choices={[
            { value: 'open', text: texts.open, disabled: change.isPending },
            { value: 'closed', text: texts.closed, disabled: change.isPending },
          ]}
          value={data.open ? 'open' : 'closed'}
          onChange={(value) => {
            const open = value === 'open';
            if (open === data.open) return;
            change.mutate(open, { onSuccess: ({ message }) => onDone(message ?? '') });
          }}
        />
        <p className={classes.help}>{data.open ? texts.openHelp : texts.closedHelp}</p>
      </div>
      {change.isError && <Notice tone="no">{errorText(change.error, texts.failed)}</Notice>}
    </>
  );
}
