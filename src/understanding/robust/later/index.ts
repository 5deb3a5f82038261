/** later: what is said of things that the turns before put off or wrote down: that they are at another hour, are not to come, or that others take their place. */
import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { daysAnew, joined, onceOtherwise } from '../../plan/index.ts';
import type { UnderstandingContext } from '../../text/index.ts';
import { alwaysOtherwise } from './always-otherwise.ts';
import { askedEntry } from './asked-entry.ts';
import { askedInTalk } from './asked-in-talk/index.ts';
import { askedOfMade, ofAskedRow } from './asked-of-made.ts';
import { atOnce } from './at-once.ts';
import { besideEntry } from './beside-entry.ts';
import { doneWith, noLonger } from './done-with.ts';
import { endsLater } from './ends-later.ts';
import { insteadOf } from './instead-of.ts';
import { intoGap } from './into-gap.ts';
import { bothShifted, fromSunAnew, shiftedBy, thenDone, timeAnew } from './its-hour/index.ts';
import { lastsAnew } from './lasts-anew.ts';
import { leftOnce } from './left-once.ts';
import { namedRow } from './named-row.ts';
import { notThen } from './not-then.ts';
import { ofEntry } from './of-entry.ts';
import { withinHours, wordsAnew } from './of-its-text.ts';
import {
  andAHalf,
  askedAgain,
  backToBefore,
  byHowMuch,
  doneAgain,
  nextPlayed,
  ofNamesake,
  ofThoseTold,
  onAgain,
  oneInPlace,
  playedElsewhere,
  roomSkipped,
  shareOfThat,
  someOfThem,
  stopsAsked,
} from './of-things/index.ts';
import { ofTimer, timerUntil } from './of-timer/index.ts';
import { ofItsDays } from './of-waiting/of-its-days.ts';
import { saidOfStored } from './of-waiting/said-of-stored.ts';
import { onItsDay } from './on-its-day.ts';
import { afterLength } from './once-more/index.ts';
import { oneOfItsKind } from './one-of-its-kind.ts';
import { oneOfMade } from './one-of-made.ts';
import { oneOfStored } from './one-of-stored.ts';
import { otherEnd } from './other-end.ts';
import { otherWord } from './other-word.ts';
import { rests } from './rests.ts';
import { levelBack, messageAnew, stepAnew, whiter, wordAnew } from './set-anew/index.ts';
import { thenToo } from './then-too.ts';
import {
  itemBack,
  notThatOne,
  rowBack,
  sparedToo,
  thingBack,
  undoes,
  withItsReminder,
} from './undone/index.ts';
import { figureThen, hourThen, valueThen } from './value-then.ts';

export { endsAnew } from './ends-anew.ts';
export { atItsHour } from './its-hour/index.ts';
export { endsThen, ofItsSeries } from './left-once.ts';
export { misheardWord } from './misheard-word.ts';
export { inOneBreath, ofRules } from './of-rules/index.ts';
export { bareThing, thingElsewhere, toldWarmth } from './of-things/index.ts';
export { ofWaiting } from './of-waiting/index.ts';
export { isOtherWord } from './other-word.ts';
export { undoOfSome } from './undone/index.ts';

/** What no other reader is asked about: nothing else would be heard in it than what is no more, how long a timer is to run, or that only some of several things are meant. */
export function saidOnlySo(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  return (
    noLonger(text, lexicon, context) ??
    timerUntil(text, lexicon, context) ??
    someOfThem(text, lexicon, context)
  );
}

export function ofLater(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  return (
    figureThen(text, lexicon, context) ??
    askedInTalk(text, lexicon, context) ??
    roomSkipped(text, lexicon, context) ??
    playedElsewhere(text, lexicon, context) ??
    messageAnew(text, lexicon, context) ??
    afterLength(text, lexicon, context) ??
    shiftedBy(text, lexicon, context) ??
    timeAnew(text, lexicon, context, (words) => ofLater(words, lexicon, context)) ??
    bothShifted(text, lexicon, context) ??
    fromSunAnew(text, lexicon, context) ??
    onceOtherwise(text, lexicon, context) ??
    ofItsDays(text, lexicon, context) ??
    saidOfStored(text, lexicon, context) ??
    valueThen(text, lexicon, context) ??
    hourThen(text, lexicon, context) ??
    joined(text, lexicon, context) ??
    alwaysOtherwise(text, lexicon, context) ??
    daysAnew(text, lexicon, context) ??
    insteadOf(text, lexicon, context) ??
    besideEntry(text, lexicon, context) ??
    ofEntry(text, lexicon, context) ??
    otherWord(text, lexicon, context) ??
    oneOfMade(text, lexicon, context) ??
    oneOfItsKind(text, lexicon, context) ??
    oneOfStored(text, lexicon, context) ??
    oneInPlace(text, lexicon, context) ??
    doneAgain(text, lexicon, context) ??
    ofThoseTold(text, lexicon, context) ??
    undoes(text, lexicon, context) ??
    ofTimer(text, lexicon, context) ??
    lastsAnew(text, lexicon, context) ??
    stepAnew(text, lexicon, context) ??
    whiter(text, lexicon, context) ??
    wordAnew(text, lexicon, context) ??
    levelBack(text, lexicon, context) ??
    shareOfThat(text, lexicon, context) ??
    andAHalf(text, lexicon, context) ??
    nextPlayed(text, lexicon, context) ??
    stopsAsked(text, lexicon, context) ??
    byHowMuch(text, lexicon, context) ??
    ofNamesake(text, lexicon, context) ??
    askedAgain(text, lexicon, context) ??
    onAgain(text, lexicon, context) ??
    backToBefore(text, lexicon, context) ??
    sparedToo(text, lexicon, context) ??
    thingBack(text, lexicon, context) ??
    notThatOne(text, lexicon, context) ??
    itemBack(text, lexicon, context) ??
    rowBack(text, lexicon, context) ??
    endsLater(text, lexicon, context) ??
    atOnce(text, lexicon, context) ??
    rests(text, lexicon, context) ??
    notThen(text, lexicon, context) ??
    leftOnce(text, lexicon, context) ??
    thenToo(text, lexicon, context) ??
    thenDone(text, lexicon, context) ??
    askedEntry(text, lexicon, context) ??
    intoGap(text, lexicon, context) ??
    withinHours(text, lexicon, context) ??
    wordsAnew(text, lexicon, context) ??
    ofAskedRow(text, lexicon, context) ??
    askedOfMade(text, lexicon, context) ??
    doneWith(text, lexicon, context) ??
    withItsReminder(text, lexicon, context) ??
    namedRow(text, lexicon, context) ??
    otherEnd(text, lexicon, context) ??
    onItsDay(text, lexicon, context)
  );
}
