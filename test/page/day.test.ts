import type { Browser, Page } from 'playwright-core';
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

const say = (text: string) =>
  hub.ask('/v1/messages', {
    method: 'POST',
    headers: { prefer: 'wait=10' },
    body: JSON.stringify({ text }),
  });
const phone = { width: 390, height: 844 };

/** Buttons of the open sheet whose middle somebody else's tap would hit. */
const coveredButtons = (page: Page) =>
  page.locator('dialog[open] button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const hit = button.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
        return hit !== null && !button.contains(hit);
      })
      .map(({ textContent }) => textContent),
  );

/** One thing of the house stands in no room yet. */
const HOME = [
  ...DEFAULT_HOME,
  { ...DEFAULT_HOME[0]!, device: { ...DEFAULT_HOME[0]!.device, id: 'light.new', name: 'Bulb', area: null } },
];

describe.skipIf(withoutBrowser !== undefined)('a day with the page', () => {
  beforeAll(async () => {
    [folder, browser] = await Promise.all([builtPage(), openBrowser()]);
    hub = await startTestHub({ page: folder.url, config: FAMILY, simulatedHome: HOME });
    // The house stands in New York; who looks is in Tokyo.
    alex = await visit(browser, hub.url, { timezoneId: 'Asia/Tokyo' });
    await signIn(alex, OWNER_TOKEN);
  });
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
    await page.getByRole('button', { name: 'Tick off oat flakes' }).click();
    await page.locator('details.done summary').click();
    await page.getByRole('button', { name: 'Put oat flakes back on the list' }).click();
    await page.getByRole('button', { name: 'Tick off oat flakes' }).waitFor();
  });

  it('brings a list into another order, by hand and by the keyboard, and empties it after a yes', async () => {
    const { page } = alex;
    await call('list.add', { list: 'shopping', item: 'tea' });
    const order = async () =>
      ((await call('list.get', { list: 'shopping' })) as { items: { item: string }[] }).items.map(
        ({ item }) => item,
      );
    await page.getByRole('button', { name: 'Tick off tea' }).waitFor();
    await page.getByRole('button', { name: 'Reorder', exact: true }).click();
    const tea = page.getByRole('button', { name: 'Move tea up or down' });
    const before = await order();
    expect(before.at(-1)).toBe('tea');
    const [from, to] = [(await tea.boundingBox())!, (await page.locator('.grip').first().boundingBox())!];
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['tea', ...before.slice(0, -1)]);
    await page.locator('.grip').first().getByText('Tea').waitFor();
    await tea.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(order).toEqual([before[0], 'tea', ...before.slice(1, -1)]);
    await page.getByRole('button', { name: 'Done reordering' }).click();
    await page.getByRole('button', { name: 'Take everything off' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Nothing on this list').waitFor();
    expect(await order()).toEqual([]);
  });

  it('tells rules in the words they were given, and starts a scene that was kept', async () => {
    const { page } = alex;
    await say('turn off the porch light every day at 23:00');
    await goTo(page, 'rules');
    await page.getByText('Turn off the porch light every day at 23:00').waitFor();
    await page.getByRole('button', { name: 'Keep how it is now' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Its name').fill('reading');
    await form.getByLabel('Where').selectOption('living room');
    await form.getByRole('button', { name: 'Save' }).click();
    const reading = page.getByRole('button', { name: /^Reading/ });
    await reading.waitFor();
    await call('light.turn_off', { target: { id: 'light.living_room_lamp' } });
    await reading.click();
    await page.getByRole('dialog').getByText('Living Room Lamp').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Reading' })
      .getByRole('button', { name: 'Start' })
      .click();
    await goTo(page, 'rooms');
    await tile(page, 'light.living_room_lamp').locator('.hit[aria-pressed="true"]').waitFor();
  });

  it('shows tomorrow by its hours, also a series whose next time is today, and says when it comes only once', async () => {
    const { page } = alex;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
      Date.now() + 86_400_000,
    );
    for (const hour of ['21:40', '08:05'])
      await call('reminders.create', { text: `look out at ${hour}`, at: `${day}T${hour}:00-05:00` });
    await goTo(page, 'today');
    const tomorrow = page.locator('section.room .day');
    const rule = tomorrow.getByRole('button', { name: /^Turn off the porch light/ });
    await rule.waitFor();
    await tomorrow.getByText('Look out at 21:40').waitFor();
    const hours = (await tomorrow.locator('time').allTextContents()).map((time) => time.padStart(5, '0'));
    expect(hours).toEqual([...hours].sort());
    expect(hours.at(-1)).toBe('23:00');
    expect(await rule.textContent()).toBe('Turn off the porch light every day at 23:00');
  });

  it('tries a rule, pauses it and lets it go on, says it differently, and tells when it acted last and why', async () => {
    const { page } = alex;
    const orders = async () =>
      ((await call('schedule.list', {})) as { schedules: { text: string; paused?: true }[] }).schedules;
    await goTo(page, 'rules');
    await page.getByRole('button', { name: /^Turn off the porch light/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText('Not yet').waitFor();
    await sheet.getByRole('button', { name: 'Try it now' }).click();
    await sheet.locator('.toast').waitFor();
    // What was just done is said above the sheet, not over what else can be done there.
    for (const size of [phone, page.viewportSize()!]) {
      await page.setViewportSize(size);
      expect(await coveredButtons(page)).toEqual([]);
    }
    await expect
      .poll(async () => {
        const { devices } = (await (await hub.ask('/v1/devices')).json()) as {
          devices: { id: string; report: { state: { on?: boolean } } }[];
        };
        return devices.find(({ id }) => id === 'light.porch')?.report.state.on;
      })
      .toBe(false);
    await sheet.getByRole('button', { name: 'Pause' }).click();
    await sheet.getByText('Paused, every day at 23:00').waitFor();
    expect(await orders()).toMatchObject([{ paused: true }]);
    await sheet.getByRole('button', { name: 'Go on' }).click();
    await sheet.getByRole('button', { name: 'Pause' }).waitFor();
    await sheet.getByRole('button', { name: 'Say it differently' }).click();
    await sheet.getByLabel('In your words').fill('turn off the porch light');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.getByText('The rule stays as it was.').waitFor();
    await sheet.getByLabel('In your words').fill('turn on the porch light every day at 6:00');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await orders()).map(({ text }) => text)).toEqual(['turn on the porch light every day at 6:00']);
    await say('turn on the hallway light when the porch light turns on');
    await call('light.turn_off', { target: { id: 'light.hallway' } });
    await call('light.turn_on', { target: { id: 'light.porch' } });
    await page.getByRole('button', { name: /^Turn on the hallway light/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: /^Turn on the hallway light/ }).waitFor({ state: 'detached' });
  });

  it('teaches words, changes and forgets them, and teaches what was not understood', async () => {
    const { page } = alex;
    await say('frobnicate the whatsit');
    await goTo(page, 'house');
    await page.getByRole('button', { name: 'Teach this: “frobnicate the whatsit”' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('the house does').fill('turn on the desk lamp');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    await goTo(page, 'rules');
    await page.getByRole('button', { name: /^Frobnicate the whatsit/ }).click();
    await sheet.getByLabel('the house does').fill('xyzzy');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.locator('.toast.failed').waitFor();
    await sheet.getByRole('button', { name: 'Forget these words' }).click();
    await page.getByText('Nothing taught yet').waitFor();
  });

  it('names what is new and places it, hides a thing and shows it again', async () => {
    const { page } = alex;
    await goTo(page, 'house');
    await page.getByRole('button', { name: /^Bulb/ }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Name').fill('Reading Light');
    await sheet.getByRole('combobox').first().selectOption('A new room…');
    await sheet.getByLabel('What the new room is called').fill('library');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('New, and in no room yet').waitFor({ state: 'detached' });
    await goTo(page, 'rooms');
    await page.getByRole('heading', { name: /library/i }).waitFor();
    await tile(page, 'light.new')
      .getByRole('button', { name: /^More about Reading Light/ })
      .click();
    await sheet.getByRole('button', { name: 'Name, room and more' }).click();
    await sheet.locator('summary').click();
    await sheet.getByRole('button', { name: 'Hide it' }).click();
    await tile(page, 'light.new').waitFor({ state: 'detached' });
    await goTo(page, 'house');
    await page.locator('summary', { hasText: 'Hidden' }).click();
    await page.getByRole('button', { name: 'Show Reading Light again' }).click();
    await page.locator('summary', { hasText: /library/i }).waitFor();
    await page.getByRole('button', { name: 'Let new things join' }).click();
    await page.getByText('Nothing here can let new things join.').waitFor();
  });

  it('tells who is at home, takes somebody’s word for it, and keeps the quiet hours of whoever is signed in', async () => {
    const { page } = alex;
    await goTo(page, 'house');
    await page.getByRole('button', { name: /^Mia/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Away' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^Away since/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Mia.*Away since/ }).waitFor();
    await page.getByLabel('Quiet from').fill('23:00');
    await page.getByLabel('until', { exact: true }).fill('06:30');
    await page.getByRole('button', { name: 'Keep these hours' }).click();
    await page.getByText(/^Quiet (from 23:00 to 06:30 every day|until)/).waitFor();
    expect(await call('notices.settings', {})).toMatchObject({ quiet: { from: '23:00', to: '06:30' } });
    await page.getByRole('button', { name: 'No quiet hours' }).click();
    await page
      .locator('label', { hasText: 'It speaks to me first' })
      .getByRole('combobox')
      .selectOption('by mail');
    await expect
      .poll(async () => ((await call('notices.settings', {})) as { doors?: string[] }).doors?.[0])
      .toBe('email');
    await page.locator('summary', { hasText: 'What is well' }).click();
    await page.getByText(/nightly backup/).waitFor();
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
