import type { Rewording } from '../../../index.ts';
import { A_DAY, END, LEAD, says, WHY } from '../diary/parts.ts';
import { HOUR, LENGTH } from '../times-said.ts';

/** How people go on with a talk in words of their own: what was done is taken back, put right, done again, ended later, or asked about. */

const CALLED = '(?: (?:love|pet|dear|pal|mate|hun|honey))?';
/** What stands in front and asks for nothing: "right I'm warm now, …". */
const TOLD = '(?:[^,;.?!]*[,;.!?–-]+ ?)?';

export const OWN_WAY_IN_TALK: readonly Rewording[] = [
  // "*Give it a bit more*".
  says(
    `^${LEAD}give (?:it|that|them) (a (?:bit|little|touch|tad|notch)) (more|less)(?: light| power| volume| welly)?${END}`,
    ([, bit, more]) => `${bit} ${more}`,
  ),
  says(
    `^${LEAD}(?:make it |let it |have it )(?:turn its head|go (?:from )?side to side|go round|swing|swivel|rotate)(?: round| about)?${END}`,
    () => 'make it oscillate',
  ),
  says(
    `^${LEAD}(?:i|we)(?:['’]d)? (?:want|like|need) to hear (?:this|it|that)(?: again| one)?${END}`,
    () => 'unmute it',
  ),
  // "*Not this song, another*".
  says(
    `^${LEAD}(?:not|skip|change|no(?:t)? more of) (?:this|that) (?:song|one|track|tune)(?:[,;.–-]+ ?(?:another|something else|next|a different one|the next)(?: one| song)?)?${END}`,
    () => 'next track',
  ),
  says(`^${LEAD}(?:another|a different|some other|the next) (?:song|track|tune)${END}`, () => 'next track'),
  says(
    `^${LEAD}(?:(?:i|we|you) )?(?:can['’]?t|cannot|can (?:barely|hardly)) hear (?:it|that|a thing|anything|the (?:music|telly|tv))(?: (?:over|above|with) [^,;.]+)?${END}`,
    () => 'louder',
  ),
  // "That's clean enough, *back to your base*".
  says(
    `^(?:[^,;.?]*[,;.] ?)?${LEAD}(?:go |get )?back to (?:your|its|the) (?:base|dock|charger|station|spot|corner|home)${END}`,
    () => 'send it home',
  ),
  // "And *after two minutes out again*".
  says(
    `^${LEAD}(?:and )?(?:then )?(?:after|in) (${LENGTH}) (?:off|out)(?: again)?${END}`,
    ([, length]) => `have it off in ${length}`,
  ),
  says(
    `^${LEAD}(?:it|they|that) (?:goes|go|is going|comes|is to go) (off|on)(?: again)? (at ${HOUR}|in ${LENGTH})(?:, [a-z ]+)?${END}`,
    ([, on, when]) => `turn it ${on} ${when}`,
  ),
  says(`^${LEAD}(?:only |just )(for ${LENGTH})(?: though| mind| only)?${END}`, ([, length]) => length),
  // "No wait, *do that in ten minutes*".
  says(
    `^${LEAD}(?:no[, ]+)?(?:wait|hold on|hang on|not yet|actually)[,;. ]+(?:do (?:that|it)|have (?:that|it) done|that) (in ${LENGTH}|at ${HOUR})(?: instead| rather)?${END}`,
    ([, when]) => `not now, ${when}`,
  ),
  // "*Open it up again*".
  says(
    `^(?:[^,;.?]*[,;.] ?)?${LEAD}(open|close|shut) it (?:up|back up|back) again${END}`,
    ([, verb]) => `${verb} it again`,
  ),
  // "*No, put that back on*", "change it back".
  says(
    `^${LEAD}(?:(?:ah|aw|oh|no|wait|hang on)[, ]+)*(?:put|turn|switch) (?:that|it|them|those) back (on|off)${END}`,
    ([, on]) => `turn it back ${on}`,
  ),
  says(
    `^${TOLD}${LEAD}(?:change|put|set|turn) (?:it|that|them) back(?: again| the way it was)?${END}`,
    () => 'undo that',
  ),
  says(
    `^${LEAD}(?:(?:sorry|oops|oh|no)[,! ]+)*(?:that was|it was) (?:a|my) mistake(?: sorry)?${END}`,
    () => 'undo that',
  ),
  // "*Wrong one*, the ones on the counter", "*that's the wrong light, it's* the big one *I'm after*".
  says(
    `^${LEAD}(?:sorry[, ]+)?(?:that(?:['’]s| is) )?(?:the )?wrong (?:one|light|lamp|door|room|blind)s?${CALLED}[,;.!–-]+ ?(?:it(?:['’]s| is|['’]s not) )?(?:i (?:meant|mean|want|wanted) )?((?:the|my|our) [a-z ]+?)(?: i(?:['’]m after| want| wanted| meant| mean))?${END}`,
    ([, other = '']) => `no, ${other.replace(/\bwee /i, '')}`,
  ),
  // "*That should've gone on the shopping*".
  says(
    `^${LEAD}(?:that|it) (?:should(?: have|['’]ve)|was (?:meant|supposed) to|needs to|ought to) (?:gone|go|be|been)(?: on| in)? (?:on |in )?(the [a-z-]+(?: list)?)${END}`,
    ([, list = '']) => `no, on ${/list$/i.test(list) ? list : `${list} list`}`,
  ),
  // "*Keep going*", "it is *not enough yet*", "come back up a little".
  says(
    `^${LEAD}(?:keep (?:going|at it)|go on a bit|(?:it(?:['’]s| is) |that(?:['’]s| is) )?not (?:quite )?(?:enough|there)(?: yet| still)?|still not enough)${END}`,
    () => 'a bit more',
  ),
  says(
    `^${TOLD}${LEAD}(?:come|go|bring it|take it|back) (?:back )?(up|down) (?:a (?:little|bit|touch|tad|notch)|slightly)${END}`,
    ([, way]) => `turn it ${way} a bit`,
  ),
  says(
    `^${LEAD}(?:can|could|does|will) it (?:go |be |blow |spin )?(?:any |a bit |a little )?(faster|slower|brighter|louder|quieter|warmer|cooler|higher|lower|darker)(?: than (?:that|this))?${END}`,
    ([, how]) => `a bit ${how}`,
  ),
  says(
    `^${LEAD}(?:an?|one) degree (less|lower|more|higher)(?: would do| is enough| please)?${END}`,
    ([, way = '']) => `make it one degree ${/less|lower/i.test(way) ? 'cooler' : 'warmer'}`,
  ),
  // "*I'd like that on* my desk *too*", "*you can do* the bathroom *as well*".
  says(
    `^${LEAD}(?:i(?:['’]d| would) (?:like|want|love) (?:that|the same)|have that|do that) (?:on|in|for|with) ((?:the|my|our) [a-z]+(?: [a-z]+)?)(?: too| as well)?${END}`,
    ([, other]) => `${other} too`,
  ),
  says(
    `^${LEAD}(?:you (?:can|could|might|may) )?(?:do|take) ((?:the|my|our) [a-z]+(?: [a-z]+)?) (?:too|as well|with it)${END}`,
    ([, other]) => `${other} too`,
  ),
  // "*Do the same* tomorrow at half six", "then do it again in an hour *in case*".
  says(
    `^${LEAD}(?:do )?(?:the )?same(?: thing)? (?=(?:again |tomorrow|tonight|at |in |every|each|when|on (?:mon|tues|wednes|thurs|fri|satur|sun)))`,
    () => 'do that again ',
  ),
  says(`^(${LEAD}(?:then )?do (?:it|that) again .*?),? (?:just )?in case${END}`, ([, again]) => again),
  says(
    `^${LEAD}(?:and |but )?(?:in the )?(mornings?|evenings?)(?: too| as well)?[,:–-]* ?(?:at )?(${HOUR})(?: o['’]?clock)?${END}`,
    ([, part = '', hour]) => (/s$/i.test(part) ? `and every ${part.slice(0, -1)} at ${hour}` : undefined),
  ),
  says(`^${LEAD}the day after(?: that)? (?:too|as well)${END}`, () => 'and the day after tomorrow'),
  // "*I only need it off* till three", "twenty minutes *is enough for it*", "ten minutes, *I'm on the phone*".
  says(
    `^${LEAD}(?:i|we) (?:only|just) (?:need|want) (?:it|that|them)(?: on| off| open| shut| closed)? ((?:till|until|for) [^,;.]+)${END}`,
    ([, until]) => until,
  ),
  says(
    `^${LEAD}(?:only |just )?(?:for )?(${LENGTH}) (?:is|will be|would be|will|would|['’]ll|should) (?:enough|plenty|grand|fine|do)(?: (?:for (?:it|that|me|us|them)|me|us))?${END}`,
    ([, length]) => `for ${length}`,
  ),
  says(
    `^${LEAD}(?:only |just )?(?:for )?(${LENGTH}),? (?:i|we|she|he|they|it|the [a-z]+)(?:['’]m|['’]s|['’]re| am| is| are|['’]ll| will| have| has| need| needs) (?![^,;.]*\\b(?:then|off|on|at|after|until)\\b)[^,;.]+${END}`,
    ([, length]) => `for ${length}`,
  ),
  says(
    `^${LEAD}(?:just|only)? ?(?:not all (?:night|day|evening)(?: mind| though)?|while [^,;.]+|(?:can|could) it (?:play|run|stay|go|be) ?(?:on )?|for the (?:night|day|evening) only),? ?(?:till|until|stop at|off at) (?:dinner at |lunch at |tea at |bedtime at )?(${HOUR}|midnight|noon)${END}`,
    ([, hour]) => `until ${hour}`,
  ),
  says(
    `^${LEAD}(?:only |just )?(?:until|till|while|for|as long as) [^,;.]+, (?:about |say |around |roughly |maybe )?(${LENGTH})(?: or so| tops| at most| max)?${END}`,
    ([, length]) => `for ${length}`,
  ),
  says(
    `^${LEAD}(?:and )?(?:then )?(close|shut|lock|open|turn|switch) (it|them|that)( off| on)?(?: (?:behind|after) me)?(?: when i(?:['’]m| am) [a-z ]+)?,? (?:in )?(?:about )?(${LENGTH}|a couple of minutes|a few minutes)${END}`,
    ([, verb, it, on = '', length]) => `${verb} ${it}${on} in ${length}`,
  ),
  says(
    `^${LEAD}(?:only |just |say |about )?(${LENGTH}) (?:tops|at most|max|at the most|or so|no more|no longer|only)${END}`,
    ([, length]) => `for ${length}`,
  ),
  // "*Every night at this time* would be lovely", "*do it* daily", "*every other day would be enough*".
  says(
    `^${LEAD}(?:do (?:it|that|this) |have (?:it|that) done |make (?:it|that) )?(every (?:day|night|morning|evening|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|daily)(?: (?:at (?:this|the same) time|like this|then|from now on|same time))?(?: (?:would|will|should) (?:be|do)(?: (?:lovely|great|nice|grand|good|enough|fine))?)?${END}`,
    ([, often = '']) => often.replace(/^daily$/i, 'every day'),
  ),
  // "And tomorrow too, *same time*".
  says(
    `^${LEAD}(?:and )?(tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: too| as well)?,? (?:at )?(?:the )?same time(?: too| as well)?${END}`,
    ([, day]) => `and ${day} too`,
  ),
  // "She's off the phone, *sound back*".
  says(`^${TOLD}${LEAD}(?:the )?sound (?:back(?: on)?|on again|on)${END}`, () => 'unmute it'),
  says(
    `^${LEAD}(?:(?:no|nah|ah)[, ]+)+(?:i|we) (?:want|need) to (?:hear|watch|listen to) (?:it|that|this)${END}`,
    () => 'undo that',
  ),
  // "You know what, *I'll sweep it myself*", "*nah skip it*, we've people over".
  says(
    `^${TOLD}${LEAD}i(?:['’]ll| will|['’]m going to) [a-z]+ (?:it|that|them) (?:myself|by hand|later)${END}`,
    () => 'never mind',
  ),
  says(
    `^${LEAD}(?:(?:no|nah|ah|actually)[, ]+)*(?:skip|drop|forget|scrap|bin|leave) (?:it|that)(?:${WHY}|, (?:we|i)['’]ve [a-z ]+)?${END}`,
    () => 'never mind',
  ),
  // "*I said* pears", "*you heard me wrong*, nine", "nineteen *is what I said*", "it was custard *I wanted*".
  says(
    `^${LEAD}(?:no[, ]+)?i (?:did not|didn['’]?t) say [a-z0-9 ]+[,;–-]+ ?i said (.+?)${END}`,
    ([, meant]) => `i meant ${meant}`,
  ),
  says(
    `^${LEAD}(?:no[, ]+)?i said (?!that\\b|so\\b|it\\b|to\\b|i\\b|stop\\b)([a-z0-9]+(?: [a-z0-9]+){0,2})${END}`,
    ([, meant]) => `i meant ${meant}`,
  ),
  says(
    `^${LEAD}(?:you (?:heard|got|have) (?:me|that|it) wrong|you misheard(?: me)?|that(?:['’]s| is) not what i said|not what i said)[,;.–-]+ ?(?:i said |it(?:['’]s| was) )?([a-z0-9]+(?: [a-z0-9]+){0,2})${END}`,
    ([, meant]) => `i meant ${meant}`,
  ),
  says(
    `^${LEAD}(?:it was |it(?:['’]s| is) )?([a-z0-9]+(?: [a-z0-9]+)?) (?:is what i (?:said|meant|wanted)|i (?:said|meant|wanted|was after))(?:, [^,;.]+)?${END}`,
    ([, meant = '']) => (/^(?:that|this|what|it|so)\\b/i.test(meant) ? undefined : `i meant ${meant}`),
  ),
  says(
    `^${LEAD}(1[3-9]|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:thir|for|fif|six|seven|eigh|nine)ty),? (?:one|two|three|four|five|six|seven|eight|nine|\\d)[ -](?:oh|zero|one|two|three|four|five|six|seven|eight|nine|\\d)${END}`,
    ([, number]) => `no, ${number}`,
  ),
  // "*Without* the island", "leave the desk one", "*only the mirror one really*".
  says(
    `^${LEAD}(?:leave|without|minus|bar|keep) ((?:the|my|our) [a-z]+ (?:one|ones)|(?:the|my|our) [a-z]+(?: (?:lamp|light|lights|blind|door))?)(?: as it is| alone| out)?${END}`,
    ([, one]) => `but not ${one}`,
  ),
  says(
    `^${LEAD}[a-z]+ (?:likes|wants|needs|prefers) (the [a-z]+ (?:one|light|lamp)) (?:left|kept|on|left on|kept on|to stay on)${END}`,
    ([, one]) => `but leave ${one} on`,
  ),
  says(
    `^${LEAD}(?:i|we) (?:do not|don['’]?t) need (the [a-z]+) after all${END}`,
    ([, item]) => `not ${item}`,
  ),
  // "*Anything else running?*", "read that back to me".
  says(
    `^${LEAD}(?:is )?(?:there )?anything else (?:running|set|going|on the go|lined up|waiting)[?]*$`,
    () => 'what timers and alarms are set',
  ),
  says(
    `^${LEAD}(?:so )?what time (?:did you set|is it set for|have you set|was that for|is that for)(?: it)?(?: for)?[?]*$`,
    () => 'what time is my alarm',
  ),
  says(
    `^${LEAD}how (?:long|much longer) (?:till|until|before) the ([a-z]+(?: [a-z]+)?) (?:stops?|goes off|starts?|comes on|turns off)[?]*$`,
    ([, thing]) => `when does the ${thing} go off`,
  ),
  // "*Could we push that to the afternoon, two*".
  says(
    `^${LEAD}(?:we |you )?(?:push|move|put|shift|make) (?:that|it)(?: back| on)?(?: to| till| until)? (the (?:morning|afternoon|evening)|tomorrow|tonight)[,:–-]+ ?(?:say |at |about )?(${HOUR})${END}`,
    ([, day = '', hour]) => `move it to ${hour} ${/^the/i.test(day) ? `in ${day}` : day}`,
  ),
  says(
    `^${LEAD}(?:they|she|he)(?:['’]ve)? (?:moved|changed|put|pushed) (?:me|it|us|that)(?: back| on)? to (.+?)${END}`,
    ([, when]) => `move it to ${when}`,
  ),
  // "That's too long, *half that*".
  says(
    `^${LEAD}(?:i (?:do not|don['’]?t) (?:need|want)) (the (?:first|second|last|other|early|late|short|long|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]+) one)(?: (?:now|any ?more|after all))*${END}`,
    ([, one]) => `cancel ${one}`,
  ),
  says(
    `^${LEAD}(the (?:first|second|last|other|early|late|short|long|[a-z]+) one)(?:['’]s| is) (?:not|no longer) needed(?: (?:now|any ?more|after all))*${END}`,
    ([, one]) => `cancel ${one}`,
  ),
  says(
    `^${LEAD}(?:the )?([a-z]+) (?:are|is) (?:out|done|ready|off the heat|cooked|out of the oven)${END}`,
    ([, what = '']) =>
      /^(?:eggs?|pasta|rice|spuds|potatoes|bread|pizza|cake|chicken|beans)$/i.test(what)
        ? `cancel the ${what.replace(/^eggs$/i, 'egg')} timer`
        : undefined,
  ),
  says(
    `^${TOLD}(?:(?:i|i['’]ve) )?(?:took|taken|done|did) (?:it|that|them) already(?:,? so)?(?: you)? (?:need ?n['’]?t|do not have to|don['’]?t (?:have|need) to) (?:tell|remind) me${END}`,
    () => 'cancel that reminder',
  ),
  // "*Still roasting*, do it again".
  says(`^${LEAD}do it again,? (?:it(?:['’]s| is) )?still [a-z ]+${END}`, () => 'do it again'),
  says(
    `^${TOLD}${LEAD}(?:send it round|do it|have it go|run it) (?:one more time|once more|again)${END}`,
    () => 'do that again',
  ),
  says(
    `^${LEAD}(?:and )?(?:the )?same (?:on|for) (${A_DAY}|tomorrow(?: night| morning)?|tonight)${END}`,
    ([, day = '']) => `and ${/^(?:on|tomorrow|tonight)/i.test(day) ? day : `on ${day}`} too`,
  ),
  // "And tomorrow *night*": at the hour that was said.
  says(
    `^${LEAD}(?:and )?(tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:night|evening|morning|afternoon)(?: too| as well)?${END}`,
    ([, day]) => `and ${day} too`,
  ),
  // "Sundays *it should rest*".
  says(
    `^${LEAD}(?:but )?(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?),? (?:it|they) (?:should|can|could|may|must) (?:rest|stay off|stay put|stay where it is|have (?:a|the) (?:day off|rest|break))${END}`,
    ([, day]) => `but not on ${day}`,
  ),
];
