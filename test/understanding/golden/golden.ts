import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { phrases as calendar } from '../../../services/calendar/phrases.ts';
import { phrases as email } from '../../../services/email/phrases.ts';
import { phrases as house } from '../../../services/house/phrases.ts';
import { phrases as light } from '../../../services/light/phrases.ts';
import { phrases as reminders } from '../../../services/reminders/phrases.ts';
import { phrases as schedule } from '../../../services/schedule/phrases.ts';
import { phrases as plug } from '../../../services/switch/phrases.ts';
import { PHRASES as EVERY_PHRASES } from '../../../src/catalogue.ts';
import type { Plan } from '../../../src/domain/index.ts';
import {
  buildLexicon,
  type HomeDescription,
  homeFromFixture,
  type Lexicon,
  type PreviousTurn,
  understand,
} from '../../../src/understanding/index.ts';
import { notation } from '../notation.ts';

export const PHRASES = [light, plug, reminders, calendar, email, schedule, house];

export interface TestHome extends HomeDescription {
  readonly lexicon: Lexicon;
}

/** `home-1`: lights, and what a first house has; `home-2`: a house with every service. */
export function testHome(name: 'home-1' | 'home-2'): TestHome {
  const file = new URL(`../../fixtures/${name}.json`, import.meta.url);
  const home = homeFromFixture(JSON.parse(readFileSync(file, 'utf8')));
  const phrases = name === 'home-1' ? PHRASES : EVERY_PHRASES;
  return { ...home, lexicon: buildLexicon({ ...home, phrases }) };
}

/** Tuesday 10 March 2026, half past six in the evening, in New York. */
export const NOW = Date.parse('2026-03-10T18:30:00-04:00');

/** The plan for the last of some turns, each said with the ones before it in mind. */
export function planFor(home: TestHome, turns: readonly string[], now = NOW, area?: string): Plan {
  const where = area === undefined ? {} : { area };
  const previous: PreviousTurn[] = [];
  let plan: Plan | undefined;
  for (const text of turns) {
    const { timezone, person } = home;
    plan = understand(text, home.lexicon, { now, timezone, person, previous, ...where });
    previous.push({ text, groups: plan.groups });
  }
  if (plan === undefined) throw new Error('a case needs at least one sentence');
  return plan;
}

/** Cases are written as a sentence (turns parted by ` // `) and, below it, `=> ` and the plan in `notation`. */
export function golden(
  phenomenon: string,
  cases: string,
  house: 'home-1' | 'home-2' = 'home-1',
  /** The room of the satellite that hears it. */
  area?: string,
  now = NOW,
): void {
  const home = testHome(house);
  const lines = cases.split('\n').filter((line) => line.trim() !== '');
  describe(phenomenon, () => {
    for (let at = 0; at < lines.length; at += 2) {
      const sentence = lines[at]!.trim();
      const expected = lines[at + 1]!.trim().replace(/^=> ?/, '');
      it(`A02 A03 “${sentence}”`, () => {
        expect(notation(planFor(home, sentence.split(' // '), now, area))).toBe(expected);
      });
    }
  });
}
