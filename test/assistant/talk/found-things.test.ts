import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/agents/index.ts';
import { foundThings } from '../../../src/assistant/talk/found-things.ts';

/** What a check of the house told. */
function told(...found: readonly (readonly [name: string, kind: string])[]): readonly Entry[] {
  const result = { found: found.map(([name, kind]) => ({ id: name, name, area: null, kind, is: 'on' })) };
  const out = [{ type: 'result', data: { outcome: { ok: true, result } } }];
  return [{ e: 'outcome', out }] as unknown as readonly Entry[];
}

/** What a question about several things of a service saw. */
function asked(service: string, ...evidence: readonly object[]): readonly Entry[] {
  const data = { call: { service, method: 'get', params: {} }, evidence };
  return [{ e: 'outcome', out: [{ type: 'verdict', data }] }] as unknown as readonly Entry[];
}

describe('what the house told of is spoken of behind it', () => {
  it('A03 the only thing', () => {
    expect(foundThings(told(['Back Door', 'lock']))).toMatchObject([
      { service: 'lock', method: 'get', args: { target: { name: 'Back Door' } } },
    ]);
  });

  it('A03 things of several kinds, each kind by itself', () => {
    const things = told(['Desk Lamp', 'light'], ['TV', 'media'], ['Floor Lamp', 'light']);
    expect(foundThings(things).map(({ service, args }) => [service, args['target']])).toEqual([
      ['light', [{ name: 'Desk Lamp' }, { name: 'Floor Lamp' }]],
      ['media', { name: 'TV' }],
    ]);
  });

  it('A03 nothing of so many that nobody has them in mind', () => {
    const lamps = Array.from({ length: 7 }, (_, at) => [`Lamp ${at}`, 'light'] as const);
    expect(foundThings(told(...lamps))).toEqual([]);
  });

  it('A03 of several that were asked about, the ones that are not at rest', () => {
    const lock = (name: string, state: string) => ({ id: name, name, state });
    const lamp = (name: string, on: boolean) => ({ id: name, name, on });
    expect(
      foundThings(asked('lock', lock('Back Door', 'unlocked'), lock('Front Door', 'locked'))),
    ).toMatchObject([{ service: 'lock', method: 'get', args: { target: { name: 'Back Door' } } }]);
    const lamps = [lamp('Desk Lamp', true), lamp('Porch Light', false), lamp('Floor Lamp', true)];
    expect(foundThings(asked('light', ...lamps)).map(({ args }) => args['target'])).toEqual([
      [{ name: 'Desk Lamp' }, { name: 'Floor Lamp' }],
    ]);
  });

  it('A03 nothing where all of them are alike', () => {
    expect(
      foundThings(asked('light', { id: 'a', name: 'A', on: true }, { id: 'b', name: 'B', on: true })),
    ).toEqual([]);
    expect(foundThings(asked('light', { id: 'a', name: 'A', on: false }))).toEqual([]);
  });
});
