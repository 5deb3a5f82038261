import { type Audit, type Authority, isGrownUp, ownerKey } from '../../access/index.ts';
import { type AgentManager, followJournal, replyOf } from '../../agents/index.ts';
import { type Clock, faultLines, type Json, newId } from '../../base/index.ts';
import type { Caller, Directory, GrantIssuer } from '../../bus/index.ts';
import type {
  AgentView,
  AnswerOutcome,
  Area,
  CallOutcome,
  ChannelName,
  ConversationView,
  Device,
  DeviceReport,
  Doorway,
  Doorways,
  GoalView,
  HouseChange,
  HouseGoal,
  JournalLine,
  Manifest,
  ModelView,
  NoPicture,
  OptionView,
  Page,
  Person,
  Picture,
  Place,
  ProcessView,
  Speaker,
  Startable,
  TurnView,
  WaitView,
} from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { LanguageModel } from '../../llm/index.ts';
import { isUnwritable } from '../../store/index.ts';
import { Confirmations } from '../confirm/confirmations.ts';
import type { Options } from '../confirm/options.ts';
import type { Reading } from '../confirm/replies.ts';
import { draft, isRewriting, stepsOf } from '../facts.ts';
import type { Grounds } from '../goals/ground.ts';
import type { AgentElsewhere } from '../goals/pursue.ts';
import type { Ear } from '../lexicon/wishes.ts';
import { modelView } from '../mind/model-view.ts';
import { identityOf, type SpokenMessage, whoText } from '../speakers.ts';
import { onHouseChange } from './changes.ts';
import { chosen, type TurnChooser } from './chosen-turns.ts';
import { conversationView } from './conversation-view.ts';
import { lineOf } from './journal-feed.ts';
import { JournalViews } from './journal-views.ts';
import { agentViews, understood } from './offers.ts';
import { originOf } from './origin.ts';
import { openQuestions } from './questions.ts';
import { type Inside, Reception } from './reception.ts';
import { askWhich, askWhole, ReplyReader, saying } from './reply-reader.ts';
import type { ToldViews } from './told-views.ts';
import type { TurnStore } from './turn-store.ts';
import { happenedUnwritten } from './unwritten.ts';

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
  readonly ear: Ear;
  readonly grounds: Grounds;
  readonly options: Options;
  /** Tells the name of every service whose rows or devices a call has changed. */
  readonly onChanged: (listener: (service: string) => void) => () => void;
  /** Whether the hub is connected and has recovered. */
  readonly ready: Doorway['ready'];
  readonly model?: LanguageModel;
  readonly misunderstoodDays: number;
}

const PAGE_MAX = 200;
const ANSWERERS_MAX = 1_000;
/** Turns looked at for the count by status: all of them would cost more with every year. */
const TURNS_COUNTED = 100;

/** The house as its doors see it: takes messages in, runs turns, and shows what is. */
export class House implements Doorways, Inside {
  readonly #parts: HouseParts;
  readonly #confirmations: Confirmations;
  readonly #replies: ReplyReader;
  readonly views: JournalViews;
  /** Who answered a question of somebody else's turn, and so may see what comes of it; the last few. */
  readonly #answerers = new Map<string, Set<string>>();
  /** External ids whose turn is begun but not yet committed. */
  readonly #arriving = new Map<string, string>();

  constructor(parts: HouseParts) {
    this.#parts = parts;
    this.#confirmations = new Confirmations(parts.caller, parts.grants, parts.clock);
    this.#replies = new ReplyReader(parts);
    this.views = new JournalViews(parts);
  }

