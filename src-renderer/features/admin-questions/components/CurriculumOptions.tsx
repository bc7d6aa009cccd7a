import { CHARACTERS, type CharacterId } from '#shared/constants/characters.ts';
import { COMPETENCES, COMPETENCE_CODES, PHASES, TOPICS } from '#shared/constants/curriculum.ts';
import { curriculumTexts as texts } from '../curriculum-texts.ts';

/** The topics of a list, by character; of one character alone where it is chosen. */
export function TopicOptions({ characterId }: { characterId: CharacterId | null }) {
  return CHARACTERS.filter(({ _id }) => characterId === null || _id === characterId).map(
    ({ _id, name }) => (
      <optgroup key={_id} label={name}>
        {TOPICS[_id].map((topic) => (
          <option key={topic} value={topic}>
            {texts.topicName(topic)}
          </option>
        ))}
      </optgroup>
    ),
  );
}

/** The competences of a list, by phase; those in `taken` cannot be chosen. */
export function CompetenceOptions({ taken = [] }: { taken?: readonly string[] }) {
  return PHASES.map((phase) => (
    <optgroup key={phase} label={texts.phases[phase]}>
      {COMPETENCE_CODES.filter((code) => code.startsWith(phase)).map((code) => (
        <option key={code} value={code} disabled={taken.includes(code)}>
          {`${code} ${COMPETENCES[code]}`}
        </option>
      ))}
    </optgroup>
  ));
}
