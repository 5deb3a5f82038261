import { describe, expect, it } from 'vitest';
import { amend } from '../../src/understanding/index.ts';
import { NOW, planFor, testHome } from './golden/golden.ts';
import { notation } from './notation.ts';

const home = testHome('home-2');
const { timezone, person } = home;

/** What waits (from the `current`th action on), what is said then, and what is wanted instead. */
function amended(wish: string, words: string, current = 0): string {
  const actions = planFor(home, [wish]).groups.flat();
  const context = { now: NOW, timezone, person };
  const instead = amend(actions.slice(current), words, home.lexicon, context);
  if (instead === undefined) return 'something else';
  const lacks = instead.some((one) => (one.lacks ?? []).length > 0) ? ' ?' : '';
  const groups = instead.length === 0 ? [] : [instead.map(({ action }) => action)];
  return instead.length === 0
    ? 'nothing'
    : `${notation({ groups, direct: false, confidence: 1, unread: [], remarks: [] })}${lacks}`;
}

const MAIL = 'send a mail to stranger@example.org about the keys';
const LIGHTS = 'turn on the lights in the kitchen and the living room';
const GARAGE = 'turn off the lights in the garage, and send me an email when that is over';

describe('A21 words that change what waits', () => {
  it.each([
    [MAIL, 'send it to sam instead', 'email.send to=sam about="the keys"'],
    [MAIL, 'to sam instead', 'email.send to=sam about="the keys"'],
    [MAIL, 'no, to me', 'email.send to=me about="the keys"'],
    [MAIL, 'no, turn on the desk lamp only', 'light.turn_on [Desk Lamp]'],
    [MAIL, 'actually, turn on the desk lamp', 'light.turn_on [Desk Lamp]'],
    ['unlock the front door', 'no, the back door', 'lock.unlock [Back Door]'],
    ['unlock the front door', 'the back door instead', 'lock.unlock [Back Door]'],
    ['unlock the front door', 'no, lock it', 'lock.lock [Front Door]'],
    ['unlock the front door', 'no, at nine', 'lock.unlock [Front Door] @03-11T09:00'],
    ['unlock the front door', 'rather in ten minutes', 'lock.unlock [Front Door] @03-10T23:40'],
    ['turn off the desk lamp and the porch light', 'no, only the desk lamp', 'light.turn_off [Desk Lamp]'],
    ['turn off the desk lamp and the porch light', 'just the desk lamp', 'light.turn_off [Desk Lamp]'],
    ['set the desk lamp to 30 percent', 'make it 50', 'light.set [Desk Lamp] brightness=50'],
    [
      'remind me at 8 to water the ferns',
      'make it nine',
      'reminders.create text="water the ferns" at=03-11T09:00',
    ],
    ['unlock the front door', 'tomorrow at eight', 'lock.unlock [Front Door] @03-11T08:00'],
    [GARAGE, 'do not send the email', 'light.turn_off [garage]'],
    ['turn off the desk lamp and lock the back door', 'just the desk lamp', 'light.turn_off [Desk Lamp]'],
    ['turn off the desk lamp and lock the back door', 'only the back door please', 'lock.lock [Back Door]'],
    [
      'turn on the desk lamp and turn off the porch light',
      'the porch light only',
      'light.turn_off [Porch Light]',
    ],
    [
      'turn on the desk lamp and turn off the porch light',
      'the desk lamp alone',
      'light.turn_on [Desk Lamp]',
    ],
    ['unlock the back door', 'only the front door', 'lock.unlock [Front Door]'],
    [
      'turn on my bedside lamp at ten',
      'no, the other one',
      "light.turn_on [Sam's Bedside Lamp] @03-11T10:00",
    ],
    [MAIL, 'turn on the desk lamp instead', 'light.turn_on [Desk Lamp]'],
    [
      MAIL,
      'no, turn on the desk lamp and lock the back door',
      'light.turn_on [Desk Lamp] > lock.lock [Back Door]',
    ],
    [LIGHTS, 'not the kitchen', 'light.turn_on [living room]'],
    [LIGHTS, 'no, only the living room', 'light.turn_on [living room]'],
    [
      GARAGE,
      'send it to sam instead',
      'light.turn_off [garage] > email.send to=sam about="the garage lights are off"',
    ],
  ])('“%s”: “%s”', (wish, words, instead) => {
    expect(amended(wish, words)).toBe(instead);
  });

  it('leaves out what is done already, and keeps what it told', () => {
    expect(amended(GARAGE, 'send it to sam instead', 1)).toBe(
      'email.send to=sam about="the garage lights are off"',
    );
    expect(amended(GARAGE, 'no, turn on the desk lamp', 1)).toBe('light.turn_on [Desk Lamp]');
  });

  it.each([
    ['unlock the front door', 'not the front door'],
    [GARAGE, 'never mind'],
    [MAIL, 'do not send the email'],
  ])('“%s”: “%s” takes it back', (wish, words) => {
    expect(amended(wish, words)).toBe('nothing');
  });

  it('asks for what the new wish lacks', () => {
    expect(amended(MAIL, 'no, set an alarm')).toMatch(/^alarm\.set.* \?$/);
  });

  it('“only” of what is none of several things that wait is about something else', () => {
    expect(amended('turn on the desk lamp and lock the back door', 'only the porch light')).toBe(
      'something else',
    );
  });

  it.each([
    'turn on the hall light',
    'what time is it',
    'turn on the desk lamp please',
    'unlock the back door',
    'and the floor lamp too',
    'frobnicate the blorp',
    'thanks',
    'the second one',
    'no',
    'no, frobnicate the blorp',
    'no, if the blorp is on turn on the desk lamp',
    'turn on the desk lamp only',
  ])('“%s” is about something else', (words) => {
    expect(amended(MAIL, words)).toBe('something else');
    expect(amended(GARAGE, words, 1)).toBe('something else');
  });
});
