import { homeAssistant } from '../devices/home-assistant/index.ts';
import { simulated } from '../devices/simulated/index.ts';
import { calendar } from '../services/calendar/index.ts';
import { phrases as calendarPhrases } from '../services/calendar/phrases.ts';
import { clock } from '../services/clock/index.ts';
import { email } from '../services/email/index.ts';
import { phrases as emailPhrases } from '../services/email/phrases.ts';
import { lightService } from '../services/light/index.ts';
import { phrases as lightPhrases } from '../services/light/phrases.ts';
import { reminders } from '../services/reminders/index.ts';
import { phrases as reminderPhrases } from '../services/reminders/phrases.ts';
import { schedule } from '../services/schedule/index.ts';
import { phrases as schedulePhrases } from '../services/schedule/phrases.ts';
import { switchService } from '../services/switch/index.ts';
import { phrases as switchPhrases } from '../services/switch/phrases.ts';
import type { AnyServiceDefinition } from './bus/index.ts';
import type { Phrases } from './domain/index.ts';

/** The services that come with Hearth. Each runs inside the hub or by `hearth service NAME` wherever the broker is reached. */
export const SERVICES: readonly AnyServiceDefinition[] = [
  lightService,
  switchService,
  calendar,
  reminders,
  schedule,
  email,
  clock,
];

/** The sentences they understand. */
export const PHRASES: readonly Phrases[] = [
  lightPhrases,
  switchPhrases,
  reminderPhrases,
  calendarPhrases,
  emailPhrases,
  schedulePhrases,
];

/** The dialects of devices that Hearth speaks, by their key in the configuration. */
export const FAMILIES = { simulated, homeAssistant } as const;
