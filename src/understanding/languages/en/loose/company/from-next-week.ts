import type { Rewording } from '../../../index.ts';
import { END, says } from '../diary/parts.ts';

/** What a series is to be from next week on, behind it: that week alone would be all there is of it. */

export const FROM_NEXT_WEEK: readonly Rewording[] = [
  // "Only on weekdays *from next week*": from its first day, and not in that week alone.
  says(
    `^((?:(?:but|and|no|oh|actually|well|please)[, ]+)*(?:only|just|not)\\b[^;,.!?]*?),? (?:from|starting|as of) next week(?: on(?:wards)?)?${END}`,
    ([, words]) => `${words} from next monday`,
  ),
  says(
    `^((?:(?:but|and|no|oh|actually|well|please)[, ]+)*)(?:from|starting|as of) next week(?: on(?:wards)?)?,? (?=(?:only|just|not)\\b)`,
    ([, lead]) => `${lead}from next monday `,
  ),
];
