import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FamilyHub, startFamily } from '../../kit/family.ts';

let hub: FamilyHub;
beforeAll(async () => {
  hub = await startFamily();
});
afterAll(() => hub.stop());

/** The answers to some sentences of one talk. */
async function answers(...sentences: readonly string[]): Promise<readonly string[]> {
  const conversation = sentences[0]!.replace(/[^a-z]+/gi, '-').slice(0, 20);
  const replies: string[] = [];
  for (const sentence of sentences) replies.push((await hub.owner_.say(sentence, { conversation })).reply);
  return replies;
}

it('A20 H25 one time of what comes again is at another hour, and is told with it', async () => {
  expect(
    (await answers('every day at seven turn the heating on', 'put the heating on a bit earlier tomorrow')).at(
      -1,
    ),
  ).toBe("I'll set the thermostat to heat tomorrow at 6:30, just that once.");
  expect(await answers("don't water the lawn tomorrow")).toEqual([
    'There is nothing in your diary called “lawn” then.',
  ]);
});

it('A20 all that stands on a day is moved together', async () => {
  const [, , moved] = await answers(
    'add the dentist to the calendar on Friday at ten',
    'add lunch with Jo to the calendar on Friday at noon',
    'push everything on Friday back an hour',
  );
  expect(moved).toMatch(/“dentist” on Friday at 11:00.* “lunch with Jo” on Friday at 13:00/);
});

it('A03 an order whose time cannot be kept is not half done, and the reason is told', async () => {
  expect(await answers('open the curtains at sunrise but not before seven')).toEqual([
    "Sorry, I can't: I can go by the sun or by the clock, but not by whichever of the two is later or earlier.",
  ]);
  expect(await answers('ask the kids if they want pasta')).toEqual([
    "Sorry, I can't: I was not told who the kids are.",
  ]);
});

it('A35 “less” behind closing halfway opens a little, and who comes home is greeted', async () => {
  expect(await answers('close the blinds halfway', 'a little less')).toEqual([
    'The bedroom blind is 50 % open.',
    'The bedroom blind is 70 % open.',
  ]);
  expect(await answers("we're home")).toEqual(['Welcome home.']);
});

it('A02 what has no name yet stands on the list as it was said', async () => {
  expect(await answers('put oat milk, bread and something for the cat on the shopping list')).toEqual([
    'Oat milk, bread and something for the cat are on the shopping list.',
  ]);
});

it('A02 in a home that was told of no floors upstairs is no town whose weather is asked for', async () => {
  expect(await answers('how warm is it upstairs')).toEqual([
    "Sorry, I can't: I was not told which rooms are upstairs.",
  ]);
});

it('A02 an order that is narrowed in the same breath is told by what was done alone', async () => {
  await answers('turn on the hallway light');
  expect(await answers('lights off. Only the hallway though')).toEqual(['The hallway light is off.']);
});
