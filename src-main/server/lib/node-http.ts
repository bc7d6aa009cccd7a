/**
 * Node's HTTP without its newer client: an import would load that too (undici), at every start and for
 * nothing.
 */
export const { createServer, get, IncomingMessage, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');
