import { z } from 'zod';
import { HUB } from '../access/index.ts';
import { HearthError } from '../base/index.ts';
import { ChannelName } from '../domain/index.ts';
import type { Call } from './types.ts';

/** Parameters of a method that speaks to somebody again at its time: who that is, and by which talk and door. */
export const ASKER = {
  person: z.string().max(64).optional().describe('who asks'),
  conversation: z.string().max(200).optional().describe('the talk it was asked in'),
  channel: ChannelName.optional().describe('the door it was asked through'),
};

/**
 * As a service keeps it: always who asks, whom only the hub itself may name.
 * @throws HearthError `not-permitted` when somebody names another.
 */
export function askerOf(
  {
    person,
    conversation,
    channel,
  }: {
    readonly person?: string | undefined;
    readonly conversation?: string | undefined;
    readonly channel?: string | undefined;
  },
  { asking }: Pick<Call, 'asking'>,
) {
  const speaker = asking === HUB ? (person ?? null) : asking.person;
  if (person !== undefined && person !== speaker)
    throw new HearthError('not-permitted', `Nobody may ask in the name of "${person}" but ${person}`, {
      faults: [{ path: '/person', message: 'is not who asks', hint: 'Leave it out.' }],
    });
  return {
    person: speaker,
    conversation: conversation ?? null,
    channel: channel ?? null,
  };
}
