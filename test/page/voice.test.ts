import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { writeWav } from '../../src/voice/index.ts';
import { OWNER_TOKEN, startTestHub, type TestHub } from '../kit/hub.ts';
import { pitch, pitched, tone, toneVoice } from '../kit/voice.ts';
import { joined, silence } from '../voice/sounds.ts';
import {
  type BuiltFolder,
  builtPage,
  FAMILY,
  open,
  openBrowser,
  signIn,
  violationsOf,
  visit,
  withoutBrowser,
} from './kit.ts';

const FOUNDING = 'Turn off the lights in the garage.';
const WOKEN = 'Hey house, turn off the lights in the garage.';

let folder: BuiltFolder;
let sounds: string;

/** A browser whose microphone hears the sentence again and again, with silence between. */
async function browserHearing(sentence: number): Promise<Browser> {
  const file = join(sounds, `${sentence}.wav`);
  writeFileSync(
    file,
    writeWav(joined(silence(0.6, 48_000), tone(pitch(sentence), 0.7, 48_000), silence(2.2, 48_000))),
  );
  return openBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}`,
    '--autoplay-policy=no-user-gesture-required',
  ]);
}

async function garageIsOff(hub: TestHub): Promise<boolean> {
  const { devices } = (await (await hub.ask('/v1/devices')).json()) as {
    devices: { id: string; report: { state: { on?: boolean } } | null }[];
  };
  return devices.find(({ id }) => id === 'light.garage')?.report?.state.on === false;
}

/** What the hub tells the page next that it heard, over a WebSocket. */
function heardOn(page: Page): Promise<unknown> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const { heard } = JSON.parse(String(payload)) as { readonly heard?: unknown };
        if (heard !== undefined) resolve(heard);
      }),
    );
  });
}

const startHub = async () =>
  startTestHub({
    page: folder.url,
    config: FAMILY,
    simulatedHome: DEFAULT_HOME,
    voice: await toneVoice(pitched([FOUNDING, WOKEN])),
  });

describe.skipIf(withoutBrowser !== undefined)(
  `H36 the microphone of the page${withoutBrowser ? ` (left out: ${withoutBrowser})` : ''}`,
  () => {
    beforeAll(async () => {
      folder = await builtPage();
      sounds = mkdtempSync(join(tmpdir(), 'hearth-sounds-'));
    });
    afterAll(() => {
      folder.remove();
      rmSync(sounds, { recursive: true, force: true });
    });

    it('hears one sentence after a tap, and the house does it and answers', async () => {
      const [hub, browser] = await Promise.all([startHub(), browserHearing(0)]);
      try {
        expect(await garageIsOff(hub)).toBe(false);
        const alex = await visit(browser, hub.url);
        await signIn(alex, OWNER_TOKEN);
        const { page } = alex;
        const files: string[] = [];
        page.on('request', (one) => {
          if (one.url().includes('/v1/voice?')) files.push(one.url());
        });
        const heard = heardOn(page);
        await page.getByRole('button', { name: 'Speak', exact: true }).click();
        expect(await heard).toMatchObject({ kind: 'turn', heard: FOUNDING });
        await page
          .getByRole('region', { name: 'The house' })
          .getByText(/garage light is off/i)
          .waitFor();
        expect(await garageIsOff(hub)).toBe(true);
        await page.getByRole('button', { name: 'Speak', exact: true }).waitFor();
        expect(files).toEqual([]);
        expect(await violationsOf(page)).toEqual([]);
        expect(alex.faults).toEqual([]);
      } finally {
        await Promise.all([browser.close(), hub.stop()]);
      }
    });

    it('listens without a tap for its wake phrase once it was told to, and to nothing else', async () => {
      const [hub, other, browser] = await Promise.all([startHub(), browserHearing(0), browserHearing(1)]);
      try {
        const stranger = await visit(other, hub.url);
        await signIn(stranger, OWNER_TOKEN);
        await open(stranger.page, 'talk');
        const heard = heardOn(stranger.page);
        await stranger.page.getByLabel(/^Listen for/).check();
        expect(await heard).toMatchObject({ kind: 'not-for-us' });
        expect(await garageIsOff(hub)).toBe(false);
        await stranger.context.close();

        const alex = await visit(browser, hub.url);
        await signIn(alex, OWNER_TOKEN);
        await open(alex.page, 'talk');
        await alex.page.getByLabel(/^Listen for/).check();
        await alex.page
          .getByText(/garage light is off/i)
          .first()
          .waitFor();
        expect(await garageIsOff(hub)).toBe(true);
        expect([...stranger.faults, ...alex.faults]).toEqual([]);
      } finally {
        await Promise.all([other.close(), browser.close(), hub.stop()]);
      }
    });
  },
);
