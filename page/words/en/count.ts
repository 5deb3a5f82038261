/** "one thing", "3 things". */
export function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "the lamp, the fan and 3 more": names as written, a long list counted. */
export function list(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
