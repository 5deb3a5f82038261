import type { ChannelName, Manifest, OptionView } from '../../domain/index.ts';

const MESSAGE_PARAMS = {
  type: 'object',
  properties: { text: { type: 'string', description: 'what is said' } },
  required: ['text'],
  additionalProperties: false,
} as const;

/** Ends the agent; what it did so far is its report (A15). */
const TERMINATE: OptionView = {
  type: 'terminate',
  name: 'terminate',
  description: 'Stops here; what comes after is cancelled',
  methods: [],
};

/**
 * What there is to choose from when it is decided how to do something (A13): the doors by which something can be said, the
 * services that can be called, and to stop. Names are unique: a door is named after its channel and is no service.
 */
export function optionsOf(
  manifests: readonly Manifest[],
  channels: readonly ChannelName[],
): readonly OptionView[] {
  const doors = [...new Set(channels)].map(
    (channel): OptionView => ({
      type: 'channel',
      name: `${channel}-door`,
      description: `Says something to the person by ${channel}`,
      methods: [{ name: 'send', description: 'Says it.', params: MESSAGE_PARAMS }],
    }),
  );
  const services = new Map(manifests.map((manifest) => [manifest.service, manifest] as const));
  const offered = [...services.values()].flatMap((manifest): readonly OptionView[] => {
    const methods = Object.entries(manifest.methods)
      .filter(([, method]) => method.llm)
      .map(([name, { description, params }]) => ({ name, description, params }));
    const { service, title, description } = manifest;
    return methods.length === 0
      ? []
      : [{ type: 'service', name: service, description: description || title, methods }];
  });
  const taken = new Set([...doors.map(({ name }) => name), TERMINATE.name]);
  return [...doors, ...offered.filter(({ name }) => !taken.has(name)), TERMINATE];
}
