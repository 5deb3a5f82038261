import { bundle, Child } from '../programs/child.ts';
import type { ModelRule, ModelServerState, ScriptedModel, SeenRequest } from './model-script.ts';

export type { ModelAnswer, ModelRule, ScriptedModel, SeenRequest } from './model-script.ts';

/** Of a chat's body as much as tests look at, in both formats. */
export interface SeenChat {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string;
    readonly [key: string]: unknown;
  }[];
  readonly [key: string]: unknown;
}

/** A model server in a process of its own that says what it is told to, in the wire formats of Ollama and OpenAI. */
export class ModelServer {
  #child: Child | undefined;
  #port = 0;
  static #program: Promise<string> | undefined;
  /** Running ones that nobody asks any more. They end with the process that began them. */
  static readonly #idle: { readonly child: Child; readonly port: number }[] = [];

  /** `http://127.0.0.1:PORT`. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /**
   * The same port again after `stop`. Its rules are gone then, as is what it has seen.
   * @param script a JSON file of rules and models to begin with.
   */
  async start(script?: string): Promise<this> {
    const idle = script === undefined && this.#port === 0 ? ModelServer.#idle.pop() : undefined;
    if (idle !== undefined) {
      this.#child = idle.child;
      this.#port = idle.port;
      return this;
    }
    ModelServer.#program ??= bundle('test/kit/programs/model-server-child.ts');
    const args = [String(this.#port), ...(script === undefined ? [] : [script])];
    this.#child = new Child(await ModelServer.#program, args);
    const line = await this.#child.line((one) => one.startsWith('listening '));
    this.#port = Number(line.split(' ')[1]);
    return this;
  }

  async stop(): Promise<void> {
    await this.#child?.kill();
    this.#child = undefined;
  }

  /** Lets the next have it as if it had just begun: to begin a process takes as long as many a test. One that was stopped is not there. */
  async release(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined) return;
    await fetch(`${this.url}/__script`, { method: 'DELETE' });
    child.unref();
    ModelServer.#idle.push({ child, port: this.#port });
  }

  /** Replaces the rules. The first that fits a request and has uses left answers it; without one the answer is "ok". */
  async answers(...rules: readonly ModelRule[]): Promise<void> {
    await this.#put({ rules });
  }

  /** Replaces the models that it has; `qwen3:1.7b` unless told. */
  async has(...models: readonly ScriptedModel[]): Promise<void> {
    await this.#put({ models });
  }

  /** Every request since the start, or since `forget`. */
  async seen(route?: string): Promise<readonly SeenRequest[]> {
    const requests = (await (await fetch(`${this.url}/__script/seen`)).json()) as SeenRequest[];
    return route === undefined ? requests : requests.filter((request) => request.route.includes(route));
  }

  /** The chats that said something, in order. */
  async chats(): Promise<readonly SeenChat[]> {
    const requests = await this.seen('chat');
    return requests.map(({ body }) => body as SeenChat).filter(({ messages }) => messages.length > 0);
  }

  async forget(): Promise<void> {
    await fetch(`${this.url}/__script/seen`, { method: 'DELETE' });
  }

  async #put(state: Partial<ModelServerState>): Promise<void> {
    await fetch(`${this.url}/__script`, { method: 'PUT', body: JSON.stringify(state) });
  }
}
