import type { Pattern } from '../../../index.ts';
import { lazily } from '../../patterns.ts';

/** Who may do what, asked and told: "what is Mia allowed to do?", "don't let Mia turn the TV on after nine". */

const LEAD = '(?:(?:and|but|so|oh|ok(?:ay)?|right|well|please|tell me|can you tell me|from now on)[, ]+)*';
const DOES =
  '(?:turn|switch|put|open|close|shut|lock|unlock|set|change|use|control|operate|play|start|stop|dim|raise|lower|touch|watch (?:the )?(?:tv|telly|television)|heat)';
const NAME = '([a-z]+)';
const ALLOWED =
  "(?:may(?: not)?|can(?:['’]?t|not)|mustn['’]?t|must not|is(?:n['’]?t| not)? (?:allowed|permitted) to|has(?:n['’]?t| no)? (?:the )?right to)";

export const RIGHTS: readonly Pattern[] = [
  `what (?:is|are) ${NAME} (?:allowed|permitted) to (?:do|use|control)(?: here)?[?.!]*$`,
  `what (?:can|may) ${NAME} (?:do|use|control)(?: (?:here|in (?:this|the) house))?[?.!]*$`,
  `(?:who (?:may|can|is (?:allowed|permitted) to|has the right to)|who['’]s allowed to) ${DOES}\\b`,
  `(?:is|are) ${NAME} (?:allowed|permitted) to ${DOES}\\b`,
  `(?:may|can) ${NAME} ${DOES}\\b.*\\?$`,
  `${NAME} ${ALLOWED} ${DOES}\\b`,
  `(?:don['’]?t|do not|never|please don['’]?t) (?:let|allow) ${NAME} (?:to )?${DOES}\\b`,
  `(?:let|allow) ${NAME} (?:to )?${DOES}\\b`,
  `(?:stop|keep|prevent) ${NAME} from [a-z]+ing\\b`,
  `forbid ${NAME} to\\b`,
  '(?:am i|are we) (?:allowed|permitted) to\\b',
  'what (?:am i|are we) (?:allowed|permitted) to do(?: here)?[?.!]*$',
].map((said) => lazily(`^${LEAD}${said}`, 'i'));
