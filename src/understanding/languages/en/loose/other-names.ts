const rows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim().split('|'));

/** Rooms by the names that families have for them: each row is one sort of room. */
export const ROOM_NAMES = rows(`
  living room|lounge|sitting room|front room|family room|parlour|parlor|drawing room|salon|snug|tv room
  bathroom|bath room|loo|toilet|john|bog|dunny|lav|khazi|little girls room|ensuite|en suite|en-suite|restroom|rest room|washroom|wash room|lavatory|wc|powder room|cloakroom|shower room|ladies room|little boys room
  office|study|working room|home office|den|workroom|work room|library|computer room
  hallway|hall|entrance hall|entrance|entry|entryway|entrance way|foyer|corridor|passage|passageway|vestibule|lobby
  garden|yard|backyard|back yard|back garden|lawn|outdoors area
  kitchen|kitchenette|galley|cooking room
  bedroom|main bedroom|master bedroom|our bedroom|boudoir|bed chamber|sleeping room|sleep room|room of sleeping
  garage|car port|carport
  porch|veranda|verandah|front step|doorstep|stoop
  patio|terrace|deck|decking
  balcony|loggia
  utility room|utility|laundry|laundry room|wash house|scullery
  nursery|baby room|baby's room|babys room
  kids room|kids' room|children's room|childrens room|kid's room|play room|playroom
  guest room|spare room|spare bedroom|guest bedroom|visitors room
  dining room|diner|breakfast room|dinner room
  attic|loft
  basement|cellar
  landing|upstairs hall
  pantry|larder
  shed|garden shed|tool shed
  conservatory|sunroom|sun room|winter garden
`);

/** Things likewise. */
export const THING_NAMES = rows(`
  ceiling light|ceiling one|big light|big one|overhead light|overhead lights|overhead|main light|top light|ceiling lamp
  tv|telly|tele|television|television set|tv set|goggle box|gogglebox|the box|idiot box|tube
  radio|wireless|speaker|smart speaker|stereo|record player|hi-fi|hifi|hi fi|sound system|music box|boombox
  sofa|settee|couch|davenport
  fridge|refrigerator|icebox
  coffee maker|coffee machine|coffee pot|coffeemaker|percolator|espresso machine|coffee
  vacuum|hoover|robot|roomba|robot hoover|robo vac|robovac|cleaning robot|little robot|vacuum cleaner|henry|dyson|floor cleaner|robbie|robbie the robot|robby|robot cleaner|robotic vacuum|vac
  curtains|drapes|drape|curtain
  ac|a c|air con|aircon|air conditioner|air conditioning|a/c|air conditioning unit|climate machine|air machine|climatizer|climatiser|clima|cooling machine
  spotlight|spot light|spot|floodlight|flood light
  pump|fountain|water pump
  fan|ventilator|ceiling fan|electric fan
  thermostat|central heating|radiators|radiator|rads|furnace
  vanity light|mirror light|mirror lamp|makeup light|shaving light
  desk lamp|writing desk lamp|writing lamp|reading desk lamp|work lamp|table lamp
  bedside lamp|nightstand lamp|night stand lamp|night table lamp|bedside table lamp|headboard lamp
  counter|worktop|work top|countertop|work surface|kitchen side
  path|pathway|footpath|walkway
  pendant|hanging light|hanging lamp
  backlight|back light|bias light|led strip
  water main|mains water|water mains|stopcock|stop cock|water supply|main water
`);
