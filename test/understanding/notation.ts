import {
  type Action,
  type Condition,
  isPress,
  type Plan,
  type SingleTarget,
  type Target,
  type When,
} from '../../src/domain/index.ts';

/**
 * A plan in one line, to be read and compared: groups side by side are parted by ` | `, actions that wait by ` > `.
 * `light.turn_off [garage] @03-11T08:00 ?light:on[garage]`: targets in brackets, then parameters, when and if.
 */
export function notation(plan: Plan): string {
  const groups = plan.groups.map((group) => group.map(sayAction).join(' > ')).join(' | ');
  const unread = plan.unread.map(
    ({ text, candidates, wish }) =>
      `?? ${text}${candidates === undefined ? '' : ` {${candidates.join(', ')}}`}${wish === undefined || candidates !== undefined ? '' : ` (${wish.lacks.map(({ words }) => `${words}?`).join(' ')})`}`,
  );
  const rest = plan.direct ? [`(${plan.talk})`] : unread;
  return [groups, ...rest].filter((part) => part !== '').join(' ');
}

function sayAction({ service, method, args, when, if: only, otherwise, restores, awaits }: Action): string {
  const { target, ...others } = args;
  const words = [`${service}.${method}`];
  if (target !== undefined) words.push(`[${sayTarget(target as unknown as Target)}]`);
  for (const [name, value] of Object.entries(others)) words.push(`${name}=${sayValue(value)}`);
  if (restores) words.push('restores');
  if (when !== undefined) words.push(sayWhen(when));
  if (only !== undefined) words.push(`${otherwise ? 'otherwise ' : ''}?${sayCondition(only)}`);
  if (awaits !== undefined) words.push(`awaits ${sayCondition(awaits)}`);
  return words.join(' ');
}

function sayValue(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return sayTime(value);
  if (Array.isArray(value)) return value.join('+');
  if (typeof value === 'object' && value !== null && 'between' in value)
    return (value.between as string[]).map(sayTime).join('..');
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value);
  return typeof value === 'string' && value.includes(' ') ? `"${value}"` : String(value);
}

/** `03-11T08:00`; the offset is left out where it is the zone's. */
function sayTime(instant: string): string {
  return instant.slice(instant.startsWith('2026') ? 5 : 0, 16);
}

export function sayTarget(target: Target): string {
  if (Array.isArray(target)) return target.map(sayTarget).join(' + ');
  const single = target as SingleTarget;
  const except = single.except === undefined ? '' : ` - ${single.except.map(sayTarget).join(' - ')}`;
  if ('all' in single) return `all${except}`;
  if ('name' in single) return `${single.name}${except}`;
  if ('area' in single) return `${single.area}${except}`;
  if ('floor' in single) return `floor ${single.floor}${except}`;
  if ('group' in single) return `group ${single.group}${except}`;
  return `#${single.id}${except}`;
}

function sayWhen(when: When): string {
  if ('rrule' in when && !('sun' in when)) return `@${when.rrule}`;
  if ('after' in when) return `@after ${when.after}`;
  if ('sun' in when)
    return [`@${when.sun}${when.offset ?? ''}`, when.date, when.rrule, when.repeat ? 'repeat' : undefined]
      .filter((part) => part !== undefined)
      .join(' ');
  if ('event' in when) {
    const { event, repeat } = when;
    if (isPress(event)) {
      const button = event.button === undefined ? '' : ` ${event.button}`;
      return `@event press ${sayTarget(event.target)}${button} ${event.press}${repeat ? ' repeat' : ''}`;
    }
    const lasting = event.for === undefined ? '' : ` for ${event.for}`;
    return `@event ${sayCondition(event)}${lasting}${event.already ? ' already' : ''}${repeat ? ' repeat' : ''}`;
  }
  return `@${typeof when.at === 'string' ? sayTime(when.at) : JSON.stringify(when.at)}`;
}

function sayCondition(condition: Condition): string {
  if ('all' in condition) return condition.all.map(sayCondition).join(' & ');
  if ('any' in condition) return condition.any.map(sayCondition).join(' or ');
  if ('not' in condition) return `not ${sayCondition(condition.not)}`;
  if (!('state' in condition || 'kind' in condition)) {
    const { service: _service, ...parts } = condition;
    return `daytime ${Object.values(parts).join(' ')}`;
  }
  if ('from' in condition)
    return `${condition.service}:${condition.state}[${sayTime(condition.from)}..${sayTime(condition.to)}]`;
  if ('kind' in condition) {
    const bound = condition.above === undefined ? `<${condition.below}` : `>${condition.above}`;
    return `${condition.service}:${condition.kind}${bound}[${sayTarget(condition.target)}]`;
  }
  const every = condition.every === true ? 'every ' : '';
  return `${every}${condition.service}:${condition.state}[${sayTarget(condition.target)}]`;
}
