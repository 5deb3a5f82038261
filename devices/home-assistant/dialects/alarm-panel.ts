import type { Dialect } from '../entity.ts';
import { type Aspects, sent } from './aspects.ts';
import { missing } from './settings.ts';

/** By the state that is wanted, the option that holds its payload, and the payload where it is not there. */
const ARMS: Readonly<Record<string, readonly [feature: string, option: string, payload: string]>> = {
  armed_home: ['arm_home', 'payload_arm_home', 'ARM_HOME'],
  armed_away: ['arm_away', 'payload_arm_away', 'ARM_AWAY'],
  armed_night: ['arm_night', 'payload_arm_night', 'ARM_NIGHT'],
  armed_vacation: ['arm_vacation', 'payload_arm_vacation', 'ARM_VACATION'],
  armed_custom_bypass: ['arm_custom_bypass', 'payload_arm_custom_bypass', 'ARM_CUSTOM_BYPASS'],
  triggered: ['trigger', 'payload_trigger', 'TRIGGER'],
};
const STATES = new Set([...Object.keys(ARMS), 'disarmed', 'pending', 'arming', 'disarming']);
/** Codes that are judged by the panel and not here. */
const REMOTE = { REMOTE_CODE: 'number', REMOTE_CODE_TEXT: 'text' } as const;

/** An alarm panel. A code that the announcement holds is asked for here, any other is passed on. */
export function alarmPanelDialect(aspects: Aspects): Dialect | { readonly reason: string } {
  const { options } = aspects;
  const code = options.payload('code');
  const remote = REMOTE[code as keyof typeof REMOTE];
  const features = options.words('supported_features') ?? Object.values(ARMS).map(([feature]) => feature);
  const disarm = options.payload('payload_disarm', 'DISARM');
  const needs = {
    arm: options.flag('code_arm_required') ?? true,
    disarm: options.flag('code_disarm_required') ?? true,
    trigger: options.flag('code_trigger_required') ?? true,
  };
  aspects.read('state_topic', 'value_template', (text) => (STATES.has(text) ? { alarm: text } : undefined), {
    alarm: null,
  });
  const write = aspects.write('command_topic', 'command_template');
  if (write === undefined) return missing(aspects);
  const isTemplated = options.has('command_template');
  const modes = Object.entries(ARMS).flatMap(([state, [feature]]) =>
    features.includes(feature) ? [state] : [],
  );
  return {
    kind: 'alarm_panel',
    capabilities: {
      modes: ['disarmed', ...modes],
      ...(code === undefined ? {} : { code: remote ?? (/^\d+$/.test(code) ? 'number' : 'text') }),
    },
    ...aspects.unseen,
    faults: aspects.faults,
    reads: aspects.reads,
    writes: aspects.writes,
    write: ({ alarm }, { code: given } = {}) => {
      if (typeof alarm !== 'string') return [];
      const [feature = 'disarm', option = '', usual = ''] = ARMS[alarm] ?? [];
      if (alarm !== 'disarmed' && (option === '' || !features.includes(feature))) return [];
      const needed = feature === 'disarm' ? needs.disarm : feature === 'trigger' ? needs.trigger : needs.arm;
      if (code !== undefined && remote === undefined && needed && given !== code) return [];
      const action = alarm === 'disarmed' ? disarm : options.payload(option, usual);
      return sent(isTemplated ? write(action, { action, code: given }) : write(action));
    },
  };
}
