import type { AgentManager } from '../agents/index.ts';
import { type JsonObject, parseJson } from '../base/index.ts';
import { type CallerIdentity, type InboundMessage, nobody, Speaker } from '../domain/index.ts';

/** What a door let in, with who said it. */
export type SpokenMessage = InboundMessage & { readonly speaker: Speaker };

/** Who a process works for, as it was started; nobody in particular where that was not written down. */
export function speakerIn(meta: JsonObject | undefined): Speaker {
  const parsed = Speaker.safeParse(meta?.['speaker']);
  return parsed.success ? parsed.data : nobody('hub');
}

/** Who started the turn that a process belongs to. */
export function speakerOfTurn(agents: Pick<AgentManager, 'process'>, turn: string): Speaker {
  return speakerIn(agents.process(turn)?.meta);
}

/** How services know the one who calls: a person by its id, a program by what it came in with. */
export function identityOf(speaker: Speaker): CallerIdentity {
  const { person, role, via } = speaker;
  const named = role === 'service' ? {} : { role };
  return person === null
    ? { kind: 'program', id: via.slice(0, 128), ...named, speaker }
    : { kind: 'person', id: person, ...named, speaker };
}

/** Who answered a question, as the journal keeps it. */
export function whoText(speaker: Speaker): string {
  return JSON.stringify(speaker);
}

/** Undefined where the journal does not tell, as for answers from before speakers were kept. */
export function whoSaid(who: string | undefined): Speaker | undefined {
  const parsed = who === undefined ? undefined : parseJson(who);
  const speaker = parsed?.ok === true ? Speaker.safeParse(parsed.value) : undefined;
  return speaker?.success === true ? speaker.data : undefined;
}
