import { IconCircleCheck, IconCircleX, IconPlugConnected } from '@tabler/icons-react';
import type { SelfTest, SelfTestVerdict } from '#shared/contracts/sharing.contract.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { TitledCard } from '../../../components/admin/TitledCard.tsx';
import { errorText } from '../../../lib/api-error.ts';
import { useSelfTest } from '../api/sharing.ts';
import { sharingScreenTexts as texts } from '../texts.ts';
import classes from './ReachHelp.module.css';

const TONE: Record<SelfTestVerdict, 'ok' | 'warn' | 'no'> = {
  works: 'ok',
  'answers-here': 'warn',
  broken: 'no',
};

/** When nobody gets through: what can be tested from here, and what to click. */
export function ReachHelp() {
  const test = useSelfTest();
  return (
    <TitledCard padded title={texts.reachTitle}>
      <p className={classes.help}>{texts.reachHelp}</p>
      <div>
        <Button
          variant="wedel"
          leftIcon={<IconPlugConnected size={20} stroke={2.2} />}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? texts.testing : texts.test}
        </Button>
      </div>
      {test.isError && <Notice tone="no">{errorText(test.error, texts.testFailed)}</Notice>}
      {test.data && !test.isPending && <TestResult test={test.data} />}
    </TitledCard>
  );
}

function TestResult({ test }: { test: SelfTest }) {
  return (
    <div className={classes.result}>
      <Notice tone={TONE[test.verdict]}>{test.summary}</Notice>
      <ul className={classes.results}>
        {test.results.map(({ address, answers }) => (
          <li key={address} data-answers={answers ? '' : undefined}>
            {answers ? (
              <IconCircleCheck size={20} stroke={2.2} aria-hidden="true" />
            ) : (
              <IconCircleX size={20} stroke={2.2} aria-hidden="true" />
            )}
            <span>
              <b>{address}</b> {answers ? texts.answers : texts.silent}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.help}>
        {test.proves} {test.doesNotProve}
      </p>
      {test.steps.length > 0 && (
        <>
          <h4 className={classes.stepsTitle}>{texts.stepsTitle}</h4>
          <ol className={classes.steps}>
            {test.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
