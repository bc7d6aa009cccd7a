import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { DEFAULT_PORT } from '#shared/constants/limits.ts';
import { moveTexts } from '#shared/texts/maintenance.ts';
import { defaultDataDir, placeFile } from './data-dir.ts';
import { holdsData, readPlace } from './server/db/data-place.ts';

export const HELP = `Punakawan, server tanpa layar

Pemakaian: npm run serve -- [pilihan]

  --port N      port (bawaan ${DEFAULT_PORT}, atau yang terakhir dipakai)        PUNAKAWAN_PORT
  --host ALAMAT alamat yang dilayani (bawaan 127.0.0.1; 0.0.0.0 untuk LAN)      PUNAKAWAN_HOST
  --data FOLDER tempat data (bawaan: folder data pengguna)                      PUNAKAWAN_DATA
  --backup BERKAS   tulis cadangan yang sudah diperiksa, lalu selesai; boleh saat server berjalan
  --restore BERKAS  pulihkan data dari cadangan, lalu selesai; server harus berhenti dulu
  --move-data FOLDER  pindahkan data ke folder itu, lalu selesai; server harus berhenti dulu
  --log         tulis semua catatan ke layar, bukan hanya peringatan
  --help        tampilkan bantuan ini
`;

const FilePath = z.string().check(z.minLength(1, { error: 'tidak boleh kosong' }));

const Options = z.object({
  port: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/, { error: 'harus berupa angka' })),
      z.pipe(
        z.transform(Number),
        z.int().check(z.maximum(65_535, { error: 'paling besar 65535' })),
      ),
    ),
  ),
  host: z.string().check(z.trim(), z.minLength(1, { error: 'tidak boleh kosong' })),
  data: z.string().check(z.minLength(1, { error: 'tidak boleh kosong' })),
  backup: z.optional(FilePath),
  restore: z.optional(FilePath),
  'move-data': z.optional(FilePath),
  log: z.boolean(),
  help: z.boolean(),
});
export type HeadlessOptions = z.infer<typeof Options> & {
  /** The file that says where the data were moved to; undefined when another folder was asked for. */
  place?: string;
};

/** The options are wrong; the message is for the person at the terminal. */
export class OptionsError extends Error {}

/** Options from the command line, then the environment, then the defaults. Throws OptionsError. */
export function readHeadlessOptions(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): HeadlessOptions {
  const given = parseCommandLine(args);
  const chosen = given.data ?? env['PUNAKAWAN_DATA'];
  const place = chosen === undefined ? placeFile(env) : undefined;
  const parsed = Options.safeParse({
    port: given.port ?? env['PUNAKAWAN_PORT'],
    host: given.host ?? env['PUNAKAWAN_HOST'] ?? '127.0.0.1',
    data: chosen ?? movedDataDir(place) ?? defaultDataDir(env),
    backup: given.backup,
    restore: given.restore,
    'move-data': given['move-data'],
    log: given.log ?? false,
    help: given.help ?? false,
  });
  if (parsed.success) {
    const { backup, restore, 'move-data': moveTo } = parsed.data;
    const wishes = [backup, restore, moveTo].filter((wish) => wish !== undefined);
    if (wishes.length <= 1) return { ...parsed.data, ...(place !== undefined && { place }) };
    throw new OptionsError('--backup, --restore, dan --move-data tidak dapat dipakai bersama');
  }
  throw new OptionsError(
    parsed.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n'),
  );
}

/** Throws OptionsError when the data were moved to a drive that is not there: never an empty game. */
function movedDataDir(place: string | undefined): string | undefined {
  const dataDir = place === undefined ? undefined : readPlace(place)?.dataDir;
  if (dataDir !== undefined && !holdsData(dataDir)) {
    throw new OptionsError(moveTexts.missing(dataDir));
  }
  return dataDir;
}

function parseCommandLine(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        backup: { type: 'string' },
        restore: { type: 'string' },
        'move-data': { type: 'string' },
        log: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new OptionsError(error instanceof Error ? error.message : String(error));
  }
}
