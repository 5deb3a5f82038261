import type { Rewording } from '../../../index.ts';
import { says } from '../diary/parts.ts';
import { as } from '../manners.ts';
import { HOUR, NUMBER } from '../times-said.ts';
import { ORDER } from './around-wishes.ts';

/** What is taken back in the same breath, with no mark in front: it is none of what is done, written down or told to others. */

const LED = '(?:(?:oh|ah|well|so|and|ok(?:ay)?|right|please|can you|could you|would you|will you)[, ]+)*';
/** By these somebody stops; "no" alone may be meant otherwise. */
const HALT =
  '(?:(?:oh|no|nope|wait|hang on|hold on|actually|sorry|i mean|i meant|scratch that|oops|ah|forget that)[, ]+)';
const BACK = `[,;.–-]* ${HALT}+`;
const NAME =
  "((?:(?!(?:the|my|our|an?|it|that|this|there|in|out|on|off)\\b)[a-z][a-z'’-]*|the (?:kids|boys|girls|children|others)|everyone|everybody))";
const SENDS = "(?:tell|text|message|inform|notify|let(?= [a-z'’-]+ know\\b))";
const THAT_ONE = '(?:him|her|them|it|that|anyone|anybody)';
const NOTHING =
  '(?:anything|that|it|nothing|yet|so|after all|any more|anymore|please|now|about (?:it|that)|at all)';
const THING = "(?:the|my|our) [a-z'’]+(?: [a-z'’]+){0,2}?";
const WAY = '(on|off|up|down|open|closed|shut)';
const END = '(?: please| then| though| thanks)*[.!]*$';
/** More than one thing, of which some may be left out. */
const SEVERAL =
  '(?=.*\\b(?:all|every|everything|both|[a-z]+ (?:lights|lamps|doors|blinds|curtains|shutters|speakers|heaters|fans|plugs|sockets)|lights|lamps|doors|blinds|curtains|shutters|speakers|fans)\\b)';
const COUNT = `(?:\\d+|an?|${NUMBER}|twenty[- ]five|thirty|forty|forty[- ]five|fifty|sixty|ninety)`;
const UNIT = '(?:second|minute|min|hour)';

const SAID_TWICE = '(?:please |now |just )?';

/** What the strict reader knows for an order that was taken back. */
const NOT_DONE = "turn off the lights, no don't";

/** Belongs to the verb: "pick *up* the cake", "take the bins *out*". */
const PART = '(?:up|out|in|off|down|back|over|away)';

