/**
 * Which English sentences claim something of the house: that it was, is being or will be done, or how it stands. A model's words of that
 * kind are never said, since those things are told from what was seen. What merely speaks of deeds is let through: advice ("you can turn
 * it off"), wishes ("I would dim it"), conditions ("if the lamp is on"), general knowledge ("tea is made from leaves"), questions.
 */

/** Whether a sentence says of the house or its services that something was, is being or will be done, or how it stands. */
export function claimsDeed(sentence: string): boolean {
  const text = sentence.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  return !isQuestion(text) && CLAIMS.some((pattern) => pattern.test(text));
}

/** "Is the lamp on?" asks; "I turned it off, all right?" does not. */
function isQuestion(text: string): boolean {
  return (
    /\?\W*$/.test(text) &&
    /^\W*(?:(?:so|and|or|but|well|hm+|ok|okay)\W+)*(?:is|are|was|were|do|does|did|has|have|had|can|could|shall|should|will|would|may|might|must|what|which|who|whose|where|when|why|how)\b/i.test(
      text,
    )
  );
}

/** Stems of what a house does, each with every ending. */
const STEMS =
  'turn|switch|dim|dimm|brighten|open|clos|shut|shutt|lock|unlock|send|mail|email|add|remov|delet|cancel|cancell|creat|schedul|remind|start|stop|' +
  'stopp|play|paus|activat|deactivat|enabl|disabl|adjust|chang|lower|rais|increas|decreas|reduc|book|order|call|put|putt|set|sett|arm|disarm|' +
  'clean|dock|mut|unmut|updat|sav|stor|note|run|runn|execut|perform|complet|handl|tak|mak|finish|arrang';
const PLAIN = `(?:${STEMS})(?:e|es|s)?`;
const DONE = `(?:(?:${STEMS})(?:e?d)|processed|fulfilled|confirmed|sent|set|put|shut|made|done|took|taken|kept|ran|run)`;
const DOING = `(?:${STEMS})ing`;
const SOON = '(?:just|now|already|also|successfully|all|then|immediately|gladly|happily|quickly)';

/** What a house has: the subjects of which a state or a deed is claimed. */
const THING =
  '(?:(?:light|lamp|bulb|led|lantern|pendant|door|gate|garage|window|lock|heat(?:er|ing)|thermostat|radiator|temperature|boiler|ac|air conditioning|blind|curtain|' +
  'shutter|shade|awning|tv|television|speaker|music|song|radio|playlist|volume|fan|plug|socket|switch|outlet|valve|water|sprinkler|vacuum|robot|coffee maker|' +
  'machine|oven|pump|alarm|timer|reminder|mail|e-mail|email|message|invitation|note|event|meeting|appointment|calendar|list|item|scene|mode|device|camera|sensor|' +
  'brightness|request|task|action|command|job|room|kitchen|bedroom|bathroom|hallway|office|house|home)s?)';
const PRONOUN = '(?:it|that|this|they|these|those|everything|all(?: of (?:it|them|that))?|both)';
const BE =
  "(?:is|are|was|were|'s|'re|has been|have been|had been|is being|are being|was being|were being|got|gets|stays?|remains?)";
const STATE =
  '(?:on|off|out|open|opened|closed|shut|locked|unlocked|dimmed|muted|unmuted|paused|playing|running|armed|disarmed|active|armed|docked|cleaning)';

/** Behind these a clause supposes, and does not claim. */
const SUPPOSED =
  '(?<!\\b(?:if|when|whenever|whether|unless|once|until|till|while|where|after|before|suppose|imagine|in case|provided|as if|as though|make sure|making sure|ensure|check|checking|so that|how|why)(?: that)?(?: (?:the|your|all|a|an|my|our|its|any|every|each|that|this|those|these))?(?: \\w+){0,2} )';
/** The words end, or nothing follows that would make them speak of something else. */
const END =
  '(?=\\W*$|,|;| (?:now|again|already|too|as well|for you|and|but|so|since|because|as you|to (?:\\d|your\\b|the\\b)|(?:from|on) your|at \\d|in the|in your|everywhere|successfully|completely|by me)\\b)';

