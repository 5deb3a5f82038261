/**
 * The counter service as a program: `node counter-process.mjs BROKER_URL DATABASE [hold]`. Says `begun` when a run starts;
 * with `hold` no run of `add` or `flip` ever ends.
 */
import { Store } from '../../../src/store/index.ts';
import { startCounter } from '../service.ts';

const [url, path, hold] = process.argv.slice(2);
const { counter } = await startCounter({ url: url!, store: new Store({ path: path! }) });
counter.onRun = (name) => console.log(`begun ${name}`);
if (hold === 'hold') counter.gate = new Promise(() => {});
console.log('ready');
