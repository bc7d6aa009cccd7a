import { firstAdmin, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the guide is there before anybody has an account, with its pictures and without a network', async ({
  page,
  problems,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '?') && !request.url().startsWith('data:')) {
      strangers.push(request.url());
    }
  });
  await page.goto('/bantuan');
  await expect(page.getByRole('heading', { level: 1, name: 'Panduan Guru' })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Isi panduan' });
  for (const chapter of ['Memasang Punakawan', 'Siswa tidak bisa masuk', 'Data dan cadangan']) {
    await contents.getByRole('link', { name: chapter }).click();
    await expect(page.getByRole('heading', { name: chapter })).toBeInViewport();
  }
  const dead = await page.evaluate(() =>
    [...document.querySelectorAll('main a[href^="#"], nav a[href^="#"]')]
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').slice(1))
      .filter((id) => document.getElementById(id) === null),
  );
  expect(dead).toEqual([]);
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(strangers).toEqual([]);
  expect(problems).toEqual([]);
});

test('admins find the guide in their menu', async ({ page, freshProduct: { url } }) => {
  await signIn(page, await firstAdmin(url));
  await page.goto(`${url}/admin`);
  await page
    .getByRole('navigation', { name: 'Menu Admin' })
    .getByRole('link', { name: 'Bantuan' })
    .click();
  await expect(page.getByRole('heading', { name: 'Panduan Guru' })).toBeVisible();
  await page.getByRole('link', { name: 'Deep Freeze dan sejenisnya' }).click();
  await expect(page).toHaveURL(/menu=bantuan#deep-freeze/);
  await expect(page.getByRole('heading', { name: 'Deep Freeze dan sejenisnya' })).toBeInViewport();
});
