import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FamilyHub, startFamily } from '../../kit/family.ts';

let hub: FamilyHub;

beforeAll(async () => {
  hub = await startFamily();
});
afterAll(() => hub.stop());

interface Row {
  readonly id: string;
  readonly rrule: string;
}

async function rowsOf(service: string): Promise<readonly Row[]> {
  const { body } = await hub.owner_.call(service, 'list', {});
  return Object.values(body.result).find((rows): rows is Row[] => Array.isArray(rows)) ?? [];
}

const daysAndHours = (rows: readonly Row[]): readonly string[] =>
  rows
    .map(({ rrule }) => `${/BYDAY=([A-Z,]+)/.exec(rrule)?.[1]} ${/BYHOUR=(\d+)/.exec(rrule)?.[1]}`)
    .toSorted();

/** Says some sentences in one talk. */
async function talk(conversation: string, ...sentences: readonly string[]): Promise<void> {
  for (const sentence of sentences) await hub.owner_.say(sentence, { conversation });
}

describe('A03 H25 a series is told to be otherwise on some of its days', () => {
  it('a command for later is stored twice, with no step of the one in the other, and “undo” brings back the one', async () => {
    await talk('coffee', 'every weekday at 7 turn on the coffee maker', 'on Fridays at six');
    expect(daysAndHours(await rowsOf('schedule'))).toEqual(['FR 6', 'MO,TU,WE,TH 7']);
    await talk('coffee', 'undo that');
    expect(daysAndHours(await rowsOf('schedule'))).toEqual(['MO,TU,WE,TH,FR 7']);
  });

  it('an alarm keeps its other days', async () => {
    await talk('alarm', 'set an alarm for half six on weekdays', 'Wednesdays at seven', 'no Mondays');
    expect(daysAndHours(await rowsOf('alarm'))).toEqual(['TU,TH,FR 6', 'WE 7']);
  });
});
