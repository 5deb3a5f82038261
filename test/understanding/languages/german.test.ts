import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../../bench/understanding/corpus.ts';
import { readReply } from '../../../src/assistant/confirm/replies.ts';
import type { Plan, WaitView } from '../../../src/domain/index.ts';
import {
  buildLexicon,
  type PreviousTurn,
  readDuration,
  readNumber,
  readTime,
  understand,
} from '../../../src/understanding/index.ts';
import { NOW, planFor, testHome } from '../golden/golden.ts';
import { notation } from '../notation.ts';
import { GERMAN, GERMAN_PHRASES } from './german.ts';

const lexicon = buildLexicon({
  language: GERMAN,
  phrases: GERMAN_PHRASES,
  areas: ['Küche', 'Wohnzimmer', 'Flur'].map((name) => ({ name, floor: null, aliases: [] })),
  devices: [
    deviceOf('light', 'light.kitchen', 'Deckenlicht', 'Küche'),
    deviceOf('light', 'light.sofa', 'Stehlampe', 'Wohnzimmer'),
    deviceOf('light', 'light.shelf', 'Regalleuchte', 'Wohnzimmer'),
    deviceOf('light', 'light.hall', 'Flurlicht', 'Flur'),
  ],
  people: [{ id: 'jan', name: 'Jan', role: 'adult', aliases: [] }],
});

const context = { now: NOW, timezone: 'Europe/Berlin', person: 'jan' };

/** What the last of some turns comes to. */
function heard(turns: readonly string[]): Plan {
  const previous: PreviousTurn[] = [];
  const plans = turns.map((text) => {
    const plan = understand(text, lexicon, { ...context, previous: [...previous] });
    previous.push({ text, groups: plan.groups });
    return plan;
  });
  return plans.at(-1)!;
}

describe('a second language, that touches no file of the engine', () => {
  it.each([
    ['Schalte das Licht in der Küche an', 'light.turn_on [Küche]'],
    ['mach bitte die Stehlampe aus', 'light.turn_off [Stehlampe]'],
    ['mach die Stehlampe an // mach das rückgängig', 'conversation.undo'],
    ['Könntest du alle Lichter außer dem Flurlicht ausschalten', 'light.turn_off [all - Flurlicht]'],
    ['dimme das Deckenlicht auf dreißig Prozent', 'light.set [Deckenlicht] brightness=30'],
    ['Stehlampe auf 40 %', 'light.set [Stehlampe] brightness=40'],
    ['ist das Licht im Flur aus?', 'light.get [Flur]'],
    ['schalte das Deckenlicht um halb acht ein', 'light.turn_on [Deckenlicht] @03-11T07:30'],
    ['mach in zehn Minuten das Licht im Wohnzimmer aus', 'light.turn_off [Wohnzimmer] @03-10T23:40'],
    [
      'Erinnere mich morgen um neun daran den Müll rauszubringen',
      'reminders.create text="den Müll rauszubringen" at=03-11T09:00',
    ],
    [
      'mach die Stehlampe an und dann das Flurlicht aus',
      'light.turn_on [Stehlampe] > light.turn_off [Flurlicht]',
    ],
    ['Wenn das Flurlicht an ist, mach es aus', 'light.turn_off [Flurlicht] ?light:on[Flurlicht]'],
    ['mach das Licht in der Küche an // und im Flur auch', 'light.turn_on [Flur]'],
    ['mach die Stehlampe an // die Regalleuchte auch', 'light.turn_on [Regalleuchte]'],
    [
      'dimme das Deckenlicht auf dreißig Prozent // auf fünfzig Prozent',
      'light.set [Deckenlicht] brightness=50',
    ],
    [
      'schalte das Deckenlicht um halb acht ein // um neun',
      'schedule.cancel query="schalte das Deckenlicht um halb acht ein" > light.turn_on [Deckenlicht] @03-11T09:00',
    ],
    ['mach die Stehlampe an und die Regalleuchte auch', 'light.turn_on [Stehlampe + Regalleuchte]'],
    ['Erinnere mich daran den Müll rauszubringen', '?? Erinnere mich daran den Müll rauszubringen (wann?)'],
    ['turn on the kitchen light', '?? turn on the kitchen light'],
    ['vielen Dank', '(thanks)'],
  ])('A02 “%s”', (text, plan) => {
    expect(notation(heard(text.split(' // ')))).toBe(plan);
  });

  it('A02 says in its own words what was assumed, and why nothing was done', () => {
    const [action] = heard(['schalte das Deckenlicht um halb acht ein']).groups.flat();
    expect(action?.assumed).toEqual(['07:30, das nächste Mal 7 Uhr 30']);
    expect(heard(['turn on the light']).unread.map(({ reason }) => reason)).toEqual(['nicht verstanden']);
  });

  it('A02 reads answers by themselves', () => {
    expect(readDuration('zehn Minuten', GERMAN)).toEqual({ ms: 600_000, days: 0, months: 0 });
    expect(readNumber('dreißig', GERMAN)).toBe(30);
    expect(readTime('morgen um 7:30', context, GERMAN)).toMatchObject({
      type: 'instant',
      at: '2026-03-11T07:30:00+01:00',
    });
  });

  it('A35 answers a question in its own words, and in no other language', () => {
    const wait: WaitView = {
      id: 'w1',
      kind: 'approval',
      options: ['yes', 'no'],
      turn: 't1',
      process: 'p1',
      prompt: 'Die Haustür öffnen?',
      openedAt: '',
      deadline: null,
      person: 'alex',
      conversation: 'flur',
    };
    const answered = (text: string) => readReply(text, [wait], GERMAN);
    expect(answered('Ja bitte')).toEqual({ type: 'answers', answers: [{ wait: 'w1', value: 'yes' }] });
    expect(answered('Nein')).toEqual({ type: 'answers', answers: [{ wait: 'w1', value: 'no' }] });
    expect(answered('yes')).toEqual({ type: 'request' });
  });

  it('A02 is spoken beside English in one process: neither hears the other', () => {
    const english = testHome('home-1');
    expect(notation(planFor(english, ['schalte das Licht an']))).toBe('?? schalte das Licht an');
    expect(notation(planFor(english, ['turn on the garage light']))).toBe('light.turn_on [Garage Light]');
    expect(notation(heard(['Stehlampe aus']))).toBe('light.turn_off [Stehlampe]');
  });
});
