/**
 * scene: several devices brought into the states that belong together under one name, from the configuration or as they
 * were when somebody kept them. A scene is active when every device has been seen so; one that lets people in asks first.
 */
import { z } from 'zod';
import { Actuated, defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { DeviceState, Target } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';
import { Name, SceneConfig } from './scene-config.ts';
import { Scenes } from './scenes.ts';

const SceneView = z.strictObject({
  name: z.string(),
  aliases: z.array(z.string()),
  source: z.enum(['configuration', 'kept']),
  devices: z.number().int().describe('how many things it sets'),
});

export { SceneConfig } from './scene-config.ts';

export const scene = defineService<Scenes>({
  name: 'scene',
  title: 'Scenes',
  description: 'Brings several devices into the states that belong together under one name.',
  version: '1.0.0',
  phrases,
  access: 'comfort',
  config: SceneConfig.prefault({}),
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
      access: ({ name, area }, self: Scenes) => self.requestOf(name, area),
      risk: ({ name, area }, self: Scenes) => self.riskOf(name, area),
      riskWhen: 'when it unlocks, opens a garage or gate, or opens a valve',
      question: ({ name, area }, self: Scenes) => self.question(name, area),
      timeoutMs: 29_000,
      run: ({ name, area }, self: Scenes, call) => self.activate(name, area, call),
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
    show: method({
      title: 'What belongs to a scene',
      description: 'The things of a scene, and the state that it brings each into.',
      params: z.strictObject({ name: Name }),
      result: SceneView.extend({
        parts: z.array(
          z.strictObject({
            ...{ id: z.string(), name: z.string(), area: z.string().nullable() },
            state: DeviceState,
          }),
        ),
        summary: z.string(),
      }),
      access: ({ name }, self: Scenes) => ({ permission: 'use', devices: self.devicesOf(name) }),
      effect: 'read',
      run: ({ name }, self: Scenes) => self.show(name),
    }),
    keep: method({
      title: 'Keep a scene',
      description: 'Keeps how devices are now as a scene, in the place of a kept one of that name.',
      params: z.strictObject({
        name: Name,
        target: Target.optional().describe('the devices that belong to it'),
        area: z
          .union([Name, z.array(Name).min(1).max(20)])
          .optional()
          .describe('or all in this room, or in these, that have a state to be kept'),
      }),
      result: SceneView.extend({ summary: z.string() }),
      access: 'names',
      effect: 'idempotent',
      run: ({ name, target, area }, self: Scenes) => self.keep(name, target, area),
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
