/** What a variant of a union must hold beside its tag to be acted upon. */
type Shape = Readonly<Record<string, 'string' | 'list' | 'object'>>;

/**
 * Why a value is no variant of a union told apart by `tag`; undefined when it is one. Skills and trees also come from other
 * programs, from models and from older journals, where no compiler looked at them.
 */
export function misshapen(
  what: string,
  value: unknown,
  tag: string,
  shapes: Readonly<Record<string, Shape>>,
): string | undefined {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const [name, shape] = Object.entries(shapes).find(([one]) => one === given[tag]) ?? [];
  if (shape === undefined) return `unknown ${what} ${JSON.stringify(value)?.slice(0, 80)}`;
  const missing = Object.entries(shape).find(([key, kind]) => {
    const held = given[key];
    return kind === 'list' ? !Array.isArray(held) : typeof held !== kind || held === null;
  });
  return missing === undefined ? undefined : `a "${name}" needs "${missing[0]}"`;
}
