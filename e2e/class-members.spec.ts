import { classesApi } from '#shared/contracts/classes.contract.ts';
import { call } from './support/api.ts';
import { makeClassroom, newClassroom } from './support/classroom.ts';
import { completeLevel, registerByApi, signIn } from './support/people.ts';
import { schoolPerson } from './support/school.ts';
import { expect, test } from './support/test.ts';

test('a pupil who registered themselves comes into a class, and on into another, all by keyboard', async ({
  page,
  freshProduct: { url },
  problems,
}) => {
  const { admin, room, card } = await newClassroom(url, 2);
  const other = await makeClassroom(url, admin.tokens.accessToken, [], 'Kelas 6A');
  const mekar = await registerByApi(url, schoolPerson('Mekar Sari'));
  await completeLevel(url, mekar, 'petruk', 1, 1_800);
  await signIn(page, admin);
  await page.goto(`${url}/admin?menu=daftar-kelas&id=${room.class._id}`);

  await page.getByRole('button', { name: 'Tambah Siswa' }).press('Enter');
  await page.getByRole('button', { name: 'Siswa yang sudah punya akun' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tambah siswa yang sudah punya akun' });
  const search = dialog.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type(card.name);
  await expect(dialog.getByRole('radio', { name: /Sudah terdaftar di Kelas 5B/ })).toBeDisabled();
  await search.fill('tidak ada');
  await expect(dialog.getByText(/^Tidak ada siswa dengan nama/)).toBeVisible();
  await search.fill('mekar');
  await expect(dialog.getByRole('radio', { name: /mekar\.sari@sekolah\.id/ })).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('Nama di kelas')).toHaveValue('Mekar Sari');
  await dialog.getByLabel('No. absen (boleh kosong)').press('1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Nomor 1 sudah dipakai/)).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Mekar Sari masuk ke kelas. Nilainya ikut serta.')).toBeVisible();
  const members = page.getByRole('region', { name: 'Daftar siswa' }).getByRole('rowheader');
  await expect(members).toHaveCount(3);

  await page.getByRole('button', { name: 'Pindahkan Mekar Sari ke kelas lain' }).press('Enter');
  const target = page.getByRole('combobox', { name: 'Pindahkan Mekar Sari ke kelas' });
  await expect(target).toBeFocused();
  await target.selectOption('Kelas 6A');
  await page.getByRole('button', { name: 'Pindahkan', exact: true }).press('Enter');
  await expect(page.getByText('1 siswa dipindahkan ke kelas Kelas 6A.')).toBeVisible();
  await expect(members).toHaveCount(2);
  const { members: there } = await call(
    url,
    classesApi.detail,
    { params: { id: other.class._id } },
    admin.tokens.accessToken,
  );
  expect(there).toMatchObject([{ _id: mekar.user._id, username: 'Mekar Sari' }]);
  // The refused number is all that the page complains about.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});
