import { describe, expect, it } from 'vitest';
import { PHRASES } from '../../../../src/catalogue.ts';
import { buildLexicon } from '../../../../src/understanding/index.ts';
import { golden, planFor, testHome } from '../golden.ts';

// What nothing here can tell: questions that take no wish beside them along, and conditions that are refused when they are said.

golden(
  'a question that cannot be answered',
  `
  turn off the kitchen ceiling light and is the window open
    => light.turn_off [Kitchen Ceiling Light] ?? is the window open
  turn on the porch light and is the dishwasher done
    => light.turn_on [Porch Light] ?? is the dishwasher done
  lock the front door and what's the pollen count
    => lock.lock [Front Door] ?? what's the pollen count
  close the kitchen blinds, are the windows shut?
    => cover.close [Kitchen Blinds] | house.check what=window wanted=none
  turn on the fountain and tell me whether the attic window is open
    => switch.turn_on [Fountain] ?? tell me whether the attic window is open
  is the fridge door open and turn off the hallway light
    => light.turn_off [Hallway Light] ?? is the fridge door open
  turn off the porch light, then is the window open
    => light.turn_off [Porch Light] ?? is the window open
  is the window open then turn off the hallway light
    => ?? is the window open ?? turn off the hallway light
  tell sam the window is open and turn off the hallway light
    => notices.tell to=sam text="the window is open" | light.turn_off [Hallway Light]
`,
  'home-2',
);

/** What each of these says that the house cannot do, and why. */
function refused(
  home: ReturnType<typeof testHome>,
  cases: readonly (readonly [text: string, reason: RegExp])[],
): void {
  for (const [text, reason] of cases)
    it(`A02 “${text}” is refused when it is said`, () => {
      const plan = planFor(home, [text]);
      expect(plan.groups).toEqual([]);
      expect(plan.unread).toMatchObject([{ cannot: true, reason: expect.stringMatching(reason) }]);
    });
}

describe('what nothing here could ever tell', () => {
  const weather = /what the weather does/;
  refused(testHome('home-2'), [
    ['as soon as the kids have left lock the front door', /who leaves/],
    ['when the doorbell rings turn on the porch light', /somebody rings/],
    ['when it rains close the kitchen blinds', weather],
    ['if it starts to snow tell me', weather],
    ['when the sun comes out close the kitchen blinds', weather],
    ["if it's raining tomorrow remind me to take an umbrella", weather],
    ['water the garden for ten minutes this evening unless it rains', weather],
    ['water the garden at seven unless it is raining', weather],
    ["lock the side door if it isn't raining", weather],
    ["if it doesn't rain water the garden at seven", weather],
    ["water the garden tomorrow if it hasn't rained by then", weather],
  ]);
  const { lexicon: _small, ...small } = testHome('home-1');
  refused({ ...small, lexicon: buildLexicon({ ...small, phrases: PHRASES }) }, [
    ['when the humidity goes above 70 turn on the kitchen light', /no sensor for humidity/],
    ['tell me when the temperature drops below 18', /no sensor for temperature/],
    ['if the temperature drops below 18 tell me', /no sensor for temperature/],
  ]);
});
