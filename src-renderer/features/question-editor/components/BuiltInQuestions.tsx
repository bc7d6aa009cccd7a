import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconChevronDown } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import { Card } from '../../../components/Card.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { LoadingState } from '../../../components/LoadingState.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { builtInLevelQuery } from '../api/built-in-level.ts';
import type { Place } from '../hooks/useQuestionList.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import { BuiltInQuestion } from './BuiltInQuestion.tsx';
import classes from './BuiltInQuestions.module.css';

/** What the game brings along for a character and level: folded away, and to be read only. */
export function BuiltInQuestions({ place: { characterId, level } }: { place: Place }) {
  const [isOpen, setOpen] = useState(false);
  // A folded list costs nothing: the bank is loaded when somebody looks.
  const { data, isPending, refetch } = useQuery({
    ...builtInLevelQuery(characterId, level),
    enabled: isOpen,
  });
  return (
    <Card className={classes.root}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classes.summary}>
          <IconChevronDown size={22} stroke={2.6} aria-hidden="true" className={classes.chevron} />
          <h3 className={classes.title}>{texts.builtIn(characterOf(characterId).name, level)}</h3>
          {data && (
            <span className={classes.count}>{texts.builtInCount(formatNumber(data.length))}</span>
          )}
        </summary>
        {isOpen && (
          <div className={classes.body}>
            <p className={classes.help}>{texts.builtInHelp}</p>
            {data ? (
              <ul className={classes.list}>
                {data.map((question) => (
                  <li key={question.id}>
                    <BuiltInQuestion question={question} />
                  </li>
                ))}
              </ul>
            ) : isPending ? (
              <LoadingState text={texts.builtInLoading} />
            ) : (
              <ErrorState message={texts.builtInFailed} onRetry={() => void refetch()} />
            )}
          </div>
        )}
      </details>
    </Card>
  );
}
