import { setTimeout as wait } from 'node:timers/promises';
import { allEndpoints, type NamedEndpoint } from '../../src-shared/contracts/all-endpoints.ts';
import type { GameSession } from '../../src-shared/contracts/game.contract.ts';
import type { LevelRun } from '../../src-shared/contracts/progress.contract.ts';
import { accessTable, type Rule } from '../access/access-table.ts';
import { forgedTokens } from '../access/forged-tokens.ts';
import { ask, demand, firstAdmin, logIn, register, type Person } from '../harness/ask.ts';
import { lanAddress } from '../harness/machine.ts';
import { withProduct, type Product } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

/** An id that exists nowhere. */
const NOWHERE = '987654321';

/** The short run tries each forged token at one endpoint in so many, and another token at the next. */
const FORGED_STRIDE = 5;

/** What a caller must meet: let in, or refused with one of these codes. */
type Expected = 'in' | readonly string[];

const UNKNOWN: Expected = ['UNAUTHENTICATED'];
const isRefusal = (code: unknown): boolean =>
  ['UNAUTHENTICATED', 'FORBIDDEN', 'LOCAL_ONLY'].includes(String(code));

interface Caller {
  name: string;
  token: string | undefined;
  expects: (rule: Rule) => Expected;
  /** Address of the server to ask; loopback unless given. */
  host?: string;
  isForged?: true;
}

const asPlayer = (rule: Rule): Expected => (rule.who === 'admins' ? ['FORBIDDEN'] : 'in');
const asStranger = (rule: Rule): Expected => (rule.who === 'everyone' ? 'in' : UNKNOWN);
const notTheOwner =
  (expects: (rule: Rule) => Expected) =>
  (rule: Rule): Expected =>
    rule.isOwn ? ['NOT_FOUND'] : expects(rule);

/** What one player has and no other. */
interface Owned {
  game: GameSession;
  level: LevelRun;
}

/** Calls an endpoint, in the name of the game's owner where it names a game. */
function wishFor({ endpoint }: NamedEndpoint, rule: Rule, { game, level }: Owned) {
  const path = endpoint.path.replace(/:\w+/g, rule.isOwn ? game._id : NOWHERE);
  const isOfLevel = endpoint.path.startsWith('/progress/');
  const takesBody = endpoint.method !== 'GET';
  const answer = {
    sessionId: game._id,
    runId: level._id,
    questionId: isOfLevel ? String(level.questions[0]?.id) : game.questions[0]?._id,
    selectedAnswer: 0,
  };
  return {
    method: endpoint.method,
    path,
    ...(takesBody ? { body: rule.isOwn ? answer : {} } : {}),
  };
}

export const access: Proof = {
  name: 'access',
  promise: 'every call is open to exactly those whom the table names; forged tokens open nothing',
  async try(trial) {
    const lan = lanAddress();
    return withProduct(lan === undefined ? {} : { host: lan }, async (product) => {
      for (const { name } of allEndpoints) {
        trial.check(accessTable[name] !== undefined, `${name} is not in the table`);
      }
      for (const name of Object.keys(accessTable)) {
        trial.check(
          allEndpoints.some((one) => one.name === name),
          `${name} does not exist`,
        );
      }
      const admin = await firstAdmin(product);
      const owner = await register(product, 'Ratri');
      const game: GameSession = await demand(product, {
        method: 'POST',
        path: '/game/session/start',
        body: { characterId: 1 },
        token: owner.tokens.accessToken,
      });
      const level: LevelRun = await demand(product, {
        method: 'POST',
        path: '/progress/level/start',
        body: { characterId: 'semar', level: 1 },
        token: owner.tokens.accessToken,
      });
      const callers = await makeCallers(product, admin, owner);
      for (const [wrong, token] of forgedTokens(product.dataDir, admin, owner)) {
        callers.push({ name: `a token with ${wrong}`, token, expects: asStranger, isForged: true });
      }
      if (lan !== undefined) callers.push(...fromTheNetwork(lan, admin, owner));

      const stride = trial.isShort ? FORGED_STRIDE : 1;
      for (const [n, caller] of callers.entries()) {
        for (const [m, named] of allEndpoints.entries()) {
          if (caller.isForged && (n + m) % stride > 0) continue;
          const rule = accessTable[named.name];
          if (rule) await tryCell(trial, product, caller, named, rule, { game, level });
        }
      }
      const network =
        lan === undefined ? '; network not tried: no address' : ', two of them from the network';
      const part = stride === 1 ? '' : `, each forged token at one endpoint in ${stride}`;
      return `${allEndpoints.length} endpoints x ${callers.length} callers${part}${network}`;
    });
  },
};

