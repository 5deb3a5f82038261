import type { Lexicon } from '../names/index.ts';
import type { GrammarNode, SlotEdge } from '../phrases/index.ts';
import { formsOf } from '../phrases/index.ts';
import { NO_WORD, type Token, type TrieNode, tokenize } from '../text/index.ts';
import { isHandled, soundsOf } from './known-words.ts';
import type { KnownWord, Near } from './word-sounds.ts';

/** A sentence of this house that sounds like what was heard. */
export interface Likely {
  readonly text: string;
  /** How unlike they sound, for each sound of what was heard. */
  readonly distance: number;
  /** The same without a person's own words, which are never compared. */
  readonly misfit: number;
  /** Which words of what was heard are taken for others, or left out. */
  readonly changed: readonly number[];
}

/** Words that one known word may have been heard as. */
const SPAN_MAX = 3;
/** Of a word's sounds, how much may differ. */
const WORD_SHARE = 0.4;
/** And at most. */
const WORD_COST_MAX = 1.8;
/** Of the whole sentence, how much. */
const SENTENCE_SHARE = 0.3;
/** Ways that are followed from one word of what was heard, and how many known words for a stretch of it. */
const WAYS_MAX = 40;
const NEAR_MAX = 10;
/** A way that costs so much more than the best as far as it is followed no further. */
const BEHIND_MAX = 2.6;
const WORDS_MAX = 24;
/** For a word that is taken as a person's own, by its sounds; for a link or a figure between the words of a phrase, for the first of a time there, and for a word that is left out. */
const OWN_SOUND = 0.15;
const BESIDE = 0.04;
const JOINT = 1;
const SAME_SOUND = 0.3;
/** For a verb that was heard in another form: "turned", "turning". */
const INFLECTED = 0.4;
/** A word of a number, a time or a colour that is taken for another word costs no more than this. */
const VALUE_COST_MAX = 0.3;
const SPAN_SOUNDS_MAX = 16;
/** Ways that have come to the same place in a phrase. */
const ALIKE_MAX = 4;
const TIME_BESIDE = 0.5;
const LEFT_OUT = 0.6;

interface Heard {
  readonly text: string;
  readonly phones: string;
  /** It is written in figures. */
  readonly isFigure: boolean;
}

/** How far a way through the phrases has come. */
interface Way {
  readonly cost: number;
  /** What of that is for a person's own words, and how many sounds those have. */
  readonly own: number;
  readonly ownSounds: number;
  /** Up to which word of what was heard it has come. */
  readonly at: number;
  readonly node: GrammarNode;
  /** The slot that takes words now. */
  readonly slot: SlotEdge | undefined;
  readonly taken: number;
  /** Of a slot that takes things: how far the names go that the words before began. */
  readonly names: readonly TrieNode<unknown>[];
  /** The last word was of a time beside the phrase. */
  readonly inTime: boolean;
  readonly word: string;
  readonly before: Way | undefined;
}

/**
 * The sentences that phrases, names and values of this house make and that sound most like what was heard, the nearest first. Ways through the graph of
 * phrases are followed side by side, and only the best of each length go on (beam search): what it costs depends on the sentence and not on the house.
 */
export function likelySentences(text: string, lexicon: Lexicon, most: number): Likely[] {
  const heard = wordsOf(text, lexicon);
  if (heard.length === 0 || heard.length > WORDS_MAX) return [];
  return new Search(heard, lexicon).found(most);
}

function wordsOf(text: string, { language }: Lexicon): Heard[] {
  const { tokens } = tokenize(text, language.words);
  return tokens
    .filter((token) => token.kind !== 'mark' || UNIT_MARKS.has(token.word))
    .map((token: Token) => {
      const written = text.slice(token.start, token.end).toLowerCase();
      const isFigure = /[\d%°]/.test(written);
      // Parts of a contraction share their place in the text.
      const word = isFigure ? written : token.word;
      return { text: word, phones: UNIT_MARKS.has(word) ? '' : language.sound.phonesOf(word), isFigure };
    });
}

const UNIT_MARKS = new Set(['%', '°']);

