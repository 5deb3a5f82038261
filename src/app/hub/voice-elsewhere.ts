/** Recognisers and speakers of other programs and machines, in place of those here. */
import { type Clock, type JsonObject, messageOf } from '../../base/index.ts';
import type { VoiceServer } from '../../config/index.ts';
import {
  FarRecogniser,
  type Found,
  OpenAiRecogniser,
  OpenAiSynthesiser,
  type Recogniser,
  type Synthesiser,
  WyomingRecogniser,
  WyomingSynthesiser,
} from '../../voice/index.ts';
import type { Ground } from './ground.ts';

/** A recogniser of another program or machine, and how it is each time it is asked for. */
export async function recogniserElsewhere(
  wanted: VoiceServer | { readonly name: string },
  { start, bus, clock, log }: Pick<Ground, 'start' | 'bus' | 'clock' | 'log'>,
): Promise<() => Found<Recogniser>> {
  if ('url' in wanted) {
    const part = recogniserAt(wanted, clock);
    return () => ({ type: 'there', by: 'elsewhere', part, isRunning: true });
  }
  const { name } = wanted;
  const at = (end: 'in' | 'out') => bus.under(`recogniser/${name}/${end}`);
  const send = (message: JsonObject | Buffer) => bus.publish(at('in'), message, { qos: 1 });
  const part = await start(new FarRecogniser({ called: name, line: { send }, clock, log }));
  const ask = () =>
    void send({ type: 'hello' }).catch((error) =>
      log.warn('the recogniser was not asked for', { name, error: messageOf(error) }),
    );
  await bus.subscribe(at('out'), ({ payload, retained }) => {
    if (!retained) part.take(payload);
  });
  bus.onConnection((state) => (state === 'connected' ? ask() : part.away()));
  ask();
  return () =>
    part.by === undefined
      ? { type: 'away', by: name }
      : { type: 'there', by: `${name} (${part.by})`, part, isRunning: true };
}

export function recogniserAt(server: VoiceServer, clock: Clock): Recogniser {
  const wyoming = wyomingAt(server);
  return wyoming === undefined
    ? new OpenAiRecogniser({ ...server, model: server.model ?? '', clock })
    : new WyomingRecogniser({ ...wyoming, clock });
}

export function synthesiserAt(server: VoiceServer, clock: Clock): Synthesiser {
  const wyoming = wyomingAt(server);
  return wyoming === undefined
    ? new OpenAiSynthesiser({ ...server, model: server.model ?? '', clock }, server.voice)
    : new WyomingSynthesiser({ ...wyoming, clock }, server.voice);
}

function wyomingAt({ url }: VoiceServer): { readonly host: string; readonly port: number } | undefined {
  const [, host, port] = /^wyoming:\/\/([^:]+):(\d+)$/.exec(url) ?? [];
  return host === undefined ? undefined : { host, port: Number(port) };
}