async function tryCell(
  trial: Trial,
  product: Product,
  caller: Caller,
  named: NamedEndpoint,
  rule: Rule,
  owned: Owned,
): Promise<void> {
  const { token, host } = caller;
  const wish = { ...wishFor(named, rule, owned), token, ...(host === undefined ? {} : { host }) };
  let reply = await ask(product, wish);
  // One machine asks faster than a whole class may; what counts is the answer after that.
  while (reply.status === 429) {
    await wait(250);
    reply = await ask(product, wish);
  }
  const { status, body } = reply;
  const expected = caller.expects(rule);
  const code: unknown = body?.code;
  const fits =
    expected === 'in'
      ? status < 500 && !isRefusal(code) && (!rule.isOwn || status < 300)
      : expected.includes(String(code));
  trial.check(
    fits,
    () => `${named.name} for ${caller.name}: ${status} ${String(code)}, not ${String(expected)}`,
  );
}

async function makeCallers(product: Product, admin: Person, owner: Person): Promise<Caller[]> {
  const other = await register(product, 'Tono');
  const asAdmin = { token: admin.tokens.accessToken };
  const sent = async (method: string, path: string, body?: unknown) =>
    demand(product, { method, path, ...asAdmin, ...(body === undefined ? {} : { body }) });

  const deactivated = await register(product, 'Pergi');
  await sent('POST', `/admin/users/${deactivated.id}/active`, { active: false });
  const deleted = await register(product, 'Hapus');
  await sent('DELETE', `/admin/users/${deleted.id}`, { confirmation: 'Hapus' });
  const loggedOut = await register(product, 'Keluar');
  const { refreshToken } = loggedOut.tokens;
  await demand(product, { method: 'POST', path: '/auth/logout', body: { refreshToken } });
  const reset = await register(product, 'Lupa');
  await sent('POST', `/admin/users/${reset.id}/reset-password`);
  const demoted = await register(product, 'Bekas');
  await sent('POST', `/admin/users/${demoted.id}/role`, { role: 'admin' });
  const wasAdmin = await logIn(product, demoted);
  await sent('POST', `/admin/users/${demoted.id}/role`, { role: 'player' });

  const stranger = (name: string, person: Person): Caller => ({
    name,
    token: person.tokens.accessToken,
    expects: asStranger,
  });
  return [
    { name: 'a visitor', token: undefined, expects: asStranger },
    { name: 'the player', token: owner.tokens.accessToken, expects: asPlayer },
    { name: 'another player', token: other.tokens.accessToken, expects: notTheOwner(asPlayer) },
    { name: 'an admin', token: admin.tokens.accessToken, expects: notTheOwner(() => 'in') },
    stranger('a deactivated user', deactivated),
    stranger('a deleted user', deleted),
    stranger('somebody who has logged out', loggedOut),
    stranger('somebody whose password was reset', reset),
    stranger('an admin of yesterday', wasAdmin),
  ];
}

/** The same people, coming in at the address that the class uses. */
function fromTheNetwork(host: string, admin: Person, player: Person): Caller[] {
  return [
    {
      name: 'an admin from the network',
      host,
      token: admin.tokens.accessToken,
      expects: (rule) => (rule.isLocal ? ['LOCAL_ONLY'] : notTheOwner(() => 'in')(rule)),
    },
    {
      name: 'the player from the network',
      host,
      token: player.tokens.accessToken,
      expects: asPlayer,
    },
  ];
}

export const firstAdminOnce: Proof = {
  name: 'first-admin',
  promise: 'of many requests for the first admin at once exactly one is let through',
  async try(trial) {
    const rounds = trial.size(10, 1);
    const rivals = trial.size(50, 20);
    for (let round = 0; round < rounds; round++) {
      await withProduct({}, async (product) => {
        const replies = await Promise.all(
          Array.from({ length: rivals }, (_none, n) =>
            ask(product, {
              method: 'POST',
              path: '/admin/setup-first-admin',
              body: {
                username: `Guru ${n}`,
                email: `guru${n}@sekolah.id`,
                password: 'rahasia-guru',
              },
            }),
          ),
        );
        const made = replies.filter(({ status }) => status === 201).length;
        trial.check(made === 1, `${made} were told that they are the first admin`);
        for (const { status, text } of replies) {
          trial.check([201, 403, 409].includes(status), `${status} ${text}`);
        }
        const winner = replies.findIndex(({ status }) => status === 201);
        const { tokens } = await demand(product, {
          method: 'POST',
          path: '/auth/login',
          body: { email: `guru${winner}@sekolah.id`, password: 'rahasia-guru' },
        });
        const { overview } = await demand(product, {
          path: '/admin/stats',
          token: tokens.accessToken,
        });
        trial.check(overview.totalUsers === 1, `${overview.totalUsers} users in the end`);
      });
    }
    return `${rounds} new installations, ${rivals} rivals each`;
  },
};
