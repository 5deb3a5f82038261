/** What timers are called, and what they are not. */

/** What is boiled, baked and dyed: with a length behind it, it is to be timed. */
export const COOKED = (
  'pasta spaghetti noodle rice egg potato potatoe spud pea bean carrot broccoli veg vegetable cabbage corn bread loaf roll bun cake cookie biscuit brownie ' +
  'muffin scone pie pizza lasagne lasagna chicken turkey beef lamb pork ham bacon sausage roast steak fish salmon cod chip fry oven stew soup ' +
  'curry chilli sauce gravy porridge oat tea coffee dough pudding crumble casserole dumpling laundry washing wash dryer tumble nap'
).split(' ');
/** No names of timers. */
export const NAMELESS =
  'no not without timer i we what how long when much many time set start stop cancel pause remind there it that all every any about tell give show list other she he they could can would please you i we'.split(
    ' ',
  );

/** What cooks and washes is switched on, and is no name of what is timed by it. */
export const MACHINES = ['oven', 'dryer', 'tumble', 'wash', 'washing', 'laundry', 'fry'];
/** What is switched for so long is no name of a timer. */
export const SWITCHING =
  'turn switch put stick whack bung pop leave keep chuck flick off up down start run'.split(' ');

/** In a name they tell for how long. */
export const LENGTHS = 'minute minutes hour hours second seconds half quarter more'.split(' ');
