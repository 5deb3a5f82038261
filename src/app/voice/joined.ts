/** `hearth voice --broker`: the recogniser of a hub on another machine. */
import { HearthError } from '../../base/index.ts';
import type { RecogniserOptions } from '../../cli/index.ts';
import { FAR_NAME } from '../../config/index.ts';
import { FarEar, RecogniserProcess } from '../../voice/index.ts';
import { brokerUrl, configToJoin, endpoint, untilStopped } from '../joined-process.ts';
import type { UpWorld } from '../up.ts';
import { supportHere, type VoiceMachine, type VoiceSupport } from './support.ts';

export interface RecogniserWorld extends UpWorld {
  /** What there is to hear by, or how it is looked for on this machine. */
  readonly voice: VoiceMachine | VoiceSupport;
}

/** Joins a broker, hears what is sent to its name there, and answers what it heard, until it is asked to stop. */
export async function runRecogniser(options: RecogniserOptions, world: RecogniserWorld): Promise<number> {
  const config = configToJoin(options, world);
  const url = brokerUrl(options.broker, config, 'the recogniser');
  const called = options.name ?? config.bus.username ?? '';
  if (!FAR_NAME.test(called))
    throw new HearthError('invalid-params', called === '' ? 'It has no name' : `"${called}" cannot name it`, {
      hint: 'Add --username NAME, its account at the broker, or --name NAME: letters, digits, spaces, - and _, at most 64.',
    });
  const support = 'machine' in world.voice ? supportHere(config, world.voice) : world.voice;
  const found = support.recogniser();
  if (found === undefined)
    throw new HearthError('not-found', 'No recogniser of speech is installed on this machine', {
      hint: 'Say "hearth voice install".',
    });
  return untilStopped(world, config, async (running) => {
    const { clock, log, lifetime } = running;
    const path = `recogniser/${called}`;
    const to = { url, kind: 'recogniser', name: called, farewell: `${path}/out` };
    const bus = await endpoint(config, to, running);
    const recogniser = await lifetime.start(new RecogniserProcess({ clock, log, start: found.start }));
    const ear = new FarEar({
      ...{ by: found.by, recogniser, clock, log },
      line: { send: (message) => bus.publish(bus.under(`${path}/out`), message, { qos: 1 }) },
    });
    await bus.subscribe(bus.under(`${path}/in`), ({ payload, retained }) => {
      if (!retained) ear.take(payload);
    });
    bus.onConnection((state) => {
      if (state === 'connected') ear.hello();
    });
    await lifetime.start(ear);
    log.info('the recogniser is up', { name: called, by: found.by, broker: url });
  });
}
