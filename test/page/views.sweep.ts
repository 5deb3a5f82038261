import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
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
  VIEWS,
  violationsOf,
  visit,
  withoutBrowser,
} from './kit.ts';

/** Where the pictures go, to be looked at. */
const PICTURES = resolve('node_modules/.cache/hearth-page');
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const THEMES = ['light', 'dark'] as const;
const ROLES = ['owner', 'child', 'guest'] as const;
const PEOPLE = { owner: 'alex', child: 'mia', guest: 'gus' } as const;
const TARGET_PX = 44;

let folder: BuiltFolder;
let browser: Browser;
let hub: TestHub;
const tokens = new Map<string, string>([['owner', OWNER_TOKEN]]);

const say = (text: string) =>
  hub.ask('/v1/messages', {
    method: 'POST',
    headers: { prefer: 'wait=10' },
    body: JSON.stringify({ text, conversation: 'sweep' }),
  });

describe.skipIf(withoutBrowser !== undefined)(
  'every view, at every size, in both themes, for every role',
  () => {
    beforeAll(async () => {
      mkdirSync(PICTURES, { recursive: true });
      [folder, browser] = await Promise.all([builtPage(), openBrowser()]);
      hub = await startTestHub({ page: folder.url, config: FAMILY, simulatedHome: DEFAULT_HOME });
      for (const role of ['child', 'guest'] as const) {
        const made = await hub.ask('/v1/tokens', {
          method: 'POST',
          body: JSON.stringify({ name: role, person: PEOPLE[role], role }),
        });
        tokens.set(role, ((await made.json()) as { secret: string }).secret);
      }
      for (const text of [
        'put milk, eggs and oat flakes on the shopping list',
        'set a pasta timer for 20 minutes',
        'wake me up at 6:30 on weekdays',
        'turn off the porch light every day at 23:00',
        'set the living room lamp to 35%',
        'turn off the lights in the kitchen and remind me tomorrow at 9 to call the plumber',
        'unlock the back door',
      ])
        await say(text);
    });
    afterAll(async () => {
      await browser?.close();
      await hub?.stop();
      folder?.remove();
    });

    it.each(
      ROLES.flatMap((role) => THEMES.flatMap((theme) => SIZES.map((size) => ({ role, theme, ...size })))),
    )('$role, $theme, $width by $height', async ({ role, theme, width, height }) => {
      const visitor = await visit(browser, hub.url, { viewport: { width, height }, colorScheme: theme });
      const { page, context } = visitor;
      await signIn(visitor, tokens.get(role)!);
      await tile(page, 'light.kitchen_ceiling').waitFor();
      const wrong: string[] = [];
      for (const view of VIEWS) {
        await goTo(page, view);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(PICTURES, `${view}-${role}-${theme}-${width}.png`) });
        wrong.push(
          ...[...(await violationsOf(page)), ...(await misfits(page))].map((fault) => `${view}: ${fault}`),
        );
      }
      await page.evaluate('document.documentElement.style.fontSize = "200%"');
      for (const view of VIEWS) {
        await goTo(page, view);
        await page.waitForLoadState('networkidle');
        wrong.push(...(await overflow(page)).map((fault) => `${view} at 200 %: ${fault}`));
      }
      await context.close();
      expect([...wrong, ...visitor.faults]).toEqual([]);
    });
  },
);

async function misfits(page: Page): Promise<readonly string[]> {
  const small =
    (await page.evaluate(`[...document.querySelectorAll('button, a[href], input:not([type=range], .hidden), select, summary')]
    .filter((element) => element.checkVisibility() && !element.classList.contains('skip'))
    .map((element) => ({ box: element.getBoundingClientRect(), name: element.getAttribute('aria-label') ?? element.textContent }))
    .filter(({ box }) => box.width < ${TARGET_PX} || box.height < ${TARGET_PX})
    .map(({ box, name }) => name + ' is ' + Math.round(box.width) + ' by ' + Math.round(box.height))`)) as string[];
  return [...small, ...(await overflow(page))];
}

/** Nothing is wider than the screen but what scrolls by itself. */
async function overflow(page: Page): Promise<readonly string[]> {
  return (await page.evaluate(`document.documentElement.scrollWidth > innerWidth
    ? ['wider than the screen: ' + document.documentElement.scrollWidth + ' of ' + innerWidth] : []`)) as string[];
}
