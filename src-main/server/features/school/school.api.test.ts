import { afterAll, beforeAll, expect, it } from 'vitest';
import { SCHOOL_TEXT_MAX } from '#shared/constants/classroom.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { NO_SCHOOL, schoolApi } from '#shared/contracts/school.contract.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { testApi, type Client, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await testApi();
  admin = await api.admin();
});
afterAll(() => api.close());

const read = async () => (await admin.call(schoolApi.read)).data;
const SCHOOL = { ...NO_SCHOOL, name: 'SD Negeri 2 Karangsari', headName: 'Drs. Suparman', kkm: 70 };

it('is blank at first, and is kept once it is said', async () => {
  expect(await read()).toEqual(NO_SCHOOL);
  const body = { ...SCHOOL, name: '  SD Negeri 2   Karangsari ' };
  const { message } = await admin.call(schoolApi.update, { body });
  expect(message).toBe(schoolTexts.saved);
  expect(await read()).toEqual(SCHOOL);
  const [line] = (await admin.call(auditApi.list, { query: {} })).data;
  expect(line).toMatchObject({ action: 'school.update', what: 'Mengubah data sekolah.' });
});

it('gives a new class its KKM, unless the class says another', async () => {
  await admin.call(schoolApi.update, { body: SCHOOL });
  const kkmOf = async (body: { name: string; kkm?: number }) =>
    (await admin.call(classesApi.create, { body })).data.class.kkm;
  expect(await kkmOf({ name: '7A' })).toBe(70);
  expect(await kkmOf({ name: '7B', kkm: 80 })).toBe(80);
});

it.each([
  [{ name: 'x'.repeat(SCHOOL_TEXT_MAX + 1) }, 'name', schoolTexts.tooLong],
  [{ kkm: 101 }, 'kkm', schoolTexts.kkm],
  [{ kkm: 70.5 }, 'kkm', schoolTexts.kkm],
])('refuses %j', async (change, path, message) => {
  const refused = await admin.refuse(schoolApi.update, { body: { ...SCHOOL, ...change } });
  expect(refused).toMatchObject({ status: 400, errors: [{ path, message }] });
});

it('is for admins', async () => {
  const player = await api.player();
  const body = SCHOOL;
  expect((await api.visitor.refuse(schoolApi.read)).code).toBe('UNAUTHENTICATED');
  expect((await player.refuse(schoolApi.read)).code).toBe('FORBIDDEN');
  expect((await player.refuse(schoolApi.update, { body })).code).toBe('FORBIDDEN');
});
