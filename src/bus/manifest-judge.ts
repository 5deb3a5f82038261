import type { ValidateFunction } from 'ajv';
import { countValues, type Fault, HearthError, type Json, schemaCost, withoutCostly } from '../base/index.ts';
import type { Manifest } from '../domain/index.ts';
import { nearest } from './nearest.ts';

const FAULTS_MAX = 20;
/** A schema with more nodes than this, references written out, is the service's to judge. */
const COST_MAX = 20_000;
/** So is a call with so many values that nodes times values are more than this. */
const STEPS_MAX = 1_000_000;
interface Judging {
  readonly validate: ValidateFunction;
  readonly cost: number;
}

/** The schemas of one manifest, compiled when they are first asked for. */
type Compiled = Map<string, Judging | undefined>;

/**
 * Judges calls to services of other programs by what their manifests say (JSON Schema 2020-12), before anything leaves: an unknown
 * method, a field that is not there, a value out of its bounds are refused by name.
 */
export class ManifestJudge {
  readonly #compiled = new WeakMap<Manifest, Compiled>();

  /**
   * Undefined when the call may leave.
   * A schema that is no schema, or that costs too much, judges nothing: the service then does.
   */
  async refusal(manifest: Manifest, name: string, params: Json): Promise<HearthError | undefined> {
    const { service, methods } = manifest;
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (method === undefined) {
      const meant = nearest(name, Object.keys(methods));
      return new HearthError('unknown-method', `The ${service} service has no method "${name}"`, {
        hint:
          meant === undefined ? `There are: ${Object.keys(methods).join(', ')}.` : `Did you mean "${meant}"?`,
      });
    }
    const judging = await this.#judgingOf(manifest, name, method.params);
    if (judging === undefined || judging.cost * countValues(params) > STEPS_MAX) return undefined;
    const { validate } = judging;
    if (validate(params)) return undefined;
    const faults = (validate.errors ?? []).slice(0, FAULTS_MAX).map(
      ({ instancePath, message = 'is not as the manifest says', params: said }): Fault => ({
        path: 'additionalProperty' in said ? `${instancePath}/${said['additionalProperty']}` : instancePath,
        message: 'additionalProperty' in said ? 'is not a known field' : message,
      }),
    );
    const told = faults.map(({ path, message }) => `${path} ${message}`.trim()).join('; ');
    return new HearthError('invalid-params', `Invalid params: ${told}`, {
      faults,
      hint: `See "hearth services" for what ${service}.${name} takes.`,
    });
  }

  async #judgingOf(manifest: Manifest, name: string, schema: object): Promise<Judging | undefined> {
    const compiled: Compiled = this.#compiled.get(manifest) ?? new Map();
    this.#compiled.set(manifest, compiled);
    if (compiled.has(name)) return compiled.get(name);
    // Read when a house has such a service at all.
    const { Ajv2020 } = await import('ajv/dist/2020.js');
    const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, validateFormats: false });
    const judged = withoutCostly(schema as Json) as object;
    const cost = schemaCost(judged as Json);
    const validate = cost > COST_MAX ? undefined : attempt(() => ajv.compile(judged));
    const judging = validate && { validate, cost };
    compiled.set(name, judging);
    return judging;
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
