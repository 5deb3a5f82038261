import type { Rewording } from '../../../index.ts';
import { END, LEAD, says, toBe, WHY } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER } from '../times-said.ts';

/** What people want of the things of the house, in words of their own: the thing first and what becomes of it behind, how dark, how far, for how long. */

/** A thing of the house by its kind: "the lamp in the sitting room", "those path lights". */
const KIND =
  '(?:lamps?|lights?|spotlight|pendant|backlight|heating|heater|thermostat|radiator|fan|blinds?|curtains?|drapes|shutters?|tv|telly|television|speaker|music|radio|volume|robot|hoover|vacuum|pump|door|garage|ac|air con|aircon|coffee (?:maker|machine)|lock)';
const OF_ROOM =
  '(?: (?:in|on|by|over|above|behind|beside|at|out) (?:the|my|our) (?!film|movie|news|match)[a-z]+(?: [a-z]+)?)?';
const A_THING = `((?!(?:run|turn|switch|put|set|start|stop|leave|keep|have|get|make|play|dim|open|close|shut|lock|is|are|was|does|did|can|could|i|we|when|if|at|in|on|no|not|only|just|every|light|pause|mute|and|then|raise|lower|tell|so)\\b)(?:the |my |our |that |those |this |both |all the )?(?:[a-z]+ ){0,2}?${KIND}${OF_ROOM})`;
const VALUE = `((?:\\d{1,3}(?:\\.5)?|${NUMBER}|eighteen|nineteen|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|full|a (?:third|quarter))(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?: and a half)?(?: ?%| per ?cent| degrees)?)`;
const ASKS =
  '(?:(?:can|could|would|will) (?:you|ye|ya) (?:ever |please |just |mind )?|please |just |go ahead and )*';
const TURN = '(?:turn|switch|put|knock|shut|get|kill|turning|switching|putting)';
const IT =
  '(?:it|them|that|those|the (?:whole )?lot(?: of (?:it|them))?|all of (?:it|them)|both(?: of them)?)';
/** Behind a wish: a length or an end of it. */
const LIGHTLY = '(?: now| for now| please| any ?more| at all| tonight| today)*';
const ENDS_NIGHT =
  "(?:(?:i|we)(?:['’]m| am|['’]re| are)? )?(?:just )?(?:hitting the (?:hay|sack)|calling it a (?:night|day)|turning in|heading up|away to (?:my |our )?bed|off to (?:my |our )?bed|knackered)(?: now| early| for the night)?";
const bare = (thing: string): string => thing.replace(/^(?:that|those|this) /i, 'the ');

