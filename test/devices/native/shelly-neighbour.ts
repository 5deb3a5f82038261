import type { MqttConnection } from '../../../src/bus/index.ts';

type Told = Record<string, unknown>;

/**
 * The device's side of a Shelly of the second generation as its documentation tells it (RPC Protocol, RPC Channels, Notifications): it is
 * online by a retained word, answers requests on `<src>/rpc`, and notifies what changed.
 */
export class ShellyNeighbour {
  readonly id: string;
  readonly requests: { readonly method: string; readonly params: Told }[] = [];
  readonly #bus: MqttConnection;
  readonly #info: Told;
  config: Record<string, Told>;
  status: Record<string, Told>;
  silent = false;
  refuses = false;

  constructor(
    bus: MqttConnection,
    told: { info: Told; config?: Record<string, Told>; status: Record<string, Told> },
    id = 'shellyplus1-a8032ab1c2d3',
  ) {
    this.#bus = bus;
    this.id = id;
    this.#info = {
      id,
      mac: 'A8032AB1C2D3',
      model: 'SNSW-001X16EU',
      gen: 2,
      app: 'Plus1',
      name: null,
      ...told.info,
    };
    this.config = told.config ?? {};
    this.status = told.status;
  }

  async start(): Promise<void> {
    await this.#bus.subscribe(`${this.id}/rpc`, ({ payload }) =>
      this.#answer(JSON.parse(payload.toString())),
    );
    await this.online(true);
  }

  online(is: boolean): Promise<void> {
    return this.#bus.publish(`${this.id}/online`, String(is), { qos: 1, retain: true });
  }

  notify(method: string, params: Told): Promise<void> {
    const frame = {
      src: this.id,
      dst: `${this.id}/events`,
      method,
      params: { ts: 1_795_150_000.12, ...params },
    };
    return this.#bus.publish(`${this.id}/events/rpc`, frame as never, { qos: 1 });
  }

  event(component: string, event: string): Promise<void> {
    return this.notify('NotifyEvent', { events: [{ component, id: 0, event, ts: 1_795_150_000.12 }] });
  }

  #answer({
    id,
    src,
    method,
    params = {},
  }: {
    id: unknown;
    src: string;
    method: string;
    params?: Told;
  }): undefined {
    this.requests.push({ method, params });
    if (this.silent) return;
    const reply = (told: Told): undefined => {
      void this.#bus.publish(`${src}/rpc`, { id, src: this.id, dst: src, ...told } as never, { qos: 1 });
    };
    if (method === 'Shelly.GetDeviceInfo') return reply({ result: this.#info });
    if (method === 'Shelly.GetConfig') return reply({ result: this.config });
    if (method === 'Shelly.GetStatus') return reply({ result: this.status });
    if (this.refuses) return reply({ error: { code: -103, message: 'Invalid argument' } });
    const [namespace = '', what = ''] = method.split('.');
    const component = `${namespace.toLowerCase()}:${params['id']}`;
    if (this.status[component] === undefined)
      return reply({ error: { code: 404, message: `No handler for ${method}` } });
    reply({ result: { was_on: false } });
    const changed = changeOf(what, params);
    this.status[component] = { ...this.status[component], ...changed };
    void this.notify('NotifyStatus', { [component]: { id: params['id'], ...changed } });
  }
}

function changeOf(
  what: string,
  { id: _id, on, transition_duration: _fade, pos, slat_pos: slat, ...rest }: Told,
): Told {
  switch (what) {
    case 'Open':
      return { state: 'open', current_pos: 100 };
    case 'Close':
      return { state: 'closed', current_pos: 0 };
    case 'Stop':
      return { state: 'stopped' };
    case 'GoToPosition':
      return {
        state: 'stopped',
        ...(pos === undefined ? {} : { current_pos: pos }),
        ...(slat === undefined ? {} : { slat_pos: slat }),
      };
    default:
      return { ...(on === undefined ? {} : { output: on }), ...rest };
  }
}
