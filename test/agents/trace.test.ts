import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Entry, TRANSITIONS } from '../../src/agents/index.ts';
import { toMermaid } from '../../src/patterns/index.ts';
import { agent, asks, call, done, openWorld, par, s, said, seq, skill } from './world.ts';

const docs = readFileSync(join(import.meta.dirname, '../../docs/agents.md'), 'utf8');

/** What docs/agents.md shows; the test holds the page to it. */
async function tracedRun() {
  const world = openWorld({
    skills: [
      skill('lamp', () => done('garage lights seen off'), { effect: 'verifiable' }),
      skill('mail', (view) => done(`mail sent: ${view.last[0]!.data as string}`), { effect: 'once' }),
      skill('when', () => asks('In the morning: at seven?', { kind: 'approval' })),
      skill('remind', () => done('reminder set'), { effect: 'idempotent' }),
      skill('answer', (view) => done(view.last.map((message) => message.data))),
    ],
    controllers: [{ name: 'groups', build: () => par(call('lights'), call('reminder')) }],
    agents: [
      agent('turn', seq({ r: 'control', controller: 'groups' }, s('answer'))),
      agent('lights', seq(s('lamp'), s('mail'))),
      agent('reminder', seq(s('when'), s('remind'))),
    ],
  });
  const { id } = world.agents.start('turn', [said('lights off, mail me; remind me of the trash')], {
    turn: 't1',
  });
  await world.agents.settled(id);
  await world.agents.reply(world.agents.waits()[0]!.id, 'yes', 'alex');
  await world.agents.settled(id);
  const names = new Map(world.agents.processes().map((state) => [state.id, state.agent]));
  const entries = world.agents.journal.read({ limit: -1 });
  await world.close();
  return entries.map((entry) => line(entry, names)).join('\n');
}

function line(entry: Entry, names: ReadonlyMap<string, string>): string {
  const who = `${'  '.repeat(entry.depth)}${names.get(entry.process)}`;
  return `${String(entry.seq).padStart(2)}  ${who.padEnd(11)} ${entry.path.padEnd(21)} ${told(entry, names)}`.trimEnd();
}

function told(entry: Entry, names: ReadonlyMap<string, string>): string {
  switch (entry.e) {
    case 'created':
      return `created, ${entry.budget.actions} actions left`;
    case 'status':
      return `${entry.from} → ${entry.to}`;
    case 'built':
      return `built ${entry.runner.r}`;
    case 'started':
      return `started (${entry.effect})`;
    case 'outcome':
      return `${entry.outcome.type}: ${entry.out.map((message) => JSON.stringify(message.data)).join(', ')}`;
    case 'waitOpened':
      return `waits: ${entry.wait.prompt}`;
    case 'waitClosed':
      return `${entry.by} ${JSON.stringify(entry.value)} by ${entry.who}`;
    case 'child':
      return `${entry.mode} → ${names.get(entry.child)}`;
    default:
      return entry.e;
  }
}

it('docs/agents.md shows a trace as it is printed by a run', async () => {
  const printed = await tracedRun();
  if (!docs.includes(printed)) console.info(printed);
  expect(docs.includes(printed)).toBe(true);
});

it('D04 docs/agents.md shows the tree of that run as it is printed', () => {
  const chart = toMermaid(seq({ r: 'control', controller: 'groups' }, s('answer')));
  expect(docs).toContain(chart);
});

it('docs/agents.md shows the transitions as they are', () => {
  for (const [from, to] of Object.entries(TRANSITIONS))
    expect(docs).toContain(`| ${from} | ${to.length === 0 ? '—' : to.join(', ')} |`);
});
