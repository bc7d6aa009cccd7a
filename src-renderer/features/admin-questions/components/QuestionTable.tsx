import { IconCopy, IconEdit, IconTrash } from '@tabler/icons-react';
import { characterOf } from '#shared/constants/characters.ts';
import { CharacterAvatar } from '../../../components/CharacterAvatar.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { DataTable } from '../../../components/admin/DataTable.tsx';
import type { BankQuestion } from '../lib/admin-question.ts';
import { curriculumTexts } from '../curriculum-texts.ts';
import { adminQuestionsTexts as texts } from '../texts.ts';
import classes from './QuestionTable.module.css';
import { FoundIn } from './FoundIn.tsx';
import { TypeBadge } from './TypeBadge.tsx';

interface QuestionTableProps {
  questions: readonly BankQuestion[];
  busy: boolean;
  /** What was looked for, so that each row can say where it was found. */
  search: string;
  onEdit: (question: BankQuestion) => void;
  onCopy: (question: BankQuestion) => void;
  onDelete: (question: BankQuestion) => void;
}

/** What it is about and trains, where somebody has said it. */
function Curriculum({ question: { topic, competences = [] } }: { question: BankQuestion }) {
  const text = curriculumTexts.summary(topic, competences);
  return text === '' ? null : <small className={classes.curriculum}>{text}</small>;
}

/** One row per question, with what can be done to it. */
export function QuestionTable(props: QuestionTableProps) {
  const { questions, busy, search, onEdit, onCopy, onDelete } = props;
  return (
    <DataTable label={texts.table} busy={busy} stacks className={classes.root}>
      <thead>
        <tr>
          <th scope="col" className={classes.id}>
            {texts.id}
          </th>
          <th scope="col">{texts.question}</th>
          <th scope="col">{texts.character}</th>
          <th scope="col" className={classes.level}>
            {texts.level}
          </th>
          <th scope="col" className={classes.type}>
            {texts.type}
          </th>
          <th scope="col" data-actions="">
            {texts.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <tr key={question._id}>
            <td className={classes.id}>{question._id}</td>
            <td className={classes.question}>
              <span lang="jv">{question.question}</span>
              <Curriculum question={question} />
              <FoundIn question={question} search={search} />
            </td>
            <td>
              <span className={classes.character}>
                <CharacterAvatar id={question.characterId} size={32} />
                <span>{characterOf(question.characterId).name}</span>
              </span>
            </td>
            <td className={classes.level}>{question.level}</td>
            <td className={classes.type}>
              <TypeBadge type={question.questionType} />
            </td>
            <td data-actions="">
              <IconButton
                label={texts.edit(question._id)}
                icon={<IconEdit size={21} stroke={2.2} />}
                onClick={() => onEdit(question)}
              />
              <IconButton
                label={texts.copy(question._id)}
                icon={<IconCopy size={21} stroke={2.2} />}
                onClick={() => onCopy(question)}
              />
              <IconButton
                label={texts.delete(question._id)}
                icon={<IconTrash size={21} stroke={2.2} />}
                className={classes.delete}
                onClick={() => onDelete(question)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
