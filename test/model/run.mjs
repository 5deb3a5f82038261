import { runBundled } from '../kit/bundled.mjs';

await runBundled(import.meta.dirname);
