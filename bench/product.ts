/** Child process: the product itself on the data folder that is given, its log going to a file. */
import { createFileLogger } from '../src-main/log-file.ts';
import { startServer } from '../src-main/server/start-server.ts';
import { plainPasswords } from '../src-main/server/testing/test-api.ts';
import { reportTo } from './child.ts';

const [, , dataDir = '', passwords] = process.argv;
const server = await startServer({
  dataDir,
  port: 0,
  log: createFileLogger(dataDir, 'nothing').log,
  backupCheckMs: 0,
  // A few connections stand for many pupils; the limits would see one pupil gone wild.
  rateLimits: false,
  ...(passwords === 'bcrypt' ? {} : { passwords: plainPasswords }),
});
reportTo(server.url, () => server.close());
