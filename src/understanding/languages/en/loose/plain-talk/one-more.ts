import type { Rewording } from '../../../index.ts';
import { A_DAY, END, NO_EVENT, on, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

/** One more of what was made just now, with a time of its own: no word of it is part of a name, and the first stays. */

export const ONE_MORE_FIRST: readonly Rewording[] = [
  // "And *Sunday lunch at one*" behind an entry: a meal with an hour of its own is one more entry.
  says(
    `^(?:and|also|plus|then|oh and|and also|and then),? (?:(?:on )?(${A_DAY}) )?(breakfast|brunch|lunch|tea|dinner|supper)(?: (?:on )?(${A_DAY}))?,? at (${HOUR})${END}`,
    ([, first, meal, last, hour]) => {
      const day = first ?? last;
      return day === undefined ? undefined : `put ${meal} in the calendar ${on(day)} at ${hour}`;
    },
  ),
  // "*Also* a haircut at eleven": the word is no part of what it is called.
  says(
    `^(?:also|plus|then|oh and|and also|and then|then also),? ((?:an? |the |my |our )?${NO_EVENT}(?!(?:i|we|you|he|she|they|it|please)\\b)[a-z][^,;]*? at ${HOUR})${END}`,
    ([, what]) => `and ${what}`,
  ),
  // "Five minutes for the eggs." "*And one for ten minutes*".
  says(
    `^(?:and|also|plus|oh and|and also)[, ]+(?:one|another|another one|a second one|one more) (?:for|of) (${LENGTH})${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "Rice timer, twelve minutes." "*And one for the beans*": one more timer, and no minute.
  says(
    `^(?:and|also|plus|oh and|and also)[, ]+(?:one|another|another one|a second one|one more) for (?:the|my|our) (?!(?:morning|afternoon|evening|night|weekend|day|week|same)\\b)([a-z]+(?: [a-z]+)?)${END}`,
    ([, what]) => `set a timer for the ${what}`,
  ),
  // "A timer for five minutes*, and* another for ten": two, with the mark or without.
  says(
    `(?<=\\btimers? (?:for |of )?${LENGTH}(?: please)?),? (?:and|then|plus|and then) (?:another|one more|a second(?: one)?|another one) (?:for |of )?(?=${LENGTH}|\\d|${NUMBER}\\b)(?!.*\\b(?:after|later|once|when)\\b)`,
    () => ' and another for ',
  ),
  // "*And the same for the rice but twelve minutes*".
  says(
    `^(?:and |also |oh and )*(?:do )?the same (?:again )?for (?:the |my |our )?([a-z]+(?: [a-z]+)?),? (?:but|only|just) (?:for |with )?(${LENGTH})${END}`,
    ([, what, length]) => `set a timer for ${length} for the ${what}`,
  ),
];
