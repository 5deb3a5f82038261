import type { DeviceKind } from './store/things.ts';

/** One drawn set: 24 by 24, stroke 1.7, round ends (docs/page.md). */
const PATHS = {
  bulb: 'M9 18h6M10 21h4M8.4 14.6a6 6 0 1 1 7.2 0c-.8.6-1.1 1.2-1.1 1.9h-5c0-.7-.3-1.3-1.1-1.9z',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
  unlock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 7.7-1.5',
  blind: 'M4 4h16M6 4v12h12V4M6 8h12M6 12h12M12 16v4',
  curtain: 'M3 4h18M5 4v16c3-1 4-6 4-16M19 4v16c-3-1-4-6-4-16',
  garage: 'M3 20V9l9-5 9 5v11M7 20v-8h10v8M7 15h10M7 18h10',
  warmth: 'M10 13.5V5a2 2 0 1 1 4 0v8.5a4 4 0 1 1-4 0zM12 9v7',
  fan: 'M12 12m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M12 10.4C12 6 10 4 8.5 4S6 6 8 8.5l2.7 2.4M13.6 12c4.4 0 6.4-2 6.4-3.5S18 6 15.5 8l-2.4 2.7M12 13.6c0 4.4 2 6.4 3.5 6.4S18 18 16 15.5l-2.7-2.4M10.4 12C6 12 4 14 4 15.5S6 18 8.5 16l2.4-2.7',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  previous: 'M18 5l-9 7 9 7zM6 5v14',
  stop: 'M6 6h12v12H6z',
  speaker: 'M4 10v4h4l5 4V6l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  robot: 'M5 13a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 6V3M9 13h6',
  valve: 'M3 15h4l2-3h6l2 3h4M12 12V7M8 7h8',
  gauge: 'M4 17a8 8 0 1 1 16 0M12 17l4-5',
  motion:
    'M13 4.5m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M8 20l3-6-2-2 1-4 4 1 2 3M11 14l3 2 1 4M6 12l1-3 3-1',
  door: 'M6 21V4h12v17M4 21h16M14.5 12.5v.1',
  window: 'M5 4h14v16H5zM12 4v16M5 12h14',
  drop: 'M12 3c4 5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2-6 6-11z',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  calendar: 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M8 3v4M16 3v4',
  clock: 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 7.5V12l3 2',
  timer: 'M5 13.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 9.5v4M10 3h4M12 3v3.5',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  talk: 'M4 5h16v11H9.5L4 20z',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1',
  rule: 'M5 5h6v6H5zM13 13h6v6h-6zM8 11v5h5M16 13V8h-5',
  scene: 'M12 3l2.2 5.2L20 9l-4.2 3.9L17 19l-5-3-5 3 1.2-6.1L4 9l5.8-.8z',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.5',
  more: 'M5 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M17.8 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0',
  grip: 'M5 8h14M5 12h14M5 16h14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  power: 'M12 4v8M7.5 7a7 7 0 1 0 9 0',
  right: 'M9 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  microphone: 'M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v3M9 20h6',
  send: 'M12 19V5M6 11l6-6 6 6',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.1',
  person: 'M12 8m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7',
  key: 'M8 15m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M11 12l8-8M16 7l3 3M14 9l2 2',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  health: 'M3 12h4l2-6 4 12 2-6h6',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  out: 'M14 4H5v16h9M10 12h10M17 8l4 4-4 4',
  wand: 'M4 20L15 9M17 3v4M15 5h4M20 10v3M18.5 11.5h3',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg class={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A house with a fire in it: the mark of the page and of its installed icon. */
export function Mark() {
  return (
    <svg
      class="mark"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="1.7"
    >
      <path stroke-linejoin="round" d="M3 11l9-8 9 8v10H3z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M12 9c2.6 2.6 3.8 4.3 3.8 6.2a3.8 3.8 0 0 1-7.6 0c0-1.3.7-2.4 1.7-3.4.1 1 .6 1.5 1.2 1.7C11 12 11.3 10.5 12 9z"
      />
    </svg>
  );
}

const KINDS: Readonly<Record<DeviceKind, IconName>> = {
  light: 'bulb',
  switch: 'plug',
  cover: 'blind',
  lock: 'lock',
  climate: 'warmth',
  fan: 'fan',
  media: 'speaker',
  vacuum: 'robot',
  valve: 'valve',
  siren: 'bell',
  humidifier: 'drop',
  mower: 'robot',
  water_heater: 'warmth',
  alarm_panel: 'lock',
  setting: 'gauge',
  button: 'power',
  health: 'health',
  listed: 'question',
  sensor: 'gauge',
  binary_sensor: 'motion',
};

/** What a thing is drawn as: by its kind, and by what of it matters at a glance. */
export function iconOf(kind: DeviceKind, shape: { class?: string | undefined; locked?: unknown }): IconName {
  if (kind === 'lock') return shape.locked === false ? 'unlock' : 'lock';
  if (kind === 'cover' && shape.class === 'curtain') return 'curtain';
  if (kind === 'cover' && (shape.class === 'garage' || shape.class === 'gate')) return 'garage';
  if (kind === 'cover' && shape.class === 'door') return 'door';
  return KINDS[kind];
}
