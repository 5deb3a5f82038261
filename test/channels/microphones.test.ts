import { describe, expect, it } from 'vitest';
import type { Connection } from '../../src/channels/websocket/connection.ts';
import { Microphones } from '../../src/channels/websocket/microphones.ts';
import { nobody } from '../../src/domain/index.ts';
import { bytesOf } from '../../src/voice/index.ts';
import { ScriptedVoice } from '../kit/voice-house.ts';
import { joined, silence, tone } from '../voice/sounds.ts';

describe('H36 a microphone over the WebSocket', () => {
  const bytes = bytesOf(joined(silence(0.3), tone(300, 1), silence(0.8)));

  /** Says it in parts of so many bytes. */
  async function said(size: number): Promise<ScriptedVoice> {
    const voice = new ScriptedVoice();
    voice.text = 'lights on';
    const microphones = new Microphones(voice);
    const connection = { send: () => {} } as unknown as Connection;
    microphones.begin(connection, { type: 'speak', uuid: 'wall', speech: { rate: 16_000 } });
    for (let at = 0; at < bytes.length; at += size)
      microphones.take(connection, bytes.subarray(at, at + size));
    await microphones.end(connection, nobody('wall'), new AbortController().signal);
    return voice;
  }

  it('is heard while it comes', async () => {
    const voice = await said(2_048);
    expect(voice.early).toHaveLength(1);
    const [{ pcm, ahead } = {}] = voice.utterances;
    expect(pcm?.samples.byteLength).toBe(bytes.length);
    expect((await ahead?.heard(pcm!))?.text).toBe('lights on');
  });

  it('is heard as a whole where its parts break samples', async () => {
    const [{ pcm, ahead } = {}] = (await said(2_047)).utterances;
    expect(pcm?.samples.byteLength).toBe(bytes.length);
    expect(await ahead?.heard(pcm!)).toBeUndefined();
  });
});
