import type { Rewording } from '../../../index.ts';
import { as } from '../manners.ts';

/** Where something stands, whose room it is, and who walks out of it: told beside a wish, by no name of this home. */

const OURS = '(?:the|my|our|that)';
const BESIDE = '(?:by|next to|beside|near|near to|behind|at|over by|close to|on the side of|at the side of)';
const KIN =
  "(?:mum|mom|mummy|mommy|dad|daddy|gran|granny|grandma|nan|nana|grandad|grandpa|sister|brother|son|daughter|wife|husband|kid)(?:'?s|’s)";
/** Rooms, as each home has one of its own. */
const ROOM = '(office|study|den|workroom|workshop|garage|shed)';
/** Where furniture stands that one room alone has. */
const FURNITURE: readonly (readonly [room: string, furniture: string])[] = [
  [
    'living room',
    'sofa|settee|couch|coffee table|fireplace|armchair|arm chair|bookcase|bookshelf|recliner|easy chair',
  ],
  ['bedroom', 'wardrobe|dresser|dressing table|chest of drawers'],
  ['kitchen', 'cooker|stove|oven|fridge|hob|dishwasher'],
];

export const TOLD_WHERE: readonly Rewording[] = [
  // Who goes out through it.
  as(
    /\b(lock|close|shut|bolt|secure|pull|lock up) ([^,.;!?]{3,40}?) (?:behind|after) (?:me|us|you|him|her|them)(?=$|[,.;!?]| and\b| please\b)/,
    '$1 $2',
  ),
  // Whose it is.
  as(`\\b(?:(?:my|our|the) )?${KIN} ${ROOM}\\b`, 'the $1'),
  // "The *lamp* by the couch": of the room where the couch is.
  ...FURNITURE.map(([room, furniture]) =>
    as(
      `\\b(${OURS}) (lamp|reading lamp|floor lamp|standard lamp) ${BESIDE} (?:the|my|our) (?:big |little |old )?(?:${furniture})\\b`,
      `$1 lamp in the ${room}`,
    ),
  ),
  as(
    /\b(turn|switch|shut|cut) the water (on|off) (?:at|from|by) the (?:main|mains|stopcock|stop cock)\b/,
    '$1 the water $2',
  ),
  as(
    /\bis the water (on|off|open|shut|closed) (?:at|from|by) the (?:main|mains|stopcock|stop cock)\b/,
    'is the water $1',
  ),
  as(
    /\b(the|my|our|that) (?:big|large|great big|main) (?=(?:garage door|garage|gate|blind|blinds|curtains?|telly|tv|fan|speaker)\b)/,
    '$1 ',
  ),
  // All of the house.
  as(
    /^(?:(?:i want |make |get |have )?(?:the |this )?(?:whole|entire) (?:house|place|flat|home) (?:to be |to go |go )?(?:dark|pitch black|black)|(?:pitch black|dark|darkness|lights out) everywhere)(?=[,.!?]*$| please)/,
    'turn off all the lights',
  ),
  as(/\bget (?:the |this )?(?:house|place|flat|doors|everything) (?:all )?locked(?: up)?\b/, 'lock up'),
  // All of a room.
  as(
    /\b(?:make |have |get |leave )?(?:everything|all|it all) (in|on|at) (the [a-z]+(?: room)?) (?:go )?(?:dark|black|pitch black)(?=$|[,.;!?]| and\b)/,
    'turn off the lights $1 $2',
  ),
  as(
    /,? (?:all of them|every one of them|every single one|each and every one),? (?=(?:in|throughout|across|all over|everywhere)\b)/,
    ' ',
  ),
  // The robot's rounds.
  as(
    /\bgive ((?:the|my|our) [a-z]+(?: room)?) (?:a|another) (?:quick |good |proper |little |thorough )*(?:once[- ]over|going[- ]over|hoover|vacuum|vac|sweep|mop|run[- ]?round|whizz round|clean)(?: (?:with|by|from|using) the (?:little )?(?:robot vacuum|robot|hoover|vacuum|roomba))?/,
    'vacuum $1',
  ),
];
