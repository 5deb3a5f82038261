import type { Joint } from '../languages/index.ts';

/** Which joint counts where several stand together (", and then"). */
const JOINT_RANK: Readonly<Record<Joint, number>> = {
  and: 0,
  or: 0,
  comma: 1,
  but: 2,
  stop: 3,
  also: 4,
  then: 5,
  before: 5,
  reverse: 6,
  correction: 7,
  abandon: 8,
};

/** The joint that counts where several stand in a row. */
export function strongest(one: Joint | undefined, other: Joint): Joint {
  return one === undefined || JOINT_RANK[other] >= JOINT_RANK[one] ? other : one;
}
