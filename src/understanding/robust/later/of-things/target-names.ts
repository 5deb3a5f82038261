import { isJsonObject } from '../../../../base/index.ts';
import type { Arg } from '../../../text/index.ts';

/** The names by which a target names things; none of a room, and none where all are meant. */
export function namesOf(target: Arg | undefined): readonly string[] {
  return [target].flat().flatMap((one) => nameOf(one) ?? []);
}

/** The name of a target that is one thing by its name. */
export function nameOf(target: Arg | undefined): string | undefined {
  const name = isJsonObject(target) ? target['name'] : undefined;
  return typeof name === 'string' ? name : undefined;
}
