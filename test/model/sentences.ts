/** What a sentence is good for: a change of one of these things, or words and nothing else. */
export type Wish =
  | { readonly type: 'words' }
  | {
      readonly type: 'change';
      /** Any of these services would do. */
      readonly services: readonly string[];
      /** One of these must be reached, by a part of its name; any when absent. */
      readonly things?: readonly string[];
      /** Words of a deed that would be the opposite of the wish. */
      readonly not?: readonly string[];
    };

export interface Spoken {
  readonly text: string;
  readonly area?: string;
  readonly wish: Wish;
}

/** The opposite of light, warmth, quiet and the like, in the words of the house's own questions. */
const against = (spoken: Spoken, ...not: readonly string[]): Spoken =>
  spoken.wish.type === 'words' ? spoken : { ...spoken, wish: { ...spoken.wish, not } };
const words = (text: string): Spoken => ({ text, wish: { type: 'words' } });
const change = (
  text: string,
  area: string,
  services: readonly string[],
  ...things: readonly string[]
): Spoken => ({
  text,
  area,
  wish: { type: 'change', services, ...(things.length === 0 ? {} : { things }) },
});

/** Forty sentences that the ear leaves to a model, for the simulated home. */
export const SENTENCES: readonly Spoken[] = [
  against(
    change("it's too dark in here to read", 'living room', ['light'], 'living room', 'lamp'),
    'lights off',
    'step -',
  ),
  against(change('my book is hard to see', 'bedroom', ['light'], 'bed'), 'lights off', 'step -'),
  change('make the living room cosy', 'living room', ['light', 'climate', 'scene', 'cover']),
  change('a little romance would suit this dinner', 'kitchen', ['light', 'scene', 'media']),
  against(change('the sun is blinding me', 'living room', ['cover'], 'curtain', 'blind'), 'open covers'),
  against(
    change('I can hardly see what I am chopping', 'kitchen', ['light'], 'kitchen'),
    'lights off',
    'step -',
  ),
  against(change('it is chilly over here', 'living room', ['climate'], 'thermostat'), 'step -', 'set a mode'),
  against(change('my feet are freezing', 'living room', ['climate'], 'thermostat'), 'step -', 'set a mode'),
  against(
    change('somebody could roast a chicken in this room', 'bedroom', ['climate', 'fan', 'cover']),
    'step 1',
    'fans off',
  ),
  against(change('it feels stuffy', 'bedroom', ['fan', 'climate', 'cover']), 'step 1', 'fans off'),
  against(change('I need some fresh air moving', 'bedroom', ['fan', 'climate']), 'step 1', 'fans off'),
  against(change('there are crumbs everywhere', 'living room', ['vacuum']), 'dock', 'pause'),
  against(change('the floor is a mess', 'kitchen', ['vacuum']), 'dock', 'pause'),
  against(
    change('I would love some music while cooking', 'kitchen', ['media'], 'speaker'),
    'off',
    'volume',
    'pause',
    'stop',
  ),
  against(change('this song is far too loud', 'kitchen', ['media'], 'speaker'), 'step 20', 'play:'),
  against(change('nobody can hear the film', 'living room', ['media'], 'tv'), 'step -', 'mute', 'off'),
  against(change('give me some privacy', 'bedroom', ['cover'], 'blind', 'curtain'), 'open covers'),
  against(change('I want to wake up with daylight', 'bedroom', ['cover', 'schedule']), 'close covers'),
  against(
    change('my eyes hurt from all this brightness', 'office', ['light'], 'office', 'desk'),
    'lights on',
  ),
  change('give the office a working mood', 'office', ['light', 'scene']),
  change('we are about to watch a film', 'living room', ['light', 'media', 'cover', 'scene']),
  against(
    change('the guests arrive in the dark', 'hallway', ['light'], 'hall', 'porch'),
    'lights off',
    'step -',
  ),
  against(change('the plants outside look thirsty', 'garden', ['valve'], 'valve', 'irrigation'), 'close'),
  change('I forgot whether we still have eggs', 'kitchen', ['list']),
  change('we have run out of butter', 'kitchen', ['list']),
  change('do not let me burn the pizza, it takes twelve minutes', 'kitchen', ['timer', 'reminders']),
  change('do I need an umbrella', 'hallway', ['weather', 'sensor']),
  words("what's a good temperature for sleeping?"),
  words('who wrote Romeo and Juliet'),
  words('why is the sky blue'),
  words('tell me something nice about the sea'),
  words('what goes well with roast potatoes'),
  words('how do I descale a coffee machine'),
  words('what do you think about the moon'),
  words('give me an idea for a birthday present'),
  words('how many legs does a spider have'),
  words('is a tomato a fruit'),
  words('what would happen if I left the fridge open'),
  words('my neighbour bought a boat'),
  words('which planet is the largest'),
];
