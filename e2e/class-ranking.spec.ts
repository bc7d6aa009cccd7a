import { classesApi } from '#shared/contracts/classes.contract.ts';
import { call } from './support/api.ts';
import { comeIn, enter, newClassroom } from './support/classroom.ts';
import { completeLevel, registerByApi, signIn, signedInPlayer } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a class sees its own boards, until the teacher hides them', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const { admin, room, card: sekar, door } = await newClassroom(url, 3);
  const [, bagas] = room.cards;
  if (!bagas) throw new Error('three cards expected');
  await completeLevel(url, await enter(url, room, sekar), 'semar', 1, 1_500);
  await completeLevel(url, await enter(url, room, bagas), 'petruk', 1, 1_900);
  await completeLevel(url, await registerByApi(url), 'semar', 1, 2_000);

  await comeIn(page, door, sekar);
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

  await page.getByRole('button', { name: 'Minggu ini' }).click();
  await expect(page.getByRole('button', { name: 'Minggu ini' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Semar' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`${sekar.name} (kamu)`);
  await page.getByRole('button', { name: 'Naik terbanyak' }).click();
  await expect(page.getByRole('columnheader', { name: 'Naik dari minggu lalu' })).toBeVisible();
  await page.getByRole('button', { name: 'Bagong' }).click();
  await expect(page.getByText(/^Belum ada yang naik dari minggu lalu/)).toBeVisible();

  const settings = { params: { id: room.class._id }, body: { rankingVisible: false } };
  await call(url, classesApi.update, settings, admin.tokens.accessToken);
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
