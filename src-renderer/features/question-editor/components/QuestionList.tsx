import type { Ref } from 'react';
import { IconPlus } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import { Button } from '../../../components/Button.tsx';
import { Card } from '../../../components/Card.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { formatNumber } from '../../../lib/format.ts';
import type { useQuestionList } from '../hooks/useQuestionList.ts';
import { inCell, type EditorQuestion } from '../lib/editor-work.ts';
import { questionEditorTexts as texts } from '../texts.ts';
import { QuestionCard } from './QuestionCard.tsx';
import classes from './QuestionList.module.css';

interface QuestionListProps {
  questions: readonly EditorQuestion[];
  list: ReturnType<typeof useQuestionList>;
  /** Takes the keyboard when the question that had it is gone. */
  headingRef: Ref<HTMLHeadingElement>;
  onDelete: (id: number) => void;
}

/** The new questions of the chosen character and level. */
export function QuestionList({ questions, list, headingRef, onDelete }: QuestionListProps) {
  const { characterId, level } = list.place;
  const { name } = characterOf(characterId);
  const here = inCell(questions, characterId, level);
  const add = (
    <Button
      variant={here.length === 0 ? 'wedel' : 'line'}
      leftIcon={<IconPlus size={20} stroke={2.6} />}
      onClick={list.add}
    >
      {texts.add}
    </Button>
  );
  return (
    <div className={classes.root}>
      <h2 ref={headingRef} tabIndex={-1} className={classes.heading}>
        {texts.cell(name, level)}
      </h2>
      {here.length === 0 ? (
        <Card>
          <EmptyState
            title={texts.empty}
            help={
              questions.length === 0
                ? texts.emptyHelp(name, level)
                : texts.emptyElsewhere(formatNumber(questions.length))
            }
            action={add}
          />
        </Card>
      ) : (
        <>
          {here.map((question) => (
            <QuestionCard
              key={question.id}
              question={question}
              open={list.open.has(question.id)}
              checked={list.checked.has(question.id)}
              focus={list.focus?.id === question.id ? list.focus : null}
              onToggle={() => list.toggle(question.id)}
              onChange={(fields) => list.edit(question.id, fields)}
              onDelete={() => onDelete(question.id)}
            />
          ))}
          <div className={classes.add}>{add}</div>
        </>
      )}
    </div>
  );
}
