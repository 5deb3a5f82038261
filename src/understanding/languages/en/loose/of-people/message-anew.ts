import type { LazyPattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';
import { DAY, HOUR, NUMBER } from '../times-said.ts';

/** What says that it was the wrong one: an hour alone may be the one to tell it at. */
const WRONG =
  "(?:(?:no+|nope|nah|oh|oops|whoops|sorry|wait|actually|hang on|hold on|correction|my mistake|scratch that)[,.;!– -]+|(?:i (?:meant|mean|should have said)|it(?:['’]s| is)|that(?:['’]s| is)|they(?:['’]re| are)|make (?:it|that)|rather) )+";
const BEHIND =
  '(?:,? (?:i (?:meant|mean)|actually|sorry|rather|instead|not (?:at |on )?(?:[a-z]+|\\d[\\d:.]*)(?: [a-z]+)?))*[.!]*$';
/** What stands before an hour inside a message. */
const LEADS = '(?:at|to|till|until|by|from|before|after|around|about|past|since|for)';

interface Kind {
  readonly anew: LazyPattern;
  /** The same, where nothing says that it puts something right. */
  readonly alone: LazyPattern | undefined;
  readonly own: LazyPattern;
}

const kind = (value: string, led: string, own: string, alone?: string): Kind => ({
  anew: lazily(
    `^(?:${WRONG}${led}(?<put>${value})${BEHIND}|${led}(?<said>${value}),? i (?:meant|mean)[.!]*$)`,
    'i',
  ),
  alone: alone === undefined ? undefined : lazily(`^${alone}[.!]*$`, 'i'),
  own: lazily(own, 'gi'),
});

const KINDS: readonly Kind[] = [
  kind(
    HOUR,
    '(?:(?:at|to|by|around|about|till|until|from) )?',
    `(?<=\\b${LEADS} )${HOUR}(?![a-z'’])`,
    `at ${HOUR}`,
  ),
  kind(DAY, '(?:on )?', `\\b(?<!['’])(?:(?:next |this )?${DAY})(?![a-z'’])`),
  kind(`${NUMBER}|\\d+`, '', `\\b(?:${NUMBER}|\\d+)\\b`),
];

/**
 * "*No, at eight*", "*sorry, I meant Wednesday*": the message with the one hour, day or figure that it puts right; `null` where the message has several, or the
 * hour may be the one to tell it at.
 */
export function messageAnew(text: string, own: string): string | null | undefined {
  for (const { anew, alone, own: said } of KINDS) {
    const { put, said: meant } = anew.exec(text.trim())?.groups ?? {};
    const value = put ?? meant;
    const isAlone = value === undefined && alone?.test(text.trim()) === true;
    if (value === undefined && !isAlone) continue;
    let found = 0;
    const words = own.replace(said, (was) => {
      found++;
      return /^on /i.test(was) && !/^on /i.test(value ?? '') ? `on ${value}` : (value ?? was);
    });
    if (found > 0) return found === 1 && !isAlone ? words : null;
  }
  return undefined;
}

const ONE_MORE = lazily(
  `^(?:(?:and|also|oh|plus|then|oh and|actually|can you|could you|please|send|write|do|make it)[, ]+)*(?:another|one more|a second|one)(?: one| (?:e-?mail|mail|message|text|note))? (?:to|for) (?!(?:me|us|the|that|this)\\b)([a-z][a-z'’-]*)(?: please)?(?:[:,–-]+ ?(?:saying |that )?| saying (?:that )?| that )([^?]+?)[.!]*$`,
  'i',
);

/** "*And another one to Sam: bring bread*", behind a message: the order for one more. */
export function oneMoreMessage(text: string, isMail: boolean): string | undefined {
  const [, to, words] = ONE_MORE.exec(text.trim()) ?? [];
  return to === undefined
    ? undefined
    : `${isMail ? 'mail' : 'tell'} ${to} ${isMail ? ': ' : ''}${words}`.replace(' : ', ': ');
}