export const TAKEN_BACK: readonly Rewording[] = [
  // "*Wake me* wake me at six", "*how many* how many eggs": begun anew in the same words.
  as(
    `^((?!(?:knock|no|bye|row|night|very|ha|go|come|well|there) )[a-z'’]+(?: [a-z'’]+){1,4}) ${SAID_TWICE}\\1(?= )`,
    '$1',
  ),
  // "Stop it *no leave it*", "delete that *wait don't*": nothing is.
  says(
    `^${LED}(?:cancel|delete|stop|remove|clear|drop|scrap|kill|end|bin|undo|turn off|switch off|turn|switch|put) [^,;.?]*?${BACK}(?:please )?(?:(?:don['’]?t|do not)(?: (?:cancel|delete|stop|remove|clear|do|touch|turn|bother)(?: (?:it|that|them|anything))?(?: off)?)?|(?:(?:just )?(?:leave|keep)) (?:it|that|them|this)(?: (?:on|be|alone|as it is|going|running|there|in))?)${END}`,
    NOT_DONE,
  ),
  // "Lock the doors *no not the back one*": all of them but that.
  as(
    `^(${LED}${ORDER} ${SEVERAL}[^,;.?]*?|${SEVERAL}[^,;.?]*? ${WAY})${BACK}(?:but )?not (?=(?:the|my|our|in the) [a-z'’]+(?: [a-z'’]+){0,2}${END})`,
    '$1 but not ',
  ),
  // "Shut the blind *no not the kitchen* the bedroom one": that alone which stands behind.
  as(
    `^(${LED}${ORDER} .*?)${BACK}not ${THING},? (?:but )?(?=(?:the|my|our) [a-z'’]+(?: [a-z'’]+){0,2}${END})`,
    '$1 no, ',
  ),
  // "Turn the lamp *off no* on", "the heating *off sorry* down to eighteen".
  as(
    `^(${LED}(?:turn|switch|put) ${THING}) (?:on|off|up|down)${BACK}(?=(?:on|off|up|down)(?: (?:to|by) [a-z0-9 ]+)?${END})`,
    '$1 ',
  ),
  // "Set it to twenty *to no* nineteen".
  as(
    `(?<=\\b(?:to|at|by) )(?:${COUNT}(?: (?:percent|degrees))?) (?:to|at|by),? ${HALT}+(?=(?:\\d|${NUMBER}\\b))`,
  ),
  // "A ten minute timer *no a twelve minute one*".
  as(
    `\\b(?:an? )?${COUNT}[- ]${UNIT} timer${BACK}(?:make (?:it|that) )?((?:an? )?${COUNT}[- ]${UNIT}) (?:timer|one)\\b`,
    '$1 timer',
  ),
  // "Add five more *no make it three more*".
  as(
    `\\b(add|give (?:it|me)) ${COUNT}( more)?( minutes?)?${BACK}(?:make (?:it|that)|add|just)? ?(${COUNT}(?: more)?(?: minutes?)?)(?=${END})`,
    '$1 $4',
  ),
  // "Remind me to ring Dad at four *no my aunt*": somebody or something else, at that time.
  as(
    `^(${LED}remind (?:me|us) to [a-z]+(?: ${PART})?) [a-z'’]+(?: (?!${PART} )[a-z'’]+){0,2}?(|(?: ${PART})) (at ${HOUR}|tonight|tomorrow)${BACK}((?:the|my|our) [a-z'’]+(?: [a-z'’]+)?)(?=${END})`,
    '$1 $4$2 $3',
  ),
  // "Cancel the dentist *no not cancel* move it to monday".
  as(
    `^${LED}(?:cancel|delete|remove|drop) ([^,;.?]+?)${BACK}(?:(?:don['’]?t|do not|not) (?:cancel|delete|remove|drop)(?: it| that)?[,;]? (?:but )?)?(?:just )?(move|shift|push|change) (?:it|that|them) (?=(?:to|back|forward|on)\\b)`,
    '$2 $1 ',
  ),
  // "Tell Mia I'm late *no don't tell her*": she is told nothing.
  says(
    `^${LED}${SENDS} ${NAME}\\b.*?${BACK}(?:please )?(?:(?:don['’]?t|do not) (?:tell|text|message|send|bother|say|let)(?: ${THAT_ONE})?(?: know)?(?: ${NOTHING})*|(?:leave|forget) it|never mind)${END}`,
    NOT_DONE,
  ),
  // "Tell Mia I'm late *no tell her* I'm on the bus": the last of it is told.
  says(
    `^${LED}(?:(${SENDS}) )?${NAME}\\b(?: know)?(?: that)? .*?(?:${BACK}(?:just )?(?:tell|text|message|let) (?:\\2|${THAT_ONE})| (?:tell|text|message) (?:\\2|him|her|them))(?: know)?(?: that)? (?!(?:to|if|when|about|off|the truth)\\b)(?=[a-z])`,
    ([, send, name = '']) => (send === undefined ? undefined : `${asTold(send, name)} `),
  ),
  as(`^(${LED}(?:tell|text|message) ${NAME}(?: that)?) (?:tell|text|message) \\2(?: that)? `, '$1 '),
  // "Tell Mia it's in the box *I mean in the drawer*": the same word stands in front of what is meant.
  as(
    `(?<=^${LED}(?:${SENDS}|remind) .*? )(in|on|under|at|by|behind|to|from|with|near|over|inside|after|before) (?:(?:the|my|our|your|his|her|an?) )?[a-z]+(?: [a-z]+)?,? (?:(?:no|sorry|oh)[, ]+)*(?:i mean|i meant|no sorry|sorry no|or rather|sorry),? (?=\\1 [a-z])`,
  ),
  // "*The the* plumber".
  as(/(?<!\b(?:play|by|listen to) )\b(the|an?|my|our|of|with|to)(?: \1)+(?= [a-z])/, '$1'),
];

const asTold = (send: string, name: string): string =>
  send.toLowerCase() === 'let' ? `let ${name} know` : `${send} ${name}`;
