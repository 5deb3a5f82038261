import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { budgetFindings } from '../../../src/app/findings/budget.ts';
import { Budgets, silentLogger, systemClock } from '../../../src/base/index.ts';
import { type OpenHouse, openHouse } from '../../kit/servers/http.ts';

const budgets = new Budgets({ clock: systemClock, log: silentLogger });
let open: OpenHouse;
beforeEach(async () => {
  open = await openHouse({ budgets });
});
afterEach(() => open.close());

describe('what the doctor finds of used-up budgets', () => {
  it('says that there are none, and nothing at all where no hub answers or the token may not ask', async () => {
    expect(await budgetFindings({ url: open.url, token: open.owner, clock: systemClock })).toEqual([
      { what: 'no budget was used up since the hub started', ok: true },
    ]);
    expect(
      await budgetFindings({ url: 'http://127.0.0.1:1', token: open.owner, clock: systemClock }),
    ).toEqual([]);
    expect(await budgetFindings({ url: open.url, token: 'wrong', clock: systemClock })).toEqual([]);
  });

  it('names budget, culprit and count, and the route and the metrics show the same', async () => {
    budgets.exceeded('template-steps', 'Lamp: value_template', 'more than 10000 steps');
    budgets.exceeded('template-steps', 'Lamp: value_template', 'more than 10000 steps');
    for (let number = 0; number < 12; number++) budgets.exceeded('recurrence', `event ${number}`, 'never');
    const findings = await budgetFindings({ url: open.url, token: open.owner, clock: systemClock });
    expect(findings).toHaveLength(11);
    expect(findings.at(-1)).toMatchObject({ what: '3 more budgets were used up', ok: false });
    expect(findings[0]).toMatchObject({
      what: /^the budget recurrence was used up once by event 11, last at /,
    });
    const { budgets: told } = (await (await open.ask('/v1/budgets')).json()) as { budgets: unknown[] };
    expect(told.at(-1)).toMatchObject({ name: 'template-steps', who: 'Lamp: value_template', times: 2 });
    expect(await (await open.ask('/metrics')).text()).toContain(
      'hearth_budget_exceeded_total{budget="template-steps"} 2',
    );
    const { secret } = (await (await open.post('/v1/tokens', { name: 'tablet', role: 'adult' })).json()) as {
      secret: string;
    };
    expect((await open.ask('/v1/budgets', { token: secret })).status).toBe(403);
  });
});
