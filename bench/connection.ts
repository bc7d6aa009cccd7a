import { connect, type Socket } from 'node:net';

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  body: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that has one request on the way at a time. Far lighter than an HTTP
 * client: the second core of the machine must not become the limit of what is measured on the first.
 */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: WireAnswer) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    const fail = (error?: Error) => this.#waiting?.reject(error ?? new Error('the server hung up'));
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  /** Connects to a server of this machine. */
  static open(url: string): Promise<Connection> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new Connection(socket));
      });
    });
  }

  send(request: string): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) throw new Error('the server has hung up');
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#waiting?.reject(new Error(`an answer without a length: ${head}`));
      return;
    }
    const bodyStart = headEnd + HEAD_END.length;
    const end = bodyStart + Number(length);
    if (this.#received.length < end) return;
    const body = this.#received.subarray(bodyStart, end);
    this.#received = this.#received.subarray(end);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body });
  }
}

/** A request as it goes over the wire. `userId` is for the floor, which reads no token. */
export function wireRequest(
  url: string,
  { method, path, body }: { method: string; path: string; body?: unknown },
  as?: { userId: number; accessToken: string },
): string {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    ...(as ? [`Authorization: Bearer ${as.accessToken}`, `X-User: ${as.userId}`] : []),
    ...(text === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
    '',
    text ?? '',
  ].join('\r\n');
}
