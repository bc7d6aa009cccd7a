import bcrypt from 'bcryptjs';
import workerpool from 'workerpool';

/** Runs in a worker thread: bcrypt in JavaScript would stop the event loop for 70 ms a call. */
workerpool.worker({
  hash: (password: string, cost: number) => bcrypt.hashSync(password, cost),
  compare: (password: string, hash: string) => bcrypt.compareSync(password, hash),
});
