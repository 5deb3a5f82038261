import { isInUse } from '../../src/store/index.ts';

console.log(isInUse(process.argv[2] as string));
