import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { DATABASE_FILE } from '../../src-main/server/db/open-database.ts';
import { rawRequest } from '../../src-main/server/testing/raw-request.ts';
import { ask, demand, firstAdmin, register } from '../harness/ask.ts';
import { Product, searched } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

const SECRETS_FILE = 'secrets.json';

/** Every file below a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

export const secrets: Proof = {
  name: 'secrets',
  promise:
    'every 5xx is in the log under its id; no password, token, PIN or key is in a log, copy or database',
  async try(trial) {
    const product = new Product();
    try {
      await product.start();
      const canaries = await leaveTraces(product);
      const failed = await breakSomething(trial, product);
      await product.stop();
      const log = readFileSync(join(product.dataDir, 'logs', 'punakawan.log'), 'utf8');
      for (const id of failed) {
        const lines = log.split('\n').filter((line) => line.includes(`"requestId":"${id}"`));
        trial.check(
          lines.some((line) => line.includes('"status":500')),
          `no line of ${id}`,
        );
        trial.check(
          lines.some(
            (line) => line.includes('"stack"') && line.includes('"errorCode":"SQLITE_ERROR"'),
          ),
          `no reason of ${id}`,
        );
      }
      const files = filesIn(product.dataDir);
      searchFiles(trial, product.dataDir, files, canaries);
      if (process.platform !== 'win32') {
        const mode = statSync(join(product.dataDir, SECRETS_FILE)).mode & 0o777;
        trial.check(mode === 0o600, `${SECRETS_FILE} has mode ${mode.toString(8)}`);
      }
      return `${failed.length} failures found by id; ${canaries.size} canaries and 2 keys searched in ${files.length} files; ${searched.logs} logs of the proofs before, ${searched.lines.toLocaleString('en')} lines, searched for tokens, PINs and passwords`;
    } finally {
      await product.remove();
    }
  },
};

/** Sends secrets wherever people send them, also where they do not belong. Resolves to all of them by what they are. */
async function leaveTraces(product: Product): Promise<Map<string, string>> {
  const canary = () => `kanari-${randomBytes(9).toString('hex')}`;
  const canaries = new Map<string, string>();
  const keep = (what: string, secret: string = canary()) => {
    canaries.set(what, secret);
    return secret;
  };
  const admin = await firstAdmin(product);
  const ratri = await register(product, 'Ratri', keep('a password'));
  for (const [kind, token] of Object.entries({ ...ratri.tokens })) keep(`the ${kind}`, token);
  keep("the admin's access token", admin.tokens.accessToken);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(product, { method: 'POST', path, body, headers });
  await post('/auth/login', { email: 'Ratri', password: keep('a wrong password') });
  await post('/auth/login', { email: keep('a password typed as the name'), password: 'x' });
  await post('/auth/refresh', { refreshToken: keep('a wrong refresh token') });
  await rawRequest(product.port, {
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'Content-Type': 'application/json' },
    body: `{"password":"${keep('a password in broken JSON')}`,
  });
  await post('/auth/register', { username: 'x', password: keep('a password refused') });
  await ask(product, { path: `/auth/me?accessToken=${keep('a token in an address')}` });
  await ask(product, { path: `/${keep('a password as a path')}` });
  await ask(product, { path: '/auth/me', token: keep('a wrong token') });
  await ask(product, { path: '/auth/me', headers: { Cookie: `token=${keep('a cookie')}` } });
  const { accessToken: token } = admin.tokens;
  const { password } = await demand(product, {
    method: 'POST',
    path: `/admin/users/${ratri.id}/reset-password`,
    token,
  });
  keep('a password that was reset', password);
  await leavePins(product, token, keep);
  await demand(product, { method: 'POST', path: '/admin/maintenance/backups', token });
  return canaries;
}

/** Gives a pupil a PIN, and types it right, wrong, and with too much in it. */
async function leavePins(
  product: Product,
  token: string,
  keep: (what: string, secret?: string) => string,
): Promise<void> {
  const asAdmin = (path: string, body: unknown) =>
    demand(product, { method: 'POST', path: `/admin/classes${path}`, body, token });
  const { _id, code } = (await asAdmin('', { name: '5B' })).class;
  await asAdmin(`/${_id}/roster/import`, { rows: [{ name: 'Wulan' }] });
  const { cards } = await asAdmin(`/${_id}/pins`, {});
  const { _id: memberId, pin } = cards[0];
  // In quotes: four digits alone stand by chance in any time or number.
  keep('a PIN', JSON.stringify(pin));
  const typed = (pin: string) =>
    ({ method: 'POST', path: `/class-login/${code}`, body: { memberId, pin } }) as const;
  await demand(product, typed(pin));
  const wrong = pin === '5820' ? '5821' : '5820';
  keep('a wrong PIN', JSON.stringify(wrong));
  await ask(product, typed(wrong));
  await ask(product, typed(keep('a PIN with more in it')));
}

/** Takes a table away for a moment, from outside: calls that need it fail. Resolves to their ids. */
async function breakSomething(trial: Trial, product: Product): Promise<string[]> {
  const { tokens } = await register(product, 'Tono');
  const sqlite = new BetterSqlite(join(product.dataDir, DATABASE_FILE));
  const ids: string[] = [];
  try {
    sqlite.exec('ALTER TABLE level_progress RENAME TO gone');
    for (let n = 0; n < 10; n++) {
      const { status, body, text } = await ask(product, {
        path: '/progress/levels/semar',
        token: tokens.accessToken,
      });
      trial.check(status === 500 && body.code === 'INTERNAL', `${status} ${text}`);
      trial.check(!/level_progress|SQLITE|stack/i.test(text), `told from inside: ${text}`);
      ids.push(String(body.requestId));
    }
  } finally {
    sqlite.exec('ALTER TABLE gone RENAME TO level_progress');
    sqlite.close();
  }
  const after = await ask(product, { path: '/progress/levels/semar', token: tokens.accessToken });
  trial.check(after.status === 200, `afterwards ${after.status}`);
  return ids;
}

function searchFiles(
  trial: Trial,
  dataDir: string,
  files: readonly string[],
  canaries: ReadonlyMap<string, string>,
): void {
  const keys = JSON.parse(readFileSync(join(dataDir, SECRETS_FILE), 'utf8')) as {
    accessKey: string;
    refreshKey: string;
  };
  for (const file of files) {
    const content = readFileSync(file);
    for (const [what, secret] of canaries) {
      trial.check(!content.includes(secret), `${what} is in ${file}`);
    }
    if (file.endsWith(SECRETS_FILE)) continue;
    for (const key of [keys.accessKey, keys.refreshKey]) {
      const isThere = content.includes(key) || content.includes(Buffer.from(key, 'base64url'));
      trial.check(!isThere, `a key is in ${file}`);
    }
  }
}
