import { Lifetime, newId } from '../base/index.ts';
import { type Directory, MqttConnection, ServiceCaller, ServiceDirectory } from '../bus/index.ts';
import type { BrokerOptions } from './hub/bus.ts';

/** What is seen of a broker before joining it. */
export interface Look {
  readonly directory: Directory;
  /** Whether this instance of a service is there and answers. A retained "online" alone is not believed: a broker that died may have kept it. */
  answers(service: string, instance: string): Promise<boolean>;
}

/** One that is there answers in milliseconds, on a busy small computer in a second or two. */
const ANSWER_MS = 3_000;

/** Joins a broker for a look, under a name of its own, because the name of what is about to start would throw a namesake off it. */
export async function lookAround<T>(
  name: string,
  broker: BrokerOptions,
  look: (seen: Look) => Promise<T>,
): Promise<T> {
  const lifetime = new Lifetime();
  try {
    const bus = await lifetime.start(new MqttConnection({ ...broker, clientId: newId(`${name}-look`) }));
    const { clock, log } = broker;
    const directory = await lifetime.start(new ServiceDirectory({ bus, clock, log }));
    const caller = await lifetime.start(new ServiceCaller({ bus, directory, clock, log }));
    return await look({
      directory,
      async answers(service, instance) {
        if (directory.find(service, instance)?.online !== true) return false;
        const by = { kind: 'service', id: name } as const;
        const call = { service, instance, method: 'is_there', params: {}, by, timeoutMs: ANSWER_MS };
        const answer = await caller.call(call);
        return answer.ok || !['expired', 'target-offline'].includes(answer.error.code);
      },
    });
  } finally {
    await lifetime.close();
  }
}
