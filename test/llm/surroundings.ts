import { type Clock, type Logger, silentLogger, systemClock } from '../../src/base/index.ts';
import { LlmConfig, type OpenModel, openModel, type ToolSpec } from '../../src/llm/index.ts';
import type { ModelServer } from '../kit/servers/model-server.ts';

export const PROVIDERS = ['ollama', 'openai'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Turns lights off somewhere, the way `z.toJSONSchema` writes such a tool. */
export const TURN_OFF: ToolSpec = {
  name: 'light_turn_off',
  description: 'Turns lights off.',
  parameters: {
    type: 'object',
    properties: {
      area: { type: 'string', enum: ['garage', 'living room', 'kitchen'], description: 'where' },
    },
    required: ['area'],
    additionalProperties: false,
  },
};

export const SET: ToolSpec = {
  name: 'light_set',
  description: 'Sets lights.',
  parameters: {
    type: 'object',
    properties: {
      area: { type: 'string' },
      brightness: { type: 'integer', minimum: 0, maximum: 100 },
      color: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
    required: ['area', 'brightness'],
    additionalProperties: false,
  },
};

export const TOOLS = [TURN_OFF, SET] as const;

/** The model that a scripted server serves, opened as the hub opens it. */
export function modelAt(
  server: Pick<ModelServer, 'url'>,
  provider: Provider | 'auto',
  settings: Record<string, unknown> = {},
  surroundings: { readonly clock?: Clock; readonly log?: Logger } = {},
): OpenModel {
  const config = LlmConfig.parse({ provider, url: server.url, model: 'qwen3:1.7b', ...settings });
  const { clock = systemClock, log = silentLogger } = surroundings;
  const model = openModel(config, { clock, log });
  if (model === undefined) throw new Error('the configuration names no model');
  return model;
}

export const user = (content: string) => [{ role: 'user', content }] as const;

/** A signal that never fires. */
export const patient = () => new AbortController().signal;
