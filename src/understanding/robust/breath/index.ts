/** breath: several things that are said in one breath, each read by itself. */
export { byClause } from './by-clause.ts';
export { everythingThere } from './everything-there.ts';
export { onlyThese } from './only-these.ts';
