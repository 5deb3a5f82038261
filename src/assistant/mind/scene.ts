import { wallAt } from '../../base/index.ts';
import type { InboundMessage } from '../../domain/index.ts';
import type { View } from '../../flow/index.ts';
import { describeAction } from './describe.ts';
import { type MindNeeds, type Subject, speakerOf } from './needs.ts';
import type { Exchange, Scene } from './prompt.ts';

/** More of what the house did by itself than this is not told to the model. */
const HANDLED_MAX = 8;

/** The moment, the person and what the ear has done, for a prompt. */
export function sceneOf(needs: MindNeeds, view: View, { message, plan }: Subject): Scene {
  return {
    now: momentWords(view.now(), needs.home.place.timezone),
    person: speakerOf(needs, message)?.name,
    area: message.area,
    text: message.text,
    handled: plan.groups
      .flat()
      .slice(0, HANDLED_MAX)
      .map((action) => describeAction(action, needs)),
  };
}

export function historyOf(
  needs: MindNeeds,
  view: View,
  message: InboundMessage,
  most: number,
): readonly Exchange[] {
  return needs.history(message, view.turn, most);
}

/** `Friday 2026-11-20, 10:30`. */
function momentWords(now: number, timezone: string): string {
  const wall = wallAt(now, timezone);
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, weekday: 'long' }).format(now);
  return `${weekday} ${wall.slice(0, 10)}, ${wall.slice(11, 16)}`;
}
