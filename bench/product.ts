/** Child process: the product itself on the data folder that is given. Prints its address. */
import { startProduct } from './seed.ts';

const server = await startProduct(process.argv[2] ?? '');
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
console.log(server.url);
