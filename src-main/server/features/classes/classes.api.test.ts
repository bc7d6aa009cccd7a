import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KKM_DEFAULT, PIN_BATCH } from '#shared/constants/classroom.ts';
import { auditApi } from '#shared/contracts/audit.contract.ts';
import { authApi } from '#shared/contracts/auth.contract.ts';
import { classesApi } from '#shared/contracts/classes.contract.ts';
import { isWeakPin } from '#shared/rules/pin.ts';
import { classTexts } from '#shared/texts/classes.ts';
import { enter, makeClass } from '../../testing/classroom.ts';
import { emptyBankApi, finishLevel, addQuestions } from '../../testing/game-factories.ts';
import type { Client, TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await emptyBankApi({ rateLimits: false });
  admin = await api.admin();
});
afterAll(() => api.close());

const create = async (name: string) =>
  (await admin.call(classesApi.create, { body: { name } })).data.class;
const detail = async (id: string) => (await admin.call(classesApi.detail, { params: { id } })).data;
const importRows = async (id: string, rows: { name: string; number?: string }[]) =>
  (await admin.call(classesApi.importRoster, { params: { id }, body: { rows } })).data;
const lastAudited = async () => (await admin.call(auditApi.list, { query: {} })).data[0]?.what;

describe('classes', () => {
  it('are made with a code that nobody misreads, and listed as a teacher lists them', async () => {
    const ten = await create('Kelas 10');
    const seven = await create(' Kelas 7 ');
    expect(seven).toMatchObject({ name: 'Kelas 7', kkm: KKM_DEFAULT, rankingVisible: true });
    expect(seven.code).toMatch(/^[A-HJKMNP-Z2-9]{5}$/);
    const params = { id: ten._id };
    await admin.call(classesApi.archive, { params, body: { archived: true } });
    const other = await create('Kelas 8');
    const listed = (await admin.call(classesApi.list)).data.map(({ _id }) => _id);
    expect(listed).toEqual([seven._id, other._id, ten._id]);
  });

  it('change their settings, each in the log', async () => {
    const { _id: id, code } = await create('Kelas 9A');
    const body = { name: 'Kelas 9B', kkm: 80, rankingVisible: false };
    const { data } = await admin.call(classesApi.update, { params: { id }, body });
    expect(data.class).toMatchObject(body);
    expect(await lastAudited()).toBe(
      'Mengubah kelas Kelas 9B: nama dari Kelas 9A menjadi Kelas 9B, KKM dari 75 menjadi 80, peringkat kini disembunyikan.',
    );
    const renewed = await admin.call(classesApi.renewCode, { params: { id } });
    expect(renewed.data.class.code).not.toBe(code);
    expect(await lastAudited()).toBe('Mengganti kode kelas Kelas 9B.');
  });

  it.each([
    [{ name: '' }, 'name', classTexts.nameLength],
    [{ name: '=1+1' }, 'name', classTexts.nameStart],
    [{ name: 'Kelas 7', kkm: 101 }, 'kkm', classTexts.kkmRange],
  ])('are not made from %j', async (body, path, message) => {
    const refused = await admin.refuse(classesApi.create, { body });
    expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', errors: [{ path, message }] });
  });
});

