import { authApi } from '#shared/contracts/auth.contract.ts';
import { callApi } from '../../../lib/call-api.ts';

/**
 * Tells the server that a player has left. Nobody waits for it: this browser has forgotten the
 * tokens already, and a server that cannot be told forgets them when they run out.
 */
export function leave(refreshToken: string): void {
  callApi(authApi.logout, { body: { refreshToken } }).catch(() => undefined);
}
