import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';
import { HOUR, WEEKDAY } from '../times-said.ts';
import { ORDER } from './around-wishes.ts';

/** Small words as thumbs and recognisers write them: "turn off da lite 4 me". Each stays as it is where it may be meant. */

const TURN = '(?:turn|switch|shut|knock|put|flick|click|kick)';
const GLOWS = '(?:lights?|lamps?|tv|telly|fan|heating|radio|music|speaker|spotlight|backlight|pump)';
/** Verbs that one is reminded of or asks for. */
const DO =
  '(?:put|take|get|call|ring|phone|buy|pick|do|go|feed|water|turn|check|bring|pay|book|send|email|text|order|clean|wash|give|collect|drop|start|stop|make|find|sort|tell|ask|say|see|be|come|open|close|shut|lock|leave|walk|empty|move|bed)';
/** In front of these a figure is an hour or how many. */
const COUNTS =
  '(?<!\\b(?:at|by|past|to|from|till|until|before|after|around|about|for|and|half|the|all|those|these|add|buy|get|january|february|march|april|may|june|july|august|september|october|november|december|\\d) )';

const HOUR_WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])';

export const SMALL_WORDS: readonly Rewording[] = [
  // "From eight to *half past*".
  as(
    `\\b(from|between) (${HOUR_WORD}) (to|till|until|and) (half past|quarter past|a quarter past)(?! ${HOUR_WORD}\\b)(?=[ ,.!?]|$)`,
    '$1 $2 $3 $4 $2',
  ),
  // "Not the *very* next one".
  as(/\bthe very (?=(?:next|first|last|same) one\b)/, 'the '),
  // "*Did I say three?* Four".
  as(
    /^(?:(?:oh|ah|no|hang on|wait|sorry)[,.! ]+)*did i (?:really |just )?(?:say|tell you|ask for) [a-z0-9:' ]{2,20}\? (?=[a-z0-9])/,
    'no, ',
  ),
  // "Drop *that rule with the hall light*".
  as(
    /\b(?:you (?:can|may|could) )?((?:drop|scrap|forget(?: about)?|cancel|bin|lose|delete|remove|get rid of)) (?:the|that) (?:rule|automation|routine) (?:with|about|for|of|on) (?:the|my|our) ([a-z]+(?: (?!(?:it|and|for|then|please|too|again|now)\b)[a-z]+)?)(?=[,.!?]|$)/,
    '$1 the $2 rule',
  ),
  // "Forget the eleven o'clock *bit*": the one that comes then.
  as(
    `\\b((?:forget|drop|cancel|scrap|skip|lose|bin|stop|leave out|get rid of|take out)(?: about)? (?:the|that) ${HOUR}) (?:bit|part|half|end|thing)\\b(?! of\\b)`,
    '$1 one',
  ),
  as(
    /(?<!\b(?:my|your|his|her|our|yer|me|ask|call|ring|tell|remind) )\b(?:da|teh|hte|tha)\b(?= [a-z])/,
    'the',
  ),
  // Not within the name of what is bought: "salt *n* vinegar crisps".
  as(`(?<=[a-z0-9] )(?:&|n|'n'|n'|'n)(?= (?:(?:the|my|our|an?|some|then|half|\\d+)\\b|${ORDER} ))`, 'and'),
  as(
    /(?<=[a-z0-9] )(?:&|n|'n'|n'|'n)(?= [a-z0-9])(?!.*\blist\b)(?<!\b(?:list|add|buy|need|get|shopping)\b.*)/,
    'and',
  ),
  // "A *full* hour".
  as(/\b(?:a|one) (?:full|whole|solid|good) (?=hour\b)/, 'an '),
  as(/\bwa{2,}y(?= too\b)/, 'way'),
  as(/\bto{3,}(?= [a-z])/, 'too'),
  // "The fan's *to* loud": no level.
  as(
    /(?<=\b(?:(?:it|that|this|they|[a-z]+)['’](?:s|re)|is|are|was|its|thats|theyre|way|far|much|bit|just|feels|getting) )to (?=(?:loud|noisy|quiet|bright|dark|dim|gloomy|hot|warm|cold|cool|chilly|stuffy|draughty|high|low|fast|slow|early|late|long|short|much)\b)/,
    'too ',
  ),
  as(/\bu\b(?![.'’])/, 'you'),
  as(/\bur(?= [a-z])/, 'your'),
  as(/\br(?= (?:you|u|we|they|the|all|any|my|our)\b)/, 'are'),
  as(/\bpl+(?:[ea]+[sz]+e*|[sz]+e?)\b/, 'please'),
  as(/\b(?:thx|thanx|tnx)\b/, 'thanks'),
  as(/\b(can|could|would|will|wud|cud) (?:ya|ye|yer|yous|yiz|u)\b/, '$1 you'),
  as(/\bcud(?= (?:you|we|i)\b)/, 'could'),
  as(
    /(?:^|(?<=[a-z] ))wood(?= you(?:[,.!?]|$| (?:please|turn|switch|put|open|close|shut|lock|set)\b))/,
    'would',
  ),
  as(/\bwud(?= (?:you|we|i)\b)/, 'would'),
  // "I'm *after* coming in": just now, as people say it in Ireland.
  as(/\b((?:i|we|he|she|they|it|[a-z]+)['’](?:m|re|s)|im|were|theyre) after (?=[a-z]+ing\b)/, '$1 just '),
  as(/\bb4\b/, 'before'),
  as(/\blite(s?)\b/, 'light$1'),
  as(
    /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|few|more|of)( |-)minuet(s?)\b/,
    '$1$2minute$3',
  ),
  as(`${COUNTS}\\b2 (?=(?:(?:the|my|our|me|us|him|her|them|it|that|do list)\\b|${DO} ))`, 'to '),
  as(/\b(up|down|set|light|lamp|heating|volume|thermostat|it) 2 (?=\d{2}\b)/, '$1 to '),
  as(`\\b(${WEEKDAY}) 2 (?=${WEEKDAY})`, '$1 to '),
  as(/\bfrom (\d{1,2}) 2 (?=\d)/, 'from $1 to '),
  as(
    `${COUNTS}\\b4 (?=(?:(?:the|my|our|me|us|him|her|them|mum|dad|gran|an?|half an|now)\\b|(?:\\d+|[a-z]+)[ -]?(?:minuets?|mins?|minutes?|hours?|hrs?|secs?|seconds?)\\b))`,
    'for ',
  ),
  as(
    /\b(timers?|alarms?|snooze|reminder|on|off|down|up|minutes?|mins?|hours?) 4 (?=[a-z0-9])(?!(?:minutes?|mins?|hours?|hrs?|seconds?|secs?|percent|degrees|am|pm|today|tonight|tomorrow|o['’]?clock|in|on|at|every|and|then|please|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b)/,
    '$1 for ',
  ),
  // "Put the fan on in *are* bedroom".
  as(
    /\b(in|on|of|for|to|at|with|from|by|off|all|into|around|open|close|shut|lock|unlock|dim) are (?!(?:you|they|we|there|the|these|those|any|all|not|on|off|open|closed|shut|in|out|my|our|locked)\b)(?=[a-z])/,
    '$1 our ',
  ),
  // "Turn *of* the lamp", "turn the lamp *of*".
  as(
    `\\b(${TURN}) of (?=(?:the|my|our|all|every|that|this|those|these|it|them|both|everything)\\b)`,
    '$1 off ',
  ),
  as(`\\b(${TURN} (?:[a-z]+ ){0,4}?(?:${GLOWS}|it|them|everything)) of(?=[,.!?]*$)`, '$1 off'),
  as(`^((?:the |my |our )?(?:[a-z]+ ){0,2}?${GLOWS}) of(?=[,.!?]*$)`, '$1 off'),
  as(
    `\\b(${GLOWS}|it|them|everything|one|ones) of (?=(?:please|now|at|in|for|and|apart|every|again|then|when|after|until|tonight|tomorrow)\\b)`,
    '$1 off ',
  ),
  as(
    /\b((?:cross|take|strike|scratch) (?:it|them|that|those|the [a-z ]+?)) of (?=(?:the|my|our) (?:[a-z]+ )?(?:list|shopping)\b)/,
    '$1 off ',
  ),
  as(
    /^((?:(?:right|so|ok|well)[, ]+)?)of to (?=(?:bed|work|mass|church|school|town|sleep|the|my)\b)/,
    '$1off to ',
  ),
  // "The path ones *to its* broad daylight".
  as(/\b(ones?) to (?=(?:its|it['’]s|it is|theres|there['’]s) )/, '$1 too, '),
  as(/\bday light\b/, 'daylight'),
  // "Open it*, if you haven't already*".
  as(
    /(?<=[a-z0-9]),? if you (?:have|had)n['’]?t (?:already|yet)(?: (?:done (?:it|so|that)|yet))?(?=[,.!]|$)/,
  ),
  // "Ceiling light on as well, *that should do me*", "the island one too, *says the chef*".
  as(
    /[,;–-]+ ?that (?:should|will|ought to) do (?:me|us|it|nicely|the trick)(?: for now| nicely)?(?=[.!]*$)/,
  ),
  as(/(?<=\b(?:too|as well|on|off|up|down)), (?:says|reckons) (?:the |my |our )?[a-z]+(?=[.!]*$)/),
  // "*Water everywhere*, shut the main": told, and nothing is watered.
  as(
    /(^|[,.;!] ?)(?:there['’]?s |there is )?water (?:everywhere|all over(?: the [a-z]+)?)[,;.!– -]+(?=(?:quick[,! ]+)?(?:shut|turn|close|stop|cut) )/,
    '$1',
  ),
  // "Coffee, *I beg you*".
  as(
    /(?<=[a-z0-9]),? (?:i(?:['’]m begging| beg)(?: of)? you|for (?:pity|heaven|god|goodness)['’]?s sake|have mercy)(?=[.!]*$)/,
    ' please',
  ),
  // "And *get* the one *on the stairs*" is no order for it to be on.
  as(
    /^((?:and|also|oh|plus)[, ]+)get (the (?:[a-z]+ )?ones? on (?:the|my|our) [a-z]+)(?:,? (?:too|as well|also|while you['’]?re (?:at it|there)))*(?=[.!]*$)/,
    '$1$2 too',
  ),
  // "And the hall one *to*".
  as(/\b(one|ones|on|off|that|it|them|lights?|lamps?) to(?=[.!?]*$)/, '$1 too'),
];
