import { asksMeaning } from '../check-question.ts';
import { lookUp } from '../lookup.ts';
import type { Reading } from '../types.ts';
import { warning, fault } from './bank-question.ts';
import type { BankQuestion, Fault } from './bank-question.ts';

/**
 * Options that could be right too: a variant of the key in the same level, or a form that sources
 * put differently; and essay keys that contain another form of their row, or are contained in one.
 */
export function optionFaults(question: BankQuestion): Fault[] {
  return question.type === 'essay' ? keyFaults(question) : variantFaults(question);
}

function variantFaults({ id, options, correctAnswer }: BankQuestion): Fault[] {
  const key = lookUp(options[correctAnswer] ?? '');
  return options.flatMap((option, index) => {
    if (index === correctAnswer) return [];
    const twins = lookUp(option).filter((reading) =>
      key.some((right) => isVariant(reading, right)),
    );
    const twin = twins[0];
    if (!twin) return [];
    return [fault(String(id), `option "${option}" is a listed variant of the right answer`)];
  });
}

function isVariant(reading: Reading, right: Reading): boolean {
  const sameAffixes = reading.affixes.join() === right.affixes.join();
  return reading.lemma.id === right.lemma.id && reading.level === right.level && sameAffixes;
}

function keyFaults(question: BankQuestion): Fault[] {
  if (asksMeaning(question)) return [];
  const { id, correctAnswerText } = question;
  const faults: Fault[] = [];
  for (const key of correctAnswerText.split(' / ').map((part) => part.toLowerCase())) {
    const readings = lookUp(key);
    if (readings.length === 0)
      faults.push(warning(String(id), `key "${key}" is not in the lexicon`));
    const forms = readings.flatMap(({ lemma }) => [
      lemma.ngoko,
      lemma.krama,
      lemma.kramaInggil,
      lemma.kramaAndhap,
    ]);
    const close = forms.filter(
      (form) => form !== '' && form !== key && (form.includes(key) || key.includes(form)),
    );
    for (const form of new Set(close))
      faults.push(warning(String(id), `key "${key}" and "${form}" contain one another`));
  }
  return faults;
}
