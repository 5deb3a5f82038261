import type { Death, Story, Trial } from './story.ts';

export interface KillRow {
  readonly story: string;
  readonly boundaries: number;
  readonly kills: number;
  readonly lost: number;
  readonly doubled: number;
  /** Lives that ended before they came to where they were to die: no kill, and counted as none. */
  readonly 'ended before': number;
  readonly seconds: number;
}

/** Houses under trial at once. */
const ABREAST = 2;
/** Deaths in one trial when a story is killed again and again on its way back. */
const DEATHS_MAX = 4;

/**
 * Kills a story at each of its boundaries and moments, and then wherever chance says, also several times on one way, until
 * it was killed so often. What was harmed is told at once, with what leads to it.
 */
export async function killSweep(
  story: Story,
  kills: number,
  chance: (below: number) => number,
): Promise<KillRow> {
  const begun = performance.now();
  const boundaries = await story.calm();
  const each: Death[] = [...Array.from({ length: boundaries }, (_, at) => at + 1), ...story.moments];
  const plans = each.map((death): readonly Death[] => [death]);
  const somewhere = () => each[chance(each.length)] as Death;
  const sum = { kills: 0, lost: 0, doubled: 0, missed: 0 };
  const take = (): readonly Death[] | undefined => {
    const next = plans.shift();
    if (next !== undefined) return next;
    if (sum.kills >= kills) return undefined;
    return Array.from({ length: 1 + chance(DEATHS_MAX) }, somewhere);
  };
  const count = (deaths: readonly Death[], { kills, missed, lost, doubled }: Trial) => {
    sum.kills += kills;
    sum.missed += missed;
    sum.lost += lost.length;
    sum.doubled += doubled.length;
    if (lost.length + doubled.length > 0)
      console.error(`${story.name}, dying ${deaths.join(', then ')}: ${JSON.stringify({ lost, doubled })}`);
  };
  const lane = async () => {
    for (let deaths = take(); deaths !== undefined; deaths = take()) count(deaths, await story.trial(deaths));
  };
  await Promise.all(Array.from({ length: ABREAST }, lane));
  return {
    story: story.name,
    boundaries: each.length,
    kills: sum.kills,
    lost: sum.lost,
    doubled: sum.doubled,
    'ended before': sum.missed,
    seconds: Math.round((performance.now() - begun) / 1000),
  };
}
