import type { Joint, JointFound } from '../../languages/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { type Token, tokenize } from '../../text/index.ts';

/** What was said between two joints, and what joins it to what stands in front. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly joints: ReadonlySet<Joint>;
}

/** Joints at which one thing that is said may end and another begin. */
const CUTS: ReadonlySet<Joint> = new Set<Joint>([
  'stop',
  'comma',
  'and',
  'but',
  'then',
  'also',
  'correction',
  'abandon',
]);

/** Whether a joint cuts with no mark in front: "remind me *then*" and "there's *no* rush" do not. */
function cutsInside({ joint, end }: JointFound, tokens: readonly Token[]): boolean {
  if (joint === 'correction' || joint === 'abandon' || joint === 'but') return false;
  return joint === 'stop' || joint === 'comma' || (tokens[end] !== undefined && tokens[end].kind !== 'mark');
}

/** "*Never mind that one*" and "don't mix them up" are wishes of their own. */
function isWhole({ joint, end }: JointFound, tokens: readonly Token[]): boolean {
  return joint !== 'abandon' || tokens[end] === undefined || tokens[end].kind === 'mark';
}

/** A text cut at every mark and joint; what is only a joint belongs to the piece behind it. */
export function piecesOf(text: string, { language }: Lexicon): readonly Piece[] {
  const { tokens } = tokenize(text, language.words);
  const pieces: Piece[] = [];
  let joints = new Set<Joint>();
  let from: number | undefined;
  const close = (before: number): void => {
    if (from === undefined) return;
    pieces.push({ start: tokens[from]!.start, end: tokens[before - 1]!.end, joints });
    from = undefined;
    joints = new Set();
  };
  for (let at = 0; at < tokens.length; ) {
    const found = language.clauses
      .jointsAt(tokens, at)
      .find(
        (one) => CUTS.has(one.joint) && (from === undefined ? isWhole(one, tokens) : cutsInside(one, tokens)),
      );
    if (found !== undefined) {
      // A mark that asks stays with its piece.
      close(found.joint === 'stop' && tokens[at]!.kind === 'mark' ? at + 1 : at);
      joints.add(found.joint);
      at = found.end;
    } else {
      from ??= at;
      at++;
    }
  }
  close(tokens.length);
  // "… *no, don't*" ends with the joint.
  if (joints.has('abandon') || joints.has('correction'))
    pieces.push({ start: text.length, end: text.length, joints });
  return pieces;
}
