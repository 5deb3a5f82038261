import { type Clock, Emitter, HearthError, type Json } from '../../src/base/index.ts';
import type {
  AgentView,
  AnswerOutcome,
  Area,
  CallerIdentity,
  CallOutcome,
  ConversationView,
  Device,
  DeviceReport,
  Doorway,
  Doorways,
  GoalView,
  HouseChange,
  InboundMessage,
  JournalLine,
  Manifest,
  NoPicture,
  OptionView,
  OutboundMessage,
  Page,
  Person,
  Picture,
  Place,
  ProcessView,
  Speaker,
  Startable,
  TurnView,
  WaitView,
} from '../../src/domain/index.ts';

interface Call {
  readonly service: string;
  readonly method: string;
  readonly params: Json;
  readonly by: CallerIdentity;
  readonly options: { readonly idempotencyKey?: string; readonly confirm?: string };
}

interface Turn {
  view: TurnView;
  readonly message: InboundMessage;
}

/**
 * A small house in memory behind the doors. It answers what it hears at once, but for a few words: a sentence with
 * "slowly" runs until `finish`, one with "ask me" opens a question, one with "break" fails on the way in.
 */
export class SmallHouse implements Doorways {
  readonly received: InboundMessage[] = [];
  readonly started: Startable[] = [];
  readonly calls: Call[] = [];
  readonly lines: JournalLine[] = [];
  readonly answered: { wait: string; value: Json; by: string | undefined }[] = [];
  /** What a call comes back with; `{}` unless a test says otherwise. */
  respond: (call: Call) => CallOutcome | Promise<CallOutcome> = () => ({ ok: true, result: {} });
  /** Where replies leave by: a switchboard, in most tests. */
  say: (message: OutboundMessage) => Promise<unknown> = async () => undefined;
  isReady = true;
  household: Person[] = [
    { id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner', aliases: [] },
    { id: 'sam', name: 'Sam', role: 'adult', aliases: [] },
  ];
  /** What cameras sent, by the id of the device. */
  readonly pictures = new Map<string, Picture | NoPicture>();
  readonly #changes = new Emitter<HouseChange>();
  readonly #clock: Clock;
  readonly #turns = new Map<string, Turn>();
  readonly #waits = new Map<string, WaitView>();
  readonly #closedWaits = new Set<string>();
  readonly #externalIds = new Map<string, string>();
  readonly #written = new Emitter<void>();
  #count = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Everybody may see everything here; who it is, is noted with what they say, answer and call. */
  as(speaker: Speaker): Doorway {
    const { person, role } = speaker;
    const named = person === null ? {} : { person };
    const known = role === 'service' ? {} : { role };
    const by: CallerIdentity =
      person === null
        ? { kind: 'program', id: speaker.via, ...known }
        : { kind: 'person', id: person, ...known };
    return {
      receive: (message) => this.receive({ ...message, speaker, ...named }),
      start: (what, message) => this.start(what, { ...message, speaker, ...named }),
      answer: (wait, value) => this.answer(wait, value, person ?? undefined),
      call: (service, method, params, options) => this.call(service, method, params, by, options),
      goals: () => this.goals(),
      agents: () => this.agents(),
      options: () => this.options(),
      turn: (id) => this.turn(id),
      turns: (page) => this.turns(page),
      turnsJson: (page) => Buffer.from(JSON.stringify(this.turns(page))),
      misunderstood: () => [],
      settled: (turn, ms, signal) => this.settled(turn, ms, signal),
      follow: (of, after, signal) => this.follow(of, after, signal),
      journal: (page) => this.journal(page),
      waits: () => this.waits(),
      conversation: (id) => this.conversation(id),
      processes: () => this.processes(),
      processesJson: () => Buffer.from(JSON.stringify(this.processes())),
      process: (id) => this.process(id),
      board: () => ({ messages: [], conditions: {} }),
      result: () => ({ type: 'result', messages: [] }),
      spans: () => [],
      kill: (process, because) => this.kill(process, because),
      terminate: (process, because) => this.terminate(process, because),
      services: () => this.services(),
      devices: () => this.devices(),
      device: (id) => this.devices().find((device) => device.id === id),
      picture: (id) => this.picture(id),
      areas: () => this.areas(),
      people: () => this.people(),
      model: () => this.model(),
      ready: () => this.ready(),
    };
  }

  place(): Place {
    return { name: 'Home', timezone: 'America/New_York', latitude: 40.7, longitude: -74 };
  }

  onChange(listener: (change: HouseChange) => void): () => void {
    return this.#changes.on(listener);
  }

  /** Tells watchers that something is not as it was. */
  change(change: HouseChange): void {
    this.#changes.emit(change);
  }

  tally() {
    const turns: Partial<Record<TurnView['status'], number>> = {};
    for (const { status } of this.turns()) turns[status] = (turns[status] ?? 0) + 1;
    return { turns, waits: this.waits().length, misunderstood: 0 };
  }

  async receive(message: InboundMessage): Promise<{ turn: string; duplicate: boolean }> {
    const known = this.#externalIds.get(`${message.channel} ${message.externalId}`);
    if (message.externalId !== undefined && known !== undefined) return { turn: known, duplicate: true };
    this.received.push(message);
    if (/\bbreak\b/.test(message.text)) throw new Error('the wiring is loose');
    if (/\brefuse\b/.test(message.text))
      throw new HearthError('busy', 'The house is full', { hint: 'Say it again later.' });
    const id = `turn_${++this.#count}`;
    if (message.externalId !== undefined)
      this.#externalIds.set(`${message.channel} ${message.externalId}`, id);
    this.#turns.set(id, { message, view: this.#freshView(id, message.text) });
    this.write(id, 'received', message.text);
    if (/\bask me\b/.test(message.text)) this.#ask(id);
    else if (!/\bslowly\b/.test(message.text))
      setImmediate(() => void this.finish(id, `You said: ${message.text}`));
    return { turn: id, duplicate: false };
  }

  async start(
    what: Startable,
    message: Omit<InboundMessage, 'text' | 'groups'>,
  ): Promise<{ turn: string; duplicate: boolean }> {
    this.started.push(what);
    return this.receive({ ...message, text: what.type === 'intent' ? what.intent : `slowly: ${what.type}` });
  }

  goals(): readonly GoalView[] {
    const want = [{ service: 'lock', target: { all: true as const }, state: 'locked' }];
    return [{ name: 'night', description: 'the house is secure', phrases: ['lock up'], want, faults: [] }];
  }

  agents(): readonly AgentView[] {
    return [{ name: 'night', description: 'Sees to it', input: { type: 'object', properties: {} } }];
  }

  model(): undefined {}

  options(): readonly OptionView[] {
    return [{ type: 'terminate', name: 'terminate', description: 'Stops', methods: [] }];
  }

  /** Ends a turn with its answer. */
  async finish(
    id: string,
    reply: string | null,
    status: 'done' | 'partial' | 'failed' = 'done',
  ): Promise<void> {
    const turn = this.#turns.get(id) as Turn;
    turn.view = { ...turn.view, status, reply, waits: [], endedAt: this.#time() };
    this.write(id, 'ended', status);
    if (reply !== null) await this.tell(id, 'answer', reply);
  }

  /** Says something about a turn by the door it came in by. */
  async tell(id: string, type: OutboundMessage['type'], text: string, wait?: WaitView): Promise<void> {
    const { message } = this.#turns.get(id) as Turn;
    await this.say({
      id: `out_${++this.#count}`,
      turn: id,
      channel: message.channel,
      conversation: message.conversation,
      person: message.person ?? null,
      type,
      text,
      ...(wait === undefined ? {} : { wait: wait.id, options: wait.options }),
    });
  }

  /** One more line in the journal. */
  write(turn: string, kind: string, data: Json = null): void {
    this.lines.push({
      seq: this.lines.length + 1,
      at: this.#time(),
      turn,
      process: `${turn}.p`,
      depth: 0,
      path: '0',
      kind,
      data,
    });
    this.#written.emit();
  }

  setGroups(id: string, groups: TurnView['groups']): void {
    const turn = this.#turns.get(id) as Turn;
    turn.view = { ...turn.view, groups };
    this.write(id, 'progress');
  }

  turn(id: string): TurnView | undefined {
    return this.#turns.get(id)?.view;
  }

  turns(page: Page = {}): readonly TurnView[] {
    return [...this.#turns.values()]
      .slice(page.after ?? 0, (page.after ?? 0) + (page.limit ?? 100))
      .map((t) => t.view);
  }

  async settled(turn: string, ms: number, signal?: AbortSignal): Promise<TurnView | undefined> {
    const found = this.#turns.get(turn);
    if (found === undefined) return undefined;
    await new Promise<void>((resolve) => {
      const timer = this.#clock.after(ms, done);
      const stop = this.#written.on(check);
      signal?.addEventListener('abort', done, { once: true });
      function done() {
        timer.cancel();
        stop();
        resolve();
      }
      function check() {
        if (found?.view.status !== 'running') done();
      }
      check();
    });
    return found.view;
  }

  async *follow(
    of: { turn?: string; process?: string },
    after: number,
    signal: AbortSignal,
  ): AsyncIterable<JournalLine> {
    for (let next = after; !signal.aborted; ) {
      for (const line of this.lines.slice(next)) {
        next = line.seq;
        const wanted = of.turn === undefined || line.turn === of.turn;
        if (wanted && (of.process === undefined || line.process === of.process)) yield line;
      }
      if (this.lines.length > next) continue;
      await new Promise<void>((resolve) => {
        const stop = this.#written.on(done);
        signal.addEventListener('abort', done, { once: true });
        if (signal.aborted) done();
        function done() {
          stop();
          resolve();
        }
      });
    }
  }

  journal(page: Page): readonly JournalLine[] {
    return this.lines.slice(page.after ?? 0, (page.after ?? 0) + (page.limit ?? 100));
  }

  conversation(id: string): ConversationView {
    const [question = null] = this.waits().filter(({ conversation }) => conversation === id);
    return { conversation: id, turns: [], focus: [], deeds: [], question, openQuestions: [] };
  }

  waits(): readonly WaitView[] {
    return [...this.#waits.values()];
  }

  async answer(wait: string, value: Json, by?: string): Promise<AnswerOutcome> {
    if (this.#closedWaits.has(wait)) return { type: 'duplicate' };
    const open = this.#waits.get(wait);
    if (open === undefined) return { type: 'unknown' };
    if (typeof value !== 'string' || !open.options.includes(value))
      return { type: 'invalid', reason: `Say one of: ${open.options.join(', ')}` };
    this.#waits.delete(wait);
    this.#closedWaits.add(wait);
    this.answered.push({ wait, value, by });
    await this.finish(open.turn, `You chose ${value}.`);
    return { type: 'accepted' };
  }

  processes(): readonly ProcessView[] {
    return [...this.#turns.keys()].flatMap((turn) => this.process(`${turn}.p`) ?? []);
  }

  process(id: string): ProcessView | undefined {
    const turn = this.turn(id.replace(/\.p$/, ''));
    if (turn === undefined) return undefined;
    const killed = this.#killed.get(id);
    return {
      process: id,
      turn: turn.turn,
      parent: null,
      agent: 'turn',
      depth: 0,
      status: killed?.status ?? (turn.endedAt === null ? 'RUNNING' : 'COMPLETED'),
      because: killed?.because ?? null,
      waits: turn.waits,
      actions: [],
      rounds: [],
      startedAt: turn.startedAt,
      endedAt: turn.endedAt,
    };
  }

  async kill(process: string, because: string): Promise<boolean> {
    this.#killed.set(process, { status: 'KILLED', because });
    return this.process(process) !== undefined;
  }

  async terminate(process: string, because: string): Promise<boolean> {
    this.#killed.set(process, { status: 'TERMINATED', because });
    return this.process(process) !== undefined;
  }

  services(): readonly (Manifest & { online: boolean })[] {
    return [
      {
        manifest: 1,
        service: 'light',
        instance: 'hub',
        title: 'Lights',
        description: 'Turns lights on and off.',
        version: '1.0.0',
        rev: 'r1',
        protocol: 'hearth/1',
        schema: 'https://json-schema.org/draft/2020-12/schema',
        methods: {
          turn_off: {
            description: 'Turns lights off.',
            params: { type: 'object' },
            effect: 'verifiable',
            risk: 'none',
            timeout_ms: 5000,
            llm: true,
          },
        },
        events: {},
        max_payload: 65_536,
        remembers_calls: true,
        checks_grants: true,
        online: true,
      },
    ];
  }

  async call(
    service: string,
    method: string,
    params: Json,
    by: CallerIdentity,
    options: Call['options'] = {},
  ): Promise<CallOutcome> {
    const call = { service, method, params, by, options };
    this.calls.push(call);
    return this.respond(call);
  }

  devices(): readonly (Device & { report: DeviceReport | null })[] {
    return [
      {
        id: 'sim.garage',
        family: 'simulated',
        kind: 'light',
        name: 'Garage Light',
        aliases: [],
        area: 'garage',
        floor: null,
        groups: [],
        capabilities: {},
        report: { state: { on: true }, available: true, at: 0 },
      },
    ];
  }

  picture(id: string): Picture | NoPicture | undefined {
    return this.pictures.get(id);
  }

  areas(): readonly Area[] {
    return [{ name: 'garage', floor: null, aliases: [] }];
  }

  people(): readonly Person[] {
    return this.household;
  }

  ready() {
    return { ready: this.isReady, parts: { bus: this.isReady } };
  }

  readonly #killed = new Map<string, { status: 'KILLED' | 'TERMINATED'; because: string }>();

  #ask(id: string): void {
    const turn = this.#turns.get(id) as Turn;
    const wait: WaitView = {
      id: `wait_${++this.#count}`,
      turn: id,
      process: `${id}.p`,
      kind: 'approval',
      prompt: 'Open the garage door?',
      options: ['yes', 'no'],
      openedAt: this.#time(),
      deadline: null,
      person: turn.message.person ?? null,
      conversation: turn.message.conversation,
    };
    this.#waits.set(wait.id, wait);
    turn.view = { ...turn.view, status: 'waiting', waits: [wait] };
    this.write(id, 'waitOpened', wait.id);
    setImmediate(() => void this.tell(id, 'question', wait.prompt, wait));
  }

  #freshView(id: string, text: string): TurnView {
    return {
      turn: id,
      status: 'running',
      text,
      reply: null,
      direct: false,
      groups: [],
      waits: [],
      unread: [],
      spent: { usd: 0, actions: 0, tokens: 0, ms: 0 },
      startedAt: this.#time(),
      endedAt: null,
    };
  }

  #time(): string {
    return new Date(this.#clock.now()).toISOString();
  }
}
