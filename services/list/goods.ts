/** What is bought, by words that tell it without a verb: "*and ketchup*", "*a tub of sour cream*". */
export const GOODS: readonly string[] = (
  'milk egg bread butter cheese yogurt yoghurt cream sugar flour salt pepper rice pasta noodle cereal oats honey jam marmalade tea coffee ' +
  'juice squash water beer wine cola lemonade apple banana orange lemon lime grape pear peach plum strawberry blueberry raspberry mango ' +
  'avocado tomato potato onion carrot cucumber mushroom spinach lettuce broccoli cauliflower garlic ginger bean pea corn cabbage ' +
  'celery courgette pumpkin herb parsley basil coriander chilli spice cinnamon vanilla chicken beef pork lamb turkey ham bacon ' +
  'sausage mince fish salmon tuna prawn shrimp tofu hummus salsa tortilla wrap bagel roll muffin cake biscuit cookie cracker chip crisp ' +
  'chocolate popcorn nut almond peanut olive oil vinegar ketchup mustard mayonnaise mayo sauce gravy stock soup yeast ice soap shampoo ' +
  'conditioner toothpaste toothbrush tissue napkin paper roll battery candle detergent bleach sponge nappy diaper wipe foil bulb'
).split(' ');

/** Who says these asks or tells something, or wants it done. */
export const NO_GOODS: readonly string[] =
  'kind sort type brand variety what how who which why where when is are was do does did can could will would shall should i we you he she they it that this there turn set put make get take play remind start stop open close shut cancel scratch remove delete cross off on tell ask have has had not no never big small large little medium bigger smaller usual cheap good'.split(
    ' ',
  );

/** "Ketchup, *the big bottle*": which of it, and no other thing. */
export const WHICH_OF_IT =
  '[the] (big|small|large|little|medium|bigger|smaller|usual|cheap|good|nice|posh|fancy|proper|fresh|frozen|tinned|dried|organic|free range|thick|thin|thick cut|thin cut|fine cut|smooth|crunchy|chunky|whole|sliced|grated|plain|salted|unsalted|sweet|hot|mild|dark|light|semi skimmed|skimmed|full fat|low fat|sugar free|gluten free|dairy free|decaf|sparkling|still|wholemeal|white|brown|red|green) (one|ones|bottle|tub|tin|jar|packet|pack|box|carton|loaf|bag|size|kind|sort|type|stuff|variety|version)';
