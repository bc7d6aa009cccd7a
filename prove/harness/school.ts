import {
  twoMachines,
  whyNoNamespaces,
  type Machine,
  type TwoMachines,
} from '../../src-main/server/testing/two-machines.ts';
import { API_PREFIX } from '../../src-shared/constants/limits.ts';
import { bearer, type Reply, type Server } from './ask.ts';
import { Product } from './product.ts';
import { NotTried } from './proof.ts';

export const SERVER_ADDRESS = '10.77.0.1';

interface Route {
  host?: string;
  /** Address to ask from, where the machine has several. */
  from?: string;
  /** Milliseconds after which nobody is waited for any more. */
  patience?: number;
}

export interface School {
  machines: TwoMachines;
  /** The built server, on the one machine. */
  product: Product;
  /** The server as it is reached from a machine: by its address on the network, or at itself. */
  reachedFrom: (machine: Machine, route?: Route) => Server;
}

/** Runs `use` with a server and its pupils on two machines with a cable between them. Throws NotTried. */
export async function withSchool<T>(
  options: { isOpen: boolean | 'everywhere' },
  use: (school: School) => Promise<T>,
): Promise<T> {
  const why = whyNoNamespaces();
  if (why !== undefined) throw new NotTried(why);
  const machines = await twoMachines();
  const { under } = machines.server;
  const host = options.isOpen === 'everywhere' ? '0.0.0.0' : SERVER_ADDRESS;
  const product = new Product({ under, ...(options.isOpen ? { host } : {}) });
  try {
    await product.start();
    return await use({
      machines,
      product,
      reachedFrom: (machine, { host = SERVER_ADDRESS, ...route } = {}) => ({
        async ask({ method = 'GET', path, body, token, headers }) {
          const reply = await machine.ask({
            do: 'request',
            url: `http://${host}:${product.port}${API_PREFIX}${path}`,
            method,
            body,
            headers: { ...bearer(token), ...headers },
            ...route,
          });
          return toReply(reply);
        },
      }),
    });
  } finally {
    await product.remove();
    await machines.remove();
  }
}

/** Nobody answering is an error, as it is for a request of this machine. */
function toReply(reply: Awaited<ReturnType<Machine['ask']>>): Reply {
  if ('failed' in reply) {
    throw Object.assign(new Error(reply.failed), { code: 'ECONNRESET' });
  }
  if (!('status' in reply)) throw new Error('something else was asked for');
  const { status, body, headers } = reply;
  return { status, body, text: JSON.stringify(body), headers };
}