describe('a roster', () => {
  const rows = [
    { name: 'Ani', number: '1' },
    { name: 'Ani', number: '2' },
    { name: 'Budi' },
    { name: 'A' },
    { name: 'Ani', number: '1' },
  ];

  it('is only looked at in the preview, then imported once, whatever is wrong in some rows', async () => {
    const { _id: id } = await create('Kelas impor');
    const preview = await admin.call(classesApi.previewRoster, { params: { id }, body: { rows } });
    expect(preview.data.counts).toEqual({
      new: 3,
      existing: 0,
      completed: 0,
      returning: 0,
      repeated: 1,
      wrong: 1,
    });
    expect((await detail(id)).members).toEqual([]);

    expect(await importRows(id, rows)).toEqual(preview.data);
    const once = await detail(id);
    expect(once.members.map(({ name, number }) => [name, number])).toEqual([
      ['Ani', '1'],
      ['Ani', '2'],
      ['Budi', null],
    ]);
    expect(new Set(once.members.map(({ username }) => username)).size).toBe(3);
    expect(await lastAudited()).toBe(
      'Mengimpor daftar siswa ke kelas Kelas impor: 3 baru, 0 kembali.',
    );

    const again = await importRows(id, rows);
    expect(again.counts).toMatchObject({ new: 0, existing: 3 });
    expect(await detail(id)).toEqual(once);
  });

  it('that comes again with its numbers adds nobody, and completes who is there', async () => {
    const { id, cards } = await makeClass(admin, ['Ani', 'Budi', 'Ani']);
    const numbered = [
      { name: 'Budi', number: '1', studentNumber: '0012345678' },
      { name: 'Ani', number: '2' },
      { name: 'Ani', number: '3' },
    ];
    const plan = await importRows(id, numbered);
    expect(plan.counts).toMatchObject({ new: 0, completed: 3 });
    const { members } = await detail(id);
    expect(members.map(({ name, number, studentNumber }) => [name, number, studentNumber])).toEqual(
      [
        ['Budi', '1', '0012345678'],
        ['Ani', '2', null],
        ['Ani', '3', null],
      ],
    );
    expect(members.map(({ _id }) => _id).sort()).toEqual(cards.map(({ _id }) => _id).sort());
    expect(await lastAudited()).toContain('3 dilengkapi nomornya');
    expect((await importRows(id, numbered)).counts).toMatchObject({ new: 0, existing: 3 });
  });

  it('says nothing of a class that has nobody', async () => {
    const { _id: id } = await create('Kelas kosong');
    const sent = { params: { id }, body: { rows: [{ name: 'A' }] } };
    const { message } = await admin.call(classesApi.importRoster, sent);
    expect(message).toBe('Tidak ada yang berubah.');
  });

  it('never takes a member out, and gives a seat back to who is named again', async () => {
    const { id, cards } = await makeClass(admin, ['Citra', 'Dewi']);
    const [citra] = cards;
    const params = { id, memberId: citra?._id ?? '' };
    await admin.call(classesApi.setSeat, { params, body: { seated: false } });
    const plan = await importRows(id, [{ name: 'citra' }]);
    expect(plan).toMatchObject({ counts: { returning: 1, new: 0 }, notInFile: 1 });
    const { members } = await detail(id);
    expect(members.map(({ name, removedAt }) => [name, removedAt])).toEqual([
      ['Citra', null],
      ['Dewi', null],
    ]);
    expect(members[0]?._id).toBe(citra?._id);
  });
});

