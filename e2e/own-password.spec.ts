import { comeIn, makeClassroom } from './support/classroom.ts';
import { firstAdmin, signIn } from './support/people.ts';
import { expect, newPerson, test } from './support/test.ts';

test('an admin finds the way to another password in the settings, by keyboard', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const person = newPerson();
  await signIn(page, await firstAdmin(url, person));
  await page.goto(`${url}/admin?menu=pengaturan`);
  await expect(page.getByText('Fitur pengaturan akan segera hadir.')).toBeVisible();
  await page.getByRole('link', { name: 'Ganti kata sandi Anda' }).press('Enter');
  const account = page.getByRole('region', { name: 'Akun' });
  const current = account.getByLabel('Kata sandi sekarang', { exact: true });
  await expect(current).toBeFocused();
  await current.fill('salah-sekali');
  await account.getByLabel('Kata sandi baru', { exact: true }).fill('sandi-baru');
  const repeat = account.getByLabel('Ulangi kata sandi baru', { exact: true });
  await repeat.fill('sandi-lain');
  await page.keyboard.press('Enter');
  await expect(repeat).toHaveAccessibleDescription('Passwords do not match');
  await repeat.fill('sandi-baru');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription('Kata sandi yang sekarang belum cocok.');
  await current.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(account.getByText(/^Kata sandi diganti\./)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Akun' })).toBeVisible();
  // The refused password is all that the page complains about.
  expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
});

test('a pupil with a PIN has no password to change, and is called by their name in the class', async ({
  page,
  freshProduct: { url },
}) => {
  const admin = await firstAdmin(url);
  const long = 'Raden Ajeng Dewi Lestari Wahyuningsih';
  const names = ['Dewi Lestari', 'Dewi Lestari', long];
  const { class: room, cards } = await makeClassroom(url, admin.tokens.accessToken, names);
  for (const card of cards.slice(1)) {
    await page.goto(`${url}/kelas/${room.code}`);
    const label = card.name === long ? long : `${card.name} no. ${card.number}`;
    await comeIn(page, `${url}/kelas/${room.code}`, { ...card, name: label });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${card.name}!`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${card.name}!`);
    await page.goto(`${url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${card.name}!`);
    await expect(page.getByRole('region', { name: 'Akun' })).toHaveCount(0);
    await page.goto(url);
    await page.getByRole('button', { name: `Bukan ${card.name}? Ganti siswa` }).click();
  }
});
