import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { type Doorway, speakerWith, TurnView } from '../../../domain/index.ts';
import { checkPerson } from '../../words.ts';
import type { HouseAccess } from '../access.ts';
import { type Answer, type Asked, json, type Reply } from '../route.ts';

/** The longest that `Prefer: wait` may hold a request open, in seconds. */
const WAIT_SECONDS_MAX = 120;

/** What every route that starts a turn says of itself. */
export const PREFER = { Prefer: 'wait=20 holds the answer back up to so many seconds (RFC 7240)' };
export const HELD: Readonly<Record<200 | 202, Answer>> = {
  200: { description: 'With Prefer: the turn, finished or waiting for an answer.', schema: TurnView },
  202: { description: 'Taken in; the turn goes on.', schema: z.object({ turn: z.string() }) },
};

/** Answers with the turn: at once, or held back as the client prefers. */
export async function held(
  doorway: Doorway,
  asked: Pick<Asked<unknown, unknown, unknown>, 'header' | 'signal'>,
  turn: string,
): Promise<Reply> {
  const location = `/v1/turns/${encodeURIComponent(turn)}`;
  const seconds = preferredWait(asked.header('prefer'));
  if (seconds === undefined) return json(202, { turn }, { location });
  const settled = await doorway.settled(turn, seconds * 1000, asked.signal);
  const applied = { location, 'preference-applied': `wait=${seconds}` };
  return settled === undefined || settled.status === 'running'
    ? json(202, { turn }, applied)
    : json(200, settled, applied);
}

/**
 * The doorway for who speaks. Only an owner may speak for others, and is then no more than they are; everyone else is who the token says.
 * @throws HearthError `not-permitted`, `invalid-params` for somebody who is not of this house.
 */
export function doorwayFor(
  { house }: Pick<HouseAccess, 'house'>,
  { speaker, doorway }: Pick<Asked<unknown, unknown, unknown>, 'speaker' | 'doorway'>,
  wanted: string | undefined,
): Doorway {
  if (wanted === undefined || wanted === speaker.person) return doorway;
  if (speaker.role !== 'owner')
    throw new HearthError('not-permitted', `This token may not speak for "${wanted}"`, {
      hint: 'Leave "person" out, or use an owner’s token.',
    });
  checkPerson(house.people(), wanted, '/person');
  return house.as(
    speakerWith({ person: wanted, role: speaker.role }, house.people(), speaker.proof, speaker.via),
  );
}

/** RFC 7240 section 4.3: whole seconds. More than we grant is cut to it. */
function preferredWait(prefer: string | undefined): number | undefined {
  const wait = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,6})"?/i.exec(prefer ?? '')?.[1];
  return wait === undefined ? undefined : Math.min(Number(wait), WAIT_SECONDS_MAX);
}
