import { classLoginApi } from '#shared/contracts/class-login.contract.ts';
import { classesApi, type LoginCard } from '#shared/contracts/classes.contract.ts';
import { call } from './support/api.ts';
import { comeIn, makeClassroom, pupilNames } from './support/classroom.ts';
import {
  completeLevel,
  firstAdmin,
  registerByApi,
  signIn,
  signedInPlayer,
} from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a class sees its own boards, until the teacher hides them', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const admin = await firstAdmin(url);
  const { tokens } = admin;
  const room = await makeClassroom(url, tokens.accessToken, pupilNames(3));
  const signInCard = ({ _id, pin }: LoginCard) =>
    call(url, classLoginApi.signIn, {
      params: { code: room.class.code },
      body: { memberId: _id, pin },
    });
  const [sekar, bagas, laras] = room.cards;
  if (!sekar || !bagas || !laras) throw new Error('three cards expected');
  await completeLevel(url, await signInCard(sekar), 'semar', 1, 1_500);
  await completeLevel(url, await signInCard(bagas), 'petruk', 1, 1_900);
  await completeLevel(url, await registerByApi(url), 'semar', 1, 2_000);

  await comeIn(page, `${url}/kelas/${room.class.code}`, sekar);
  await page.goto(`${url}/leaderboard`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Kelasku' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kelas 5B, 3 siswa.')).toBeVisible();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(bagas.name);
  await expect(rows.nth(1)).toContainText('1.900');
  await expect(rows.nth(2)).toContainText(`${sekar.name} (kamu)`);
  await expect(page.getByRole('button', { name: 'Kelasku' })).toBeFocused();

  await page.getByRole('button', { name: 'Semar' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`${sekar.name} (kamu)`);
  await page.getByRole('button', { name: 'Naik terbanyak' }).click();
  await expect(page.getByRole('columnheader', { name: 'Naik dari minggu lalu' })).toBeVisible();
  await page.getByRole('button', { name: 'Bagong' }).click();
  await expect(page.getByText(/^Belum ada yang naik dari minggu lalu/)).toBeVisible();

  const settings = { params: { id: room.class._id }, body: { rankingVisible: false } };
  await call(url, classesApi.update, settings, tokens.accessToken);
  await page.reload();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Kelasku' }).click();
  await expect(page.getByText('Peringkat kelasmu sedang disembunyikan')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=daftar-kelas&id=${room.class._id}`);
  await page.getByRole('button', { name: 'Peringkat' }).click();
  await expect(page.getByText(/^Peringkat ini disembunyikan dari siswa/)).toBeVisible();
  const seen = page.getByRole('dialog').getByRole('row');
  await expect(seen).toHaveCount(3);
  await expect(seen.nth(1)).toContainText(bagas.name);
  expect(problems).toEqual([]);
});

test('who is in no class is offered no class', async ({ page, product }) => {
  await signedInPlayer(page, product.url);
  const asked = page.waitForResponse((response) => response.url().includes('/classes/mine/'));
  await page.goto('/leaderboard');
  expect((await asked).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Papan Peringkat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kelasku' })).toHaveCount(0);
});
