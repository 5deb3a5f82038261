/** What people call lists and what stands on them. */
import type { Phrase } from '../../src/domain/index.ts';

/** No lists of the house: people, songs and shows are kept elsewhere. */
export const ELSEWHERE =
  'contact contacts email mail mailing phone play music song movie favorite favourite black white address call reminder alarm timer event calendar top watch'.split(
    ' ',
  );
/** No names: who says only these means a list that was not named. */
export const NO_NAME =
  'delete remove clear create erase cancel the my our a an this that your another other new list lists all it one any which what current last'.split(
    ' ',
  );
/** No things: who says only these has not said what. */
export const NO_ITEM =
  'you it this these them everything item items entry all list know hear see read what if whether then timer alarm second minute hour'.split(
    ' ',
  );

/** What is added to or taken from other things than lists. */
export const NO_THING =
  'light lamp heating heater thermostat temperature fan tv blind curtain volume degree minute hour brightness event appointment meeting song music track contact reminder notification note comment lunch dinner'.split(
    ' ',
  );
/** "Put the radio *on too*": what is switched on, and not bought by the way. */
export const SWITCHED =
  'radio kettle telly television speaker oven hob dishwasher dryer machine immersion fire projector'.split(
    ' ',
  );
/** What things are added to or taken from that is no list. */
export const NO_LIST =
  'calendar calender schedule agenda diary timer alarm light lamp thermostat temperature volume playlist song queue library group room scene mail email inbox me it them this that home house contact database system memory facebook twitter instagram favorites'.split(
    ' ',
  );

/** Any list: by its name, by words before "list", or not named at all. */
export const LIST =
  '([this] [current|whole] {list}|[the|my|our|a|this] {list:title} (list|lists)|(my|our) list of {list:words}|[the|my|our|a|this|that|your|another|any] [current|existing] list)';

/** Begins what an order hangs on: no word of where a list comes from. */
const HANGS_ON =
  'in at if when unless once after before until tomorrow tonight every weekdays weekends on later then and wait no not sorry actually'.split(
    ' ',
  );

/** Sentences about a list: `LIST` stands for it, and begins a sentence only where the house knows its name. */
export function on(...sentences: readonly string[]): Phrase[] {
  return sentences.map((say) => ({
    say: /^(?:\[[^\]]*\] )?LIST/.test(say) ? say.replace('LIST', '{list}') : say.replace('LIST', LIST),
    without: { list: [...ELSEWHERE, ...NO_NAME], item: NO_ITEM, since: HANGS_ON },
  }));
}
