import { A_DAY } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** What texts that are written down have in common: who is reminded and when, and the words by which a speaker takes something back. */

export const ASKS = '(?:(?:can|could|will|would) you |please |just )*';
const ONE_TIME = `(?:(?:at|by|for|around) (?:about |around |like )?${HOUR}|in ${LENGTH}|(?:every|each) (?:day|night|morning|evening|weekday|week|month|[a-z]+day)|(?:this|tomorrow|every) (?:morning|afternoon|evening|night)|${A_DAY})`;
/** "At five", "on Friday at two", "every day at eight". */
export const TIME = `(?:${ONE_TIME}(?:,? ${ONE_TIME})?)`;
/** Behind these something is surely said anew. */
export const ANEW =
  '(?:(?:oh |or )?no,? (?:wait|sorry|actually|hang on|hold on|i mean|i meant|make that|scratch that)|(?:wait|sorry|actually|hang on|hold on),? no|(?:oh |no,? )?(?:sorry,? )?i (?:mean|meant|meant to say)|or rather|scratch that|or no|oh no|i tell a lie|correction)';
/** What is said in place of something with its article. */
export const ARTICLE = '(?:the|my|our|his|her|their|your|a|an|some)';
