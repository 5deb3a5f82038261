import { writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readHomeFile } from '../../src/app/home-file.ts';
import { trialPlace } from '../../src/app/up.ts';
import { parseConfig } from '../../src/config/index.ts';
import { folder } from '../home/house.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function configOf(yaml: string, timezone = 'America/New_York') {
  const parsed = parseConfig({ env: {}, yaml, yamlPath: 'hearth.yaml', defaults: { timezone } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.config;
}

describe('H14 where a home to try things on stands', () => {
  it('H14 H24 is where its clocks say, so that the sun rises in its morning', () => {
    const { home } = trialPlace(configOf('devices: {simulated: true}'));
    expect(home).toMatchObject({ located: true, longitude: -75 });
  });

  it('H14 is where somebody said, and a home of real devices is nowhere by itself', () => {
    const told = trialPlace(configOf('home: {latitude: 10, longitude: 20}'));
    expect(told.home).toMatchObject({ located: true, latitude: 10, longitude: 20 });
    expect(trialPlace(configOf('devices: {simulated: false}')).home.located).toBe(false);
  });

  it('H14 a file brings the place and those scenes of which it says what they do', () => {
    const place = folder();
    ends.push(place.remove);
    const file = place.path('home.json');
    const set = [{ target: { name: 'Lamp' }, state: { on: true } }];
    writeFileSync(
      file,
      JSON.stringify({
        timezone: 'Europe/Paris',
        latitude: 48.9,
        longitude: 2.3,
        users: [],
        areas: ['den'],
        devices: [{ id: 'light.lamp', name: 'Lamp', kind: 'light', area: 'den' }],
        scenes: [{ name: 'reading', set }, { name: 'only a name' }],
      }),
    );
    const home = readHomeFile(file);
    expect(home.place).toEqual({ latitude: 48.9, longitude: 2.3, located: true });
    expect(home.scenes).toEqual([{ name: 'reading', aliases: [], set }]);
  });
});
