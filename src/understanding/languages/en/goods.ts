/** Things that are bought, by single words that stand for themselves: "milk eggs bread" are three of them, where "peanut butter" is one. */
export const GOODS: ReadonlySet<string> = new Set(
  (
    'milk eggs bread butter cheese yogurt yoghurt cream sugar flour salt pepper rice pasta noodles cereal oats honey jam tea coffee ' +
    'juice water beer wine apples bananas oranges lemons limes grapes pears peaches plums strawberries blueberries raspberries mangoes ' +
    'avocados tomatoes potatoes onions carrots cucumbers peppers mushrooms spinach lettuce broccoli garlic ginger beans peas corn ' +
    'chicken beef pork ham bacon sausages fish salmon tuna shrimp tofu biscuits cookies crackers chips crisps nuts almonds olives ' +
    'ketchup mustard mayonnaise vinegar soap shampoo toothpaste tissues napkins batteries candles detergent nappies diapers'
  ).split(' '),
);
