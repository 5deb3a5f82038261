/** The counter service as a program: `node counter-process.mjs BROKER_URL`. */
import { Store } from '../../src/store/index.ts';
import { startCounter } from './service.ts';

await startCounter({ url: process.argv[2]!, store: new Store({ path: ':memory:' }) });
setInterval(() => {}, 60_000);
