import { DeviceKind, type Phrases } from '../../src/domain/index.ts';

const THING =
  '(lamp|light|bulb|plug|socket|outlet|switch|sensor|blind|thermostat|lock|fan|button|remote|device|thing|one)';
const NEW = `(new ${THING}|newest ${THING}|${THING} i just added|${THING} we just added)`;
const STANDS = '(is|stands|hangs|sits|lives|belongs|is mounted|is installed|is standing|is hanging)';

/** What else a thing has bears the same name: a thing is spoken of by what it is. */
const KINDS = DeviceKind.options.filter(
  (kind) => !['setting', 'button', 'health', 'listed', 'sensor', 'binary_sensor'].includes(kind),
);

/** What people say of the register: what a thing is called, where it stands, what it is, and that there is a new one. */
export const phrases: Phrases = {
  service: 'register',
  kinds: KINDS,
  methods: {
    change: {
      time: 'none',
      say: [
        '(rename|rechristen) {target} [to|as|into] {name:title}',
        {
          // "Call the robot *over here*" wants it to come.
          say: '(call|name) (the|our|my) {target} {name:title} [from now on]',
          without: { name: ['over', 'here', 'home', 'back', 'round', 'in', 'to', 'off'] },
        },
        '(change|set) the name of {target} to {name:title}',
        { say: `(call|name|rename) [the|my|our] ${NEW} [to|as] {name:title}`, give: { newest: true } },
        { say: `[the|my|our] ${NEW} ${STANDS} [now] (in|at|on) [the] {area:area}`, give: { newest: true } },
        { say: `[the|my|our] ${NEW} ${STANDS} [now] (in|at|on) [the] {area:title}`, give: { newest: true } },
        {
          say: `(put|place|register) [the|my|our] ${NEW} (in|into|on) [the] {area:area}`,
          give: { newest: true },
        },
        '(assign|register) {target} (to|in|for) [the] {area:area}',
        '{target} (stands|hangs|sits|lives|belongs|is mounted|is installed) [now] (in|at|on) [the] {area:area}',
        { say: '{target} is (really|actually) a (lamp|light)', give: { kind: 'light' } },
        { say: '{target} is (really|actually) a fan', give: { kind: 'fan' } },
      ],
      outcome: 'the register says so',
    },
    replace: {
      time: 'none',
      say: [
        '(this|it|this one|the new one) replaces [the] [old|broken|previous] {target}',
        `[the|my|our] ${NEW} (replaces|takes the place of|is the replacement for) [the] [old|broken|previous] {target}`,
      ],
      outcome: '{target} is replaced',
    },
    remove: {
      time: 'none',
      say: [
        '(remove|unpair|disconnect) {target} from the (network|zigbee network|house|home|hub)',
        '(take|kick) {target} (out of|off) the (network|zigbee network)',
        'unpair {target}',
      ],
      outcome: '{target} leaves its network',
    },
    joining: {
      question: true,
      time: 'none',
      say: [
        '(is|has) (anything|something|any new thing) (joining|joined|paired|pairing) [yet|so far]',
        '(what|which things) (is|are|has|have) (joining|joined|paired|pairing) [yet|so far]',
        '(how is|how goes) the (pairing|joining) [going]',
        `(is|has) [the|my|our] ${NEW} (joined|paired|there) [yet]`,
      ],
      outcome: 'what joins',
    },
    join: {
      time: 'none',
      say: [
        `(add|pair|connect|join|set up|install) (a|another|some|the) [new] ${THING}`,
        `(add|pair|connect|join) (some|the) new (lamps|lights|bulbs|plugs|sensors|devices|things)`,
        '(start|begin|allow|permit|enable) [device|zigbee] (pairing|joining)',
        '(search|look|scan) for new (devices|lamps|lights|things|sensors)',
      ],
      outcome: 'new things may join',
    },
  },
};
