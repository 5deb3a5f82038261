import { runBundled } from '../kit/programs/bundled.mjs';

await runBundled(import.meta.dirname);
