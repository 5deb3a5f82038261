import { type Audit, type Authority, isGrownUp, ownerKey } from '../../access/index.ts';
import { type AgentManager, followJournal, type ProcessState, replyOf } from '../../agents/index.ts';
import { type Clock, faultLines, type Json, newId } from '../../base/index.ts';
import type { Caller, Directory, GrantIssuer } from '../../bus/index.ts';
import type {
  AgentView,
  AnswerOutcome,
  Area,
  CallOutcome,
  ChannelName,
  Device,
  DeviceReport,
  Doorway,
  Doorways,
  GoalView,
  HouseGoal,
  JournalLine,
  Manifest,
  ModelView,
  OptionView,
  Page,
  Person,
  Plan,
  ProcessView,
  Speaker,
  Startable,
  TurnView,
  WaitView,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { LanguageModel } from '../../llm/index.ts';
import { Confirmations } from '../confirm/confirmations.ts';
import { optionsOf } from '../confirm/options.ts';
import { readReply } from '../confirm/replies.ts';
import { draft } from '../facts.ts';
import type { Grounds } from '../goals/ground.ts';
import type { AgentElsewhere } from '../goals/pursue.ts';
import { type Fulfil, wishOf } from '../lexicon/wishes.ts';
import { modelView } from '../mind/model-view.ts';
import { identityOf, type SpokenMessage, speakerOfTurn, whoText } from '../speakers.ts';
import { lineOf } from './journal-feed.ts';
import { agentViews, understood } from './offers.ts';
import { openQuestions } from './questions.ts';
import { type Inside, mayAnswer, Reception } from './reception.ts';
import type { TurnRow, TurnStore } from './turn-store.ts';
import { processView, TURN_ENTRIES_MAX, turnView } from './turn-view.ts';

export interface HouseParts {
  readonly agents: AgentManager;
  readonly home: Home;
  readonly caller: Caller;
  readonly directory: Directory;
  readonly grants: GrantIssuer;
  readonly turns: TurnStore;
  readonly authority: Authority;
  readonly audit: Audit;
  readonly clock: Clock;
  readonly goals: readonly HouseGoal[];
  /** Agents of other programs. */
  readonly elsewhere: () => readonly AgentElsewhere[];
  readonly fulfil: Fulfil;
  readonly grounds: Grounds;
  /** The doors there are. */
  readonly channels: () => readonly ChannelName[];
  /** Whether the hub is connected and has recovered. */
  readonly ready: Doorway['ready'];
  readonly model?: LanguageModel;
}

const PAGE_MAX = 200;
const ANSWERERS_MAX = 1_000;
/** Turns looked at for the count by status: all of them would cost more with every year. */
const TURNS_COUNTED = 100;

/** The house as its doors see it: takes messages in, runs turns, and shows what is. */
export class House implements Doorways, Inside {
  readonly #parts: HouseParts;
  readonly #confirmations: Confirmations;
  /** Who answered a question of somebody else's turn, and so may see what comes of it; the last few. */
  readonly #answerers = new Map<string, Set<string>>();
  /** External ids whose turn is begun but not yet committed. */
  readonly #arriving = new Map<string, string>();

  constructor(parts: HouseParts) {
    this.#parts = parts;
    this.#confirmations = new Confirmations(parts.caller, parts.grants, parts.clock);
  }

  as(speaker: Speaker): Doorway {
    return new Reception(this, speaker, this.#parts);
  }

  async receive(message: SpokenMessage): Promise<{ readonly turn: string; readonly duplicate: boolean }> {
    const { agents, turns, clock } = this.#parts;
    const known = this.#known(message);
    if (known !== undefined) {
      await agents.journal.durable();
      return { turn: known, duplicate: true };
    }
    const reading =
      message.groups === undefined
        ? readReply(message.text, this.#waitsIn(message), (wait, text) => this.#tells(wait, text, message))
        : { type: 'request' as const };
    if (reading.type === 'answer') {
      const wait = agents.waits().find((open) => open.id === reading.wait);
      if (
        wait !== undefined &&
        (await agents.reply(reading.wait, reading.value, whoText(message.speaker))) === 'accepted'
      ) {
        this.#noteAnswerer(wait.turn, message.speaker);
        return { turn: wait.turn, duplicate: false };
      }
    }
    const turn = newId('turn', clock.now());
    const key = externalKey(message);
    if (key !== undefined) this.#arriving.set(key, turn);
    const input = [draft('message', message)];
    if (reading.type === 'which') input.push(draft('plan', askWhich(reading.waits)));
    else if (reading.type === 'request' && this.#answersForAdults(message))
      input.push(draft('plan', direct('That is for a grown-up of this house to say. I have asked.')));
    agents.journal.also(() => turns.insert(turn, message, clock.now()));
    agents.start('turn', input, { turn, id: turn, meta: originOf(message) });
    await agents.journal.durable();
    if (key !== undefined) this.#arriving.delete(key);
    return { turn, duplicate: false };
  }

  start(
    what: Startable,
    message: Omit<SpokenMessage, 'text' | 'groups'>,
  ): Promise<{ readonly turn: string; readonly duplicate: boolean }> {
    const { text, groups } = understood(what, this.#parts);
    return this.receive({ ...message, text, groups: groups.map((group) => [...group]) });
  }

  goals(): readonly GoalView[] {
    const { goals, grounds } = this.#parts;
    return goals.map((goal) => {
      const { name, description, phrases, want } = goal;
      return { name, description, phrases, want, faults: grounds.of(goal).faults };
    });
  }

  agents(): readonly AgentView[] {
    return agentViews(this.#parts);
  }

  options(): readonly OptionView[] {
    const { directory, channels } = this.#parts;
    return optionsOf(
      directory.services().flatMap(({ manifest, online }) => (online ? [manifest] : [])),
      channels(),
    );
  }

  turn(id: string): TurnView | undefined {
    const row = this.#parts.turns.get(id);
    return row === undefined ? undefined : this.#turnView(row);
  }

  #turnView(row: TurnRow): TurnView | undefined {
    const { agents } = this.#parts;
    const { turn } = row;
    const processes = agents.processes({ turn, limit: PAGE_MAX });
    const entries = agents.journal.read({ turn, limit: TURN_ENTRIES_MAX });
    return turnView(row, processes, entries, openQuestions(agents, { turn }));
  }

  /** Those of one owner, or all. */
  turns(page: Page = {}, owner?: string): readonly TurnView[] {
    return this.#parts.turns
      .page(limit(page), page.after ?? 0, owner)
      .flatMap((row) => this.#turnView(row) ?? []);
  }

  async settled(turn: string, ms: number, signal?: AbortSignal): Promise<TurnView | undefined> {
    if (this.#parts.agents.process(turn) === undefined) return undefined;
    const limitSignal = new AbortController();
    const timer = this.#parts.clock.after(ms, () => limitSignal.abort());
    try {
      await this.#parts.agents
        .settled(
          turn,
          signal === undefined ? limitSignal.signal : AbortSignal.any([signal, limitSignal.signal]),
        )
        .catch(() => undefined);
    } finally {
      timer.cancel();
    }
    return this.turn(turn);
  }

  async *follow(
    of: { readonly turn?: string; readonly process?: string },
    after: number,
    signal: AbortSignal,
  ): AsyncIterable<JournalLine> {
    const { journal } = this.#parts.agents;
    for await (const entry of followJournal(journal, { ...of, after }, signal)) yield lineOf(entry);
  }

  journal(page: Page): readonly JournalLine[] {
    return this.#parts.agents.journal.read({ after: page.after ?? 0, limit: limit(page) }).map(lineOf);
  }

  waits(): readonly WaitView[] {
    return openQuestions(this.#parts.agents);
  }

  async answer(wait: string, value: Json, speaker: Speaker): Promise<AnswerOutcome> {
    const who = whoText(speaker);
    const open = this.waits().find((one) => one.id === wait);
    if (open !== undefined && open.options.length > 0 && typeof value !== 'boolean') {
      const reading = typeof value === 'string' ? readReply(value, [open]) : { type: 'request' as const };
      if (reading.type !== 'answer')
        return { type: 'invalid', reason: `Answer with one of: ${open.options.join(', ')}.` };
      value = reading.value;
    }
    const told = this.#toldBy(wait, value);
    if (told !== undefined && 'faults' in told) return { type: 'invalid', reason: faultLines(told.faults) };
    const outcome = typed(await this.#parts.agents.reply(wait, value, who));
    if (outcome.type === 'accepted' && open !== undefined) this.#noteAnswerer(open.turn, speaker);
    return outcome;
  }

  hasAnsweredIn(turn: string, speaker: Speaker): boolean {
    return this.#answerers.get(turn)?.has(ownerKey(speaker)) === true;
  }

  #noteAnswerer(turn: string, speaker: Speaker): void {
    const known = this.#answerers.get(turn) ?? new Set();
    this.#answerers.set(turn, known.add(ownerKey(speaker)));
    const [oldest] = this.#answerers.keys();
    if (this.#answerers.size > ANSWERERS_MAX && oldest !== undefined) this.#answerers.delete(oldest);
  }

  tally(): { readonly turns: Readonly<Partial<Record<TurnView['status'], number>>>; readonly waits: number } {
    const turns: Partial<Record<TurnView['status'], number>> = {};
    for (const { status } of this.turns({ limit: TURNS_COUNTED })) turns[status] = (turns[status] ?? 0) + 1;
    return { turns, waits: this.waits().length };
  }

  processes(page: Page = {}): readonly ProcessView[] {
    return this.#parts.agents
      .processes({ limit: limit(page), ...(page.after === undefined ? {} : { after: page.after }) })
      .map((process) => this.#view(process));
  }

  process(id: string): ProcessView | undefined {
    const process = this.#parts.agents.process(id);
    return process === undefined ? undefined : this.#view(process);
  }

  async kill(id: string, because: string): Promise<boolean> {
    if (this.#parts.agents.process(id) === undefined) return false;
    await this.#parts.agents.kill(id, because);
    return true;
  }

  async terminate(id: string, because: string): Promise<boolean> {
    if (this.#parts.agents.process(id) === undefined) return false;
    await this.#parts.agents.terminate(id, because);
    return true;
  }

  services(): readonly (Manifest & { readonly online: boolean })[] {
    return this.#parts.directory.services().map((entry) => ({ ...entry.manifest, online: entry.online }));
  }

  call(
    service: string,
    method: string,
    params: Json,
    speaker: Speaker,
    options: {
      readonly timeoutMs?: number;
      readonly idempotencyKey?: string;
      readonly confirm?: string;
    } = {},
  ): Promise<CallOutcome> {
    return this.#confirmations.call({ service, method, params, by: identityOf(speaker), ...options });
  }

  devices(): readonly (Device & { readonly report: DeviceReport | null })[] {
    return this.#parts.home
      .devices()
      .map((device) => ({ ...device, report: this.#parts.home.report(device.id) ?? null }));
  }

  areas(): readonly Area[] {
    return this.#parts.home.areas();
  }

  people(): readonly Person[] {
    return this.#parts.home.people;
  }

  model(): ModelView | undefined {
    const { model } = this.#parts;
    return model === undefined ? undefined : modelView(model);
  }

  ready(): { readonly ready: boolean; readonly parts: Readonly<Record<string, boolean>> } {
    return this.#parts.ready();
  }

  #view(process: ProcessState): ProcessView {
    const { agents } = this.#parts;
    const entries = agents.journal.read({ process: process.id, limit: TURN_ENTRIES_MAX });
    return processView(process, entries, openQuestions(agents, { process: process.id }));
  }

  #known(message: SpokenMessage): string | undefined {
    const key = externalKey(message);
    if (key === undefined || message.externalId === undefined) return undefined;
    return (
      this.#arriving.get(key) ??
      this.#parts.turns.byExternalId(message.channel, message.speaker.via, message.externalId)
    );
  }

  /** Whether somebody answers a question that was put to the adults, and is none. */
  #answersForAdults({ conversation, speaker, text, groups }: SpokenMessage): boolean {
    if (groups !== undefined || isGrownUp(speaker.role)) return false;
    const asked = this.waits().filter((wait) => wait.to === 'adults' && wait.conversation === conversation);
    return readReply(text, asked).type !== 'request';
  }

  /** What a reply to an open question comes to. */
  #toldBy(wait: string, value: Json): ReturnType<typeof replyOf> | undefined {
    const open = this.#parts.agents.waits().find(({ id }) => id === wait);
    return open && replyOf(open, value);
  }

  /** Whether the words tell what the wish that is asked about lacks, or a value that is no mere text, where one is asked for. */
  #tells(wait: WaitView, text: string, message: SpokenMessage): boolean {
    if (wait.schema !== undefined) {
      const told = this.#toldBy(wait.id, text);
      return told !== undefined && 'value' in told && typeof told.value !== 'string';
    }
    const entries = this.#parts.agents.journal.read({ process: wait.process, limit: TURN_ENTRIES_MAX });
    const wish = wishOf(entries);
    return (
      wish !== undefined &&
      this.#parts.fulfil(wish, text, message.person ?? null, this.#parts.clock.now()) !== undefined
    );
  }

  /** The open questions of the talk that the speaker may answer: somebody else's yes is none. */
  #waitsIn({ conversation, speaker }: SpokenMessage): readonly WaitView[] {
    const { agents } = this.#parts;
    const waits = this.waits()
      .filter((wait) => wait.conversation === conversation)
      .map((wait) => ({ wait, asker: speakerOfTurn(agents, wait.turn) }))
      .filter(({ wait, asker }) => mayAnswer(speaker, wait, asker));
    const own = waits.filter(({ asker }) => ownerKey(asker) === ownerKey(speaker));
    return (own.length > 0 ? own : waits).map(({ wait }) => wait);
  }
}

/** What the processes of a turn remember of where it came from. */
function originOf(message: SpokenMessage): { readonly [key: string]: Json } {
  return {
    channel: message.answerBy ?? message.channel,
    conversation: message.conversation,
    person: message.speaker.person,
    speaker: message.speaker,
    text: message.text,
    asked: message.channel !== 'schedule',
  };
}

function externalKey({ channel, speaker, externalId }: SpokenMessage): string | undefined {
  return externalId === undefined ? undefined : `${channel}\n${speaker.via}\n${externalId}`;
}

function askWhich(waits: readonly WaitView[]): Plan {
  const questions = waits.map((wait) => `“${wait.prompt}” (${wait.id})`).join(' — ');
  return direct(`Several questions are open; which one do you mean? ${questions}`);
}

/** An answer that was composed at the door: nothing is done. */
function direct(remark: string): Plan {
  return { groups: [], direct: true, confidence: 1, unread: [], remarks: [remark] };
}

function typed(outcome: 'accepted' | 'duplicate' | 'closed' | 'unknown' | 'invalid'): AnswerOutcome {
  return outcome === 'invalid'
    ? { type: 'invalid', reason: 'The value does not fit the question.' }
    : { type: outcome };
}

function limit(page: Page): number {
  return Math.max(1, Math.min(page.limit ?? 50, PAGE_MAX));
}
