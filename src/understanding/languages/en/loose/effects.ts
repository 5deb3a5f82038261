import type { EffectGrammar } from '../../index.ts';

/** "*Rainbow*", "*put on the* rainbow *effect*", "*make the shelf strip* rainbow", "candle *on the porch lamp*". */
export const EFFECTS: EffectGrammar = {
  lead: /^(?:please |can you |could you |can we (?:have )?|(?:i|we) want |(?:i|we)'d like |let's have |give (?:me|us) )*(?:(?:make|set|put on|put|turn on|turn|switch on|switch|show|play|run|start|do|have|let|use) )?(?:it )?(?:the |a |an |my |our )?/i,
  tail: /(?: (?:effect|mode|animation))?(?:[,]? (?:please|now|thanks))*[.!]*$/i,
  behindName: /^(?:(?:effect|mode|animation) )?(?:on|in|for|with) /i,
  beforeName: / (?:to|on|into|in|show|play|run|do|with)(?: the| a| an)?$/i,
  wish: (effect, things) => `play the ${effect} effect on ${things.join(' and ')}`,
};
