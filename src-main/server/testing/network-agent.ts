import { createSocket } from 'node:dgram';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import multicastDns from 'multicast-dns';

/**
 * A machine's hands: what a test asks for on stdin is done in this process's network, and told on
 * stdout. One JSON object per line, both ways.
 */
export type AgentWish =
  | {
      do: 'request';
      url: string;
      method?: string;
      headers?: Record<string, string>;
      body?: unknown;
      /** Address to ask from, where the machine has several. */
      from?: string;
      /** Milliseconds after which nobody is waited for any more. */
      patience?: number;
    }
  /** Connects and stays; told again when the connection ends. */
  | ({ do: 'hold'; host: string; port: number } & HoldOptions)
  /** Says to the network that a name is this machine. */
  | { do: 'claim'; name: string; from: string }
  /** Sends so many datagrams of multicast DNS, each of them as long to read as its size allows. */
  | { do: 'flood'; from: string; count: number; bytes: number }
  /** Asks the network for the address of a name. */
  | { do: 'lookUp'; name: string; from: string };

export interface HoldOptions {
  /** Address to connect from, where the machine has several. */
  from?: string;
  /** Asked for, and the answer never read: the end of such a connection is not noticed. */
  path?: string;
}

export type AgentReply =
  | { status: number; body: unknown; headers: IncomingHttpHeaders }
  | { failed: string }
  | { connected: true }
  | { address: string | null };

/** A name that nobody has answered for by now is nobody's. */
const LOOK_UP_MS = 500;
const REQUEST_MS = 3_000;

const tell = (id: number, reply: AgentReply | { ended: true }) =>
  process.stdout.write(`${JSON.stringify({ id, ...reply })}\n`);

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, ...wish } = JSON.parse(line) as AgentWish & { id: number };
  if (wish.do === 'request') send(id, wish);
  else if (wish.do === 'hold') hold(id, wish);
  else if (wish.do === 'claim') claim(id, wish);
  else if (wish.do === 'flood') flood(id, wish);
  else lookUp(id, wish);
});
tell(0, { connected: true });

function send(id: number, wish: Extract<AgentWish, { do: 'request' }>): void {
  const body = wish.body === undefined ? undefined : JSON.stringify(wish.body);
  const outgoing = request(
    wish.url,
    {
      method: wish.method ?? 'GET',
      agent: false,
      ...(wish.from === undefined ? {} : { localAddress: wish.from }),
      timeout: wish.patience ?? REQUEST_MS,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...wish.headers,
      },
    },
    (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part: string) => (text += part));
      incoming.on('end', () => {
        const { statusCode: status = 0, headers } = incoming;
        const isJson = headers['content-type']?.includes('json') ?? false;
        tell(id, { status, headers, body: isJson ? JSON.parse(text) : text });
      });
    },
  );
  outgoing.on('timeout', () => {
    // What lies unsent in the system's buffer must not arrive once a cable is back.
    outgoing.socket?.resetAndDestroy();
    outgoing.destroy(new Error('no answer'));
  });
  outgoing.on('error', (error) => tell(id, { failed: error.message }));
  outgoing.end(body);
}

function hold(id: number, wish: Extract<AgentWish, { do: 'hold' }>): void {
  const { host, port, from, path } = wish;
  const socket = connect({ host, port, ...(from === undefined ? {} : { localAddress: from }) });
  socket.on('connect', () => {
    if (path === undefined) socket.resume();
    else socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n\r\n`);
    tell(id, { connected: true });
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => tell(id, { ended: true }));
}

function lookUp(id: number, { name, from }: Extract<AgentWish, { do: 'lookUp' }>): void {
  const mdns = multicastDns({ interface: from, bind: '0.0.0.0' });
  const finish = (address: string | null) => {
    clearTimeout(timer);
    mdns.removeAllListeners('response');
    mdns.destroy();
    tell(id, { address });
  };
  const timer = setTimeout(() => finish(null), LOOK_UP_MS);
  mdns.on('response', ({ answers = [] }) => {
    for (const answer of answers) {
      if (answer.type === 'A' && answer.name === name && answer.ttl !== 0) finish(answer.data);
    }
  });
  mdns.query(name, 'A');
}

function claim(id: number, { name, from }: Extract<AgentWish, { do: 'claim' }>): void {
  const mdns = multicastDns({ interface: from, bind: '0.0.0.0' });
  const answers = [{ name, type: 'A' as const, ttl: 120, data: from }];
  mdns.on('ready', () =>
    mdns.respond({ answers }, () => {
      mdns.destroy();
      tell(id, { connected: true });
    }),
  );
}

function flood(id: number, { from, count, bytes }: Extract<AgentWish, { do: 'flood' }>): void {
  const datagram = compressedNames(bytes);
  const socket = createSocket('udp4');
  socket.bind(0, from, () => {
    socket.setMulticastInterface(from);
    let left = count;
    const next = () => {
      // Faster, most of them would be lost before anybody reads them.
      if (left-- > 0) {
        return socket.send(datagram, 5353, '224.0.0.251', () => setTimeout(next, 10));
      }
      socket.close();
      tell(id, { connected: true });
    };
    next();
  });
}

/** An answer of many records, the name of each of them a reference to one of a hundred parts. */
function compressedNames(bytes: number): Buffer {
  const name = Buffer.concat([Buffer.from('\x01a'.repeat(100)), Buffer.from([0])]);
  const data = Buffer.from([0, 1, 0, 1, 0, 0, 0, 1, 0, 4, 10, 77, 0, 2]);
  const record = Buffer.concat([Buffer.from([0xc0, 12]), data]);
  const count = Math.floor((bytes - 12 - name.length - data.length) / record.length);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0x8400, 2);
  head.writeUInt16BE(count + 1, 6);
  return Buffer.concat([head, name, data, ...Array.from({ length: count }, () => record)]);
}
