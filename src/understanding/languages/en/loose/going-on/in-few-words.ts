import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR } from '../times-said.ts';

/** What goes on with a talk in few words: the same for one more thing, a step more, another hour, one more reminder. */

const THING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)';
const STEP = '((?:one|two|three|an?|another|half a)(?: more)? degrees?)';

export const FEW_WORDS_IN_TALK: readonly Rewording[] = [
  // "Lock the front door." "*Do the back as well*."
  says(
    `^${LEAD}do ${THING}(?: (?:as well|too|also))+(?: (?:actually|while you['’]re at it))?${END}`,
    ([, thing]) => `and ${thing} as well`,
  ),
  // "*Up* one more degree", "down another degree".
  says(`^${LEAD}(up|down) (?:by )?${STEP}(?: more)?${END}`, ([, way = '', step = '']) => {
    const degrees = step.replace(/ more/i, '').replace(/^(?:another|an?)/i, 'one');
    return `${degrees} ${/up/i.test(way) ? 'more' : 'less'}`;
  }),
];

export const FEW_WORDS_FIRST: readonly Rewording[] = [
  // "Fan on at 30." "*Full speed*", "half speed", "on its lowest".
  says(
    `^${LEAD}(?:oh )?(?:go on,? )?(?:make (?:it|that) |have it |turn it |put it )?(?:at |on |to )?(?:its |the )?(full|top|maximum|highest|half|lowest|minimum|slowest) (?:speed|blast|whack|power|setting)${END}`,
    ([, part = '']) =>
      /^half/i.test(part) ? 'make it 50 percent' : /^(?:low|min|slow)/i.test(part) ? 'minimum' : 'max',
  ),
  // "I need to ring the plumber, remind me." "*About* three": no reminder of that name.
  says(
    `^${LEAD}(?:about|around|roughly|say|maybe|better say|let['’]s say)(?: (?:at|about|around))? (${HOUR})${END}`,
    ([, hour]) => `make it ${hour}`,
  ),
  // "Remind Mia at three." "And *one for me* at four to pick her up."
  says(
    `^(?:and |also |plus )+(?:one|another|another one) for (?!(?:the|my|our|a|an)\\b)([a-z]+) (?=(?:at|in|on|for|tomorrow|tonight|this)\\b.* to [a-z]+)`,
    ([, who]) => `remind ${who} `,
  ),
  // "Whenever the porch light comes on put the hall light on *with it*."
  says(
    `(?<=^(?:any ?time|whenever|every time|each time|when|if) .*\\b(?:comes?|goes|turns|switches|opens?|closes?|shuts?|starts?|stops?)\\b.*) (?:along |together )?with it${END}`,
    () => '',
  ),
  // "*When* the garage door opens put the light on, *every time*".
  says(
    `^${LEAD}when (?=.*\\b(?:every|each) (?:single )?time\\b)(.+?),? (?:every|each) (?:single )?time${END}`,
    ([, rest]) => `whenever ${rest}`,
  ),
  // "If it *ever* gets colder than 12".
  says(
    '(?<=^(?:if|when|whenever) (?:it|the [a-z]+(?: [a-z]+)?) )ever (?=(?:gets|goes|drops|falls|rises|is|opens|comes)\\b)',
    () => '',
  ),
];
