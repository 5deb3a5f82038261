import { pause } from '../base/index.ts';
import { Failure, failureOf, failureText } from './failure.ts';
import type { HubClient, Notice } from './hub-client.ts';
import { type CliIo, EXIT, type Exit } from './io.ts';
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
      for await (const notice of hub.notices(conversation, signal))
        io.stdout.write(`\r${noticeLine(notice)}\n${PROMPT}`);
    } catch (error) {
      // A token that may not listen will not be let in a moment later either.
      if (error instanceof Failure && error.exit !== EXIT.unreachable) return;
    }
    if ((await pause(io.clock, AGAIN_MS, signal)) === 'aborted') return;
  }
}

function noticeLine({ text, options }: Notice): string {
  const choice = options.length === 0 ? '' : ` (${options.join(', ')})`;
  return `! ${plain(`${text}${choice}`)}`;
}

/** Says one thing, and shows behind the answer what the house had kept for whoever says it, and what it says of itself meanwhile. */
export async function sayAndHear(
  io: CliIo,
  hub: HubClient,
  conversation: string,
  say: () => Promise<Exit>,
): Promise<Exit> {
  const over = new AbortController();
  const heard: string[] = [];
  let hearing: Promise<void> | undefined;
  await new Promise<void>((opened) => {
    hearing = gather(hub.notices(conversation, over.signal, opened), heard).finally(opened);
  });
  try {
    return await say();
  } finally {
    over.abort();
    await hearing;
    for (const line of heard) printLine(io, line);
  }
}

/** Where nobody is let in any more, or nobody answers, it is said all the same: what that comes to is told there. */
async function gather(notices: AsyncIterable<Notice>, heard: string[]): Promise<void> {
  try {
    for await (const notice of notices) heard.push(noticeLine(notice));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
