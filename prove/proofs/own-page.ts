import { rawRequest } from '../../src-main/server/testing/raw-request.ts';
import { lanAddress } from '../harness/machine.ts';
import { withProduct } from '../harness/product.ts';
import type { Proof, Trial } from '../harness/proof.ts';

/** Names that point here and are not ours: what DNS rebinding looks like. */
const FOREIGN_HOSTS = [
  'evil.example:PORT',
  'evil.example',
  'localhost.evil.example:PORT',
  'ADDRESS.nip.io:PORT',
  'ADDRESS:1',
  'ADDRESS',
  '0.0.0.0:PORT',
  '8.8.8.8:PORT',
  '[::2]:PORT',
  'ADDRESS:PORT@evil.example',
  'ADDRESS:PORT/',
  'punakawan.local.evil.example:PORT',
];
const FOREIGN_ORIGINS = [
  'http://evil.example',
  'https://ADDRESS:PORT',
  'http://ADDRESS:1',
  'http://ADDRESS',
  'null',
  'file://',
];
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
];
const NEVER_IN_POLICY = /unsafe-eval|script-src[^;]*unsafe-inline|upgrade-insecure|\*/;

export const ownPage: Proof = {
  name: 'own-page',
  promise:
    'only the own page asks: foreign Hosts and Origins are refused, scripts come from files alone',
  async try(trial) {
    const lan = lanAddress();
    return withProduct(lan === undefined ? {} : { host: lan }, async ({ port }) => {
      const addresses = ['127.0.0.1', ...(lan === undefined ? [] : [lan])];
      for (const address of addresses) {
        await tryForeign(trial, address, port);
        await tryPage(trial, address, port);
      }
      const network =
        lan === undefined ? '; network not tried: no address' : ' and a network address';
      return `${FOREIGN_HOSTS.length} Hosts and ${FOREIGN_ORIGINS.length} Origins, on loopback${network}`;
    });
  },
};

async function tryForeign(trial: Trial, host: string, port: number): Promise<void> {
  const fill = (text: string) => text.replace('PORT', String(port)).replace('ADDRESS', host);
  for (const foreign of FOREIGN_HOSTS.map(fill)) {
    for (const path of ['/', '/api/health', '/api/admin/setup-status', '/login']) {
      const { status } = await rawRequest(port, { host, path, headers: { Host: foreign } });
      trial.check(status === 421, `${path} answered ${status} to Host ${foreign}`);
    }
  }
  for (const origin of FOREIGN_ORIGINS.map(fill)) {
    const { status, headers } = await rawRequest(port, {
      host,
      method: 'POST',
      path: '/api/auth/logout',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: '{"refreshToken":"x"}',
    });
    trial.check(status === 403, `${status} to Origin ${origin}`);
    trial.check(headers['access-control-allow-origin'] === undefined, `${origin} may read`);
  }
}

/** The page as it is built: nothing in it runs that is not a file of its own server. */
async function tryPage(trial: Trial, host: string, port: number): Promise<void> {
  for (const path of ['/', '/login', '/admin', '/gameplay']) {
    const { status, headers, text } = await rawRequest(port, { host, path });
    const policy = String(headers['content-security-policy']);
    trial.check(status === 200, `${path} answered ${status}`);
    trial.check(
      POLICY.every((part) => policy.includes(part)),
      `${path}: ${policy}`,
    );
    trial.check(!NEVER_IN_POLICY.test(policy), `${path}: ${policy}`);
    trial.check(headers['x-frame-options'] === 'DENY', `${path} may be framed`);
    trial.check(headers['x-content-type-options'] === 'nosniff', `${path} may be sniffed`);
    const scripts = [...text.matchAll(/<script\b([^>]*)>([^<]*)</g)];
    trial.check(scripts.length > 0, `${path} has no script at all`);
    for (const [, attributes = '', body = ''] of scripts) {
      trial.check(
        body.trim() === '' && attributes.includes('src="/'),
        `${path}: a script in the page`,
      );
    }
    trial.check(!/\son\w+=|javascript:/i.test(text), `${path}: a handler in the page`);
    trial.check(!/(src|href)="(https?:)?\/\//.test(text), `${path}: something from elsewhere`);
  }
}
