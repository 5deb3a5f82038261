import type { Cue, EffectGrammar } from '../../index.ts';

const table = new Map<string, Cue[]>();

/** Words that say the same becomes of a thing. Of the wishes, the first that the thing can do is meant. */
function cues(sort: Cue['sort'], words: string, ...wishes: readonly string[]): void {
  for (const phrase of words.split(/[,\n]/)) {
    const all = phrase.trim().split(' ');
    const [first = ''] = all;
    if (first === '') continue;
    table.set(
      first,
      [...(table.get(first) ?? []), { words: all, sort, wishes }].toSorted(
        (one, other) => other.words.length - one.words.length,
      ),
    );
  }
}

cues(
  'switch',
  `on, back on, kick in, flip on, kick on, alight, ablaze, up and running, to life, back to life, started, working, illuminate, light up, light, lit up, ignite, activate, power up, power on, fire up, boot up, wake, wake up, enable, engage,
  energise, energize, kindle, spark up, brew, brew up, whirring, whizzing, spinning, blowing, brewing, humming, glowing, shining, running, going`,
  'turn on {thing}',
);
cues(
  'ending',
  `off, out, back off, to sleep, extinguish, kill, douse, dowse, quench, snuff, snuff out, axe, cut, cut off, shut off, shut down, power down, power off,
  deactivate, disable, disengage, zap, nix, knock off, blow out, put out, shut it off, turn in`,
  'turn off {thing}',
  'close {thing}',
);
cues('state', 'lit, powered, switched on, turned on, enabled', 'turn on {thing}');
cues('state', 'extinguished, killed, doused, disabled, switched off, turned off', 'turn off {thing}');
cues(
  'switch',
  'open, unfurl, part, throw open, fling open, pull open, pull up, roll up, hoist, lift, lift up, wind up, wide open, apart, throw back, pull back, draw back',
  'open {thing}',
);
cues(
  'switch',
  `close, shut, draw, draw down, draw to, pull to, pull shut, pull closed, pull across, draw across, pull down, roll down, wind down, shutter, slam, slam shut, swing shut,
  push to, closed up, close up, shut up, close down, shut down, all the way down`,
  'close {thing}',
);
cues('state', 'closed, drawn, shut tight, pulled', 'close {thing}');
cues(
  'switch',
  'lock, lock up, bolt, secure, latch, deadbolt, bar, fasten, double lock, chain up',
  'lock {thing}',
);
cues('state', 'locked, bolted, secured, latched', 'lock {thing}');
cues(
  'step',
  'up, raise, up a notch, crank, crank up, boost, bump up, jack up, increase, higher, more, heighten, up a touch, amp up, ramp up',
  'make {thing} louder',
  'make {thing} brighter',
  'turn up {thing}',
  'raise {thing} a bit',
);
cues(
  'step',
  'down, lower, down a notch, decrease, reduce, less, drop, ease off, ease, tone down, turn down, bring down, knock down',
  'make {thing} quieter',
  'make {thing} dimmer',
  'turn down {thing}',
  'lower {thing} a bit',
);
cues('step', 'brighter, brighten, brighten up, lighter, stronger, perk up, lift', 'make {thing} brighter');
cues(
  'step',
  'dim, dimmer, darker, darken, soften, less bright, mellow, gentler, weaker, less harsh, not so bright',
  'make {thing} dimmer',
);
cues('step', 'softer', 'make {thing} dimmer', 'make {thing} quieter');
cues('step', 'louder, amplify, pump up, noisier', 'make {thing} louder');
cues('step', 'quieter, quieten, quieten down, less loud, less noisy', 'make {thing} quieter');
cues('step', 'warmer, hotter, heat up, warm up, warm', 'turn up {thing}');
cues('step', 'cooler, colder, cool down, cool off, cool, chillier', 'turn down {thing}');
cues('step', 'faster, quicker, speed up', 'turn up {thing}');
cues('step', 'slower, slow, slow down', 'turn down {thing}');
cues(
  'switch',
  'start, begin, set off, launch, get cracking, let loose, unleash',
  'start {thing}',
  'turn on {thing}',
);
cues('ending', 'stop, halt, end, cease, finish', 'stop {thing}', 'turn off {thing}');
cues('ending', 'pause, freeze, hold', 'pause {thing}');
cues('switch', 'resume, unpause, carry on, continue', 'resume {thing}', 'play {thing}');
cues('switch', 'mute, silence, hush, hush up, shush, gag, muffle, silent, on mute', 'mute {thing}');
cues(
  'switch',
  `dock, back to bed, to bed, to its bed, back to its bed, back home, home, go home, to its base, back to base, back to its base, to its dock, back to its dock, to its charger, back to its charger,
  back on its charger, onto its charger, on its charger, to charge, charge, park, to its corner, back to its corner, back to its box, to its house`,
  'send {thing} home',
);
cues(
  'value',
  'low, soft, gentle, subtle, faint, down low, on low, cosy, cozy, super dim, very low, barely on',
  'set {thing} to low speed',
  'set {thing} to 20 percent',
);
cues('value', 'medium, middling, on medium', 'set {thing} to medium speed', 'set {thing} to 50 percent');
cues(
  'value',
  'half, halfway, half way, half power, half brightness, half open, half closed, half shut, half strength, midway, half up, half down',
  'set {thing} to 50 percent',
);
cues(
  'value',
  'full, fully, full on, maximum, max, to the max, full blast, full tilt, full power, full whack, full pelt, full brightness, flat out, all the way up, brightest, loudest, highest, at its brightest, as bright as it goes, bright, high, on high, right up',
  'set {thing} to 100 percent',
  'open {thing}',
);
cues(
  'value',
  'minimum, min, lowest, dimmest, quietest, a glimmer, glimmer, as low as it goes',
  'set {thing} to 10 percent',
);
cues('value', 'quarter, a quarter', 'set {thing} to 25 percent');
cues('value', 'third, a third', 'set {thing} to 33 percent');
cues('value', 'two thirds', 'set {thing} to 67 percent');
cues('value', 'three quarters', 'set {thing} to 75 percent');
cues(
  'value',
  'a crack, ajar, a chink, a gap, a hands width, a sliver',
  'open {thing} to 20 percent',
  'set {thing} to 20 percent',
);
for (const colour of 'red,green,blue,purple,pink,orange,yellow,white,cyan,turquoise,magenta,violet,teal,lilac,gold,amber'.split(
  ',',
))
  cues('value', colour, `make {thing} ${colour}`);

