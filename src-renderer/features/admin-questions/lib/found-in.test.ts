import { expect, it } from 'vitest';
import { foundIn } from './found-in.ts';
import { bankQuestion } from './samples.testing.ts';

const question = bankQuestion({
  _id: '101',
  question: 'Bagong: _____, Mbah Karta!',
  conversation: ['Petruk: Sugeng enjing, Ma.', `Semar: ${'Aduh '.repeat(20)}wedang jahe.`],
  options: ['Matur nuwun', 'Kula nuwun', 'Sugeng rawuh', 'Nuwun sewu'],
});

it.each(['', '  ', 'karta', '101', 'bakso'])('has nothing to say of %j', (search) => {
  expect(foundIn(question, search)).toBeNull();
});

it('names the first line of the dialogue that has the words, as they are written there', () => {
  expect(foundIn(question, ' SUGENG ')).toEqual({
    option: null,
    before: 'Petruk: ',
    found: 'Sugeng',
    after: ' enjing, Ma.',
  });
});

it('names the option when no line has them', () => {
  expect(foundIn(question, 'rawuh')).toMatchObject({ option: 2, before: 'Sugeng ', after: '' });
});

it('shows a long line around the words alone', () => {
  const place = foundIn(question, 'wedang');
  expect(place?.before).toMatch(/^…[Aduh ]{36}$/u);
  expect(place?.after).toBe(' jahe.');
});
