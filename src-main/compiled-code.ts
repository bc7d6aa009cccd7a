import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** Files kept: those of a few versions side by side. */
const KEPT_FILES = 40;
const CHECKSUM_BYTES = 4;

/** Keeps what V8 has compiled of the built product; `save` writes down what was not known yet. */
export interface CompiledCode {
  save(): void;
}

/**
 * Lets the built files of `codeDir` start from what an earlier run compiled, kept in `keepDir`. Node can do
 * so too, but it keeps a file as it is before it runs, and most of what a start needs is compiled when it is
 * first called. Whatever is wrong with what was kept, the file is compiled anew.
 */
export function keepCompiledCode(codeDir: string, keepDir: string): CompiledCode {
  const fresh: { script: Script; kept: string }[] = [];
  const { extensions } = createRequire(import.meta.url);
  const loadOther = extensions['.js'];
  extensions['.cjs'] = (module, file) => {
    if (dirname(file) !== codeDir) return loadOther?.(module, file);
    const kept = join(keepDir, keptName(file));
    const cachedData = readKept(kept);
    const script = new Script(nodeModule.wrap(readFileSync(file, 'utf8')), {
      filename: file,
      ...(cachedData ? { cachedData } : {}),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    if (!cachedData || script.cachedDataRejected) fresh.push({ script, kept });
    const run = script.runInThisContext() as (...values: unknown[]) => void;
    run.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  };

  return {
    save() {
      if (fresh.length === 0) return;
      try {
        for (const { script, kept } of fresh.splice(0)) writeKept(kept, script.createCachedData());
        removeOld(keepDir);
      } catch {
        // A folder that cannot be written: the next start compiles again, and is right all the same.
      }
    },
  };
}

/** Changes with the file: its name has a hash of it, and who builds by hand may change it all the same. */
function keptName(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${basename(file)}-${size}-${Math.round(mtimeMs)}`;
}

/** V8 trusts the bytes: those of a torn file would end the process, so that a checksum stands before them. */
function readKept(kept: string): Buffer | undefined {
  let content;
  try {
    content = readFileSync(kept);
  } catch {
    // Nothing has been kept yet.
    return undefined;
  }
  const data = content.subarray(CHECKSUM_BYTES);
  return checksumOf(data).equals(content.subarray(0, CHECKSUM_BYTES)) ? data : undefined;
}

function writeKept(kept: string, data: Buffer): void {
  mkdirSync(dirname(kept), { recursive: true, mode: 0o700 });
  const unfinished = `${kept}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([checksumOf(data), data]), { mode: 0o600 });
  renameSync(unfinished, kept);
}

function checksumOf(data: Buffer): Buffer {
  const checksum = Buffer.alloc(CHECKSUM_BYTES);
  checksum.writeUInt32LE(crc32(data));
  return checksum;
}

function removeOld(keepDir: string): void {
  const byAge = readdirSync(keepDir)
    .map((name) => join(keepDir, name))
    .map((file) => ({ file, written: statSync(file).mtimeMs }))
    .sort((a, b) => b.written - a.written);
  for (const { file } of byAge.slice(KEPT_FILES)) rmSync(file, { recursive: true, force: true });
}