  as(speaker: Speaker): Doorway {
    return new Reception(this, speaker, this.#parts);
  }

  async receive(said: SpokenMessage): Promise<{ readonly turn: string; readonly duplicate: boolean }> {
    const { agents, turns, clock } = this.#parts;
    const known = this.#known(said);
    if (known !== undefined) {
      await agents.journal.durable();
      return { turn: known, duplicate: true };
    }
    const reading: Reading =
      said.groups === undefined ? this.#replies.read(said, this.waits()) : { type: 'request' };
    let message = said;
    if (reading.type === 'answers') {
      const answered = [];
      for (const { wait, value } of reading.answers)
        answered.push(await this.#reply(wait, value, said.speaker));
      const [first] = answered.flatMap(({ outcome, turn }) => (outcome === 'accepted' ? [turn] : []));
      if (first !== undefined && reading.rest === undefined) return { turn: first, duplicate: false };
      if (first !== undefined) message = { ...said, text: reading.rest! };
    }
    const turn = newId('turn', clock.now());
    const key = externalKey(message);
    if (key !== undefined) this.#arriving.set(key, turn);
    const input = [draft('message', message)];
    const asked = reading.type === 'request' ? this.#replies.askedAgain(message, this.waits()) : undefined;
    if (asked !== undefined) input.push(draft('plan', saying(asked)));
    else if (reading.type === 'which') input.push(draft('plan', askWhich(reading.waits, message.text)));
    else if (reading.type === 'in-part') input.push(draft('plan', askWhole(reading.wait)));
    else if (reading.type === 'request' && this.#answersForAdults(message))
      input.push(draft('plan', saying('That is for a grown-up of this house to say. I have asked.')));
    let isKept = true;
    agents.journal.also(() => {
      if (isKept) turns.insert(turn, message, clock.now());
    });
    try {
      agents.start('turn', input, { turn, id: turn, meta: originOf(message) });
      await agents.journal.durable();
    } catch (error) {
      if (isUnwritable(error)) isKept = await happenedUnwritten(agents, turn, error);
      else throw error;
    } finally {
      if (key !== undefined) this.#arriving.delete(key);
    }
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
      return { name, description, phrases, want, faults: grounds.faultsOf(goal) };
    });
  }

  agents(): readonly AgentView[] {
    return agentViews(this.#parts);
  }

  options(primary?: ChannelName): readonly OptionView[] {
    return this.#parts.options.list(primary);
  }

  turn(id: string): TurnView | undefined {
    const row = this.#parts.turns.get(id);
    return row && this.views.turn(row);
  }

  /** Those of one owner, or all. */
  turns(page: Page = {}, owner?: string): ToldViews<TurnView> {
    return this.views.turns(this.#parts.turns.page(limit(page), page.after ?? 0, owner));
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

  conversation(id: string, speaker: Speaker, seen: readonly WaitView[]): ConversationView {
    const waits = seen.map((wait) => ({ ...wait, isCurrent: this.#replies.isCurrent(wait) }));
    return conversationView(id, speaker, this.#parts, waits);
  }

  async answer(wait: string, value: Json, speaker: Speaker): Promise<AnswerOutcome> {
    const open = this.waits().find((one) => one.id === wait);
    // What is to be done instead is said in words, and read here.
    if (isRewriting(value)) return { type: 'invalid', reason: 'Say in words what is wanted instead.' };
    if (open !== undefined && open.options.length > 0 && typeof value !== 'boolean') {
      const text = typeof value === 'string' ? value : '';
      const reading = this.#replies.answers(text, [open]);
      const read =
        reading.type === 'answers'
          ? reading.answers[0]?.value
          : this.#replies.amendment(open, { text, speaker });
      if (read === undefined)
        return { type: 'invalid', reason: `Answer with one of: ${open.options.join(', ')}.` };
      value = read;
    }
    const { outcome, told } = await this.#reply(wait, value, speaker);
    if (outcome !== 'invalid') return { type: outcome };
    return {
      type: 'invalid',
      reason: told !== undefined && 'faults' in told ? faultLines(told.faults) : 'it does not fit',
    };
  }

  /** Answers a wait; what it then does instead is what the talk speaks of from here on. */
  async #reply(id: string, value: Json, speaker: Speaker) {
    const { agents, turns } = this.#parts;
    const wait = agents.waits().find((open) => open.id === id);
    const group = wait !== undefined && isRewriting(value) ? stepsOf(agents.board(wait.process)) : undefined;
    const told = wait && replyOf(wait, value);
    const outcome = await agents.reply(id, value, whoText(speaker));
    if (outcome === 'accepted' && wait !== undefined) this.#noteAnswerer(wait.turn, speaker);
    if (outcome === 'accepted' && wait !== undefined && group !== undefined && isRewriting(value)) {
      const before = group.tasks.map(({ action }) => action);
      const after = [...before.slice(0, group.current), ...value.rewrite.map(({ action }) => action)];
      agents.journal.also(() => turns.replaceGroup(wait.turn, before, after));
    }
    return { outcome, told, turn: wait?.turn ?? '' };
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

  tally(): ReturnType<Doorways['tally']> {
    const turns: Partial<Record<TurnView['status'], number>> = {};
    const last = this.turns({ limit: TURNS_COUNTED }).all();
    for (const { status } of last) turns[status] = (turns[status] ?? 0) + 1;
    const misunderstood = last.filter(({ unread }) => unread.length > 0).length / Math.max(1, last.length);
    return { turns, waits: this.waits().length, misunderstood };
  }

  /** Those of all turns, or of some: of as many as a page may have, the first ones behind `after`, or the newest. */
  processes(page: Page = {}, chooser?: TurnChooser): ToldViews<ProcessView> {
    const { after } = page;
    const most = limit(page);
    const found = this.#parts.agents.journal.processes({
      limit: chooser === undefined ? most : PAGE_MAX,
      ...(after === undefined ? {} : { after }),
    });
    const told = chosen(after === undefined ? found.toReversed() : found, most, chooser);
    return this.views.processes(after === undefined ? told.toReversed() : told);
  }

  process(id: string): ProcessView | undefined {
    return this.views.process(id);
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

  device(id: string): (Device & { readonly report: DeviceReport | null }) | undefined {
    const { home } = this.#parts;
    const device = home.device(id);
    return device && { ...device, report: home.report(id) ?? null };
  }

  picture(id: string): Picture | NoPicture {
    const { home } = this.#parts;
    const family = home.families().get(home.device(id)?.family ?? '');
    return family?.picture?.(id) ?? { reason: 'it sends none that the hub reads' };
  }

  onChange(listener: (change: HouseChange) => void): () => void {
    return onHouseChange(this.#parts, listener);
  }

  place(): Place {
    return this.#parts.home.place;
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
    return this.#replies.answers(text, asked).type !== 'request';
  }
}

function externalKey({ channel, speaker, externalId }: SpokenMessage): string | undefined {
  return externalId === undefined ? undefined : `${channel}\n${speaker.via}\n${externalId}`;
}

function limit(page: Page): number {
  return Math.max(1, Math.min(page.limit ?? 50, PAGE_MAX));
}
