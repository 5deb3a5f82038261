import { pause } from '../base/index.ts';
import { Failure, failureOf, failureText } from './failure.ts';
import type { HubClient } from './hub-client.ts';
import { type CliIo, EXIT } from './io.ts';
import { plain, printLine } from './print.ts';
import { linesOf } from './prompt.ts';
import { sayAndFollow } from './turn.ts';

const ANSWER_SECONDS = 30;
const PROMPT = '> ';
/** After a lost connection the hub is asked again this often. */
const AGAIN_MS = 2_000;

/**
 * A talk at a terminal: each line is said to the house, and what the house says of itself stands between them. Ends with the
 * input (Ctrl-D).
 */
export async function chat(io: CliIo, hub: HubClient, conversation: string): Promise<void> {
  const over = new AbortController();
  const hearing = hear(io, hub, conversation, over.signal);
  io.stdout.write(PROMPT);
  for await (const line of linesOf(io.stdin)) {
    if (line.trim() !== '')
      try {
        await sayAndFollow(io, hub, line, {
          waitSeconds: ANSWER_SECONDS,
          json: false,
          conversation,
          talks: true,
        });
      } catch (error) {
        io.stderr.write(failureText(failureOf(error)));
      }
    io.stdout.write(PROMPT);
  }
  over.abort();
  await hearing;
  printLine(io);
}

/** Prints every notice on a line of its own, and the prompt again behind it. */
async function hear(io: CliIo, hub: HubClient, conversation: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      for await (const { text, options } of hub.notices(conversation, signal)) {
        const choice = options.length === 0 ? '' : ` (${options.join(', ')})`;
        io.stdout.write(`\r! ${plain(`${text}${choice}`)}\n${PROMPT}`);
      }
    } catch (error) {
      // A token that may not listen will not be let in a moment later either.
      if (error instanceof Failure && error.exit !== EXIT.unreachable) return;
    }
    if ((await pause(io.clock, AGAIN_MS, signal)) === 'aborted') return;
  }
}
