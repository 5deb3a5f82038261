import type { Action } from '../../src/domain/index.ts';
import {
  type Case,
  type Corpus,
  caseOf,
  fits,
  type Heard,
  type House,
  hearing,
  isRead,
  type Row,
  rowsOf,
  say,
  Tally,
  type Want,
} from './corpus.ts';
import { PHRASES } from './phrases.ts';
import { ROOMS, THINGS, TYPICAL, typicalHouse } from './typical-house.ts';

/** What each intent of SLURP, the NLU evaluation set and CLINC is in the services' vocabulary. Intents that are not here must not act. */
const CALLS: Readonly<Record<string, string>> = {
  calendar_set: 'calendar.create reminders.create',
  calendar_query: 'calendar.list house.agenda reminders.list calendar.free list.get',
  calendar_remove: 'calendar.cancel reminders.cancel reminders.done',
  alarm_set: 'alarm.set alarm.change reminders.create timer.start',
  alarm_query: 'alarm.list reminders.list timer.get',
  alarm_remove: 'alarm.cancel reminders.cancel timer.cancel',
  email_sendemail: 'email.send',
  lists_createoradd: 'list.add list.create',
  lists_remove: 'list.remove list.clear list.complete list.delete',
  lists_query: 'list.get list.list',
  datetime_query: 'clock.time clock.date clock.sun',
  weather_query: 'weather.get sensor.get climate.get',
  iot_hue_lighton: 'light.turn_on light.set',
  iot_hue_lightoff: 'light.turn_off',
  iot_hue_lightup: 'light.set light.turn_on',
  iot_hue_lightdim: 'light.set',
  iot_hue_lightchange: 'light.set light.turn_on scene.activate',
  iot_wemo_on: 'switch.turn_on switch.toggle light.turn_on fan.turn_on media.turn_on',
  iot_wemo_off: 'switch.turn_off switch.toggle light.turn_off fan.turn_off media.turn_off',
  iot_coffee: 'switch.turn_on',
  iot_cleaning: 'vacuum.start vacuum.clean_area',
  audio_volume_up: 'media.set_volume media.unmute',
  audio_volume_down: 'media.set_volume',
  audio_volume_mute: 'media.mute media.set_volume',
  audio_volume_other: 'media.set_volume',
  calendar: 'calendar.list house.agenda calendar.free reminders.list',
  calendar_update: 'calendar.create calendar.cancel calendar.change',
  meeting_schedule: 'calendar.list house.agenda calendar.free',
  schedule_meeting: 'calendar.create calendar.list house.agenda calendar.free',
  reminder: 'reminders.list list.get',
  reminder_update: 'reminders.create reminders.cancel reminders.change',
  timer: 'timer.start timer.get timer.cancel timer.pause timer.resume timer.add alarm.set',
  alarm: 'alarm.set reminders.create timer.start',
  time: 'clock.time',
  date: 'clock.date',
  shopping_list: 'list.get',
  todo_list: 'list.get',
  shopping_list_update: 'list.add list.remove list.complete list.clear list.create list.delete',
  todo_list_update: 'list.add list.remove list.complete list.clear list.create list.delete',
  weather: 'weather.get sensor.get',
  change_volume: 'media.set_volume media.mute media.unmute',
  next_song: 'media.next',
};

/** Wishes for music and the like: outside what is asked of the ear here, but a media call for them is no stray action. */
const MEDIA = new Set([
  'play_music',
  'play_radio',
  'play_podcasts',
  'play_audiobook',
  'play_game',
  'music_settings',
  'music_query',
  'play',
]);

/** Anything a house has may be meant. */
const ANY = new Set(['smart_home']);

const NOTES = [
  TYPICAL,
  'what a wish lacks is asked for: right where the gold names the wish alone and the words no time, unread where they name one',
  'people of the corpora are strangers to the house: to ask for their address is right',
  'no time of speaking is given: it is put at half past six in the morning, so that "today at nine" is to come',
  'entities: rooms and colours must be in the target, titles in the title; people and places are not compared',
  'what takes the wish back at the end of the time that it was wished for ("mute for an hour") is part of it',
  'what hangs on a plug may be any thing of the name that was said; to unmute is to make louder',
  'a temperature asked for without a place may be that of the room',
];

