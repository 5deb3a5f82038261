import { homeAssistant } from '../devices/home-assistant/index.ts';
import { owntracks } from '../devices/owntracks/index.ts';
import { shelly } from '../devices/shelly/index.ts';
import { simulated } from '../devices/simulated/index.ts';
import { tasmota } from '../devices/tasmota/index.ts';
import { wled } from '../devices/wled/index.ts';
import { zigbee2mqtt } from '../devices/zigbee2mqtt/index.ts';
import { alarm } from '../services/alarm/index.ts';
import { phrases as alarmPhrases } from '../services/alarm/phrases.ts';
import { alarmPanel } from '../services/alarm_panel/index.ts';
import { phrases as alarmPanelPhrases } from '../services/alarm_panel/phrases.ts';
import { button } from '../services/button/index.ts';
import { phrases as buttonPhrases } from '../services/button/phrases.ts';
import { calendar } from '../services/calendar/index.ts';
import { phrases as calendarPhrases } from '../services/calendar/phrases.ts';
import { climate } from '../services/climate/index.ts';
import { phrases as climatePhrases } from '../services/climate/phrases.ts';
import { clock } from '../services/clock/index.ts';
import { phrases as clockPhrases } from '../services/clock/phrases.ts';
import { cover } from '../services/cover/index.ts';
import { phrases as coverPhrases } from '../services/cover/phrases.ts';
import { phrases as diaryPhrases } from '../services/diary/phrases.ts';
import { email } from '../services/email/index.ts';
import { phrases as emailPhrases } from '../services/email/phrases.ts';
import { fan } from '../services/fan/index.ts';
import { phrases as fanPhrases } from '../services/fan/phrases.ts';
import { history } from '../services/history/index.ts';
import { phrases as historyPhrases } from '../services/history/phrases.ts';
import { house } from '../services/house/index.ts';
import { phrases as housePhrases } from '../services/house/phrases.ts';
import { humidifier } from '../services/humidifier/index.ts';
import { phrases as humidifierPhrases } from '../services/humidifier/phrases.ts';
import { lightService } from '../services/light/index.ts';
import { phrases as lightPhrases } from '../services/light/phrases.ts';
import { list } from '../services/list/index.ts';
import { phrases as listPhrases } from '../services/list/phrases.ts';
import { lock } from '../services/lock/index.ts';
import { phrases as lockPhrases } from '../services/lock/phrases.ts';
import { media } from '../services/media/index.ts';
import { phrases as mediaPhrases } from '../services/media/phrases.ts';
import { mower } from '../services/mower/index.ts';
import { phrases as mowerPhrases } from '../services/mower/phrases.ts';
import { notes } from '../services/notes/index.ts';
import { phrases as notePhrases } from '../services/notes/phrases.ts';
import { notices } from '../services/notices/index.ts';
import { phrases as noticePhrases } from '../services/notices/phrases.ts';
import { phrases as taughtService } from '../services/phrases/index.ts';
import { phrases as taughtPhrases } from '../services/phrases/phrases.ts';
import { presence } from '../services/presence/index.ts';
import { phrases as presencePhrases } from '../services/presence/phrases.ts';
import { register } from '../services/register/index.ts';
import { phrases as registerPhrases } from '../services/register/phrases.ts';
import { reminders } from '../services/reminders/index.ts';
import { phrases as reminderPhrases } from '../services/reminders/phrases.ts';
import { scene } from '../services/scene/index.ts';
import { phrases as scenePhrases } from '../services/scene/phrases.ts';
import { schedule } from '../services/schedule/index.ts';
import { phrases as schedulePhrases } from '../services/schedule/phrases.ts';
import { search } from '../services/search/index.ts';
import { phrases as searchPhrases } from '../services/search/phrases.ts';
import { sensor } from '../services/sensor/index.ts';
import { phrases as sensorPhrases } from '../services/sensor/phrases.ts';
import { setting } from '../services/setting/index.ts';
import { phrases as settingPhrases } from '../services/setting/phrases.ts';
import { simulatedService } from '../services/simulated/index.ts';
import { siren } from '../services/siren/index.ts';
import { phrases as sirenPhrases } from '../services/siren/phrases.ts';
import { switchService } from '../services/switch/index.ts';
import { phrases as switchPhrases } from '../services/switch/phrases.ts';
import { timer } from '../services/timer/index.ts';
import { phrases as timerPhrases } from '../services/timer/phrases.ts';
import { vacuum } from '../services/vacuum/index.ts';
import { phrases as vacuumPhrases } from '../services/vacuum/phrases.ts';
import { valve } from '../services/valve/index.ts';
import { phrases as valvePhrases } from '../services/valve/phrases.ts';
import { waterHeater } from '../services/water_heater/index.ts';
import { phrases as waterHeaterPhrases } from '../services/water_heater/phrases.ts';
import { weather } from '../services/weather/index.ts';
import { phrases as weatherPhrases } from '../services/weather/phrases.ts';
import type { AnyServiceDefinition } from './bus/index.ts';
import type { Phrases } from './domain/index.ts';

/** The services that come with Hearth. Each runs inside the hub or by `hearth service NAME` wherever the broker is reached. */
export const SERVICES: readonly AnyServiceDefinition[] = [
  lightService,
  switchService,
  cover,
  lock,
  climate,
  fan,
  media,
  vacuum,
  valve,
  siren,
  humidifier,
  mower,
  waterHeater,
  alarmPanel,
  setting,
  button,
  sensor,
  scene,
  calendar,
  reminders,
  schedule,
  email,
  timer,
  alarm,
  list,
  notes,
  weather,
  search,
  clock,
  notices,
  taughtService,
  house,
  history,
  presence,
  register,
  simulatedService,
];

/** The sentences they understand. */
export const PHRASES: readonly Phrases[] = [
  lightPhrases,
  switchPhrases,
  coverPhrases,
  lockPhrases,
  climatePhrases,
  fanPhrases,
  mediaPhrases,
  vacuumPhrases,
  valvePhrases,
  sirenPhrases,
  humidifierPhrases,
  mowerPhrases,
  waterHeaterPhrases,
  alarmPanelPhrases,
  settingPhrases,
  buttonPhrases,
  sensorPhrases,
  scenePhrases,
  reminderPhrases,
  calendarPhrases,
  diaryPhrases,
  emailPhrases,
  schedulePhrases,
  timerPhrases,
  alarmPhrases,
  listPhrases,
  notePhrases,
  weatherPhrases,
  searchPhrases,
  clockPhrases,
  noticePhrases,
  taughtPhrases,
  housePhrases,
  historyPhrases,
  presencePhrases,
  registerPhrases,
];

/** The dialects of devices that Hearth speaks, by their key in the configuration. */
export const FAMILIES = { simulated, homeAssistant, zigbee2mqtt, tasmota, shelly, wled, owntracks } as const;
