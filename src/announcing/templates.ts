/**
 * The templates that are announced, in Jinja as every reader of discovery knows it. A report of Hearth's is
 * `{state: {key: value}, available, at}`; what is not known of it renders as `None`, which resets an entity to unknown.
 */

/** Whether a key of the state can stand in a template and in a payload as it is. */
export function isPlainKey(key: string): boolean {
  return /^[^{}%"'\\\p{Cc}]+$/u.test(key);
}

/** The value as it is: a figure, a word; `True` and `False` of a flag. */
export function plain(key: string): string {
  return `{{ value_json.state.get("${key}", "None") }}`;
}

/** `yes` and `no` of a flag. */
export function eitherOf(key: string, yes = 'ON', no = 'OFF'): string {
  return `{% set known = value_json.state.get("${key}") %}{{ "None" if known is none else "${yes}" if known else "${no}" }}`;
}

/** One of our words as theirs; what has none is unknown. */
export function wordOf(key: string, words: Readonly<Record<string, string>>): string {
  return `{{ ${dictionary(words)}.get(value_json.state.get("${key}"), "None") }}`;
}

function dictionary(words: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(words).map(([ours, theirs]) => `"${ours}": "${theirs}"`);
  return `{${pairs.join(', ')}}`;
}

/** A wish as it is published, for a payload that is always the same. */
export function wish(set: Readonly<Record<string, string | number | boolean>>): string {
  return JSON.stringify({ set });
}

/** A wish with what a command renders for its value: a figure. */
export function wishOf(key: string, rendered = '{{ value }}'): string {
  return `{"set":{"${key}":${rendered}}}`;
}

/** The same where the command's value is a word. */
export function wishOfWord(key: string, words: Readonly<Record<string, string>> = {}): string {
  const word = Object.keys(words).length === 0 ? 'value' : `${dictionary(words)}.get(value, value)`;
  return wishOf(key, `{{ ${word} | tojson }}`);
}

/** The same where it is ON or OFF. */
export function wishOfFlag(key: string): string {
  return wishOf(key, '{{ "true" if value == "ON" else "false" }}');
}
