import { z } from 'zod';
import { ChannelName } from '../domain/index.ts';
import type { Call } from './types.ts';

/** Parameters of a method that speaks to somebody again at its time: who that is, and by which talk and door. */
export const ASKER = {
  person: z.string().max(64).optional().describe('who asks'),
  conversation: z.string().max(200).optional().describe('the talk it was asked in'),
  channel: ChannelName.optional().describe('the door it was asked through'),
};

/** As a service keeps it; the person who called where nobody is named. */
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
  { by }: Pick<Call, 'by'>,
) {
  return {
    person: person ?? (by.kind === 'person' ? by.id : null),
    conversation: conversation ?? null,
    channel: channel ?? null,
  };
}