class Search {
  readonly #heard: readonly Heard[];
  readonly #lexicon: Lexicon;
  readonly #sounds: ReturnType<typeof soundsOf>;
  readonly #ways: Map<string, Way[]>[];
  readonly #ids = new Map<object, number>();
  /** By word: what the best way to it costs. */
  readonly #least: number[];
  readonly #total: number;
  readonly #enums = new Map<SlotEdge, ReadonlySet<string>>();

  constructor(heard: readonly Heard[], lexicon: Lexicon) {
    this.#heard = heard;
    this.#lexicon = lexicon;
    this.#sounds = soundsOf(lexicon);
    this.#ways = [...heard, undefined].map(() => new Map());
    this.#least = this.#ways.map(() => Number.POSITIVE_INFINITY);
    this.#total = Math.max(
      1,
      heard.reduce((sum, { phones }) => sum + phones.length, 0),
    );
  }

  found(most: number): Likely[] {
    const { commands: node } = this.#lexicon.grammar;
    this.#add(0, { ...FRESH, cost: 0, own: 0, ownSounds: 0, at: 0, word: '', before: undefined, node });
    for (let at = 0; at < this.#heard.length; at++) this.#goOn(at);
    const sentences = new Map<string, Omit<Likely, 'text'>>();
    for (const way of this.#best(this.#heard.length)) {
      if (!isEnd(way)) continue;
      const text = textOf(way);
      const { cost, own, ownSounds } = way;
      if (!sentences.has(text))
        sentences.set(text, {
          distance: cost / this.#total,
          changed: changedIn(way, this.#heard),
          misfit: (cost - own) / Math.max(1, this.#total - ownSounds),
        });
      if (sentences.size === most) break;
    }
    return [...sentences].map(([text, off]) => ({ text, ...off }));
  }

  #goOn(at: number): void {
    const ways = this.#best(at);
    if (ways.length === 0) return;
    for (let end = at + 1; end <= Math.min(at + SPAN_MAX, this.#heard.length); end++) {
      const nears = this.#near(at, end);
      for (const way of ways) for (const near of nears) this.#take(way, near);
    }
    const word = this.#heard[at]!;
    for (const way of ways) this.#pass(way, word, at + 1);
  }

  /** A known word for a stretch of what was heard: the next of the phrase, one of a slot, or one beside them. */
  #take(way: Way, step: Step): void {
    const { slot } = way;
    if (slot === undefined) {
      this.#from(way, way.node, step);
      return;
    }
    const names = this.#namesIn(slot, step, way.names);
    if (names !== undefined) this.#on(way, step, { taken: way.taken + (step.isFiller ? 0 : 1), names });
    if (isFilled(way)) this.#from(way, slot.node, step);
  }

  #from(way: Way, node: GrammarNode, step: Step): void {
    const { commands } = this.#lexicon.grammar;
    const { number, isLink, isValue, isFiller, isJoint } = step;
    const next = number === NO_WORD ? undefined : node.words.get(number);
    if (next !== undefined) this.#on(way, step, { ...FRESH, node: next });
    if (isLink || isValue || step.begins.length > 0 || isForEnum(node))
      for (const slot of node.slots) {
        const names = this.#namesIn(slot, step, NONE);
        if (names !== undefined)
          this.#on(way, step, { node, slot, taken: step.isFiller ? 0 : 1, names, inTime: false });
      }
    if (isJoint && node.ends.length > 0) this.#on(way, step, { ...FRESH, node: commands }, JOINT);
    if (isFiller) this.#on(way, step, { ...FRESH, node, inTime: way.inTime }, BESIDE);
    if (isValue) this.#on(way, step, { ...FRESH, node, inTime: true }, way.inTime ? BESIDE : TIME_BESIDE);
  }

  /** A word as it was heard: in figures, as a person's own, or not taken at all. */
  #pass(way: Way, { text, phones, isFigure }: Heard, end: number): void {
    const own = { end, word: text, cost: OWN_SOUND * phones.length, sounds: phones.length };
    const figure = { end, word: text, cost: 0 };
    const { slot } = way;
    if (slot?.isText === true) this.#on(way, own, { taken: way.taken + 1 });
    else if (slot !== undefined && isFigure) this.#on(way, figure, { taken: way.taken + 1 });
    if (slot === undefined || isFilled(way)) {
      const node = slot === undefined ? way.node : slot.node;
      for (const next of node.slots)
        if (next.isText) this.#on(way, own, { node, slot: next, taken: 1, names: NONE, inTime: false });
        else if (isFigure && !next.isThing)
          this.#on(way, figure, { node, slot: next, taken: 1, names: NONE, inTime: false });
      if (isFigure)
        this.#on(
          way,
          figure,
          { node, slot: undefined, taken: 0, names: NONE, inTime: true },
          way.inTime ? BESIDE : TIME_BESIDE,
        );
    }
    // What stands before a value says what it is: "at ten" is not "ten". And what stands behind one is a part of it: "thirty in" may be "thirteen".
    if (this.#isValue(end) || this.#isValue(end - 2)) return;
    this.#on(way, { end, word: '', cost: LEFT_OUT * phones.length + BESIDE }, {});
  }

  #isValue(at: number): boolean {
    const next = this.#heard[at];
    return next !== undefined && (next.isFigure || this.#sounds.fixed.has(next.text));
  }

  #on(
    before: Way,
    { end, word, cost, sounds }: Pick<Step, 'end' | 'word' | 'cost'> & { readonly sounds?: number },
    more: Partial<Way>,
    added = 0,
  ): void {
    const total = before.cost + cost + added;
    if (total > SENTENCE_SHARE * this.#total || total > this.#least[end]! + BEHIND_MAX) return;
    const own = sounds === undefined ? {} : { own: before.own + cost, ownSounds: before.ownSounds + sounds };
    this.#add(end, { ...before, ...more, ...own, cost: total, at: end, word, before });
  }

  /** Where names go on behind a word in a slot; `undefined` where it cannot stand there. */
  #namesIn(
    slot: SlotEdge,
    step: Step,
    names: readonly TrieNode<unknown>[],
  ): readonly TrieNode<unknown>[] | undefined {
    if (slot.isText) return undefined;
    if (!NAMED.has(slot.slot)) return this.#fits(slot, step) ? NONE : undefined;
    if (names.length === 0) return step.isLink ? NONE : step.begins.length > 0 ? step.begins : undefined;
    const ended = isName(names);
    if (step.isLink && ended) return NONE;
    const next = names.flatMap((node) => node.next.get(step.name) ?? []);
    if (next.length > 0) return next;
    return ended && step.begins.length > 0 ? step.begins : undefined;
  }

  #fits(slot: SlotEdge, { word, isValue }: Step): boolean {
    switch (slot.slot) {
      case 'enum': {
        let forms = this.#enums.get(slot);
        if (forms === undefined) {
          forms = new Set(
            (slot.values === undefined ? [] : formsOf(slot.values)).flatMap((form) => form.split(' ')),
          );
          this.#enums.set(slot, forms);
        }
        return forms.has(word);
      }
      case 'words':
      case 'title':
      case 'saying':
      case 'stranger':
        return false;
      case 'state':
        return this.#lexicon.grammar.states.has(word);
      default:
        return isValue;
    }
  }

  /** The known words that sound like a stretch of what was heard. */
  #near(start: number, end: number): Step[] {
    const span = this.#heard.slice(start, end);
    if (span.some(({ isFigure }) => isFigure) || (span.length > 1 && this.#isValue(end))) return [];
    const phones = span.map((one) => one.phones).join('');
    if (phones === '' || phones.length > SPAN_SOUNDS_MAX) return [];
    const most = Math.min(WORD_COST_MAX, Math.max(0.5, WORD_SHARE * phones.length));
    let found = this.#sounds.near(phones, most);
    const isFixed = span.some(({ text }) => this.#sounds.fixed.has(text));
    const base = span.length === 1 ? this.#lexicon.language.clauses.baseOf(span[0]!.text) : undefined;
    const verb = base === undefined ? undefined : this.#sounds.known(base);
    if (verb !== undefined) {
      const cost = Math.min(INFLECTED, found.find(({ known }) => known.word === base)?.cost ?? INFLECTED);
      found = [{ known: verb, cost }, ...found.filter(({ known }) => known.word !== base)];
    }
    const isHandledOne = span.some(({ text }) => isHandled(text, this.#lexicon));
    // What is written as a known word is written so rather than as another that sounds the same.
    return found
      .filter(
        ({ known: { word, isName }, cost }) =>
          !isHandledOne || !isName || cost <= SAME_SOUND || word === base,
      )
      .filter(({ known: { word }, cost }) => !isFixed || cost === 0 || word === base)
      .filter(({ known: { word }, cost }) => cost <= VALUE_COST_MAX || !this.#sounds.fixed.has(word))
      .slice(0, NEAR_MAX)
      .map(({ known, cost }) =>
        this.#stepOf(known, cost === 0 && known.word !== span[0]!.text ? SAME_SOUND : cost, end),
      );
  }

  #stepOf(known: Near['known'], cost: number, end: number): Step {
    const { names, grammar, language } = this.#lexicon;
    const { word } = known;
    const { name } = language.words.spelling(word);
    const roots: readonly TrieNode<unknown>[] = [names, grammar.nouns];
    return {
      ...known,
      ...{ cost, end, name },
      number: language.words.ids.of(word),
      begins: roots.flatMap((node) => node.next.get(name) ?? []),
      isJoint: language.sound.joints.has(word),
    };
  }

  #best(at: number): Way[] {
    return [...this.#ways[at]!.values()]
      .flat()
      .sort((one, other) => one.cost - other.cost)
      .slice(0, at === this.#heard.length ? WAYS_MAX * ALIKE_MAX : WAYS_MAX);
  }

  #add(at: number, way: Way): void {
    const { node, slot, taken, names, inTime } = way;
    if (way.cost < this.#least[at]!) this.#least[at] = way.cost;
    const ways = this.#ways[at]!;
    const begun = names.map((one) => this.#idOf(one)).join(',');
    const key = `${this.#idOf(node)} ${slot === undefined ? '' : this.#idOf(slot)} ${Math.min(taken, 1)} ${begun} ${inTime}`;
    const known = ways.get(key);
    if (known === undefined) {
      ways.set(key, [way]);
      return;
    }
    known.push(way);
    if (known.length <= ALIKE_MAX) return;
    // Which of them is understood only shows when they are read.
    known.sort((one, other) => one.cost - other.cost);
    known.pop();
  }

  #idOf(one: object): number {
    let id = this.#ids.get(one);
    if (id === undefined) {
      id = this.#ids.size;
      this.#ids.set(one, id);
    }
    return id;
  }
}

/** What the next word is, and what it costs to take it so. */
interface Step extends KnownWord {
  readonly end: number;
  readonly cost: number;
  /** By which phrases know it, and the stem by which names do. */
  readonly number: number;
  readonly name: string;
  /** Where the names go on that begin with it. */
  readonly begins: readonly TrieNode<unknown>[];
  readonly isJoint: boolean;
}

const FRESH = { slot: undefined, taken: 0, names: [], inTime: false } as const;

function isForEnum({ slots }: GrammarNode): boolean {
  return slots.some(({ slot }) => slot === 'enum' || slot === 'state');
}

const NONE: readonly never[] = [];
/** Slots that take names. */
const NAMED = new Set<SlotEdge['slot']>(['target', 'place', 'area', 'scene', 'list', 'person', 'people']);

/** Whether names that were begun are whole, or none was. */
function isName(names: readonly TrieNode<unknown>[]): boolean {
  return names.length === 0 || names.some(({ values }) => values.length > 0);
}

function isFilled({ taken, names }: Way): boolean {
  return taken > 0 && isName(names);
}

function isEnd(way: Way): boolean {
  const { node, slot } = way;
  return slot === undefined ? node.ends.length > 0 : isFilled(way) && slot.node.ends.length > 0;
}

function textOf(way: Way): string {
  const words: string[] = [];
  for (let one: Way | undefined = way; one !== undefined; one = one.before)
    if (one.word !== '') words.push(one.word);
  return words
    .reverse()
    .join(' ')
    .replace(/ ([%°])/g, '$1');
}

function changedIn(way: Way, heard: readonly Heard[]): readonly number[] {
  const changed: number[] = [];
  for (let one: Way = way; one.before !== undefined; one = one.before)
    for (let at = one.before.at; at < one.at; at++) if (heard[at]!.text !== one.word) changed.push(at);
  return changed;
}
