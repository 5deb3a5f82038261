import { type Audit, type Authority, isGrownUp, ownerKey, type Verdict } from '../../access/index.ts';
import type { AgentManager } from '../../agents/index.ts';
import { type Clock, capitalised, HearthError, type Json } from '../../base/index.ts';
import type {
  AgentView,
  AnswerOutcome,
  BoardView,
  CallOutcome,
  ChannelName,
  ConversationView,
  Device,
  DeviceReport,
  Doorway,
  GoalView,
  InboundMessage,
  JournalLine,
  Manifest,
  MisunderstoodView,
  ModelView,
  NoPicture,
  OptionView,
  Page,
  Permission,
  Picture,
  Plan,
  ProcessView,
  ResultView,
  SpanView,
  Speaker,
  Startable,
  TurnView,
  WaitView,
} from '../../domain/index.ts';
import { type SpokenMessage, speakerOfTurn } from '../speakers.ts';
import { choosingOwn, type TurnChooser } from './chosen-turns.ts';
import { boardView, plain, spansOf } from './process-views.ts';
import type { ToldViews } from './told-views.ts';
import type { TurnStore } from './turn-store.ts';
import { TURN_ENTRIES_MAX } from './turn-view.ts';

/** The house itself, to which a reception hands on what its speaker may. */
export interface Inside
  extends Pick<
    Doorway,
    | 'goals'
    | 'agents'
    | 'options'
    | 'turn'
    | 'settled'
    | 'follow'
    | 'journal'
    | 'process'
    | 'kill'
    | 'terminate'
    | 'picture'
    | 'services'
    | 'devices'
    | 'device'
    | 'areas'
    | 'people'
    | 'model'
    | 'ready'
  > {
  receive(message: SpokenMessage): Promise<{ readonly turn: string; readonly duplicate: boolean }>;
  start(
    what: Startable,
    message: Omit<SpokenMessage, 'text' | 'groups'>,
  ): Promise<{ readonly turn: string; readonly duplicate: boolean }>;
  turns(page: Page, owner?: string): ToldViews<TurnView>;
  processes(page: Page, chooser?: TurnChooser): ToldViews<ProcessView>;
  waits(): readonly WaitView[];
  conversation(id: string, speaker: Speaker, seen: readonly WaitView[]): ConversationView;
  answer(wait: string, value: Json, speaker: Speaker): Promise<AnswerOutcome>;
  /** Whether the speaker answered a question of this turn. */
  hasAnsweredIn(turn: string, speaker: Speaker): boolean;
  call(
    service: string,
    method: string,
    params: Json,
    speaker: Speaker,
    options?: { readonly timeoutMs?: number; readonly idempotencyKey?: string; readonly confirm?: string },
  ): Promise<CallOutcome>;
}

export interface ReceptionParts {
  readonly agents: AgentManager;
  readonly authority: Authority;
  readonly audit: Audit;
  readonly turns: TurnStore;
  readonly clock: Clock;
  /** How long what was not understood is listed; 0 for not at all. */
  readonly misunderstoodDays: number;
}

/** Pages looked through for lines that a speaker may see, before it is told to ask on from there. */
const PAGES_MAX = 20;
const PAGE = 200;
const DAY_MS = 86_400_000;

/**
 * Whether this speaker may answer a question. The one who was asked may, unless it was put to a grown-up; else a grown-up may, for
 * somebody of the same talk whom the house trusts with less, and for whatever was put to grown-ups.
 */
export function mayAnswer(speaker: Speaker, wait: Pick<WaitView, 'to' | 'kind'>, asker: Speaker): boolean {
  // What was asked at a door that proves more is not for a voice to say yes to.
  if (speaker.proof === 'voice' && asker.proof !== 'voice' && wait.kind === 'approval') return false;
  if (wait.to === 'adults') return isGrownUp(speaker.role) && speaker.proof !== 'voice';
  return ownerKey(speaker) === ownerKey(asker) || isGrownUp(speaker.role);
}

/** The doorway of one speaker: what it may not see is not there, what it may not do is refused, and what it did is recorded. */
export class Reception implements Doorway {
  readonly #house: Inside;
  readonly #speaker: Speaker;
  readonly #parts: ReceptionParts;

  constructor(house: Inside, speaker: Speaker, parts: ReceptionParts) {
    this.#house = house;
    this.#speaker = speaker;
    this.#parts = parts;
  }

  receive(message: InboundMessage): Promise<{ readonly turn: string; readonly duplicate: boolean }> {
    return this.#house.receive(this.#said(message));
  }

  async start(
    what: Startable,
    message: Omit<InboundMessage, 'text' | 'groups'>,
  ): Promise<{ readonly turn: string; readonly duplicate: boolean }> {
    this.#demand('orders', `start ${'agent' in what ? what.agent : what.type}`);
    return this.#house.start(what, this.#said(message));
  }

  goals(): readonly GoalView[] {
    return this.#house.goals();
  }

