import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, OWNER_TOKEN } from '../kit/hub.ts';
import { bundle, Child } from '../kit/programs/child.ts';
import {
  type BuiltFolder,
  builtPage,
  open,
  openBrowser,
  signIn,
  tile,
  type Visitor,
  visit,
  withoutBrowser,
} from './kit.ts';

const LAMP = 'light.kitchen_ceiling';

let folder: BuiltFolder;
let browser: Browser;
let program: string;
let data: string;
let port: number;
let hub: Child | undefined;

async function start(): Promise<void> {
  hub = new Child(program, [data, String(port), fileURLToPath(folder.url)]);
  await hub.line((line) => line === 'up');
}

describe.skipIf(withoutBrowser !== undefined)('a hub that is killed under an open page', () => {
  let alex: Visitor;

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'hearth-'));
    [program, browser, port, folder] = await Promise.all([
      bundle('test/page/hub-child.ts'),
      openBrowser(),
      freePort(),
      builtPage(),
    ]);
    await start();
    alex = await visit(browser, `http://127.0.0.1:${port}`);
    await signIn(alex, OWNER_TOKEN);
  });
  afterAll(async () => {
    await browser?.close();
    await hub?.kill();
    folder?.remove();
    rmSync(data, { recursive: true, force: true });
  });

  it('reaches the phone by push before: a notice with its buttons, in the words that were sent', async () => {
    const { page, context } = alex;
    await context.grantPermissions(['notifications']);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    const browserSession = await context.newCDPSession(page);
    const registrations: string[] = [];
    browserSession.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
      registrations.push(...all.map(({ registrationId }) => registrationId)),
    );
    await browserSession.send('ServiceWorker.enable');
    await expect.poll(() => registrations.length).toBeGreaterThan(0);
    await browserSession.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId: registrations[0]!,
      data: JSON.stringify({
        id: 'n1',
        type: 'question',
        title: 'Home',
        text: 'Unlock the <b>back</b> door?',
        wait: 'w1',
        buttons: [
          { option: 'yes', answer: 'secret-1' },
          { deed: 'snooze', answer: 'secret-2' },
        ],
      }),
    });
    const shown = () =>
      page.evaluate(`navigator.serviceWorker.ready
        .then((registration) => registration.getNotifications())
        .then((all) => all.map(({ title, body, actions }) => ({ title, body, actions: actions.map((one) => one.title) })))`);
    await expect
      .poll(shown)
      .toEqual([
        { title: 'Home', body: 'Unlock the <b>back</b> door?', actions: ['Yes', 'In five minutes'] },
      ]);
  });

  it('is missed at once: the page says so, shows how it was, and what is said is not lost in silence', async () => {
    const { page } = alex;
    await tile(page, LAMP).getByText('100 %').waitFor();
    await hub!.kill();
    await page.getByText(/The hub does not answer\. This is how it was at/).waitFor();
    expect(await tile(page, LAMP).isVisible()).toBe(true);
    const line = page.getByRole('textbox', { name: 'Say what you want' });
    await line.fill('turn off the kitchen ceiling light');
    await line.press('Enter');
    await page.getByText('The hub does not answer, so nothing was done.').waitFor();
  });

  it('opens without the hub, from what the browser kept, and shows how the house was', async () => {
    const { page } = alex;
    await open(page, 'rooms');
    await page.getByText(/The hub does not answer\. This is how it was at/).waitFor();
    expect(await tile(page, LAMP).isVisible()).toBe(true);
  });

  it('is taken up again when it is back, with the same session: things move, and are seen', async () => {
    const { page } = alex;
    await start();
    await page.getByText(/The hub does not answer/).waitFor({ state: 'detached', timeout: 20_000 });
    await tile(page, LAMP).locator('.hit').click();
    await page.locator(`[data-thing="${LAMP}"]:not(.asked)`).getByText('Off').waitFor();
    expect(alex.faults).toEqual([]);
  });
});
