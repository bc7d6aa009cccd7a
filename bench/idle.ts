/** Child process that does nothing: how long it is kept from doing so is the machine's part of every delay. */
import { reportTo } from './child.ts';

reportTo('', () => Promise.resolve());