  agents(): readonly AgentView[] {
    return this.#house.agents();
  }

  options(primary?: ChannelName): readonly OptionView[] {
    return this.#house.options(primary);
  }

  turn(id: string): TurnView | undefined {
    return this.#isMine(id) ? this.#house.turn(id) : undefined;
  }

  turns(page: Page = {}): readonly TurnView[] {
    return this.#turns(page).all();
  }

  turnsJson(page: Page = {}): Buffer {
    return this.#turns(page).json();
  }

  #turns(page: Page): ToldViews<TurnView> {
    return this.#house.turns(page, this.#everyone(page, 'read turns') ? undefined : ownerKey(this.#speaker));
  }

  misunderstood(page: Page = {}): readonly MisunderstoodView[] {
    const { turns, clock, misunderstoodDays: days } = this.#parts;
    if (days === 0) return [];
    const owner = this.#everyone(page, 'read misunderstood') ? undefined : ownerKey(this.#speaker);
    const limit = Math.max(1, Math.min(page.limit ?? 50, PAGE));
    return turns
      .misunderstood(clock.now() - days * DAY_MS, limit, page.after ?? 0, owner)
      .map(({ turn, received_at, person, text, plan, reply }) => ({
        ...{ turn, at: new Date(received_at).toISOString(), person, text, reply },
        parts: (JSON.parse(plan ?? '{"unread":[]}') as Pick<Plan, 'unread'>).unread.map((part) => part.text),
      }));
  }

  async settled(turn: string, ms: number, signal?: AbortSignal): Promise<TurnView | undefined> {
    return this.#isMine(turn) ? this.#house.settled(turn, ms, signal) : undefined;
  }

  async *follow(
    of: { readonly turn?: string; readonly process?: string },
    after: number,
    signal: AbortSignal,
  ): AsyncIterable<JournalLine> {
    const seen = new Map<string, boolean>();
    for await (const line of this.#house.follow(of, after, signal)) {
      const mine = seen.get(line.turn) ?? this.#isMine(line.turn);
      seen.set(line.turn, mine);
      if (mine) yield line;
    }
  }

  /** Lines of other people are left out, so that a page may hold fewer than were asked for; its last number is what to go on from. */
  journal(page: Page): readonly JournalLine[] {
    if (this.#everyone(page, 'read journal')) return this.#house.journal(page);
    const found: JournalLine[] = [];
    const wanted = Math.max(1, Math.min(page.limit ?? 50, PAGE));
    let after = page.after ?? 0;
    for (let pages = 0; pages < PAGES_MAX; pages += 1) {
      const lines = this.#house.journal({ after, limit: PAGE });
      for (const line of lines) {
        if (this.#isMine(line.turn)) found.push(line);
        if (found.length === wanted) return found;
      }
      if (lines.length < PAGE) return found;
      after = lines.at(-1)?.seq ?? after;
    }
    return found;
  }

  waits(of: Pick<Page, 'everyone'> = {}): readonly WaitView[] {
    const everyone = this.#everyone(of, 'read questions');
    return this.#house.waits().filter((wait) => everyone || this.#isMine(wait.turn) || this.#isPutTo(wait));
  }

  conversation(id: string): ConversationView {
    return this.#house.conversation(id, this.#speaker, this.waits());
  }

  async answer(wait: string, value: Json): Promise<AnswerOutcome> {
    const open = this.#house.waits().find(({ id }) => id === wait);
    if (open !== undefined) {
      const asker = speakerOfTurn(this.#parts.agents, open.turn);
      if (!mayAnswer(this.#speaker, open, asker)) {
        // A question that is not theirs to see does not exist for them.
        if (!this.#isMine(open.turn)) return { type: 'unknown' };
        this.#record('answer', 'others', 'refused', 'a grown-up is asked');
        return { type: 'not-permitted', reason: 'Only a grown-up of this house may say yes to that.' };
      }
    } else if (!this.#wasMine(wait)) return { type: 'unknown' };
    const outcome = await this.#house.answer(wait, value, this.#speaker);
    if (outcome.type === 'accepted') this.#record('answer', 'use', 'allowed', open?.prompt);
    return outcome;
  }

  processes(page: Page = {}): readonly ProcessView[] {
    return this.#processes(page).all();
  }

  processesJson(page: Page = {}): Buffer {
    return this.#processes(page).json();
  }

  #processes(page: Page): ToldViews<ProcessView> {
    if (this.#everyone(page, 'read processes')) return this.#house.processes(page);
    const ownOf = (turns: readonly string[]) => this.#parts.turns.ownedBy(ownerKey(this.#speaker), turns);
    return this.#house.processes(
      page,
      choosingOwn(ownOf, (turn) => this.#isMine(turn)),
    );
  }

  process(id: string): ProcessView | undefined {
    const process = this.#house.process(id);
    return process !== undefined && this.#isMine(process.turn) ? process : undefined;
  }

  board(id: string, at?: number): BoardView | undefined {
    return this.process(id) && boardView(this.#parts.agents.board(id, at));
  }

  result(id: string): ResultView | undefined {
    const result = this.process(id) && this.#parts.agents.result(id);
    return result?.type === 'result' ? { type: 'result', messages: result.messages.map(plain) } : result;
  }

  spans(turn: string): readonly SpanView[] | undefined {
    if (this.turn(turn) === undefined) return undefined;
    return spansOf(this.#parts.agents.journal.read({ turn, limit: TURN_ENTRIES_MAX }));
  }

  async kill(process: string, because: string): Promise<boolean> {
    if (this.process(process) === undefined) return false;
    this.#record('kill', 'use', 'allowed', because);
    return this.#house.kill(process, because);
  }

  async terminate(process: string, because: string): Promise<boolean> {
    if (this.process(process) === undefined) return false;
    this.#record('terminate', 'use', 'allowed', because);
    return this.#house.terminate(process, because);
  }

  services(): readonly (Manifest & { readonly online: boolean })[] {
    return this.#house.services();
  }

  call(
    service: string,
    method: string,
    params: Json,
    options?: { readonly timeoutMs?: number; readonly idempotencyKey?: string; readonly confirm?: string },
  ): Promise<CallOutcome> {
    return this.#house.call(service, method, params, this.#speaker, options);
  }

  devices(): readonly (Device & { readonly report: DeviceReport | null })[] {
    const devices = this.#house.devices();
    // Only rules for places tell one device from another.
    if (this.#parts.authority.namesPlaces) return devices.filter((device) => this.#mayUse(device));
    return this.#may('use').type === 'refused' ? [] : devices;
  }

  device(id: string): (Device & { readonly report: DeviceReport | null }) | undefined {
    const device = this.#house.device(id);
    return device !== undefined && this.#mayUse(device) ? device : undefined;
  }

  picture(id: string): Picture | NoPicture | undefined {
    return this.device(id) && this.#house.picture(id);
  }

  areas() {
    return this.#house.areas();
  }

  people() {
    return this.#house.people();
  }

  model(): ModelView | undefined {
    return this.#house.model();
  }

  ready() {
    return this.#house.ready();
  }

  /** What a door writes of who speaks is not believed: it opened this doorway for somebody. */
  #said<M extends Omit<InboundMessage, 'text'>>(
    message: M,
  ): Omit<M, 'person'> & { speaker: Speaker; person?: string } {
    const { person: _, ...rest } = message;
    const { person } = this.#speaker;
    return { ...rest, speaker: this.#speaker, ...(person === null ? {} : { person }) };
  }

  #isMine(turn: string): boolean {
    const row = this.#parts.turns.get(turn);
    if (row?.owner === ownerKey(this.#speaker)) return true;
    if (this.#house.hasAnsweredIn(turn, this.#speaker)) return true;
    if (this.#may('others').type === 'refused') return false;
    this.#record('read turn', 'others', 'allowed', row?.person ?? row?.via);
    return true;
  }

  #isPutTo(wait: WaitView): boolean {
    return wait.to === 'adults' && isGrownUp(this.#speaker.role);
  }

  /** A question that is no longer open: only who could have answered it is told what became of it. */
  #wasMine(wait: string): boolean {
    const { agents } = this.#parts;
    const process = agents.journal.store.wait(wait)?.process;
    const turn = process === undefined ? undefined : agents.process(process)?.turn;
    return turn === undefined || this.#isMine(turn) || isGrownUp(this.#speaker.role);
  }

  /** Whether all that belongs to others was asked for and may be shown; which is recorded. @throws HearthError `not-permitted`. */
  #everyone({ everyone }: Pick<Page, 'everyone'>, what: string): boolean {
    if (everyone !== true) return false;
    this.#demand('others', what);
    return true;
  }

  #may(permission: Permission): Verdict {
    // Naming a turn by its id, or asking for everyone's, is as explicit as it gets.
    return this.#parts.authority.may(this.#speaker, { permission, explicit: true });
  }

  #mayUse(device: Device): boolean {
    const verdict = this.#parts.authority.may(this.#speaker, { permission: 'use', devices: [device] });
    return verdict.type !== 'refused';
  }

  #demand(permission: Permission, what: string): void {
    const verdict = this.#may(permission);
    if (verdict.type !== 'refused') {
      this.#record(what, permission, 'allowed');
      return;
    }
    this.#record(what, permission, 'refused', verdict.because);
    throw new HearthError('not-permitted', capitalised(verdict.because), {
      hint: 'See "hearth doctor --roles" for who may do what.',
    });
  }

  #record(what: string, permission: Permission, outcome: 'allowed' | 'refused', why?: string): void {
    this.#parts.audit.record(this.#speaker, {
      what,
      permission,
      outcome,
      ...(why === undefined ? {} : { why }),
    });
  }
}
