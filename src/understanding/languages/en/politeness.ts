/** Ways round a plain wish, as templates: what stands behind each is the wish itself. */
export const ROUNDABOUT: readonly string[] = [
  '[(i was|i am|we were) (just|only)] (i was wondering|i wonder|i am wondering|we were wondering|i was hoping|i am hoping) [if|whether] [maybe|perhaps] (you could|you can|you would|you might|you would be able to|i could get you to|i could ask you to) [possibly|perhaps|maybe|please|just]',
  '(i was wondering|i wonder|i am wondering) (if|whether) (it is|it would be|it might be) (possible|okay|ok|all right|alright) [for you] to',
  '[i was wondering (if|whether)|i wonder (if|whether)] (you could|you might|you would|could you|would you|can you|might you|please) be so (kind|good|nice|sweet) as to',
  '[would you|could you|will you|please] (be so kind|be so good|be so nice|be an angel|be a star|be a love|be a dear|be a darling|be a sweetheart|be a pet|be a gem|be a treasure|be a good girl|be a good lad) (and|as to) [please]',
  '(would it be|is it|might it be|will it be) [at all] (possible|all right|alright|ok|okay|too much trouble|too much to ask) [for you|if you] to',
  '(would|could|will|might) you be [so|very|ever so] (kind|good|nice|sweet) (enough|as) to [please|just]',
  '[i am|we are] [so|very|terribly|dreadfully|awfully|most|ever so|really|frightfully] sorry to (bother|trouble|disturb|interrupt|keep bothering) you [again|once more|so late|at this hour] [,] but',
  '(it|that) would be [such|quite] (a great|a big|a real|a) (help|kindness|comfort|relief|treat|blessing|favour) [to me] if you (could|would|might) [please|just|kindly]',
  '(it|that) would be [ever so|very|really|most|so|terribly|awfully] (kind|good|nice|helpful|sweet|lovely|handy) [of you] (if you (could|would|might) [please|just]|to)',
  'if you (would|could|will|might) [please|just|kindly|be (so kind|so good) as to|be (kind|good) enough to]',
  '(tell me|now tell me|do tell me|pray tell me) ,',
  '(is it my imagination|am i imagining things|am i mistaken|am i dreaming) [,] or',
  '(would you|could you|can you) (mind|please|kindly|possibly|maybe|perhaps|quickly|just|also|go and|go ahead and) [please|just]',
  '(do you think|any chance|is there any chance|is there a chance|what are the chances|any possibility) [that] you (could|can|might|would) [possibly|maybe|please|just]',
  '(i|we) (would|should|will) [really|very much|so|greatly] (be [very|so|really|most|ever so|much] (grateful|thankful|obliged|happy|glad|delighted|pleased)|appreciate it|love it|like it) if you [would|could|can|will|might] [please|kindly|just]',
  '(if|provided) you (would|could|will|can) [please|only] be (so|very|that) (kind|good|nice|sweet|helpful)',
  '(may|might|could|can) i [please|just|possibly|perhaps] (ask|trouble|bother|request|beg) you to',
  '(i would|we would|i must|i should) (ask|beg|request|like to ask) you to',
  '(may i suggest|i suggest|i would suggest|i propose|might i suggest) [that] (we|you) [please|should|could]',
  '(you must|you have to|you ought to|you had better|we should|we ought to|we had better|we have to)',
  '(perhaps|maybe) you (could|can|might|would) [please|kindly|just]',
  '(sorry|i am sorry|i hate) to (bother|trouble|disturb|interrupt) you [again] [,] but',
  '(excuse|pardon|forgive) me [,] [but]',
  '(i|we) hope (you do not mind|it is not too much to ask|it is not too much trouble|i am not bothering you) [me|my] [asking] [,] but',
  '[it would|it will|that would] be (great|nice|lovely|good|wonderful|fantastic|brilliant|helpful|super|cool|amazing|awesome|kind|marvellous) [of you] if you [would|could|can] [please|just]',
  '(would|will) be (great|nice|lovely|good|wonderful|fantastic|brilliant|helpful|super|cool|amazing|awesome) if you [would|could|can] [please|just]',
  '(how|what) about you',
  '(if you (would not|do not) mind|if it is (no|not a|not too much of a) (trouble|bother|problem|hassle)|if it is not (too much to ask|asking too much|too much trouble|too much bother)|if (that|it) is (ok|okay|all right|alright|fine|convenient) [with (you|everyone)]|at your convenience)',
  '(when|whenever|once|as soon as|if) [ever] (you get [the|a] (chance|moment|minute|second|sec)|you have [the|a|some|got a] (time|chance|moment|minute|second|sec)|you find [the|a|some] (time|moment|minute)|you can|you are (ready|free)|it suits [you]|it is convenient|it is convenient for you|there is time)',
  '(do me|could you do me|can you do me|would you do me) a (favor|favour|big favor|big favour|solid) and',
  '(i am going to|i will|i would|we are going to|we will) need you to',
  '(check and see|check to see|look and see|do please|please do)',
  '(i must|i got to|i have got to|i am supposed to)',
  '(go on and|go and|go ahead and|be sure and|make certain to|see to it that you|see that you|why do not you)',
];

/** Ways to say that nothing is to be done else, behind a condition and its wish. */
export const ELSE_NOTHING: readonly string[] = [
  '(otherwise|if not|or else|else|if (it is|they are|that is) not) [then|just|please|you can|you may] (do nothing|do not do anything|do not bother|(leave|let) (it|them|that|everything) [be|alone|as it is|as they are|the way it is|like that|on|off] [then]|do not touch (it|them|anything)|never mind|that is fine|all is well)',
];

/** Said behind a wish or a question, up to a mark or the end: whoever says so asks for nothing more. */
export const TAGS: readonly string[] = [
  '(would|will|could|can) you [please|kindly|mind|not] [dear|my dear|love|darling|sweetheart|there]',
  '(would|could|will|can) you (be so (kind|good)|do that) [for me|for us]',
  '(do you|would you) (think|suppose|reckon|know|say|mind|happen to know) [at all]',
  '(there is|you are) (a (dear|love|darling|star|treasure|good girl|good boy|good fellow|good chap|lamb|pet)|an angel)',
  '(if|when|whenever) (you have|you get|you find|there is) [a|the] [spare] (minute|moment|chance|second)',
  '(if you (would|could|can|will|like|wish|must|do not mind)|if (that|it) (is|would be) (all right|alright|ok|okay|convenient|possible) [with you|by you]|if it is all the same [to you])',
  '(in any case|at any rate|just in case|just to be on the safe side|to be on the safe side|to be safe|for safety|for good measure|while you are about it|while you are at it|while you are there|as (soon|quickly) as you can|at your leisure|in your own time|there and then|then and there|and (that is that|no more|be done with it)|and nothing (else|more))',
  '(if anything|if any|if at all|or not|or what|or no|no more no less|and no (longer|more)|no longer|and not a (minute|moment) (longer|more)|not a (minute|moment) (longer|more))',
  '(dear|my dear|love|darling|old thing|old boy|old chap|sweetheart|honey|my love|my good man|my good fellow)',
  '(would|will|should|ought to) (do|do nicely|be plenty|be fine|be enough|be better|suit me) [me|us]',
  '(i|we) (would|should|shall|will) be [very|so|most|ever so|much|really|eternally] (grateful|obliged|thankful|glad|pleased|happy)',
  '[and] there is no (hurry|rush) [at all]',
  '(please and thank you|thank you (kindly|ever so much|so very much|very kindly|dear|my dear)|thanks (ever so|awfully|awfully much)|much obliged|ta|ta very much|bless you)',
];
