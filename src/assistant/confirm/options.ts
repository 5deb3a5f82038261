import type { Directory } from '../../bus/index.ts';
import type { Action, ChannelName, Manifest, OptionView } from '../../domain/index.ts';
import type { Option } from '../facts.ts';

const MESSAGE_PARAMS = {
  type: 'object',
  properties: { text: { type: 'string', description: 'what is said' } },
  required: ['text'],
  additionalProperties: false,
} as const;

/** Ends the agent; what it did so far is its report (A15). */
export const TERMINATE: OptionView = {
  type: 'terminate',
  name: 'terminate',
  description: 'Stops here; what comes after is cancelled',
  methods: [],
};

/**
 * What there is to choose from when it is decided how to do something (A13): the doors by which something can be said, the
 * services that can be called, and to stop. Names are unique: a door is named after its channel and is no service.
 */
export class Options {
  readonly #directory: Pick<Directory, 'find' | 'services'>;
  readonly #channels: () => readonly ChannelName[];

  constructor(directory: Pick<Directory, 'find' | 'services'>, channels: () => readonly ChannelName[]) {
    this.#directory = directory;
    this.#channels = channels;
  }

  /** All of it; `primary` is the door by which came what is to be done (A09). */
  list(primary?: string): readonly OptionView[] {
    const doors = [...new Set(this.#channels())].map(
      (channel): OptionView => ({
        type: 'channel',
        name: doorOf(channel),
        description: `Says something to the person by ${channel}`,
        methods: [{ name: SEND, description: 'Says it.', params: MESSAGE_PARAMS }],
        ...(channel === primary ? { primary: true } : {}),
      }),
    );
    const manifests = this.#directory
      .services()
      .flatMap(({ manifest, online }) => (online ? [manifest] : []));
    const services = [...new Map(manifests.map((one) => [one.service, one])).values()].flatMap(serviceOption);
    const taken = new Set([...doors, TERMINATE].map(({ name }) => name));
    return [...doors, ...services.filter(({ name }) => !taken.has(name)), TERMINATE];
  }

  /** Saying something where the person spoke. */
  primary(channel: string): Option {
    return { type: 'channel', name: doorOf(channel), method: SEND };
  }

  /**
   * What does an action. A service that nobody knows now may be back by the time it is called, so it stays what was asked for; whether a method
   * is for the one who asks is the table's to say, when it is called.
   */
  for({ service, method }: Pick<Action, 'service' | 'method'>): Option {
    const methods = this.#directory.find(service)?.manifest.methods;
    if (methods !== undefined && !Object.hasOwn(methods, method)) return { type: 'none' };
    return { type: 'service', name: service, method };
  }
}

const SEND = 'send';

function doorOf(channel: string): string {
  return `${channel}-door`;
}

function serviceOption({ service, title, description, methods }: Manifest): readonly OptionView[] {
  const offered = Object.entries(methods).flatMap(([name, method]) => {
    const { description: what, params, access } = method;
    return access === 'internal' ? [] : [{ name, description: what, params }];
  });
  return offered.length === 0
    ? []
    : [{ type: 'service', name: service, description: description || title, methods: offered }];
}