const CLAIMS: readonly RegExp[] = [
  // "I turned off …", "I have just sent …", "I went ahead and …", "I've made …"; not "I'd turn", "I have not …", "if I turned …".
  claim(
    `${SUPPOSED}\\b(?:i|we)(?!'d (?:set|put|shut|run)\\b)(?:'ve| have|'d| had)?(?: ${SOON}| gone ahead and| went ahead and)* ${DONE}\\b`,
  ),
  // "I'm turning off …", "I am going to turn …", "I will now turn …", "I shall …", "let me turn …", "I turn it off".
  claim(
    `${SUPPOSED}\\b(?:i|we)(?:'m| am|'re| are)(?: ${SOON})* (?:${DOING}|(?:going to|gonna|about to) ${PLAIN})\\b`,
  ),
  claim(`${SUPPOSED}\\b(?:i|we)(?:'ll| will| shall)(?: ${SOON}| go ahead and)* ${PLAIN}\\b`),
  claim(`\\b(?:let me|allow me to)(?: ${SOON}| go ahead and)* ${PLAIN}\\b`),
  claim(
    `${SUPPOSED}\\bi(?: ${SOON})* (?:turn|switch|dim|open|close|lock|unlock|send|start|stop|set)s? (?:on|off|up|down|it|them|that|this|the|your|all|everything)\\b`,
  ),
  // "The lamp is on", "your front door has been unlocked", "the heating is now set to 30", "the desk lamp was switched off in the office".
  claim(
    `${SUPPOSED}\\b(?:the|your|all|every|each|both|my|our|this|that|these|those) (?:[\\w'-]+ ){0,4}?${THING}(?: in [\\w' ]+?)?(?:'s| ${BE})(?: not)?(?: ${SOON})* (?:${STATE}|${DONE})(?! (?:the|a|an|my|top|sale|time|fire|average|earth|by|from|with|of|when|if|once|until)\\b)\\b`,
  ),
  // "It is now open", "they are all off", "it has been done", "that was sent": only where nothing follows that gives them another sense.
  claim(
    `${SUPPOSED}\\b${PRONOUN}(?: ?${BE})(?: not)?(?: ${SOON})* (?:${STATE}|${DONE}(?: (?:on|off|up|down))?)${END}`,
  ),
  claim(
    `${SUPPOSED}\\b${PRONOUN}(?: ?${BE})(?: not)?(?: ${SOON})* (?:turned|switched) (?:on|off|up|down)\\b`,
  ),
  // Whatever it is called: "the Tischlampe is on"; not "the shop is closed on Sundays".
  claim(`${SUPPOSED}\\b(?:the|your) (?:[\\p{L}\\w'-]+ ){1,4}?${BE}(?: not)?(?: ${SOON})* ${STATE}${END}`),
  // "I did it", "I have done that for you", "I'm on it".
  claim(
    `${SUPPOSED}\\bi(?:'ve| have)?(?: ${SOON})* (?:did|done) (?:it|that|this|so|as you|what you|everything)\\b`,
  ),
  /\bi(?:'m| am) on it\b/i,
  // "The lamp turned on", "the lights went off"; with a time it is what happened then.
  claim(
    `${SUPPOSED}\\b(?:the|your|all) (?:[\\w'-]+ ){0,3}?${THING} (?:turned|switched|went|came) (?:on|off|out)${END}(?! at \\d)`,
  ),
  // "Done!", "All set, …", "Consider it done", "On it."
  /^\W*(?:(?:ok|okay|sure|yes|right|alright|all right|certainly|of course|great|perfect)\W+)*(?:(?:(?:all|it's|that's) )?(?:done|set|sent|finished|completed|sorted)\W*(?:$|[,;:!–—-])|taken care of\b|as you wish\b|on it\b|consider it done\b|your wish is my command\b)/i,
  // "Turned off the lights.", "Sent the mail to Sam."; not "Opened in 1889, …", nor the advice "Set the table".
  /^\W*(?:(?:ok|okay|sure|yes|right|alright|all right|certainly|of course|got it)\W+)*(?:successfully )?(?:turned|switched|dimmed|opened|closed|locked|unlocked|sent|added|removed|deleted|cancell?ed|created|scheduled|started|stopped|paused|muted|lowered|raised|activated|deactivated|updated|saved|changed|adjusted) (?:on|off|up|down|the|your|all|it|them|everything|a|an)\b/i,
  // "Turning off the lights.", "Okay, setting a timer"; not "Turning off the lights saves energy".
  new RegExp(
    `^\\W*(?:(?:ok|okay|sure|yes|right|alright|all right|certainly|of course|got it)\\W+)*(?:${DOING})\\b(?!.*\\b(?:is|isn't|are|can|can't|cannot|could|will|won't|would|may|might|must|should|does|doesn't|do|has|have|was|saves?|helps?|makes?|takes?|costs?|needs?|uses?|keeps?|works?|means?|reduces?|lets?|gives?|brings?|requires?|improves?|causes?|prevents?|cuts?)\\b)`,
    'i',
  ),
  // "Lights off.", "Alarm set.", "Garage door: opened."; not "Keep the light on."
  claim(
    `^\\W*(?!(?:keep|leave|have|turn|switch|with|try|make|put|get|let|when|if|never|always|no|do|don't|sleep|stay|watch|for|all you|check|see)\\b)(?:(?!(?:whether|if|that|sure|when)\\b)[\\w'-]+ ){0,3}${THING}\\W+(?:is |are )?(?:now )?(?:${STATE}|${DONE}(?: (?:on|off|up|down))?)(?: (?:now|again|successfully|for you))*\\W*$`,
  ),
];

function claim(source: string): RegExp {
  return new RegExp(source, 'iu');
}
