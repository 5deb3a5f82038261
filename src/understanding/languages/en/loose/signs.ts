import type { Sign } from '../../index.ts';

const weighed = (telling: string, hinting: string): ReadonlyMap<string, number> =>
  new Map([
    ...hinting.split(' ').map((word) => [word, 1] as const),
    ...telling.split(' ').map((word) => [word, 2] as const),
  ]);

/**
 * Words by which people let it be known that something is not as they like it, however they put it: one that tells, or two that hint. What
 * is found so is asked about and never done.
 */
export const SIGNS: readonly Sign[] = [
  {
    wishes: ['dim the lights {room}', 'close the blinds {room}', 'close the curtains {room}'],
    words: weighed(
      'glare glaring dazzle dazzled dazzles dazzling blinding blinded squinting squint overlit floodlit sunglasses',
      'eyes eyeballs retinas hurting hurts bright brightness sun shining harsh light lights headache interrogation screen',
    ),
  },
  {
    wishes: ['turn on the lights {room}', 'brighten the lights {room}'],
    words: weighed(
      'gloom gloomy murky nightlight night-light unlit darkness nightmare nightmares',
      'dark darker see hand face hardly barely shadows shadow scared torch candle bump bumping bumped stubbed tripped tripping light lights dream monsters reading read black cave find',
    ),
  },
  {
    wishes: ['make {thing} quieter', 'turn down the volume {room?}'],
    words: weighed(
      'deafening deafened earache eardrums racket din blaring cacophony',
      'ears loud noise noisy hurting hurts shouting thumping booming bass head headache neighbours baby wake waking asleep volume',
    ),
  },
  {
    wishes: ['turn up the heating {room?}', 'turn on the heating {room}'],
    words: weighed(
      'shivering shiver shivers freezing frozen chilly chill nippy draughty drafty icicle icicles goosebumps chattering goosepimples arctic siberia antarctica',
      'cold numb icy jumper jumpers blanket blankets coat scarf gloves teeth toes fingers nose breath blue ice fridge freezer radiator radiators winter warmer',
    ),
  },
  {
    wishes: ['turn on the fan {room}', 'turn on the ac {room}', 'turn down the heating {room?}'],
    words: weighed(
      'sweating sweaty sweat sweltering roasting stifling stuffy airless muggy clammy sauna furnace melting melted overheating',
      'hot boiling heat sticky oven tropics tropical sahara desert baking breathe air dripping fan cool cooler puddle',
    ),
  },
  {
    wishes: ['vacuum {room}'],
    words: weighed(
      'crumbs dust dusty filthy hoover hoovering fluff grubby',
      'mess messy floor carpet rug sand mud muddy hair hairs glitter cereal flour spilt spilled rice biscuit biscuits pawprints dirt dirty everywhere feathers',
    ),
  },
];

export const SIGNS_HERE =
  /^(?!.*\b(?:outside|outdoors|out there|at (?:work|school))\b).*\b(?:i|i['’]?m|i['’]ve|i['’]ll|my|me|we|we['’]re|we['’]ve|us|our|it['’]?s|this|here|there['’]?s|these)\b/i;