describe('a member', () => {
  it('has a place in the list and a number of the school, each told apart', async () => {
    const { id, cards } = await makeClass(admin, ['Eko', 'Fajar']);
    const [eko, fajar] = cards.map(({ _id }) => ({ id, memberId: _id }));
    const change = (params: typeof eko, body: object) =>
      admin.send('PUT', `/admin/classes/${id}/members/${params?.memberId}`, { body });
    await change(eko, { name: 'Eko', number: '7', studentNumber: '0098' });
    const kept = await change(eko, { name: 'Eko', number: '8' });
    expect(kept.body.data.member).toMatchObject({ number: '8', studentNumber: '0098' });
    const taken = await change(fajar, { name: 'Fajar', number: null, studentNumber: '0098' });
    expect(taken.body).toMatchObject({
      code: 'NUMBER_TAKEN',
      errors: [{ path: 'studentNumber', message: classTexts.numberTaken('0098', 'Eko') }],
    });
    expect(await lastAudited()).toBe('Mengubah siswa Eko: No. absen dari 7 menjadi 8.');
    await change(fajar, { name: 'Fajar', number: '8', studentNumber: null }).then(({ body }) =>
      expect(body.errors).toMatchObject([{ path: 'number' }]),
    );
    await change(fajar, { name: 'Fajar', number: '3' });
    // By the place in the list, before those without one.
    expect((await detail(id)).members.map(({ name }) => name)).toEqual(['Fajar', 'Eko']);
  });

  it('is renamed with the username that was made from their name', async () => {
    const { id, cards } = await makeClass(admin, ['Eko']);
    const params = { id, memberId: cards[0]?._id ?? '' };
    const body = { name: 'Eko Prasetyo', number: '17' };
    const { data } = await admin.call(classesApi.updateMember, { params, body });
    expect(data.member).toMatchObject({ ...body, username: 'Eko Prasetyo' });
    await importRows(id, [{ name: 'Fajar' }]);
    const fajar = (await detail(id)).members.find(({ name }) => name === 'Fajar');
    const taken = { params: { id, memberId: fajar?._id }, body: { name: 'Fajar', number: '17' } };
    expect(await admin.refuse(classesApi.updateMember, taken)).toMatchObject({
      code: 'NUMBER_TAKEN',
      message: classTexts.numberTaken('17', 'Eko Prasetyo'),
    });
  });

  it('who is taken out is signed out at once, keeps their score, and can come back', async () => {
    await addQuestions(api, 2);
    const room = await makeClass(admin, ['Gilang']);
    const pupil = await enter(api, room, room.cards[0]);
    await finishLevel(pupil, { correct: 2 });
    const params = { id: room.id, memberId: pupil.user?._id ?? '' };
    await admin.call(classesApi.setSeat, { params, body: { seated: false } });
    expect((await pupil.refuse(authApi.me)).status).toBe(401);
    await admin.call(classesApi.setSeat, { params, body: { seated: true } });
    const back = await enter(api, room, room.cards[0]);
    expect((await back.call(authApi.me)).data.user.totalScore).toBe(200);
  });

  it('moves to another class with their PIN', async () => {
    const from = await makeClass(admin, ['Hana', 'Indra']);
    const to = await makeClass(admin, []);
    const [hana] = from.cards;
    const body = { memberIds: [hana?._id ?? ''], to: to.id };
    const moved = await admin.call(classesApi.moveMembers, { params: { id: from.id }, body });
    expect(moved.data.moved).toBe(1);
    expect((await detail(from.id)).members.map(({ name }) => name)).toEqual(['Indra']);
    expect((await enter(api, to, hana)).user?._id).toBe(hana?._id);
    expect(
      await admin.refuse(classesApi.moveMembers, { params: { id: from.id }, body }),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a player with an account of their own', () => {
  const candidates = async (id: string, search: string) =>
    (await admin.call(classesApi.candidates, { params: { id }, query: { search } })).data;

  it('is found, gets a seat with all they have reached, and keeps the way they sign in', async () => {
    const { _id: id } = await create('Kelas terbuka');
    const pupil = await api.player({ username: 'Mekar Sari', email: 'mekar@contoh.id' });
    await finishLevel(pupil, { correct: 2 });
    const userId = pupil.user?._id ?? '';
    const found = { _id: userId, username: 'Mekar Sari', email: 'mekar@contoh.id' };
    expect(await candidates(id, 'MEKAR')).toEqual([{ ...found, className: null }]);

    const params = { id };
    const body = { userId, name: 'Mekar Sari', number: '3' };
    const { data } = await admin.call(classesApi.addMember, { params, body });
    expect(data.member).toMatchObject({ _id: userId, number: '3', hasPin: false, removedAt: null });
    expect(await lastAudited()).toBe(
      'Memasukkan Mekar Sari ke kelas Kelas terbuka, dengan akun yang sudah ada.',
    );
    expect(await candidates(id, 'mekar@')).toEqual([{ ...found, className: 'Kelas terbuka' }]);

    const renamed = { params: { id, memberId: userId }, body: { name: 'Mekar', number: null } };
    await admin.call(classesApi.updateMember, renamed);
    expect((await pupil.call(authApi.me)).data.user).toMatchObject({ ...found, totalScore: 200 });
  });

  it('has one seat at a time, and can come back from having left one', async () => {
    const { id: left, cards } = await makeClass(admin, ['Nur', 'Oki']);
    const { _id: id } = await create('Kelas lain');
    const userId = cards[0]?._id ?? '';
    const wish = { params: { id }, body: { userId, name: 'Nur', number: null } };
    expect(await admin.refuse(classesApi.addMember, wish)).toMatchObject({
      code: 'ALREADY_SEATED',
      message: classTexts.alreadySeated('7A'),
    });
    const seat = { params: { id: left, memberId: userId }, body: { seated: false } };
    await admin.call(classesApi.setSeat, seat);
    await admin.call(classesApi.addMember, wish);
    expect((await detail(left)).members.map(({ name }) => name)).toEqual(['Oki']);
    expect((await detail(id)).members).toMatchObject([{ _id: userId, hasPin: true }]);

    const other = await api.player();
    const taken = { userId: other.user?._id, name: 'Putu', number: '9' };
    await admin.call(classesApi.updateMember, {
      params: { id, memberId: userId },
      body: { name: 'Nur', number: '9' },
    });
    expect(await admin.refuse(classesApi.addMember, { params: { id }, body: taken })).toMatchObject(
      { code: 'NUMBER_TAKEN' },
    );
  });

  it('is never an admin, nor somebody who is not there', async () => {
    const { _id: id } = await create('Kelas guru');
    const adminId = admin.user?._id ?? '';
    expect((await candidates(id, '')).some(({ _id }) => _id === adminId)).toBe(false);
    for (const userId of [adminId, '999999']) {
      const body = { userId, name: 'Bu Guru', number: null };
      expect(await admin.refuse(classesApi.addMember, { params: { id }, body })).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });
});

describe('PINs', () => {
  it('are made for those who have none, in portions, and never a weak one', async () => {
    const names = Array.from({ length: PIN_BATCH + 5 }, (_, n) => `Siswa ${n + 1}`);
    const { _id: id } = await create('Kelas besar');
    await importRows(
      id,
      names.map((name) => ({ name })),
    );
    const params = { id };
    const first = (await admin.call(classesApi.makePins, { params, body: {} })).data;
    expect([first.cards.length, first.remaining]).toEqual([PIN_BATCH, 5]);
    const rest = (await admin.call(classesApi.makePins, { params, body: {} })).data;
    expect([rest.cards.length, rest.remaining]).toEqual([5, 0]);
    const cards = [...first.cards, ...rest.cards];
    expect(new Set(cards.map(({ _id }) => _id)).size).toBe(names.length);
    expect(cards.filter(({ pin }) => !/^\d{4}$/.test(pin) || isWeakPin(pin))).toEqual([]);
    const none = await admin.call(classesApi.makePins, { params, body: {} });
    expect(none).toMatchObject({ data: { cards: [], remaining: 0 } });
    expect((await detail(id)).class.withoutPinCount).toBe(0);
  });

  it('are told once and stored as hashes', async () => {
    const { id, cards } = await makeClass(admin, ['Joko']);
    const told = JSON.stringify(await detail(id));
    expect(told).not.toContain('pin_hash');
    expect(told).not.toContain(`"${cards[0]?.pin}"`);
    expect(JSON.stringify((await admin.call(auditApi.list, { query: {} })).data)).not.toContain(
      cards[0]?.pin,
    );
  });

  it('are renewed for members who are named', async () => {
    const room = await makeClass(admin, ['Kartika', 'Lestari']);
    const memberIds = [room.cards[1]?._id ?? ''];
    const { data } = await admin.call(classesApi.makePins, {
      params: { id: room.id },
      body: { memberIds },
    });
    expect(data.cards.map(({ name }) => name)).toEqual(['Lestari']);
    await enter(api, room, data.cards[0]);
    await enter(api, room, room.cards[0]);
  });
});
