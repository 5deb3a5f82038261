import type { Plan } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';

const MEDIA = 'media';
/** What is wished of a player that plays, and by a name alone of one that is still. */
const OF_WHAT_PLAYS = new Set(['pause', 'stop', 'next', 'previous', 'mute', 'set_volume']);
/** A volume of its own may be meant for what is to play. */
const ABSOLUTE = 'volume';

/** "Pause", "louder", "next one" where several players may be meant and one of them plays: it is that one. With none playing, or several, it is asked. */
export function ofWhatPlays(plan: Plan, { home }: { readonly home: Home }): Plan {
  const [unread, more] = plan.unread;
  const [lack, another] = unread?.wish?.lacks ?? [];
  if (unread?.wish === undefined || lack?.among === undefined || lack.of !== undefined) return plan;
  if (more !== undefined || another !== undefined || plan.groups.length > 0) return plan;
  const { action } = unread.wish;
  if (action.service !== MEDIA || action.when !== undefined || action.if !== undefined) return plan;
  if (!OF_WHAT_PLAYS.has(action.method) || action.args[ABSOLUTE] !== undefined) return plan;
  const [one, other] = lack.among.filter((name) => {
    const found = home.view.resolve({ name }, [MEDIA]);
    return (
      found.type === 'found' &&
      found.devices.some(({ id }) => home.report(id)?.state['playback'] === 'playing')
    );
  });
  if (one === undefined || other !== undefined) return plan;
  const deed = { ...action, args: { ...action.args, target: { name: one } } };
  return { ...plan, groups: [[deed]], unread: [], direct: false };
}
