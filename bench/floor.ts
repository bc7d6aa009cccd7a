/**
 * Child process: the hot calls from bare node:http and prepared statements, with nothing on top: no
 * token, no checks, no log. Writes that arrive in one turn of the event loop share a commit, as in the
 * product. What any server on this machine costs at the least.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '../src-shared/constants/limits.ts';
import { openBare, type BareCall } from './bare-calls.ts';
import { reportTo } from './child.ts';

const { sqlite, calls } = openBare(process.argv[2] ?? '');
const routes = new Map(
  calls.map((call): [string, BareCall] => [
    `${call.method} ${API_PREFIX}${call.path.replace(':param', '')}`,
    call,
  ]),
);

/** Writes that wait for the commit of this turn; nested transactions become savepoints. */
const waiting: { run: () => object; reply: (answer: object) => void }[] = [];
const commit = sqlite.transaction((writes: typeof waiting) => writes.map(({ run }) => run()));

function write(run: () => object, reply: (answer: object) => void): void {
  waiting.push({ run, reply });
  if (waiting.length > 1) return;
  setImmediate(() => {
    const writes = waiting.splice(0);
    for (const [place, answer] of commit.immediate(writes).entries()) writes[place]?.reply(answer);
  });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const parent = path.slice(0, path.lastIndexOf('/') + 1);
    const call =
      routes.get(`${request.method} ${path}`) ?? routes.get(`${request.method} ${parent}`);
    if (!call) throw new Error(`the floor has no ${request.method} ${path}`);
    const input = {
      userId: Number(request.headers['x-user']),
      param: path.slice(parent.length),
      body: chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString()),
    };
    const reply = (answer: object) => {
      const text = JSON.stringify({ success: true, ...answer });
      response.writeHead(call.status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    };
    if (call.method === 'GET') reply(call.run(input));
    else write(() => call.run(input), reply);
  });
});
server.listen(0, '127.0.0.1', () => {
  reportTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
    server.closeAllConnections();
    sqlite.close();
  });
});
