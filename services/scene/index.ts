/**
 * scene: several devices brought into the states that belong together under one name, from the configuration or as they
 * were when somebody kept them. A scene is active when every device has been seen so; one that lets people in asks first.
 */
import { z } from 'zod';
import { Actuated, defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { DeviceState, Target } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';
import { Scenes } from './scenes.ts';

const Name = z.string().trim().min(1).max(80);

const SceneView = z.strictObject({
  name: z.string(),
  aliases: z.array(z.string()),
  source: z.enum(['configuration', 'kept']),
  devices: z.number().int().describe('how many things it sets'),
});

function listed(area: string | string[] | undefined): readonly string[] | undefined {
  return typeof area === 'string' ? [area] : area;
}

export const scene = defineService<Scenes>({
  name: 'scene',
  title: 'Scenes',
  description: 'Brings several devices into the states that belong together under one name.',
  version: '1.0.0',
  phrases,
  access: 'comfort',
  config: z
    .strictObject({
      seenWithinMs: z
        .number()
        .int()
        .min(50, 'at least 50')
        .max(28_000, 'at most 28000')
        .default(25_000)
        .describe('how long the slowest device may take'),
      scenes: z
        .array(
          z.strictObject({
            name: Name,
            aliases: z.array(Name).max(10).default([]),
            set: z
              .array(z.strictObject({ target: Target, state: DeviceState }))
              .min(1)
              .max(100)
              .describe('devices and the state each is to have, in its own keys'),
          }),
        )
        .max(100)
        .default([])
        .describe('scenes by name'),
    })
    .prefault({}),
  open: (context: ServiceContext) => new Scenes(context),
  methods: {
    activate: method({
      title: 'Activate a scene',
      description: 'Brings the devices of a scene into their states.',
      params: z.strictObject({
        name: Name.describe('which scene, such as "movie night"'),
        area: z
          .union([Name, z.array(Name).min(1).max(20)])
          .optional()
          .describe('only what of it is in this room, or in these'),
      }),
      result: Actuated.extend({ scene: z.string() }),
      effect: 'idempotent',
      access: ({ name, area }, self: Scenes) => self.requestOf(name, listed(area)),
      risk: ({ name, area }, self: Scenes) => self.riskOf(name, listed(area)),
      riskWhen: 'when it unlocks, opens a garage or gate, or opens a valve',
      question: ({ name, area }, self: Scenes) => self.question(name, listed(area)),
      timeoutMs: 29_000,
      run: ({ name, area }, self: Scenes, call) => self.activate(name, listed(area), call),
    }),
    list: method({
      title: 'Which scenes there are',
      description: 'The scenes of the home.',
      params: z.strictObject({}),
      result: z.strictObject({ scenes: z.array(SceneView), summary: z.string() }),
      access: 'use',
      effect: 'read',
      run: (_params, self: Scenes) => self.list(),
    }),
    keep: method({
      title: 'Keep a scene',
      description: 'Keeps how devices are now as a scene, in the place of a kept one of that name.',
      params: z.strictObject({ name: Name, target: Target.describe('the devices that belong to it') }),
      result: SceneView.extend({ summary: z.string() }),
      access: 'names',
      effect: 'idempotent',
      run: ({ name, target }, self: Scenes) => self.keep(name, target),
    }),
    forget: method({
      title: 'Forget a scene',
      description: 'Forgets a scene that was kept; one of the configuration stays.',
      params: z.strictObject({ name: Name }),
      result: z.strictObject({ summary: z.string() }),
      access: 'names',
      effect: 'idempotent',
      run: ({ name }, self: Scenes) => self.forget(name),
    }),
  },
  events: {
    names: z.strictObject({}).describe('there is another scene, or one less'),
  },
});
