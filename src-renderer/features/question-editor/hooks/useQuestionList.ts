import { useState } from 'react';
import { CHARACTER_IDS, parseCharacterId, type CharacterId } from '#shared/constants/characters.ts';
import { FIRST_LEVEL, type Level } from '#shared/constants/game.ts';
import { readStored } from '../../../lib/storage.ts';
import type { FocusWish } from '../components/QuestionCard.tsx';
import {
  withFields,
  withNew,
  without,
  type EditorQuestion,
  type EditorWork,
} from '../lib/editor-work.ts';
import type { QuestionFields } from '../lib/question-fields.ts';

/** The character and the level that are being written for. */
export interface Place {
  characterId: CharacterId;
  level: Level;
}

/** What is looked at: the place, which questions stand open, and where the keyboard is wanted. */
export function useQuestionList(work: EditorWork, change: (work: EditorWork) => void) {
  const [place, setPlace] = useState<Place>(() => firstPlace(work));
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [focus, setFocus] = useState<FocusWish | null>(null);

  function goTo(question: EditorQuestion | undefined) {
    if (question === undefined) return;
    const { characterId, level } = question.fields;
    setPlace({ characterId, level });
    setOpen(new Set([...open, question.id]));
  }

  return {
    place,
    setPlace,
    open,
    checked,
    focus,
    toggle: (id: number) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
    add: () => {
      const added = withNew(work, place.characterId, place.level);
      change(added.work);
      setOpen(new Set([...open, added.id]));
      // An id that was used before comes back without the marks of its predecessor.
      setChecked(new Set([...checked].filter((id) => id !== added.id)));
      setFocus({ id: added.id, at: 'start' });
    },
    edit: (id: number, fields: QuestionFields) => {
      change(withFields(work, id, fields));
      // A question that is moved elsewhere is followed, not lost from sight.
      const { characterId, level } = fields;
      if (characterId !== place.characterId || level !== place.level) {
        setPlace({ characterId, level });
      }
    },
    remove: (id: number) => {
      change(without(work, id));
    },
    /** Marks what these lack. */
    mark: (ids: readonly number[]) => {
      setChecked(new Set([...checked, ...ids]));
    },
    /** Goes to a question and shows what it lacks. */
    show: (id: number) => {
      const question = work.questions.find((one) => one.id === id);
      if (question === undefined) return;
      goTo(question);
      setFocus({ id, at: 'error' });
    },
    goTo,
  };
}

/** Where the last question was written, else what the player has chosen to play. */
function firstPlace({ questions }: EditorWork): Place {
  const last = questions[questions.length - 1];
  if (last) return { characterId: last.fields.characterId, level: last.fields.level };
  return {
    characterId: parseCharacterId(readStored('selectedCharacter')?.id) ?? CHARACTER_IDS[0],
    level: readStored('selectedLevel') ?? FIRST_LEVEL,
  };
}
