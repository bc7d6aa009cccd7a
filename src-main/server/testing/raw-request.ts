import { once } from 'node:events';
import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { EVENT_STREAM } from '#shared/constants/limits.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends exactly these bytes and headers: what a browser or fetch would never send. */
export function rawRequest(
  port: number,
  wish: {
    method?: string;
    path: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    agent?: Agent;
    /** Address to ask, of this machine's loopback. */
    host?: string;
    /** Address to ask from. */
    from?: string;
  },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: wish.host ?? '127.0.0.1',
        ...(wish.from === undefined ? {} : { localAddress: wish.from }),
        port,
        method: wish.method ?? 'GET',
        path: wish.path,
        agent: wish.agent ?? false,
        headers: { Host: `${wish.host ?? '127.0.0.1'}:${port}`, ...wish.headers },
      },
      (incoming) => {
        const { statusCode: status = 0, headers } = incoming;
        if (headers['content-type']?.startsWith(EVENT_STREAM)) {
          // A stream has no end to wait for.
          outgoing.destroy();
          return resolve({ status, headers, text: '' });
        }
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({ status, headers, text: Buffer.concat(chunks).toString('utf8') }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(wish.body);
  });
}

/** Writes these bytes to a connection and returns what comes back first. */
export async function rawExchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.write(bytes);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return chunk.toString('utf8');
  } finally {
    socket.destroy();
  }
}
