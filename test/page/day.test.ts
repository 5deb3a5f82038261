import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { OWNER_TOKEN, startTestHub, type TestHub } from '../kit/hub.ts';
import {
  type BuiltFolder,
  builtPage,
  FAMILY,
  goTo,
  openBrowser,
  signIn,
  tile,
  type Visitor,
  visit,
  withoutBrowser,
} from './kit.ts';

let folder: BuiltFolder;
let browser: Browser;
let hub: TestHub;
let alex: Visitor;

const call = async (method: string, params: unknown) => {
  const path = `/v1/services/${method.replace('.', '/')}`;
  const response = await hub.ask(path, { method: 'POST', body: JSON.stringify(params) });
  return ((await response.json()) as { result: unknown }).result;
};

describe.skipIf(withoutBrowser !== undefined)('a day with the page', () => {
  beforeAll(async () => {
    [folder, browser] = await Promise.all([builtPage(), openBrowser()]);
    hub = await startTestHub({ page: folder.url, config: FAMILY, simulatedHome: DEFAULT_HOME });
    // The house stands in New York; who looks is in Tokyo.
    alex = await visit(browser, hub.url, { timezoneId: 'Asia/Tokyo' });
    await signIn(alex, OWNER_TOKEN);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await hub?.stop();
    folder?.remove();
  });

  it('shows the hours of the house wherever the phone is, and takes them so', async () => {
    const { page } = alex;
    await call('alarm.set', { at: '2027-01-04T06:30:00-05:00', rrule: 'FREQ=DAILY;BYHOUR=6;BYMINUTE=30' });
    await goTo(page, 'today');
    await page.getByRole('button', { name: 'Make something' }).click();
    const form = page.getByRole('dialog', { name: 'Make something' });
    await form.getByLabel('Of what?').fill('call the plumber');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
      Date.now() + 86_400_000,
    );
    await form.getByLabel('When?').fill(`${day}T09:15`);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    const { reminders } = (await call('reminders.list', {})) as { reminders: { at: string }[] };
    expect(reminders.map(({ at }) => at.slice(0, 16))).toEqual([`${day}T09:15`]);
    const tomorrow = page.getByRole('listitem').filter({ hasText: 'Call the plumber' });
    await tomorrow.getByText('9:15').waitFor();
    await tomorrow.getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await tomorrow.waitFor({ state: 'detached' });
  });

  it('runs a timer down live, holds it and stops it', async () => {
    const { page } = alex;
    await call('timer.start', { duration: 'PT20M', name: 'pasta' });
    const pasta = page.getByRole('button', { name: /Pasta/ });
    await pasta.getByText(/^19:5\d$/).waitFor();
    await pasta.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await pasta.getByText('Paused').waitFor();
    await pasta.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await pasta.waitFor({ state: 'detached' });
  });

  it('keeps lists: adds, ticks off, takes the tick back, and shows what another adds', async () => {
    const { page } = alex;
    await goTo(page, 'lists');
    await page.getByLabel('Add to shopping').fill('oat flakes');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Tick off oat flakes' }).click();
    await page.getByRole('button', { name: 'Tick off oat flakes' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Tick off oat flakes' }).waitFor();
    await call('list.add', { list: 'shopping', item: 'milk' });
    await page.getByRole('button', { name: 'Tick off milk' }).waitFor();
  });

  it('tells rules in the words they were given, and starts a scene that was kept', async () => {
    const { page } = alex;
    await hub.ask('/v1/messages', {
      method: 'POST',
      headers: { prefer: 'wait=10' },
      body: JSON.stringify({ text: 'turn off the porch light every day at 23:00' }),
    });
    await goTo(page, 'rules');
    await page.getByText('Turn off the porch light every day at 23:00').waitFor();
    await page.getByRole('button', { name: 'Keep how it is now' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Its name').fill('reading');
    await form.getByLabel('Where').selectOption('living room');
    await form.getByRole('button', { name: 'Save' }).click();
    await call('light.turn_off', { target: { id: 'light.living_room_lamp' } });
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Reading' })
      .getByRole('button', { name: 'Start' })
      .click();
    await goTo(page, 'rooms');
    await tile(page, 'light.living_room_lamp').locator('.hit[aria-pressed="true"]').waitFor();
  });

  it('invites a child by a QR code: her phone comes in once, plays with lamps, and opens no door', async () => {
    const { page } = alex;
    await goTo(page, 'house');
    await page.getByRole('button', { name: 'Invite Mia’s phone' }).click();
    await page.getByRole('img', { name: 'QR code of the invitation' }).waitFor();
    const address = await page.getByLabel('Or open this address there').inputValue();
    const mia = await visit(browser, address.replace(/\/welcome.*/, ''));
    await mia.page.goto(address);
    await mia.page.getByLabel('Name of this device').fill('Mia’s phone');
    await mia.page.getByRole('button', { name: 'Come in' }).click();
    await mia.page.getByRole('heading', { name: /, Mia$/ }).waitFor();
    expect(mia.page.url()).not.toContain('invitation');
    await tile(mia.page, 'light.hallway').locator('.hit').click();
    await mia.page.locator('[data-thing="light.hallway"]:not(.asked)').getByText('Off').waitFor();
    await tile(mia.page, 'lock.front_door').locator('.hit').click();
    await tile(mia.page, 'lock.front_door')
      .getByText(/^Did not answer|^Locked$/)
      .waitFor();
    const { devices } = (await (await hub.ask('/v1/devices')).json()) as {
      devices: { id: string; report: { state: { locked?: boolean } } }[];
    };
    expect(devices.find(({ id }) => id === 'lock.front_door')?.report.state.locked).toBe(true);
    const again = await visit(browser, address.replace(/\/welcome.*/, ''));
    await again.page.goto(address);
    await again.page.getByRole('button', { name: 'Come in' }).click();
    await again.page.getByText(/was used or has ended/).waitFor();
  });

  it('ran without a fault of its own', () => {
    expect(alex.faults).toEqual([]);
  });
});