export const OWN_WAY_FIRST: readonly Rewording[] = [
  // "*That lamp in the sitting room, would you ever turn it off*".
  says(
    `^${LEAD}${A_THING}(?!(?:['’]s| is| are) (?:on|open|off|unlocked)[,;.])(?:['’]s| is| are)?(?: (?:still|very|way|wide|far|just|all|on|open|humming|running|blazing|burning|going|annoying me|a bit much|all night|all day|again|wide open|too bright|too loud|in my eyes))*[,;.!?–-]+ ?${ASKS}${TURN} ${IT} (on|off)(?: altogether| again| now)?(?:${WHY})?${END}`,
    ([, thing = '', on]) => `turn ${on} ${bare(thing)}`,
  ),
  says(
    `^${LEAD}${A_THING}(?!(?:['’]s| is| are) (?:on|open|off|unlocked)[,;.])(?:['’]s| is| are)?(?: (?:still|very|wide|far|just|on|open|humming|running|unlocked|wide open|up|all night|all day|again))*[,;.!?–-]+ ?${ASKS}(close|shut|open|lock|unlock|pull|draw|mute|pause|dim) ${IT}(?: up| down| over| again| now| properly)?(?:${WHY})?${END}`,
    ([, thing = '', verb = '']) => `${/pull|draw/i.test(verb) ? 'close' : verb} ${bare(thing)}`,
  ),
  // "*Off with it*", "*out with* the bedroom lights".
  says(`\\boff with (it|that|them)(?=[,.!]|$)`, ([, it]) => `turn ${it} off`),
  says(`^${LEAD}(?:off|out) with ${A_THING}${END}`, ([, thing = '']) => `turn off ${bare(thing)}`),
  // "Did I leave it on? *Put it out if I did*".
  says(
    `([?.,;] ?)((?:and )?(?:please )?(?:turn|put|switch|shut|close|lock|knock) (?:it|them) ?(?:on|off|out|down|up)?) if (?:i|he|she|they|we|you|somebody|someone) (?:did|have|has|forgot|left it)${END}`,
    ([, mark, order = '']) => `${mark}${order.replace(/ out$/i, ' off')} if so`,
  ),
  says(
    `^(${LEAD}is .*?(?:on|running|going|playing|spinning)(?: [a-z ]+?)?)[?]+ ?(?:(?:then|please) )?(?:stop|kill|end) it${END}`,
    ([, asked]) => `${asked}? turn it off`,
  ),
  // "*No lights on anywhere*", "I don't want *a single light on* in the office".
  says(
    `^${LEAD}(?:(?:i|we) (?:want|need) )?no (?:more )?lights?(?: on| lit)?(?: (?:anywhere|at all|in the (?:whole )?(?:house|place)))+(?= (?:except|but|apart|bar|other|only)\\b|[,.!]|$)`,
    () => 'turn off all the lights',
  ),
  says(
    `^${LEAD}(?:i|we)(?: (?:do not|don['’]?t|never))? want (?:a|any|one)(?: single| one)? lights?(?: left)? (?:on|burning|lit)(?: anywhere)?( in (?:the|my|our) [a-z]+(?: room)?)?${END}`,
    ([, place]) => `turn off ${place === undefined ? 'all the lights' : `the lights${place}`}`,
  ),
  says(
    `^${LEAD}(?:(?:i|we)(?:['’]d| would)? (?:want|like|need) |make |put |have )?(?:the (?:whole |entire )?(?:house|place)|everything|everywhere) (?:to be )?(?:(?:completely|totally|pitch) )?(?:dark|in darkness|in the dark|pitch black|blacked out)(?: please| now)*(?=(?:,? (?:except|but|apart|bar|other|only|just not)\\b)|[,.!]|$)`,
    () => 'turn off all the lights',
  ),
  says(`,? (this room|the [a-z]+(?: [a-z]+)?) (?:excluded|excepted|aside)${END}`, ([, what = '']) =>
    what.toLowerCase() === 'this room' ? ' except in here' : ` except in ${what}`,
  ),
  // "Gran's still up *in the sitting room, so lights off everywhere else*".
  says(
    `^${LEAD}[a-z'’]+(?:['’]s|['’]m|['’]re| is| am| are) [^,;.]*?in (the [a-z]+(?: room)?),? (?:so |but )?(?:all )?(?:the )?lights (?:off|out) everywhere else${END}`,
    ([, place]) => `turn off all the lights except in ${place}`,
  ),
  // "*Without the ceiling light*, put on the lights".
  says(
    `^${LEAD}(?:without|except for|apart from|other than|bar|not counting) (the [^,;.]+?), ?((?:put|turn|switch|shut|open|close|lock) [^,;.]+?)${END}`,
    ([, except, order]) => `${order} except ${except}`,
  ),
  says(
    `^(${LEAD}.*\\b(?:off|on|up|down|closed|open) in here),? only not (?=(?:the|my|our) )`,
    ([, order]) => `${order} but not `,
  ),
  // "*Everything that's lit* in the garden *can go off*".
  says(
    `^${LEAD}(?:everything|anything|all|whatever)(?: that)?(?:['’]s| is) (?:lit|lit up|burning|shining)( in (?:the|my|our) [a-z]+(?: room)?)? (?:can|should|could|may|is to) (?:go|be turned|be switched|be) off${LIGHTLY}${END}`,
    ([, place]) => `turn off ${place === undefined ? 'all the lights' : `the lights${place}`}`,
  ),
  // "I'm done at my desk *so the lamp can go off*".
  says(
    `^${LEAD}(?!.*\\b(?:if|when|remind|tell|until|unless|after|before)\\b)(?:i|he|she|we|they|nobody|no one|everybody|everyone|the|my|our|it|there|[a-z]+)(?:['’][a-z]+)? [^,;.?]+?,? so ${A_THING} (?:can|could|may|should) (?:go|come|be turned|be switched|be put) (on|off)${LIGHTLY}${END}`,
    ([, thing = '', on]) => `turn ${on} ${bare(thing)}`,
  ),
  // "We don't need the garage light *burning all day*".
  says(
    `^${LEAD}(?:i|we|you|nobody|no one) (?:(?:do not|don['’]?t|no longer|doesn['’]?t) )?needs? ${A_THING} (?:burning|on|running|lit|blazing|going|playing|blaring)(?: (?:all (?:day|night|evening)|any ?more|any longer|just now|right now|now|at this hour))*${END}`,
    ([said, thing = '']) =>
      /\b(?:not|n['’]?t|no longer|nobody|no one)\b/i.test(said) ? `turn off ${bare(thing)}` : undefined,
  ),
  // "*No more lights needed here*", "it's going to freeze tonight, *no pump please*".
  says(
    `^(?:[a-z'’]+ [^,;.?]*[,;.–-]+ ?)?no (?:more )?((?:[a-z]+ )?${KIND})(?: (?:is|are))? (?:needed|required|wanted|necessary|please)( in here| here| in there)?${LIGHTLY}(?:${WHY})?${END}`,
    ([, thing, here]) => `turn off the ${thing}${here === undefined ? '' : ' in here'}`,
  ),
  // "*Take the edge off* the light", "can the path lights be *not so strong*".
  says(`\\btake the edge off (?=(?:the|this|that|my|our) )`, () => 'dim a bit '),
  says(
    `^${LEAD}(?:can |could |would |make |have )?${A_THING} (?:be )?(?:a bit |a little )?(?:not (?:so|quite so|as|that)|less) (?:strong|bright|harsh|glaring|fierce)(?:${WHY}|, the [a-z]+ [a-z ]+)?${END}`,
    ([, thing = '']) => `dim ${bare(thing)} a bit`,
  ),
  // "The light in the kitchen *as low as it'll go*".
  says(
    `^${LEAD}(?:put |turn |set |have |get )?${A_THING}(?: on| down| up)? (?:at |to )?as (low|dim|dark|soft|quiet|bright|high|loud) as (?:it|they|possible)(?:['’]ll| will| can)?(?: go(?:es)?| be| get)?${END}`,
    ([, thing = '', how = '']) =>
      `set ${bare(thing)} to ${/bright|high|loud/i.test(how) ? '100 percent' : 'the minimum'}`,
  ),
  // "*How about* forty percent *for* the pendant".
  says(
    `^${LEAD}(?:how|what) about ${VALUE} (?:for|on) ${A_THING}[?.!]*$`,
    ([, value, thing = '']) => `set ${bare(thing)} to ${value}`,
  ),
  says(
    `^${LEAD}${A_THING} (?:only |just )?needs? (?:to be |only be |just be )(?:on )?(?:only |just )?(?:at )?(?:about |around )?${VALUE}${END}`,
    ([, thing = '', value]) => `set ${bare(thing)} to ${value}`,
  ),
  says(
    `^${LEAD}(?:turn on|turn|switch on|put on|put) ${A_THING}(?: on)?,? but (?:only|just)?(?: at| to| on)? ?${VALUE}${END}`,
    ([, thing = '', value]) => `set ${bare(thing)} to ${value}`,
  ),
  // "The bedside lamp *in a nice cosy warm white*", "*no more blue on* the backlight, just plain white".
  says(
    `^${LEAD}(?:put |have |make |set |turn )?${A_THING} in (?:a )?(?:(?:nice|lovely|cosy|cozy|soft|gentle|proper|bright) )*((?:warm|cool|cold|soft|day) ?(?:white|light)|white|red|blue|green|pink|purple|orange|yellow)${LIGHTLY}${END}`,
    ([, thing = '', colour]) => `make ${bare(thing)} ${colour}`,
  ),
  says(
    `^${LEAD}(?:no more|enough|enough of the|not) [a-z]+ (?:on|for|in) ${A_THING},? (?:just|but|make it|only)? ?(?:plain |normal |simple )?([a-z]+(?: white)?)${END}`,
    ([, thing = '', colour]) => `make ${bare(thing)} ${colour}`,
  ),
  // "*Draw them curtains over*", "*pull* the curtains".
  says(
    `\\b(?:draw|pull) (?:(the|them|my|our|those) )?((?:[a-z]+ )??(?:curtains|blinds|drapes))(?: over| across| to| together| closed)?(?=[,;.!]| please| and\\b| in\\b| will\\b| would\\b|$)`,
    ([, the, thing]) => `close ${the === undefined || /them|those/i.test(the) ? 'the' : the} ${thing}`,
  ),
  says(
    `^(${LEAD}(?:the |my |our )?(?:[a-z]+ )?(?:curtains?|blinds?|drapes|shutters?))[.:–-]+ ?(?:all the way |fully |completely |right )?(open|closed|shut|up|down)(?: all the way| fully)?${END}`,
    ([, thing, state]) => `${thing} ${state}`,
  ),
  // "*Halfway up with* the garage door *is enough*".
  says(
    `^${LEAD}(half(?:way)?|a (?:quarter|third)|three quarters|two thirds)(?: of the way)? (?:up|down|open|closed) (?:with|for|on) ${A_THING}(?: is| will be)?(?: (?:enough|fine|grand|plenty|good|do|will do))?(?:${WHY})?${END}`,
    ([, part = '', thing = '']) =>
      `set ${bare(thing)} to ${{ 'a quarter': '25', 'a third': '33', 'three quarters': '75', 'two thirds': '66' }[part.toLowerCase()] ?? '50'} percent`,
  ),
  // "*Can the blind come halfway down*".
  says(
    `^${LEAD}(?:can|could|may|would) ${A_THING} (?:come|go|be|be pulled|be put) (half(?:way)?|all the way|right|fully|a bit|a little|a little bit)(?: of the way)? (up|down|open|closed|shut)${END}`,
    ([, thing = '', far = '', way = '']) => {
      if (/^half/i.test(far)) return `set ${bare(thing)} to 50 percent`;
      const order = { up: 'raise', open: 'open', down: 'lower' }[way.toLowerCase()] ?? 'close';
      return `${order} ${bare(thing)}${/^a /i.test(far) ? ' a bit' : ''}`;
    },
  ),
  // "*Let me in the garage*", "*get the garage door*, my hands are full".
  says(
    `^(?:[^,;.?]*[,;.] ?)?${LEAD}let (?:me|us|him|her|them|[a-z]+) (?:in|into|in to) the garage${END}`,
    () => 'open the garage door',
  ),
  says(
    `^(?:[^,;.?]*[,;.] ?)?${LEAD}get the garage door(?: for (?:me|us))?(?:${WHY}|, (?:my|our) hands [a-z ]+)?${END}`,
    () => 'open the garage door',
  ),
  // "All the doors *should be locked by now, see to it*".
  says(
    `^${LEAD}((?:all |both )?(?:(?:the|our|my) )?[a-z]+(?: [a-z]+)?) (?:should|ought to|need to|must|has to|have to) be (locked|closed|shut|off|on)(?: by now| already| now| at this hour)*[,;.–-]+ ?(?:and )?${ASKS}(?:see to (?:it|that)|make (?:it so|sure)(?: (?:they are|it is|of it))?|sort (?:it|that)(?: out)?|do (?:it|that))${END}`,
    ([, thing = '', state = '']) => toBe(state, thing),
  ),
  says(
    `^${LEAD}(?:i (?:do not|don['’]?t) (?:think|believe)|i doubt|not sure)(?: that| if)? (?:anybody|anyone|i|we|he|she|somebody|[a-z]+)(?:['’]ve|['’]s| have| has)? (locked|closed|shut) ((?:the|my|our) [a-z]+(?: [a-z]+)?)[,;.–-]+ ?${ASKS}(?:do (?:it|that|so)|see to (?:it|that)|sort (?:it|that)(?: out)?)${END}`,
    ([, state = '', thing = '']) => toBe(state, thing),
  ),
  says(
    `^(?:i(?:['’]ve| have) (?:a|got a) feeling|i(?:['’]m| am) (?:fairly |pretty |nearly )?sure|i (?:think|believe|reckon|suspect))(?: that)? (the [a-z]+(?: [a-z]+)?)(?:['’]s| is| are) still (on|open|unlocked)( in the [a-z]+)?[,;.–-]+ ?${ASKS}(?:sort (?:it|that|them)(?: out)?|see to (?:it|that)|do something about (?:it|that)|fix (?:it|that))${END}`,
    ([, thing, state = '', place = '']) =>
      `${{ on: 'turn off', open: 'close', unlocked: 'lock' }[state.toLowerCase()]} ${thing}${place}`,
  ),
  // "The heater *one degree less*".
  says(
    `^${LEAD}(?:the |our |my )?(heating|thermostat) ((?:one|two|three|half a|a|an|\\d) degrees?) (less|lower|cooler|down|more|higher|warmer|up)${END}`,
    ([, , degrees, way = '']) =>
      `turn the heating ${/less|lower|cooler|down/i.test(way) ? 'down' : 'up'} by ${degrees}`,
  ),
  // "*Can she have it warmer*".
  says(
    `^(?:[^,;.?]*[,;.] ?)?${LEAD}(?:can|could|may) (?:i|we|he|she|they|[a-z]+) have it (?:a bit |a little )?(warmer|cooler|colder|brighter|darker|louder|quieter)(?: in here)?${END}`,
    ([, how = '']) =>
      /warm|cool|cold/i.test(how)
        ? `turn the heating ${/warm/i.test(how) ? 'up' : 'down'} a bit`
        : `make it ${how}`,
  ),
  // "*Fan on with swing*".
  says(
    `^${LEAD}(?:turn on |put on |put |turn )?((?:the |my |our )?(?:[a-z]+ )?fan)(?: on)? (?:with|and) (?:the )?(?:swing|swinging|oscillation)(?:,? (?:at |on |about |around )*${VALUE})?${END}`,
    ([, thing, value]) =>
      `${value === undefined ? `turn on ${thing}` : `set ${thing} to ${value}`} and make it oscillate`,
  ),
  // "*Put some tunes on*", "*I fancy a bit of music*", "*can we have some Christmas songs* on the kitchen speaker".
  says(
    `^(?:(?:i|we)(?:['’]m|['’]re| am| are) (?:bored|cooking|cleaning)[^,;.?]*[,;.] ?)?${LEAD}(?:(?:i|we)(?:['’]d)? (?:fancy|like|want|could do with|would like) |let['’]?s have |(?:can|could) (?:i|we) have |give (?:me|us) |stick |put |play |have )(?:a bit of|some|a few|a little|the) ((?:(?!more|less|other)[a-z]+ )?(?:tunes|music|songs))(?: on| playing| going)?((?: (?:in|on) (?:the|my|our) [a-z]+(?: speaker)?))?(?: on| please)?(?: while (?:i|we) [^,;.]+)?${END}`,
    ([, what = '', where = '']) =>
      `play ${/^[a-z]+ /i.test(what) ? what : 'music'}${where.replace(/^ in (the|my|our) ([a-z]+) speaker/, ' on $1 $2 speaker')}`,
  ),
  // "*Go back to the one before* on the telly".
  says(
    `^${LEAD}(?:go |skip )?back to the (?:one before|last one|previous one|previous song|last song)(?= on (?:the|my|our) |[.!]*$)`,
    () => 'previous track',
  ),
  says(
    `^${LEAD}make (?:the|this|that) (?:song|music|track) stop(?:${WHY}| i .*)?${END}`,
    () => 'stop the music',
  ),
  says(
    `^${LEAD}who(?:['’]s| is) watching (?:this|that)[?.!,]+ ?${ASKS}(?:turn|switch|knock) it off${END}`,
    () => 'turn off the tv',
  ),
  // "*Put the hoover away*", "*time for a hoover*".
  says(
    `^${LEAD}put (?:the|that|our) (hoover|vacuum|robot(?: vacuum)?|roomba) (?:away|back|to bed|home)(?:${WHY})?${END}`,
    ([, robot]) => `send the ${robot} home`,
  ),
  says(
    `^${LEAD}(?:it['’]s |it is )?time for a (?:quick |wee |good )?(?:hoover|vacuum)(?: up| round| again)?${END}`,
    () => 'it is time to hoover',
  ),
  says(
    `^(?:[^,;.?]*[,;.] ?)?${LEAD}(?:can|could|will|would) the (?:wee |little )?(robot|hoover|vacuum|roomba)(?: vacuum)? (?:please )?(?:clean|hoover|get|suck|pick|see to) (?:it|that|this|them|the mess)(?: up)?${END}`,
    ([, robot]) => `start the ${robot}`,
  ),
  // "*Get the coffee going*", "*coffee please*", "I'd murder a coffee".
  says(
    `^${LEAD}(?:get|start|set) (?:the |some )?coffee (?:going|brewing|started|on the go)(?:${WHY})?${END}`,
    () => 'turn on the coffee maker',
  ),
  says(
    `^${LEAD}(?:(?:a|one|some) )?(?:cup of |mug of )?coffee,? please[.!]*$`,
    () => 'turn on the coffee maker',
  ),
  says(
    `^${LEAD}(?:warm|heat|fire) up the coffee (?:machine|maker)(?: for [a-z]+)?${END}`,
    () => 'turn on the coffee maker',
  ),
  // "*Just ten minutes of telly*", "*could I get* the garage light *for about twenty minutes*".
  says(
    `^${LEAD}(?:just |only )?(${LENGTH}) of (?:the )?(telly|tv|television|music|the fan|heating|light)(?:, [a-z]+)?${END}`,
    ([, length, thing = '']) => `turn on the ${thing.replace(/^the /i, '')} for ${length}`,
  ),
  says(
    `^${LEAD}(?:could|can|may) (?:i|we) (?:get|have|use) ${A_THING}(?: on)? (?:just )?for (?:about |around )?(${LENGTH})${END}`,
    ([, thing = '', length]) => `turn on ${bare(thing)} for ${length}`,
  ),
  says(
    `^${LEAD}${A_THING}(?: on)? (?:just )?for (?:about |around )?(${LENGTH})(?:,? (?:and )?then (?:stop|turn) (?:it|them|that)(?: off)?)?${END}`,
    ([, thing = '', length]) => `turn on ${bare(thing)} for ${length}`,
  ),
  // "Close the curtains *when it's nine o'clock*".
  says(`\\bwhen it(?:['’]s| is) (${HOUR}(?: o['’]?clock)?)(?=[,.!]|$| )`, ([, hour]) => `at ${hour}`),
  says(`,? (?:and )?(?:please )?do(?: not|n['’]?t) let me forget${END}`, () => ''),
  says(`\\b((?:telly|tv|lights?|lamp|heating|radio|music|fan) off) on (?:me|us)\\b`, ([, order]) => order),
  // "*After we've all left*", "*next time there's nobody moving* in the garage".
  says(
    `\\b(?:after|once|when|as soon as) (?:we(?:['’]ve| have)|everybody(?:['’]s| has| have)|everyone(?:['’]s| has| have)|they(?:['’]ve| have)) (?:all )?(?:left|gone|gone out|headed out|gone off)(?: the house)?(?=[,.!]|$)`,
    () => 'when everyone has left',
  ),
  says(
    `^${LEAD}(?:the )?(robot|hoover|vacuum|roomba)(?: vacuum)? (?:can|could|may|should) (?:start|go|run|clean|hoover|do the floors?) (?=when|after|once|at|in)`,
    ([, robot]) => `start the ${robot} `,
  ),
  says(
    `\\b(?:the )?next time (?:that )?there(?:['’]s| is) (?:nobody|no one|nothing) moving (?=in )`,
    () => 'the next time there is no motion ',
  ),
  // "*Hitting the hay*, kill the TV".
  says(`^(?:(?:right|ok(?:ay)?|so|well|ah)[, ]+)*${ENDS_NIGHT}[,;.!–-]+ ?(?:so |and )?(?=[a-z])`, () => ''),
  says(
    `^(?:night[- ]?night|good ?night|nighty night|sleep well|sweet dreams)[,;.!]+ ?(?:can|could|would|will) you leave ${A_THING} on(?: for (?:me|us|[a-z]+))?${END}`,
    ([, thing = '']) => `turn on ${bare(thing)}`,
  ),
  says(
    `^(?:we|i)(?:['’]re|['’]m| are| am) (?:away|off|gone|out) (?:till|until|for) [^,;.]+?[,;] ?(?:so )?(?=(?:heating|heat|lights|turn|set|shut|put|close|lock|water|switch)\\b)`,
    () => '',
  ),
  // "The light's off *for Mia's breakfast*".
  says(
    `,? for (?:[a-z]+['’]s|his|her|their|the (?:kid|child|boy|girl)s?['’]?) (?:breakfast|lunch|dinner|tea|nap|bath|homework|shower|bedtime|story)${END}`,
    () => '',
  ),
  // "All the lights, *but Mia's scared so not the hallway one*".
  says(`(,? but )(?:[a-z'’]+ ){1,5}?so not (?=(?:the|my|our) )`, ([, but]) => `${but}not `),
  // "*This lamp* looks like a hospital, *warmer please*".
  says(
    `^${LEAD}(?:the|this|that) ((?:[a-z]+ )?(?:lamp|light|lights)) (?:is|looks?|feels?|seems?|are) [^,;.]+[,;.–-]+ ?(?:make it )?(?:a bit |a little )?(warmer|cooler|softer|whiter|dimmer|brighter)${END}`,
    ([, lamp, how]) => `make the ${lamp} ${how}`,
  ),
  // "*Let some sun in*".
  says(
    `\\blet (?:some|the|a bit of|a little|in some|in the) ?(?:sun|sunlight|sunshine)(?: in)?(?=[,.!]| please| would| will|$)`,
    () => 'open the shades',
  ),
  // "Shut the curtains *about* three quarters".
  says(
    `\\b(close|shut|lower|draw|pull) ((?:the|my|our) (?:[a-z]+ )?(?:curtains?|blinds?|drapes|shades?|shutters?)(?: in (?:the|my) [a-z]+(?: room)?)?) (?:about |around |roughly |nearly )?(half|a (?:third|quarter)|three quarters|two thirds)(?: of the way)?(?=[,.!]|$)`,
    ([, verb, thing, part]) => `${verb} ${thing} ${part}`,
  ),
  // "The music *is doing my head in, stop it*".
  says(
    `^${LEAD}${A_THING}(?:['’]s| is| are) [^,;.]*?(?:doing my head in|driving me (?:mad|crazy|up the wall)|getting on my nerves|annoying me|going on and on|bothering me|too much)[^,;.]*[,;.–-]+ ?${ASKS}(?:stop|kill|end|make) (?:it|that|them)(?: stop)?${END}`,
    ([, thing = '']) => `turn off ${bare(thing)}`,
  ),
  // "*It's way too much*": why, behind what is ordered.
  says(
    `^(${LEAD}(?:turn|bring|put|take) (?:the|that|this|my|our) [^,;.]*? (?:down|up)[^,;.]*?)[,;.–-]+ ?(?:it|that|this)(?:['’]s| is) (?:way |far |just )*too (?:much|little|strong|harsh)${END}`,
    ([, order]) => order,
  ),
  // "Lights off everywhere, *only keep my bedside lamp going*".
  says(
    `^(${LEAD}(?:all )?(?:the )?lights (?:off|out) everywhere)[,;–-]+ ?(?:only|just|but) (?:keep|leave) ((?:the|my|our) [a-z ]+?) (?:going|on|burning|lit)${END}`,
    ([, , thing]) => `turn off all the lights except ${thing}`,
  ),
  // "If it gets warmer than 23, *heating off*".
  says(
    `^(${LEAD}(?:if|when|whenever|once|as soon as) [^,;]+), (?:the |then the |then )?((?:[a-z]+ )?${KIND}) (on|off)${END}`,
    ([, when, thing, on]) => `${when}, turn ${on} the ${thing}`,
  ),
  // "*Music in the kitchen* till seven".
  says(
    `^${LEAD}(?:some )?(music|radio)( in the [a-z]+(?: room)?)? (?:till|until) (?:dinner(?:['’]s| is)? ready at |tea at |bedtime at )?(${HOUR})${END}`,
    ([, music, where = '', hour]) => `play ${music}${where} until ${hour}`,
  ),
  // "The garage door's open, close it *before the cat gets out*".
  says(
    `^(${LEAD}(?:[^,;.]+[,;.] ?)?(?:close|shut|lock|turn|switch|put|set|cool|heat|dim|open|start|stop)\\b[^,;.]*?) before (?:the|my|our|someone|somebody|anyone|it|we|i|he|she|they) (?:[a-z]+ )?(?:gets? (?:out|in|cold|wet|burnt|stuck)|burns?|escapes?|wakes?(?: up)?|go(?:es)? (?:up|to bed|out)|freez(?:e|es)|notices?|complains?|faints?|dies|melts?|boils?)${END}`,
    ([, order]) => order,
  ),
  // "We're out of bread *as well*".
  says(
    `\\b((?:run )?out of|low on|short of) ([a-z]+(?: [a-z]+)?) (?:as well|too|also)(?=[,.!]|$)`,
    ([, out, what]) => `${out} ${what}`,
  ),
  // "*For the pasta, eleven minutes*".
  says(
    `^${LEAD}for (the|my|our) ([a-z]+(?: [a-z]+)?), (?:about )?(${LENGTH})${END}`,
    ([, the, what, length]) => `${length} for ${the} ${what}`,
  ),
  // "Any time the front door gets unlocked, *the hallway light should go on*".
  says(
    `^(${LEAD}(?:if|when|whenever|every time|any time|anytime|each time|once|as soon as) [^,;]+), ${A_THING} (?:should|must|can|could|has to|have to|is to|are to|needs to) (?:go|come|turn|switch|be|be turned|be switched) (on|off)${END}`,
    ([, when, thing = '', on]) => `${when}, turn ${on} ${bare(thing)}`,
  ),
  // "Every morning at seven open the blind, *just not on Sundays*".
  says(`,? just not (?=(?:on|at|in|for|the|my|our) )`, () => ' but not '),
  // "At one, *eh no*, at two".
  says(`, (?:eh|ehm|er|um|ah|och|oh),? no,? (?=(?:at|on|in|to|for) )`, () => ', no, '),
  // "*Nighty night*".
  says('\\bnight(?:y|ie)[- ]night\\b', () => 'good night'),
  // "You can *knock the TV off* now".
  says(
    `^(${LEAD}(?:you can )?)knock ${A_THING} off(?= now|[,.!]|$)`,
    ([, lead, thing = '']) => `${lead}turn ${bare(thing)} off`,
  ),
  // "*Let the blind down halfway*".
  says(
    `^(${LEAD})let ${A_THING} (?:down|up) (?:half(?:way)?|half of the way)(?: down| up)?(?=[,.!?]|$)`,
    ([, lead, thing = '']) => `${lead}set ${bare(thing)} to 50 percent`,
  ),
  // "*Put seven minutes on for* the soup", "put a seven minute timer *on* for the soup".
  says(
    `^${LEAD}(?:put|stick|pop|set|give (?:me|us)) (?:on )?(?:a timer of )?(${LENGTH})(?: on)? for (the|my|our) ([a-z]+(?: [a-z]+)?)${END}`,
    ([, length, the, what]) => `set a timer for ${length} for ${the} ${what}`,
  ),
  says(
    `^${LEAD}(?:put|stick|pop) (an? [a-z0-9]+[- ](?:minute|hour|second) timer) on( for (?:the|my|our) [a-z]+(?: [a-z]+)?)?${END}`,
    ([, timer, what = '']) => `set ${timer}${what}`,
  ),
  says(
    `^${LEAD}what did you (?:just )?do there(?: just now| now| a minute ago)?[?]*$`,
    () => 'what did you do just now',
  ),
  // "Turn on the fan, *wait ten minutes*, turn it off".
  says(
    `[,;] (?:and )?(?:then )?wait (?:for )?(${LENGTH}),? (?:and )?(?:then )?(?=[a-z])(?!if\\b|for\\b|until\\b|till\\b)`,
    ([, length]) => ` and then wait ${length} and `,
  ),
  // "The bedroom AC *cool at 20*" is no hour.
  says(
    `\\b(ac|air con|aircon|air conditioner|air conditioning) (cool|cooling|heat) at (?=(?:1[6-9]|2\\d|30|(?:six|seven|eigh|nine)teen|twenty(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|thirty)(?: degrees?)?(?:[,.!]|$| and | please| then))`,
    ([, thing, mode]) => `${thing} on ${mode} at `,
  ),
];
