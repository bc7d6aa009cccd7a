import { healthApi } from '#shared/contracts/health.contract.ts';
import type { Routes, ServerContext } from '../../server-context.ts';

export function registerHealth({ mount }: Routes, { options }: ServerContext): void {
  mount(healthApi.health, () => ({ data: { status: 'ok' as const, version: options.version } }));
}
