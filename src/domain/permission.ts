import { z } from 'zod';

/**
 * What one may be allowed to do: a row of the table of who may do what (src/access/table.ts, docs/reference/roles.md). Every
 * method names its own in the definition; a foreign method that names none is judged by its effect and risk.
 */
export const PERMISSIONS = {
  use: 'see and use lights, sockets, fans, players and window covers',
  comfort: 'heating, vacuum, closing valves, scenes without entrances',
  secure: 'lock and close entrances',
  open: 'unlock and open entrances, open valves',
  timers: 'own timers; asking about alarms that one has, and stopping them',
  alarms: 'own alarms',
  lists: 'shared lists',
  reminders: 'own reminders',
  diary: 'reminders for others, own calendar, own mails, own standing orders, notes',
  others: 'other people’s reminders, calendar, mails, turns and questions',
  mail: 'send mail as the house',
  orders: 'standing orders: schedules, rules, goals, agents',
  names: 'areas, names and scenes of the home',
  house: 'people, tokens, accounts, settings, backup',
  past: 'what was measured, and how things were, before',
  presence: 'who is at home, and saying so',
  ask: 'the time, the weather, the sun, the web',
  foreign: 'harmless methods of other services',
  internal: 'what only the hub itself calls',
} as const;

export type Permission = keyof typeof PERMISSIONS;
export const Permission = z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]]);
