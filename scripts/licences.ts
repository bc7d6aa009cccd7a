// `node scripts/licences.ts`: writes docs/licences.md from the lockfile.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { licenceDocument, readLicences } from './licence-list.ts';

const list = readLicences();
for (const { name, licence } of list.refused) console.error(`${name}: ${licence}`);
writeFileSync(join(resolve(import.meta.dirname, '..'), 'docs/licences.md'), licenceDocument(list));
process.exit(list.refused.length === 0 ? 0 : 1);
