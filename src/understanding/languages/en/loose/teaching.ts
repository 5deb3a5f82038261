import type { TeachingGrammar } from '../../index.ts';
import { lazily } from '../patterns.ts';

const LEAD = `^(?:(?:please|hey|ok|okay|so|from now on|and|now)[, ]+)*`;
const SAID = lazily(
  `${LEAD}(?:when|whenever|if|every time|each time|any time|as soon as) (?:i|we|someone|somebody|anyone|anybody|one of us) (?:say|says|tell you|tells you)[,:]? +(.+)$`,
  'i',
);
const MEANS = lazily(
  `${LEAD}(?:the (?:words|phrase) )?(.{2,80}?) (?:means|shall mean|should mean|is to mean|stands for)(?: that you(?: should)?| you should|:)? +(.+)$`,
  'i',
);
const QUOTED = /^["“'‘]([^"”“]+?)["”'’][,:]? *(?:then|please|you should|do this:?)?[, ]*(.+)$/iu;
const PARTED = /^([^,:]+)[,:] *(?:then |please |you should |do this:? ?|i want you to |i want )?(.+)$/i;
const THEN = /^(.+?) (?:then|please|you should|i want you to|do this) (.+)$/i;
const OTHERS = /^(?:the (?:phrase|words)|my phrase|the command|what) /i;
const FORGET = lazily(
  `${LEAD}(?:forget|unlearn|delete|remove)(?: about)? (?:(?:the (?:phrase|words)|my phrase|what i taught you (?:about|for)|what) )?(.{1,80}?)(?: means| meant| stands for)?[.!]*$`,
  'i',
);
const EXPLAIN = [
  /^what (?:does|do|did|will|would) (?:the (?:phrase|words) )?(.{1,80}?) (?:do|mean|stand for)\??$/i,
  /^what (?:happens|do you do|will you do|would you do) (?:when|if) (?:i|we|somebody|someone) (?:say|says) (.{1,80}?)\??$/i,
];

/** Words of a phrase that a recogniser of speech puts no comma behind. */
const PHRASE_WORDS_MAX = 6;

/** How English teaches words. */
export const ENGLISH_TEACHING: TeachingGrammar = {
  taught(text) {
    const said = SAID.exec(text.trim())?.[1];
    if (said === undefined) {
      const [, phrase, does] = MEANS.exec(text.trim()) ?? [];
      return phrase === undefined || does === undefined || /^(?:what|which|who|that|this|it)\b/i.test(phrase)
        ? []
        : [{ phrase: phrase.replace(OTHERS, ''), does }];
    }
    for (const form of [QUOTED, PARTED, THEN]) {
      const [, phrase, does] = form.exec(said) ?? [];
      if (phrase !== undefined && does !== undefined) return [{ phrase, does }];
    }
    const words = said.split(/\s+/);
    return Array.from({ length: Math.min(PHRASE_WORDS_MAX, words.length - 1) }, (_, at) => ({
      phrase: words.slice(0, at + 1).join(' '),
      does: words.slice(at + 1).join(' '),
    }));
  },
  forgotten: (text) => FORGET.exec(text.trim())?.[1],
  explained: (text) =>
    EXPLAIN.map((form) => form.exec(text.trim())?.[1]).find((found) => found !== undefined),
};
