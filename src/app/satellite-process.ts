import { defined, HearthError, Lifetime, systemClock } from '../base/index.ts';
import { clientIdIn, MqttConnection } from '../bus/index.ts';
import type { SatelliteOptions } from '../cli/index.ts';
import { readSettings } from '../config/index.ts';
import { brokerOf } from './hub/bus.ts';
import { brokerUrl, stayAlive } from './joined-process.ts';
import { Satellite } from './satellite/satellite.ts';
import { LOUDSPEAKER, MICROPHONE } from './satellite/sound-commands.ts';
import { logger, type UpWorld } from './up.ts';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,63}$/u;

/** `hearth satellite`: a microphone and a loudspeaker of this machine, for a hub on the same broker. It ends when it is asked to. */
export async function runSatellite(options: SatelliteOptions, world: UpWorld): Promise<number> {
  const { name, area, wake, led, button, username, password, root } = options;
  if (!NAME.test(name))
    throw new HearthError('invalid-params', `"${name}" cannot name a satellite`, {
      hint: 'Letters, digits, spaces, - and _, at most 64, such as kitchen.',
    });
  const settings = readSettings({ ...options, env: world.env, cwd: world.cwd });
  const config = {
    ...settings.config,
    bus: { ...settings.config.bus, ...defined({ username, password, root }) },
  };
  const log = logger(world, config);
  const lifetime = new Lifetime();
  const stopped = new Promise<void>((stop) => world.onStop(() => stop()));
  const letEnd = stayAlive();
  try {
    const url = brokerUrl(options.broker, config, 'the satellite');
    const clock = systemClock;
    const bus = await lifetime.start(
      new MqttConnection({
        ...brokerOf(config.bus, { url, clock, log }),
        patient: true,
        clientId: clientIdIn(config.bus.root, `satellite-${name.replaceAll(/[^A-Za-z0-9-]+/g, '-')}`),
        will: { path: `voice/${name}/in`, payload: '{"type":"gone"}' },
      }),
    );
    const { microphone = MICROPHONE, loudspeaker = LOUDSPEAKER } = options;
    const commands = { microphone, loudspeaker, ...defined({ led, button }) };
    await lifetime.start(new Satellite({ name, commands, bus, clock, log, ...defined({ area, wake }) }));
    log.info('the satellite is up', { name, broker: url });
    await stopped;
    return 0;
  } finally {
    letEnd();
    await lifetime.close();
    log.close();
  }
}
