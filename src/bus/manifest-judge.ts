import type { ValidateFunction } from 'ajv';
import { type Fault, HearthError, isJsonObject, type Json } from '../base/index.ts';
import type { Manifest } from '../domain/index.ts';
import { nearest } from './nearest.ts';

const FAULTS_MAX = 20;
/** Keywords that run a pattern of the manifest's: a stranger's pattern could hold the hub for hours, so it is the service's to judge. */
const PATTERNS = new Set(['pattern', 'patternProperties', 'format']);

/** The schemas of one manifest, compiled when they are first asked for. */
type Compiled = Map<string, ValidateFunction | undefined>;

/**
 * Judges calls to services of other programs by what their manifests say (JSON Schema 2020-12), before anything leaves: an unknown
 * method, a field that is not there, a value out of its bounds are refused by name.
 */
export class ManifestJudge {
  readonly #compiled = new WeakMap<Manifest, Compiled>();

  /**
   * Undefined when the call may leave.
   * A schema that is no schema judges nothing: the service then does.
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
    const validate = await this.#validatorOf(manifest, name, method.params);
    if (validate === undefined || validate(params)) return undefined;
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

  async #validatorOf(
    manifest: Manifest,
    name: string,
    schema: object,
  ): Promise<ValidateFunction | undefined> {
    const compiled: Compiled = this.#compiled.get(manifest) ?? new Map();
    this.#compiled.set(manifest, compiled);
    if (compiled.has(name)) return compiled.get(name);
    // Read when a house has such a service at all.
    const { Ajv2020 } = await import('ajv/dist/2020.js');
    const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false, validateFormats: false });
    const validate = attempt(() => ajv.compile(withoutPatterns(schema as Json) as object));
    compiled.set(name, validate);
    return validate;
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** `properties` holds names of fields, which may be called "pattern"; everywhere else these are keywords. */
function withoutPatterns(node: Json, areNames = false): Json {
  if (Array.isArray(node)) return node.map((one) => withoutPatterns(one));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      !areNames && PATTERNS.has(key)
        ? []
        : [[key, withoutPatterns(value, !areNames && key === 'properties')]],
    ),
  );
}
