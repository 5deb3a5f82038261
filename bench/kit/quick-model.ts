import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A chat as it arrived: which role was asked, what was sent, and how long the answer took to be written. */
export interface Heard {
  readonly role: string;
  readonly body: { readonly messages: readonly { readonly content: string }[]; readonly tools?: unknown };
  readonly ms: number;
}

/** Speaks Ollama's protocol and answers at once, by what the last message asks for: so that only the hub's own work is left to measure. */
export class QuickModel {
  readonly heard: Heard[] = [];
  readonly #answers: Readonly<Record<string, object>>;
  readonly #server: Server;

  /** @param answers by a part of the last message: `{content}` or `{tool_calls}`. */
  constructor(answers: Readonly<Record<string, object>>) {
    this.#answers = answers;
    this.#server = createServer(async (request, response) => {
      const began = performance.now();
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const body = text === '' ? undefined : (JSON.parse(text) as Heard['body']);
      response.setHeader('content-type', 'application/x-ndjson');
      if (request.url !== '/api/chat' || body === undefined || body.messages.length === 0) {
        response.end(JSON.stringify(this.#about(request.url ?? '')));
        return;
      }
      const last = body.messages.at(-1)?.content ?? '';
      const [role, message] = Object.entries(this.#answers).find(([part]) => last.includes(part)) ?? [
        'none',
        { content: 'ok' },
      ];
      const line = (more: object) =>
        `${JSON.stringify({ model: 'quick', created_at: '2026-01-01T00:00:00Z', ...more })}\n`;
      response.write(line({ message: { role: 'assistant', content: '', ...message }, done: false }));
      response.end(
        line({
          message: { role: 'assistant', content: '' },
          done: true,
          done_reason: 'stop',
          prompt_eval_count: 1,
          eval_count: 1,
        }),
      );
      this.heard.push({ role, body, ms: performance.now() - began });
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((closed) => this.#server.close(() => closed()));
  }

  #about(url: string): object {
    const details = { parameter_size: '8.0B', family: 'quick', quantization_level: 'Q4_K_M' };
    const model = { name: 'quick', model: 'quick', details, capabilities: ['completion', 'tools'] };
    if (url.startsWith('/api/tags')) return { models: [model] };
    if (url.startsWith('/api/show')) return { ...model, model_info: {} };
    return {
      version: '0.33.3',
      done: true,
      done_reason: 'load',
      message: { role: 'assistant', content: '' },
    };
  }
}
