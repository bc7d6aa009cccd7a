import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** Every endpoint that any contract file exports in an object of endpoints. */
async function declared(): Promise<Endpoint[]> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.contract.ts'));
  const modules = await Promise.all(
    files.map(
      (name) =>
        import(pathToFileURL(join(import.meta.dirname, name)).href) as Promise<
          Record<string, unknown>
        >,
    ),
  );
  return modules
    .flatMap((exports) => Object.values(exports))
    .filter((value) => typeof value === 'object' && value !== null && !isEndpoint(value))
    .flatMap((group) => Object.values(group as object))
    .filter(isEndpoint);
}

describe('allEndpoints', () => {
  it('names every endpoint of the contracts exactly once', async () => {
    const listed = allEndpoints.map(({ endpoint }) => endpoint);
    const known = await declared();
    expect(known.length).toBeGreaterThan(30);
    expect(new Set(listed).size).toBe(listed.length);
    expect(new Set(listed)).toEqual(new Set(known));
    expect(listed).toHaveLength(known.length);
  });

  it('gives each a name and a call of its own', () => {
    const names = allEndpoints.map(({ name }) => name);
    const calls = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
