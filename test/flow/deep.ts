/** Runs of a property: as many as HEARTH_DEEP says, or few enough for every commit. */
export function runs(few: number): number {
  const deep = Number(process.env['HEARTH_DEEP']);
  return Number.isInteger(deep) && deep > 0 ? deep : few;
}
