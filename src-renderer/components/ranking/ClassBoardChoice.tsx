import { CLASS_BOARDS } from '#shared/contracts/class-ranking.contract.ts';
import { CHARACTERS } from '#shared/constants/characters.ts';
import { ChoiceBar } from '../ChoiceBar.tsx';
import type { BoardWish } from './class-board.ts';
import { rankingTexts } from './ranking-texts.ts';

const BOARDS = CLASS_BOARDS.map((value) => ({ value, text: rankingTexts.boards[value] }));
const WHOM = [
  { value: 'all' as const, text: rankingTexts.everyCharacter },
  ...CHARACTERS.map(({ _id, name }) => ({ value: _id, text: name })),
];

interface ClassBoardChoiceProps {
  wish: BoardWish;
  onChange: (wish: BoardWish) => void;
}

/** Chooses a board of a class, of all games or of those with one character. */
export function ClassBoardChoice({ wish, onChange }: ClassBoardChoiceProps) {
  return (
    <>
      <ChoiceBar
        label={rankingTexts.board}
        choices={BOARDS}
        value={wish.board}
        onChange={(board) => onChange({ ...wish, board })}
      />
      <ChoiceBar
        label={rankingTexts.character}
        choices={WHOM}
        value={wish.characterId}
        onChange={(characterId) => onChange({ ...wish, characterId })}
      />
    </>
  );
}
