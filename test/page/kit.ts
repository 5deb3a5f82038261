import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { buildPage } from '../../page/build.mjs';

/** Debian's, or the one that is named. */
export const BROWSER = process.env['HEARTH_CHROMIUM'] ?? '/usr/bin/chromium';
/**
 * What it does for somebody who sits before it: with each window it laid out two lists for an address bar that nobody sees, at half the cost
 * of a visit. Of lists of features it takes the last: what Playwright turns off stands here as well.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
const LAUNCH = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

/** Why tests of the page are left out, where there is no browser to run them in. */
export const withoutBrowser = existsSync(BROWSER)
  ? undefined
  : `${BROWSER} is not here: apt-get install -y --no-install-recommends chromium`;

export const VIEWS = ['rooms', 'talk', 'today', 'lists', 'rules', 'history', 'house'] as const;
export const PHONE = { width: 390, height: 844 };

/** People of the house that the page is shown to, and what stands in their names at the door. */
export const FAMILY = {
  home: {
    people: [
      { id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner' },
      { id: 'mia', name: 'Mia', role: 'child' },
      { id: 'gus', name: 'Gus', role: 'guest' },
    ],
  },
};

export interface BuiltFolder {
  readonly url: URL;
  readonly remove: () => void;
}

/** Made by the first file of tests in a process, for all that follow there. */
let built: ReturnType<typeof buildPage> | undefined;

/** The page as the build makes it, in a folder of its own or the one that is named. */
export async function builtPage(folder = mkdtempSync(join(tmpdir(), 'hearth-page-'))): Promise<BuiltFolder> {
  built ??= buildPage(rolldown);
  const { files } = await built;
  for (const { fileName, source } of files) {
    mkdirSync(dirname(join(folder, fileName)), { recursive: true });
    writeFileSync(join(folder, fileName), source);
  }
  return {
    url: pathToFileURL(`${folder}/`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `more` are further arguments of the browser. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER, args: [...LAUNCH, ...more] });
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page itself: errors that nobody caught, and requests to anybody but the hub. */
  readonly faults: readonly string[];
}

/** A browser of its own that nobody is signed in with. */
export async function visit(
  browser: Browser,
  url: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      faults.push(`asked ${request.url()}`);
  });
  page.on('console', (line) => {
    if (/content security policy/i.test(line.text())) faults.push(line.text());
  });
  await page.goto(url);
  return { page, context, faults };
}

/** Shows the token at the door, and waits until the house is there. */
export async function signIn({ page }: Visitor, token: string): Promise<void> {
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
}

/** Opens a view by its address, as a bookmark does. */
export async function open(page: Page, view: string): Promise<void> {
  await page.goto(new URL(`/${view}`, page.url()).href);
  await page.locator('main h1').waitFor({ state: 'attached' });
}

/** Goes to a view within the page, as its links do. */
export async function goTo(page: Page, view: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', '/${view}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await page.locator('main h1').waitFor({ state: 'attached' });
}

/** A thing's tile or dial. */
export function tile(page: Page, id: string) {
  return page.locator(`[data-thing="${id}"]`);
}

/** What axe-core finds wrong, by rule and place: by all its rules, or by the one that is named. */
export async function violationsOf(page: Page, rule?: string): Promise<readonly string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rule === undefined ? {} : { runOnly: [rule] }),
  };
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(options)})`,
  )) as axe.AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
