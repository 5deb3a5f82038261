/** English as the mind needs it: which words say what a sentence is about, and which turn its meaning round. Claims are in `claims.ts`. */

const SMALL = new Set(
  (
    'a an and any are as at be been but by can could did do does for from get give go had has have he her here hey him his how i if in ' +
    'into is it its just let like make may me might mine must my no not of off ok okay on or our out please put she should so some than that ' +
    'the their them then there these they this those to too up us very want was we were what when where which who why will with would yes ' +
    'you your'
  ).split(' '),
);

/** The words of a text that may name something: small letters, without the little words, each once. */
export function contentWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !SMALL.has(word))
    .slice(0, 40);
}

/** Sentences with the space behind them, so that joined they are the text again. */
export function sentencesOf(text: string): readonly string[] {
  return text.match(/[^.!?\n]*(?:[.!?\n]+["”’)]*\s*|$)/g)?.filter((one) => one !== '') ?? [];
}

const GOVERNS =
  /\b(?:if|unless|when(?:ever)?|while|until|till|once|as soon as|every ?time|in case|provided|after|before|later|don['’]?t|do not|never|not|no longer|stop(?:ped)? \w+ing|what would|suppose|imagine|should i|could i|how (?:do|can|to))\b/i;

/** Whether small words of a sentence may turn its meaning round: conditions, times, negations, mere questions. */
export function governs(text: string): boolean {
  return GOVERNS.test(text);
}

const FOLLOWS =
  /\b(?:then|after(?:wards?)?(?: that| this)?|next|finally|once|when|as soon as)\b[^.!?;]{0,25}$/i;
const FOLLOWING = /^\W*(?:and )?(?:then|after(?:wards?)?|next|finally|once|when|as soon as)\b/i;

/** Whether what comes next in a sentence is to wait for what was said before it. */
export function followsOn(before: string, next: string): boolean {
  return FOLLOWS.test(before) || FOLLOWING.test(next);
}

const ASKS =
  /^\W*(?:(?:so|and|or|but|well|hey|tell me|please|ok|okay)\W+)*(?:(?:is|are|was|were|am|do|does|did|has|have|had|shall|should|may|might|must|what|which|who|whose|where|when|why|how)\b|what['’]s|who['’]s|(?:can|could|will|would) (?!you\b))/i;

/** Whether a sentence asks for words; "could you make it brighter?" asks for a deed. */
export function isQuestion(text: string): boolean {
  return ASKS.test(text) || (/\?\W*$/.test(text) && !/\b(?:can|could|will|would) you\b/i.test(text));
}