/** What becomes of a thing, by words for it: their first word, and the longest first. */
export const CUES: ReadonlyMap<string, readonly Cue[]> = table;

/** Words that an order holds beside its thing and what becomes of it, and that change neither. */
export const AROUND_ORDER: ReadonlySet<string> = new Set(
  (
    'both the my our this that these those please can could would you kindly just now then so up us me it them for of at and all just right away once ' +
    "turn switch put make set get have give go bring take send do pop stick flick let's lets pls nice lovely tad touch bit little by " +
    'across oh hey ok okay well er um thanks dear only in'
  ).split(' '),
);

/** Words that make an order of how a thing is to be: "get the curtains closed". */
export const ORDERING: ReadonlySet<string> = new Set(
  'get have make put turn switch bring set please want need like'.split(' '),
);

/** "*Rainbow*", "*put on the* rainbow *effect*", "*make the shelf strip* rainbow", "candle *on the porch lamp*". */
export const EFFECTS: EffectGrammar = {
  lead: /^(?:please |can you |could you |can we (?:have )?|(?:i|we) want |(?:i|we)'d like |let's have |give (?:me|us) )*(?:(?:make|set|put on|put|turn on|turn|switch on|switch|show|play|run|start|do|have|let|use) )?(?:it )?(?:the |a |an |my |our )?/i,
  tail: /(?: (?:effect|mode|animation))?(?:[,]? (?:please|now|thanks))*[.!]*$/i,
  behindName: /^(?:(?:effect|mode|animation) )?(?:on|in|for|with) /i,
  beforeName: / (?:to|on|into|in|show|play|run|do|with)(?: the| a| an)?$/i,
  wish: (effect, things) => `play the ${effect} effect on ${things.join(' and ')}`,
};
