import { Options } from '../../src/assistant/confirm/options.ts';
import { isRefusal } from '../../src/assistant/confirm/replies.ts';
import { draft, type GroupReport, onBoard, type Verdict } from '../../src/assistant/facts.ts';
import { againController, brokenPredicate } from '../../src/assistant/turn/again.ts';
import { callSkills } from '../../src/assistant/turn/call.ts';
import { type DecideNeeds, decideSkill } from '../../src/assistant/turn/decide.ts';
import { judgeSkill, reportSkill } from '../../src/assistant/turn/judge.ts';
import { groupSteps } from '../../src/assistant/turn/steps.ts';
import { dispatchController, groupAgent, turnAgent } from '../../src/assistant/turn/turn.ts';
import type { Json } from '../../src/base/index.ts';
import type { CallRequest, GrantIssuer } from '../../src/bus/index.ts';
import type { Action, CallOutcome, Effect, Plan, Speaker, Wish } from '../../src/domain/index.ts';
import { ENGLISH } from '../../src/understanding/languages/en/index.ts';
import { openWorld, skill, type World } from '../agents/world.ts';
import { ManualClock } from '../kit/clock.ts';

export interface TurnParts extends Partial<Omit<DecideNeeds, 'clock'>> {
  /** Every method is `once` when nothing is said. */
  readonly effectOf?: (service: string, method: string) => Effect;
  /** What the services answer; a throw breaks the step. `count` is how many calls there were, this one with them. */
  readonly call: (request: CallRequest, count: number) => CallOutcome | Promise<CallOutcome>;
}

/** What a service answers that refuses, and one that does what it was asked. */
export const refused = (
  code: string,
  more: { readonly hint?: string; readonly data?: Json; readonly message?: string } = {},
): CallOutcome => ({ ok: false, error: { code, message: `it is ${code}`, ...more } }) as CallOutcome;
export const fine = (result: Json = { done: true }): CallOutcome => ({ ok: true, result });

/** The real agents of a turn, in a core of their own, over services that are played by the test. */
export class TurnWorld {
  readonly clock = new ManualClock();
  readonly world: World;
  readonly requests: CallRequest[] = [];
  /** What a yes was given for, and in whose name. */
  readonly granted: { readonly what: string; readonly from: string; readonly role: string }[] = [];

  constructor(parts: TurnParts) {
    const { effectOf = () => 'once' as const, call, ...needs } = parts;
    const { clock } = this;
    const steps = groupSteps(effectOf);
    const grants: Pick<GrantIssuer, 'issue'> = {
      issue: ({ service, method }, { from, role }) => {
        this.granted.push({ what: `${service}.${method}`, from, role });
        return `grant ${this.granted.length}`;
      },
    };
    const caller = {
      call: async (request: CallRequest) => {
        this.requests.push(request);
        return call(request, this.requests.length);
      },
    };
    this.world = openWorld({
      clock,
      agents: [turnAgent, groupAgent(steps.root)],
      controllers: [
        dispatchController(() => false),
        againController(async (process) => {
          const { agents } = this.world;
          await agents.journal.durable();
          return agents
            .children(process)
            .map((state) => ({ state, entries: agents.journal.store.history(state.id) }));
        }, effectOf),
        ...steps.controllers,
      ],
      predicates: [...steps.predicates, brokenPredicate],
      skills: [
        ...steps.skills,
        skill('understand', (view) => ({
          type: 'done',
          out: [draft('plan', view.input[1]?.data as unknown as Plan)],
        })),
        skill(
          'answer',
          (view) => ({ type: 'done', out: onBoard(view, 'report').map((one) => draft('report', one)) }),
          { fan: 'many' },
        ),
        decideSkill({
          clock,
          options: new Options({ find: () => undefined, services: () => [] }, () => ['http']),
          place: { latitude: 52.5, longitude: 13.4, timezone: 'UTC' },
          timezone: 'UTC',
          told: () => ({ now: clock.now(), timezone: 'UTC' }),
          origin: () => ({ channel: 'http', conversation: 'hall', person: 'alex' }),
          person: () => undefined,
          fulfil: () => undefined,
          refuses: (text) => isRefusal(text, ENGLISH),
          forbids: () => undefined,
          read: () => () => Promise.reject(new Error('nothing is read here')),
          ...needs,
        }),
        ...callSkills({
          caller,
          grants: grants as GrantIssuer,
          identity: () => ({ kind: 'person', id: 'alex', role: 'owner' }),
          remembers: () => false,
        }),
        judgeSkill(effectOf, ({ service }) => service === 'lock'),
        reportSkill,
      ],
    });
  }

  begin(...groups: readonly Action[][]): void {
    this.#start({ groups, direct: false, confidence: 1, unread: [], remarks: [] });
  }

  /** A wish that is not whole. */
  wish(wish: Wish): void {
    const part = { start: 0, end: 5, text: 'do it', reason: 'it is not whole', wish };
    this.#start({ groups: [], direct: false, confidence: 1, unread: [part], remarks: [] });
  }

  #start(plan: Plan): void {
    const message = { channel: 'http', conversation: 'hall', text: 'do it' } as const;
    const input = [draft('message', message), draft('plan', plan)];
    this.world.agents.start('turn', input, { turn: 't1', id: 't1' });
  }

  /** The turn at rest: ended, or waiting for a person. Timers that run until then are let run. */
  async rest() {
    const { agents } = this.world;
    await this.clock.advance(60_000);
    return agents.settled('t1');
  }

  async run(...groups: readonly Action[][]) {
    this.begin(...groups);
    return await this.rest();
  }

  /** The newest verdict on each action of each group. */
  verdicts(): readonly (readonly Verdict[])[] {
    const { agents } = this.world;
    return agents.children('t1').map(({ id }) => {
      const all = agents.journal
        .read({ process: id })
        .flatMap((entry) => (entry.e === 'outcome' ? entry.out : []))
        .flatMap(({ type, data }) => (type === 'verdict' ? [data as unknown as Verdict] : []));
      return [...new Map(all.map((one) => [one.index, one])).values()];
    });
  }

  /** The newest verdict on the only action. */
  verdict(): Verdict {
    const [[verdict] = []] = this.verdicts();
    if (verdict === undefined) throw new Error('nothing was judged');
    return verdict;
  }

  /** The reports of the groups, once the turn has ended. */
  reports(): readonly GroupReport[] {
    return (this.world.agents.process('t1')?.result ?? []).map(({ data }) => data as unknown as GroupReport);
  }

  /** Answers the only open question, and goes on until the turn is at rest again. */
  async answer(value: string | boolean, by?: Speaker): Promise<void> {
    const [wait, ...others] = this.world.agents.waits();
    if (wait === undefined || others.length > 0) throw new Error('not one question is open');
    const replied = await this.world.agents.reply(wait.id, value, by && JSON.stringify(by));
    if (replied !== 'accepted') throw new Error(`the answer was not accepted: ${JSON.stringify(replied)}`);
    await this.rest();
  }

  get question() {
    return this.world.agents.waits()[0];
  }
}
