import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeJson } from './json-file.ts';

/** Bytes of each signing key. */
const KEY_BYTES = 32;

const SecretsFile = z.object({
  kid: z.string().check(z.minLength(1)),
  accessKey: z.string(),
  refreshKey: z.string(),
});

/** The keys of this installation. Two installations never accept each other's tokens. */
export interface Secrets {
  kid: string;
  accessKey: Buffer;
  refreshKey: Buffer;
}

/**
 * The signing keys of a data folder, made at first start and readable by their owner only.
 * A damaged file is replaced by new keys, which signs everyone out but starts.
 */
export function loadSecrets(dataDir: string): { secrets: Secrets; created: boolean } {
  const file = join(dataDir, 'secrets.json');
  const existing = readSecrets(file);
  if (existing) return { secrets: existing, created: false };
  const secrets: Secrets = {
    kid: randomBytes(6).toString('hex'),
    accessKey: randomBytes(KEY_BYTES),
    refreshKey: randomBytes(KEY_BYTES),
  };
  writeJson(file, {
    kid: secrets.kid,
    accessKey: secrets.accessKey.toString('base64url'),
    refreshKey: secrets.refreshKey.toString('base64url'),
  });
  return { secrets, created: true };
}

function readSecrets(file: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = SecretsFile.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const accessKey = Buffer.from(parsed.data.accessKey, 'base64url');
  const refreshKey = Buffer.from(parsed.data.refreshKey, 'base64url');
  if (accessKey.length < KEY_BYTES || refreshKey.length < KEY_BYTES) return undefined;
  return { kid: parsed.data.kid, accessKey, refreshKey };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON at all is the same as not the right JSON: the caller makes new keys.
    return undefined;
  }
}
