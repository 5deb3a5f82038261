/** Recognisers and speakers of other programs, in place of those on this machine. */
import type { Clock } from '../../base/index.ts';
import type { VoiceServer } from '../../config/index.ts';
import {
  OpenAiRecogniser,
  OpenAiSynthesiser,
  type Recogniser,
  type Synthesiser,
  WyomingRecogniser,
  WyomingSynthesiser,
} from '../../voice/index.ts';

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
