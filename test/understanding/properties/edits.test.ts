import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/domain/index.ts';
import {
  amend,
  applyEdit,
  type Edited,
  type Meaning,
  readEdit,
  understand,
} from '../../../src/understanding/index.ts';
import { runs } from '../../flow/deep.ts';
import { NOW, testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';

const home = testHome('home-2');
const context = { now: NOW, timezone: home.timezone, person: home.person };

function actionOf(text: string): Action {
  const [action] = understand(text, home.lexicon, context).groups.flat();
  if (action === undefined) throw new Error(`“${text}” asks for nothing`);
  return action;
}

function change(before: Meaning, text: string): Edited | undefined {
  const edit = readEdit(text, before, home.lexicon, context);
  return edit && applyEdit(edit, before, home.lexicon, context);
}

function changed(before: Meaning, text: string): Meaning {
  const made = change(before, text);
  if (made?.ok !== true || made.meanings.length !== 1)
    throw new Error(`“${text}” made ${JSON.stringify(made)}`);
  return made.meanings[0]!;
}

/** The plan that comes of a command and words about it. */
function said(command: string, words: string, done: boolean): string {
  const made = change({ action: actionOf(command), done }, words);
  if (made === undefined) return 'no edit';
  if (!made.ok) return `refused: ${made.refusal.reason}`;
  const group = made.meanings.map(({ action }) => action);
  if (group.length === 0) return 'nothing';
  return notation({ groups: [group], direct: false, confidence: 1, unread: [], remarks: [] });
}

describe('words about an action that waits rewrite it', () => {
  it.each([
    [
      'remind me at 8 to water the ferns',
      'make it nine',
      'reminders.create text="water the ferns" at=03-11T09:00',
    ],
    [
      'remind me at 8 to water the ferns',
      'no, to feed the cat',
      'reminders.create text="feed the cat" at=03-11T08:00',
    ],
    ['remind me in ten minutes to stir', 'make it twenty', 'reminders.create text=stir at=03-10T23:50'],
    ['start a timer for ten minutes', 'make it fifteen', 'timer.start duration=PT15M'],
    ['turn off the tv at 10', 'half an hour later', 'media.turn_off [Living Room TV] @03-11T10:30'],
    ['turn off the tv at 10', 'no, the floor lamp', 'light.turn_off [Floor Lamp] @03-11T10:00'],
    [
      'put tea with jan in my calendar on friday at 2 for two hours',
      'move it to four',
      'calendar.create title="tea with jan" start=03-13T16:00 end=03-13T18:00',
    ],
    [
      'set the bathroom heater to 30',
      'make it 22',
      'climate.set_temperature [Bathroom Heater] temperature=22',
    ],
    ['email sam that dinner is ready', 'send it to mia instead', 'email.send to=mia about="dinner is ready"'],
    ['lock the back door', 'the front door instead', 'lock.lock [Front Door]'],
    ['turn on the fountain', 'no, the sprinkler', 'valve.open [Garden Sprinkler]'],
    ['turn on the kitchen lights', 'and the hall lights too', 'light.turn_on [kitchen + hallway]'],
    ['turn on the kitchen lights', 'then the hall lights', 'light.turn_on [kitchen + hallway]'],
    [
      'add milk to the shopping list',
      'and butter too',
      'list.add item=milk list=shopping > list.add item=butter list=shopping',
    ],
    ['turn on the lights in the kitchen and the hall', 'not the kitchen', 'light.turn_on [hallway]'],
    ['turn on all the lights', 'leave the desk lamp off', 'light.turn_on [all - Desk Lamp]'],
    ['lock the back door', 'never mind', 'nothing'],
    ['lock the back door', "don't lock it", 'nothing'],
    ['lock the back door', 'no, cancel that', 'nothing'],
  ])('A21 “%s”, and then “%s”', (command, words, plan) => {
    expect(said(command, words, false)).toBe(plan);
  });
});

describe('words about an action that is done ask for what follows', () => {
  it.each([
    [
      'remind me at 8 to water the ferns',
      'make it nine',
      'reminders.change query="water the ferns" at=03-11T09:00',
    ],
    [
      'turn off the tv at 10',
      'make it 11',
      'schedule.cancel query="turn off the tv at 10" > media.turn_off [Living Room TV] @03-11T11:00',
    ],
    [
      'start a timer for ten minutes',
      'make it fifteen',
      'timer.cancel length=PT10M > timer.start duration=PT15M',
    ],
    [
      'set the bathroom heater to 21 at six',
      'make it 22 degrees',
      'schedule.cancel query="set the bathroom heater to 21 at six" > climate.set_temperature [Bathroom Heater] temperature=22 @03-11T06:00',
    ],
    ['turn on the fountain', 'never mind', 'conversation.undo [Fountain]'],
    ['turn on the lights in the kitchen and the hall', 'not the kitchen', 'conversation.undo [kitchen]'],
    ['turn on the floor lamp', 'off again at eleven', 'light.turn_off [Floor Lamp] @03-11T11:00'],
    ['set the desk lamp to 30 percent', 'undo that', 'conversation.undo [Desk Lamp]'],
  ])('A21 “%s”, and then “%s”', (command, words, plan) => {
    expect(said(command, words, true)).toBe(plan);
  });

  it('A21 what is known to bring back the state before is what undoing comes to', () => {
    const action = actionOf('set the desk lamp to 30 percent');
    const was = { ...action, args: { ...action.args, brightness: 80 } };
    const after = changed({ action, done: true, was }, 'undo that').action;
    expect(after).toEqual({ ...was, source: { start: 0, end: 9, text: 'undo that' } });
  });
});

describe('words that are more than an edit are none', () => {
  it.each([
    'turn on the desk lamp',
    'close it',
    'yes',
    'what time is it',
    'make it nine and turn on the desk lamp',
    'blorp it',
  ])('A21 “%s”', (words) => expect(said('lock the back door', words, false)).toBe('no edit'));
});

const LAMPS = ['desk lamp', 'floor lamp', 'porch light'];
const COMMANDS = fc.oneof(
  fc
    .record({
      lamp: fc.constantFrom(...LAMPS),
      level: fc.integer({ min: 2, max: 99 }),
      hour: fc.constantFrom('', ' at 9', ' at 10 tomorrow'),
    })
    .map(({ lamp, level, hour }) => `set the ${lamp} to ${level} percent${hour}`),
  fc.constantFrom(...LAMPS).map((lamp) => `turn off the ${lamp} at 9`),
);
/** Edits by what they name. */
const EDITS = {
  target: fc.constantFrom(...LAMPS).map((lamp) => `no, the ${lamp}`),
  when: fc.integer({ min: 1, max: 11 }).map((hour) => `no, at ${hour} pm`),
  brightness: fc.integer({ min: 2, max: 99 }).map((level) => `make it ${level} percent`),
};

function partsOf({ action: { args, when } }: Meaning): Readonly<Record<string, unknown>> {
  return { ...args, when };
}

describe('an edit of any value', () => {
  const before = COMMANDS.map((text): Meaning => ({ action: actionOf(text), done: false }));

  it.each(Object.entries(EDITS))('A21 of %s leaves all else as it was', (name, edits) => {
    fc.assert(
      fc.property(before, edits, (meaning, words) => {
        const made = change(meaning, words);
        // What has no brightness is not made brighter.
        if (made?.ok !== true) return void expect(partsOf(meaning)).not.toHaveProperty(name);
        const { [name]: _old, ...rest } = partsOf(meaning);
        const { [name]: _new, ...others } = partsOf(made.meanings[0]!);
        expect(others).toEqual(rest);
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it('A21 and its undo give the meaning before', () => {
    fc.assert(
      fc.property(before, EDITS.target, EDITS.when, (meaning, ...edits) => {
        for (const words of edits) {
          const back = changed(changed(meaning, words), 'undo that');
          expect(back.action).toEqual(meaning.action);
        }
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it('A21 said twice is said once', () => {
    fc.assert(
      fc.property(before, EDITS.target, EDITS.when, (meaning, ...edits) => {
        for (const words of edits) {
          const once = changed(meaning, words);
          expect(changed(once, words).action).toEqual(once.action);
        }
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it('A21 as the last of two has the last word', () => {
    fc.assert(
      fc.property(before, EDITS.when, EDITS.when, (meaning, one, other) => {
        expect(changed(changed(meaning, one), other).action.when).toEqual(
          changed(meaning, other).action.when,
        );
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it('A21 any words leave the meaning they are said of untouched, and never fail', () => {
    const words = fc
      .array(
        fc.constantFrom(
          'no',
          'not',
          'the',
          'make',
          'it',
          'nine',
          'desk lamp',
          'kitchen',
          'too',
          'again',
          'later',
          ',',
          'undo',
          '40 %',
        ),
        { maxLength: 7 },
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(before, words, fc.boolean(), (meaning, text, done) => {
        const kept = structuredClone(meaning);
        change({ ...meaning, done }, text);
        expect(meaning).toEqual(kept);
      }),
      { numRuns: runs(80, 200) },
    );
  });
});

/** What an action comes to, whatever words it was said in. */
function deedOf({ service, method, args, when }: Action): unknown {
  return { service, method, args, when };
}

describe('an answer to a question, and words behind a deed', () => {
  const edits = fc.oneof(...Object.values(EDITS));

  it('A21 one that waits becomes what the edit makes of it, the others stay as they are and in their order', () => {
    fc.assert(
      fc.property(fc.array(COMMANDS, { minLength: 1, maxLength: 3 }), edits, (commands, words) => {
        const waiting = commands.map(actionOf);
        const instead = amend(waiting, words, home.lexicon, context);
        const made = waiting.map((action) => change({ action, done: false }, words));
        const at = made.findIndex(
          (one, place) =>
            one?.ok === true &&
            one.meanings.some(({ action }) => !isDeepStrictEqual(deedOf(action), deedOf(waiting[place]!))),
        );
        if (at < 0) return void expect(instead).toBeUndefined();
        const [edited] = (made[at] as Edited & { ok: true }).meanings;
        expect(instead?.map(({ action }) => deedOf(action))).toEqual(
          waiting.map((action, place) => deedOf(place === at ? edited!.action : action)),
        );
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it('A21 the same words behind a deed ask for the same, after what was done is taken back', () => {
    fc.assert(
      fc.property(COMMANDS, edits, (command, words) => {
        const action = actionOf(command);
        const waiting = amend([action], words, home.lexicon, context);
        if (waiting === undefined) return;
        const previous = [{ text: command, groups: [[action]] }];
        const behind = understand(words, home.lexicon, { ...context, previous }).groups.flat();
        expect(deedOf(behind.at(-1)!)).toEqual(deedOf(waiting[0]!.action));
        for (const { service } of behind.slice(0, -1))
          expect(['conversation', 'schedule']).toContain(service);
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it('A21 “only” one of several leaves that one alone, whichever it is and however it is said', () => {
    const cases = fc.record({
      lamps: fc.shuffledSubarray(LAMPS, { minLength: 2 }),
      verbs: fc.array(fc.constantFrom('turn on', 'turn off'), { minLength: 3, maxLength: 3 }),
      at: fc.nat(),
      words: fc.constantFrom(
        (lamp: string) => `only the ${lamp}`,
        (lamp: string) => `no, just the ${lamp}`,
        (lamp: string) => `the ${lamp} only`,
        (lamp: string) => `I only wanted the ${lamp}`,
      ),
    });
    fc.assert(
      fc.property(cases, ({ lamps, verbs, at, words }) => {
        const actions = lamps.map((lamp, place) => actionOf(`${verbs[place]} the ${lamp}`));
        const one = at % lamps.length;
        const said = words(lamps[one]!);
        const waiting = amend(actions, said, home.lexicon, context) ?? [];
        expect(
          waiting.map(({ action }) => deedOf(action)),
          said,
        ).toEqual([deedOf(actions[one]!)]);
        const previous = [{ text: 'so be it', groups: actions.map((action) => [action]) }];
        const [undo, kept] = understand(said, home.lexicon, { ...context, previous }).groups.flat();
        expect(deedOf(kept!), said).toEqual(deedOf(actions[one]!));
        const back = [undo!.args['target']].flat() as unknown as readonly { readonly name: string }[];
        const others = lamps.filter((_, place) => place !== one);
        expect(
          back.map(({ name }) => name.toLowerCase()),
          said,
        ).toEqual(others);
      }),
      { numRuns: runs(25, 60) },
    );
  });
});

describe('a list that things are left out of, one after the other', () => {
  it('A21 keeps the others in the order in which they were said, whichever goes first; after the last nothing is left', () => {
    const cases = fc.record({
      lamps: fc.shuffledSubarray(LAMPS, { minLength: 1 }),
      order: fc.shuffledSubarray(LAMPS, { minLength: LAMPS.length }),
      words: fc.constantFrom(
        (lamp: string) => `not the ${lamp}`,
        (lamp: string) => `leave the ${lamp} off`,
      ),
    });
    fc.assert(
      fc.property(cases, ({ lamps, order, words }) => {
        let left = lamps;
        let before: Meaning = { action: actionOf(`turn on the ${lamps.join(' and the ')}`), done: false };
        for (const lamp of order.filter((one) => lamps.includes(one))) {
          left = left.filter((one) => one !== lamp);
          const made = change(before, words(lamp));
          if (made?.ok !== true) throw new Error(`“${words(lamp)}” of ${lamps}: ${JSON.stringify(made)}`);
          if (left.length === 0) {
            expect(made.meanings).toEqual([]);
            return;
          }
          before = made.meanings[0]!;
          const { target } = before.action.args;
          const names = [target].flat().map((one) => (one as { readonly name: string }).name.toLowerCase());
          expect(names, `${lamps}, less ${lamp}`).toEqual(left);
        }
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it.each([
    ['not the porch light and the floor lamp', 'light.turn_on [Desk Lamp]'],
    ['not the desk lamp, the floor lamp and the porch light', 'nothing'],
    ['not the fountain', 'refused: nothing here fits these words'],
    ['not the kitchen lights', 'refused: nothing was said that these words could go with'],
  ])('A21 “%s”, of three lamps', (words, plan) => {
    expect(said('turn on the desk lamp, the floor lamp and the porch light', words, false)).toBe(plan);
  });

  it('A21 each of a list that is done is taken back by itself', () => {
    const lamps = 'turn on the desk lamp and the porch light';
    expect(said(lamps, 'not the porch light', true)).toBe('conversation.undo [Porch Light]');
  });
});
