import type { LoginCard } from '#shared/contracts/classes.contract.ts';
import { classLoginApi } from '#shared/contracts/class-login.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { createClient, type Client, type TestApi } from './test-api.ts';

export interface Classroom {
  id: string;
  code: string;
  /** One for each pupil, by name. */
  cards: LoginCard[];
}

/** A class with these pupils, each with a PIN. */
export async function makeClass(admin: Client, names: readonly string[]): Promise<Classroom> {
  const made = await admin.call(classesApi.create, { body: { name: '7A' } });
  const { _id: id, code } = made.data.class;
  const params = { id };
  if (names.length === 0) return { id, code, cards: [] };
  const rows = names.map((name) => ({ name }));
  await admin.call(classesApi.importRoster, { params, body: { rows } });
  const cards: LoginCard[] = [];
  for (let remaining = 1; remaining > 0;) {
    const { data } = await admin.call(classesApi.makePins, { params, body: {} });
    cards.push(...data.cards);
    remaining = data.remaining;
  }
  return { id, code, cards };
}

/** A pupil who has come in with their card. */
export async function enter(
  api: TestApi,
  { code }: Classroom,
  card: Pick<LoginCard, '_id' | 'pin'> | undefined,
): Promise<Client> {
  if (!card) throw new Error('no such pupil');
  const pupil = createClient(() => api.server.url);
  const body = { memberId: card._id, pin: card.pin };
  const { data } = await pupil.call(classLoginApi.signIn, { params: { code }, body });
  pupil.user = data.user;
  pupil.tokens = data.tokens;
  return pupil;
}
