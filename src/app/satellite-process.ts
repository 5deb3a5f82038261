import { defined, HearthError } from '../base/index.ts';
import type { SatelliteOptions } from '../cli/index.ts';
import { brokerUrl, configToJoin, endpoint, untilStopped } from './joined-process.ts';
import { Satellite } from './satellite/satellite.ts';
import { LOUDSPEAKER, MICROPHONE } from './satellite/sound-commands.ts';
import type { UpWorld } from './up.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,63}$/u;

/** `hearth satellite`: a microphone and a loudspeaker of this machine, for a hub on the same broker. It ends when it is asked to. */
export async function runSatellite(options: SatelliteOptions, world: UpWorld): Promise<number> {
  const { name, area, wake, led, button } = options;
  if (!NAME.test(name))
    throw new HearthError('invalid-params', `"${name}" cannot name a satellite`, {
      hint: 'Letters, digits, spaces, - and _, at most 64, such as kitchen.',
    });
  const config = configToJoin(options, world);
  const url = brokerUrl(options.broker, config, 'the satellite');
  return untilStopped(world, config, async (running) => {
    const { clock, log, lifetime } = running;
    const to = { url, kind: 'satellite', name, farewell: `voice/${name}/in` };
    const bus = await endpoint(config, to, running);
    const { microphone = MICROPHONE, loudspeaker = LOUDSPEAKER } = options;
    const commands = { microphone, loudspeaker, ...defined({ led, button }) };
    await lifetime.start(new Satellite({ name, commands, bus, clock, log, ...defined({ area, wake }) }));
    log.info('the satellite is up', { name, broker: url });
  });
}