/** SLURP, the NLU evaluation set or CLINC: what is in our domains, and beside it what must not act. */
export function assistant(folder: string, name: 'slurp' | 'nlu-eval' | 'clinc'): readonly Corpus[] {
  let house: House | undefined;
  const home = (): House => (house ??= typicalHouse());
  const inside: Case[] = [];
  const outside: Case[] = [];
  const skipped = new Tally();
  for (const row of rowsOf(folder, name)) {
    const calls = CALLS[row.intent]?.split(' ');
    if (ANY.has(row.intent)) skipped.skip('any device of any house may be meant');
    else if (calls === undefined) outside.push(outsideCase(row, home));
    else inside.push(insideCase(row, home, { calls, holds: holdsOf(row) }));
  }
  return [
    { name, cases: inside, unmapped: skipped.reasons, notes: NOTES },
    { name: `${name} outside`, cases: outside, unmapped: new Map(), notes: [] },
  ];
}

/** As the wants say; and where all of it was understood but for what nobody said, the house asks, which is right as well. */
function insideCase(row: Row, home: () => House, want: Want): Case {
  const plain = caseOf(row, home, [want]);
  const hear = (): Heard => {
    const heard = plain.hear();
    if (heard.verdict !== 'unread' && heard.verdict !== 'wrong') return heard;
    const { groups, unread } = hearing(row.text, home()).plan;
    const [done, back, ...more] = groups.flat();
    if (unread.length === 0 && more.length === 0 && back !== undefined && isTakingBack(done, back))
      return fits(want, done!, '') ? { ...heard, verdict: 'right' } : heard;
    if (heard.verdict === 'wrong') return heard;
    const asks = unread.every(
      ({ wish }) =>
        wish?.lacks.every(({ among }) => among === undefined) === true &&
        fits(want, wish.action, '') &&
        !(wish.lacks.some(({ words }) => words === 'when') && SAYS_WHEN.test(row.text)),
    );
    return groups.length === 0 && asks ? { ...heard, verdict: 'right' } : heard;
  };
  return { ...plain, hear };
}

/** "Mute *for an hour*": the second action ends what the first began. */
function isTakingBack(done: Action | undefined, back: Action): boolean {
  const undo = PHRASES.find(({ service }) => service === done?.service)?.methods[done?.method ?? '']?.undo;
  return done?.service === back.service && undo === back.method && back.when !== undefined;
}

/** Words that would have been a time. */
const SAYS_WHEN =
  /\d|\b(?:[ap]m|oclock|o'clock|today|tonight|tomorrow|noon|midnight|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:every|next|this) (?:day|week|weekend|month|year|hour|\w+day|evening|night|\w*noon|[a-z]*ing)|(?:one|two|three|four|five|six|seven|eight|nine|ten|thirty) (?:minutes?|hours?|days?|thirty))\b/i;

/** Right when nothing was done: left unread, or answered as talk. Music that was wished for may play. */
function outsideCase(row: Row, home: () => House): Case {
  return {
    id: row.id,
    text: row.text,
    kind: row.intent,
    needs: [],
    hear: () => {
      const { plan, micros } = hearing(row.text, home());
      const strays = plan.groups
        .flat()
        .filter((action) => !(MEDIA.has(row.intent) && action.service === 'media'));
      return {
        verdict: strays.some((one) => !isRead(one)) ? 'wrong' : strays.length > 0 ? 'missed' : 'right',
        micros,
        said: say(plan.groups, plan.unread, plan.talk),
      };
    },
  };
}

function holdsOf(row: Row): Want['holds'] & {} {
  const slots = (row['slots'] ?? {}) as Readonly<Record<string, string>>;
  const words = (name: string): readonly string[] => slots[name]?.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (action: Action): boolean => {
    const said = JSON.stringify(action.args).toLowerCase();
    const color = words('color_type')[0];
    if (row.intent === 'iot_hue_lightchange' && COLORS.has(color ?? '') && !said.includes(color!))
      return false;
    const room = slots['house_place']?.toLowerCase();
    if (room !== undefined && ROOMS.includes(room) && !said.includes(room) && !isThere(action, room))
      return false;
    if (row.intent === 'weather_query' && action.service === 'climate') return !OUTDOORS.test(row.text);
    if (row.intent === 'calendar_set' && words('event_name').length > 0)
      return words('event_name').some((word) => said.includes(word));
    return true;
  };
}

/** Whether what was named stands in the room. */
function isThere({ args }: Action, room: string): boolean {
  const name = (args['target'] as { name?: string } | undefined)?.name;
  return THINGS.some((thing) => thing.name === name && thing.area === room);
}

const OUTDOORS = /\b(?:outside|outdoors?|weather|forecast|in [a-z]+)\b/i;
const COLORS = new Set('red green blue yellow orange purple pink white'.split(' '));
