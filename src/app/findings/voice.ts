/** What `hearth doctor` and the page find of a recogniser on another machine. */
import type { VoiceStatus } from '../../voice/index.ts';
import { askHub, type HubAddress } from './ask-hub.ts';
import type { Finding } from './model.ts';

/** Nothing is said of one that is on this machine: "hearth voice status" tells of that. */
export function voiceFindingsOf({ recogniser: { state, by } }: VoiceStatus): Finding[] {
  if (state !== 'away') return [];
  return [
    {
      what: `the recogniser "${by}" is away: the house hears nothing that is said`,
      ok: false,
      hint: `Is "hearth voice --broker URL --username ${by}" running on its machine, and may its account come in?`,
    },
  ];
}

export async function voiceFindings(hub: HubAddress): Promise<Finding[]> {
  const status = await askHub<VoiceStatus>('/v1/voice', hub);
  return status === undefined ? [] : voiceFindingsOf(status);
}
