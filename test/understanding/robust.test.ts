import { describe, expect, it } from 'vitest';
import { DEFAULT_HOME } from '../../devices/simulated/default-home.ts';
import { PHRASES } from '../../src/catalogue.ts';
import type { Action, Plan, SingleTarget, Target } from '../../src/domain/index.ts';
import { buildLexicon, understand } from '../../src/understanding/index.ts';

const LEXICON = buildLexicon({
  areas: [...new Set(DEFAULT_HOME.map(({ device }) => device.area))].flatMap((name) =>
    name === null ? [] : [{ name, floor: null, aliases: [] }],
  ),
  devices: DEFAULT_HOME.map(({ device }) => ({ ...device, family: 'test' })),
  people: ['Alex', 'Sam', 'Mia', 'Gran'].map((name) => ({
    ...{ id: name.toLowerCase(), name, aliases: [], role: 'adult' as const, emails: [] },
  })),
  phrases: PHRASES,
});

/** Heard in a room, or by a telephone somewhere. */
function planFor(line: string): Plan {
  const [room, text] = line.includes(' | ') ? line.split(' | ') : [undefined, line];
  const where = room === undefined ? {} : { area: room.trim() };
  const now = Date.parse('2026-11-22T10:30:00Z');
  return understand((text ?? '').trim(), LEXICON, { now, timezone: 'UTC', person: 'alex', ...where });
}

function target(one: Target): string {
  if (Array.isArray(one)) return one.map(target).join('+');
  const { except = [], ...single } = one as SingleTarget;
  const words = 'all' in single ? 'all' : `[${Object.values(single)[0]}]`;
  return except.length === 0 ? words : `${words} except ${except.map(target).join('+')}`;
}

function deed({ service, method, args, when, if: only }: Action): string {
  const values = Object.entries(args).map(([key, value]) =>
    key === 'target' ? target(value as unknown as Target) : `${key}=${value}`,
  );
  const later = [...(when === undefined ? [] : ['later']), ...(only === undefined ? [] : ['if'])];
  return [`${service}.${method}`, ...values, ...later].join(' ');
}

/** Deeds as they are; `answer` is offered to be done where it is the only one, `offer` only asked about. */
function told({ groups, offer, unread }: Plan): string {
  if (offer !== undefined) return `${offer.sure ? 'answer' : 'offer'} ${offer.deeds.map(deed).join(' or ')}`;
  const deeds = groups.flat().map(deed).join(', ');
  if (deeds !== '') return unread.length > 0 ? `${deeds} + unread` : deeds;
  const cannot = unread.find((part) => part.cannot === true);
  if (cannot !== undefined) return `cannot: ${cannot.reason}`;
  const asks = unread.some(({ wish, candidates }) => wish !== undefined || candidates !== undefined);
  return asks ? 'asks' : 'nothing';
}

function corpus(phenomenon: string, cases: string): void {
  const lines = cases.split('\n').filter((line) => line.trim() !== '');
  describe(phenomenon, () => {
    for (let at = 0; at < lines.length; at += 2)
      it(`A02 A03 “${lines[at]!.trim()}”`, () => {
        expect(told(planFor(lines[at]!.trim()))).toBe(lines[at + 1]!.trim().replace(/^=> ?/, ''));
      });
  });
}

corpus(
  'what families say in words of their own',
  `
    kitchen | bung the fan on in the bedroom, darling
    => fan.turn_on [bedroom]
    living room | whack the heating up would you
    => climate.set_temperature step=1 [living room]
    flick the porch light on for us please
    => light.turn_on [Porch Light]
    kitchen | chuck the telly off mate
    => media.turn_off [TV]
    living room | could you be a love and pop the telly on
    => media.turn_on [TV]
    be a star and shut the curtains in the sitting room
    => cover.close [Living Room Curtains]
    shut the blimming curtains in the lounge will ya
    => cover.close [Living Room Curtains]
    lights off in the loo please
    => light.turn_off [bathroom]
    turn the lav light on, ta
    => light.turn_on [bathroom]
    stick the light on in the WC
    => light.turn_on [bathroom]
    turn on the desk lamp in the den
    => light.turn_on [Desk Lamp]
    turn everything off in my study please love
    => light.turn_off [office]
    put the front room lights to fifty percent
    => light.set [living room] brightness=50
    make the lounge lights blue
    => light.set [living room] color=blue
    dim the sitting room to 20
    => light.set [living room] brightness=20
    hallway | hall light off
    => light.turn_off [hallway]
    switch the hall light on please dear
    => light.turn_on [hallway]
    entrance light on please
    => light.turn_on [Hallway Light]
    yard lights on
    => light.turn_on [garden]
    turn on the lights in the back yard
    => light.turn_on [garden]
    turn on the spotlight in the back garden
    => light.turn_on [Garden Spotlight]
    pop the telly on in the lounge
    => media.turn_on [TV]
    turn the television down a bit
    => media.set_volume step=-10 [TV]
    living room | turn the tele up
    => media.set_volume step=10 [TV]
    switch off the goggle box
    => media.turn_off [TV]
    living room | get that telly off now please
    => media.turn_off [TV]
    put the stereo on in the kitchen
    => media.turn_on [Kitchen Speaker]
    kitchen | start the coffee machine would you
    => switch.turn_on [Coffee Maker]
    kitchen | get some coffee on the go
    => switch.turn_on [Coffee Maker]
    fire up the coffee maker
    => switch.turn_on [Coffee Maker]
    get the hoover going
    => vacuum.start all
    set the roomba off round the kitchen
    => vacuum.clean_area all area=kitchen
    let the robot loose in the living room
    => vacuum.clean_area all area=living room
    send the hoover round the bedroom
    => vacuum.clean_area all area=bedroom
    give the telly a rest
    => media.turn_off [TV]
    knock the bedroom fan off
    => fan.turn_off [Bedroom Fan]
    kill the telly
    => media.turn_off [TV]
    crank the heating up
    => climate.set_temperature step=1 [Thermostat]
    bedroom | shut the curtains
    => cover.close [Living Room Curtains]
    bedroom | switch the heating off
    => climate.set_mode mode=off [Thermostat]
    bedroom | crank up the ac
    => climate.set_temperature step=1 [Bedroom AC]
    close the blind in our bedroom
    => cover.close [Bedroom Blind]
    yank the curtains shut
    => cover.close [Living Room Curtains]
    fling open the curtains
    => cover.open [Living Room Curtains]
    the curtains want closing
    => cover.close [Living Room Curtains]
    the back door needs locking
    => lock.lock [Back Door]
    the porch light needs turning off
    => light.turn_off [Porch Light]
    leave the hall light on for granny
    => light.turn_on [hallway]
    the light by the bed off please
    => light.turn_off [Bedside Lamp]
    turn on the light next to the bed
    => light.turn_on [Bedside Lamp]
    switch on the light behind the telly
    => light.turn_on [TV Backlight]
    tern off the lites in the kichen
    => light.turn_off [kitchen]
    swich on the tely
    => media.turn_on [TV]
    turn of the kichen lites
    => light.turn_off [kitchen]
    trun on the hallwey lite
    => light.turn_on [Hallway Light]
    loc the frunt dor
    => lock.lock [Front Door]
    shut the garige door
    => cover.close [Garage Door]
    opun the curtins in the livin room
    => cover.open [Living Room Curtains]
    plees turn on my bedsied lamp
    => light.turn_on [Bedside Lamp]
    tirn off the bedrum fan
    => fan.turn_off [Bedroom Fan]
    terne on the cofee maker
    => switch.turn_on [Coffee Maker]
    pleez put the tely lowder
    => media.set_volume step=10 [TV]
    turn right off the living room lamp
    => light.turn_off [Living Room Lamp]
    torn on the desk lamp
    => light.turn_on [Desk Lamp]
    which on the porch light
    => light.turn_on [Porch Light]
    clothes the blinds in the bedroom
    => cover.close [Bedroom Blind]
    clothes the curtains
    => cover.close [Living Room Curtains]
    look the front door
    => nothing
    them the kitchen lights
    => light.set brightness_step=-10 [kitchen]
    turn on the dust lamp
    => offer light.turn_on [Desk Lamp]
    turn off the beside lamp
    => light.turn_off [Bedside Lamp]
    turn on the coffee baker
    => switch.turn_on [Coffee Maker]
    turn off the bedroom van
    => fan.turn_off [Bedroom Fan]
    turn on the kitchen flights
    => offer light.turn_on [kitchen]
    switch off the living room lump
    => light.turn_off [Living Room Lamp]
    close the living room certain
    => offer cover.close [Living Room Curtains]
    turn on the garden pump pump
    => switch.turn_on [Garden Pump]
    turn on on the porch light
    => light.turn_on [Porch Light]
    set the thermostat two nineteen
    => climate.set_temperature [Thermostat] temperature=19
    dim the desk lamp two thirty percent
    => light.set [Desk Lamp] brightness=30
    turn the volume up two forty
    => asks
    put tea vee on
    => media.turn_on [TV]
    set bedroom ac to twenty one degrees
    => climate.set_temperature [Bedroom AC] temperature=21
    turn off the bed side lamp
    => light.turn_off [Bedside Lamp]
    living room | turn the telly down it's giving me a headache
    => media.set_volume step=-10 [TV]
    living room | switch the telly off cos nobody's watching
    => media.turn_off [TV]
    bedroom | shut the blind the sun's in my eyes
    => cover.close [Bedroom Blind]
    bedroom | put the fan on i can't breathe in here
    => fan.turn_on [bedroom]
    kitchen | my hands are full, pop the light on
    => light.turn_on [kitchen]
    kitchen | I'm holding the baby can you turn the light on
    => light.turn_on [kitchen]
    office | it's getting dark so pop the desk lamp on
    => light.turn_on [Desk Lamp]
    we've got guests coming, put the porch light on would you
    => light.turn_on [Porch Light]
    turn off the telly because the baby is asleep
    => media.turn_off [TV]
    living room | stop the telly it's rubbish
    => media.stop [TV]
    oh for goodness sake turn that telly off
    => media.turn_off [TV]
    kitchen | ugh, kitchen lights on please
    => light.turn_on [kitchen]
    hey hun, lock the back door
    => lock.lock [Back Door]
    alright mate turn the garage light off
    => light.turn_off [Garage Light]
    bedroom | it's pitch black in here
    => answer light.turn_on [bedroom]
    office | I can't see what I'm doing
    => answer light.turn_on [office]
    living room | it's so gloomy
    => answer light.turn_on [living room]
    it's dark in the office
    => answer light.turn_on [office]
    the kitchen is too dark
    => answer light.turn_on [kitchen]
    bedroom | bit nippy in here
    => answer climate.set_temperature step=1 [bedroom] or climate.set_mode mode=heat [bedroom]
    living room | I'm freezing my darling
    => answer climate.set_temperature step=1 [living room] or climate.set_mode mode=heat [living room]
    I'm absolutely freezing
    => answer climate.set_temperature step=1 [Thermostat]
    kitchen | it's baltic in here
    => answer climate.set_temperature step=1 [Thermostat]
    bedroom | I'm boiling
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC] or climate.set_temperature step=-1 [bedroom]
    bedroom | it's like an oven in here
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC] or climate.set_temperature step=-1 [bedroom]
    bedroom | phew, it's hot
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC] or climate.set_temperature step=-1 [bedroom]
    office | it's roasting in here
    => answer climate.set_temperature step=-1 [Thermostat]
    bedroom | it's really stuffy in this room
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC]
    living room | the telly's too loud
    => answer media.set_volume step=-10 [TV]
    living room | I can't hear the telly
    => answer media.set_volume step=10 [TV]
    kitchen | that music is too loud
    => answer media.set_volume step=-10 [kitchen]
    living room | that's deafening
    => answer media.set_volume step=-10 [living room]
    living room | the light's hurting my eyes
    => answer light.set brightness_step=-10 [living room]
    bedroom | the sun is in my eyes
    => answer cover.close [Bedroom Blind]
    living room | the sunshine's coming straight into the baby's face
    => answer cover.close [Living Room Curtains]
    bedroom | it's a proper sauna in here
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC] or climate.set_temperature step=-1 [bedroom]
    bedroom | I'm shivering like a leaf
    => answer climate.set_temperature step=1 [bedroom] or climate.set_mode mode=heat [bedroom]
    living room | I can't hear anything over that telly
    => offer media.set_volume step=-10 [TV]
    living room | that noise is giving me a headache
    => offer media.set_volume step=-10 [living room]
    bedroom | I can't drop off with that fan on
    => answer fan.turn_off [bedroom]
    bedroom | that fan is doing my head in
    => offer fan.set step=-10 [bedroom] or fan.turn_off [bedroom]
    bedroom | the lamp next to where I sleep, off
    => light.turn_off [Bedside Lamp]
    bedroom | people can see in
    => answer cover.close [Bedroom Blind]
    the kitchen floor is filthy
    => answer vacuum.clean_area all area=kitchen
    kitchen | there are crumbs everywhere
    => answer vacuum.clean_area all area=kitchen
    living room | the carpet's covered in dog hair
    => answer vacuum.clean_area all area=living room
    I think I left the porch light on
    => answer light.turn_off [Porch Light]
    I left the garage light on
    => answer light.turn_off [Garage Light]
    oh dear, I've left the back door unlocked
    => answer lock.lock [Back Door]
    we left the curtains open
    => answer cover.close [Living Room Curtains]
    the kids left the telly on
    => offer media.turn_off [TV]
    office | this glare is doing my head in
    => offer light.set brightness_step=-10 [office]
    bathroom | I can barely see my hand in front of my face
    => offer light.turn_on [bathroom] or light.set brightness_step=10 [bathroom]
    living room | I'm in my coat and my toes are still numb
    => offer climate.set_temperature step=1 [living room] or climate.set_mode mode=heat [living room]
    turn the dishwasher on
    => cannot: there is no dishwasher here
    start the washing machine
    => cannot: there is no washing machine here
    preheat the oven to 200
    => cannot: there is no oven here
    switch on the fairy lights
    => cannot: there are no fairy lights here
    turn on the light in the attic
    => cannot: there is no attic here
    pop the light on in the cellar
    => cannot: there is no cellar here
    how warm is it in the attic
    => cannot: there is no attic here
    what's the humidity in the bathroom
    => cannot: nothing in the bathroom measures that
    text Bob that dinner is at half six
    => cannot: I know nobody called Bob
    let grandma know we are running late
    => cannot: I know nobody called grandma
    dim all the lamps downstairs to a third
    => cannot: I was not told which rooms are downstairs
  turn all the lights off in here
    => cannot: I don’t know which room you are in
    close the windows
    => cannot: there are no windows here
    order me a curry
    => cannot: nothing here can do that
    ring my mum
    => cannot: nothing here can do that
    book a table at the pub
    => cannot: nothing here can do that
    feed the cat
    => cannot: nothing here can do that
    take out the bins
    => cannot: nothing here can do that
  `,
);

corpus(
  'what sounds like a wish and is another one, a part of one or none',
  `
    kitchen | don't pop the lamp in the lounge on
    => nothing
    kitchen | if it gets dark pop the lamp in the lounge on
    => nothing
    kitchen | pop the lamp in the lounge on unless someone is asleep
    => nothing
    kitchen | stick everything off except the telly
    => light.turn_off all
    kitchen | pop the lights off in five minutes
    => light.turn_off [kitchen] later
    kitchen | I popped the lamp in the lounge on
    => nothing
    kitchen | gran said pop the lamp on
    => nothing
    living room | is it cold in here
    => climate.get [living room]
    living room | I was freezing last night
    => nothing
    living room | it's freezing outside
    => nothing
    garage | his coat is blue
    => nothing
    kitchen | the fridge is full of ice
    => nothing
    living room | I'm not cold
    => nothing
    living room | if you're cold turn the heating up
    => nothing
    living room | my coffee is cold
    => nothing
    living room | the soup's too hot
    => nothing
    bedroom | it'll be dark soon
    => nothing
    bedroom | do you think it's too bright in here
    => nothing
    bedroom | he left the light on
    => offer light.turn_off [bedroom]
    office | did I leave the light on
    => light.get [office]
    the neighbours left their lights on
    => nothing
    kitchen | let the cleaner in
    => nothing
    unlock the bak door
    => lock.unlock [Back Door]
    opn the garage dor
    => offer cover.open [Garage Door]
    lock the baker
    => nothing
    kitchen | put the chicken on
    => nothing
    kitchen | buy a lamp
    => cannot: nothing here can do that
    tell gran the loo is blocked
    => notices.tell to=gran text=the loo is blocked
    remind me to hoover the lounge
    => asks
    add loo roll to the shopping list
    => list.add item=loo roll list=shopping
    turn the telly off when the news is over
    => nothing
    turn off the lamp I don't mean the desk one
    => nothing
    never turn the fan off at night
    => nothing
    living room | stop the music no wait don't
    => nothing
    what's on telly tonight
    => nothing
    pop the kettle on
    => cannot: there is no kettle here
    stick the fan on low for an hour then off
    => nothing
    kitchen | pop to the shops and get milk
    => nothing
    the telly's on the blink
    => nothing
    the light at the end of the tunnel
    => nothing
    bedroom | I'm boiling an egg
    => nothing
    I love it when it's cold
    => nothing
    kitchen | get the kids off the telly
    => nothing
    mum wants the lamp on
    => nothing
    kitchen | can you not turn the light on
    => nothing
    don't you dare touch the thermostat
    => nothing
    living room | I'm going to turn off the telly
    => nothing
    living room | shut up
    => nothing
    living room | he's blind drunk
    => nothing
    dim sum for dinner
    => nothing
    the garage door is open
    => nothing
    close the deal
    => nothing
    lock in the price
    => nothing
    living room | brr, is the heating on
    => climate.get [living room]
    kitchen | it was dark in the kitchen last night
    => nothing
    when it's dark turn the porch light on
    => light.turn_on [Porch Light] later
    kitchen | I wouldn't say it's cold
    => nothing
    living room | this curry is too hot
    => nothing
    living room | I like it dark in here
    => nothing
    bedroom | don't leave the light on
    => nothing
    nobody left the light on
    => nothing
    kitchen | who left the telly on
    => media.history became=on [TV]
    pop the lights off but not the hall one
    => light.turn_off all except [hallway]
    stick the telly on after dinner is done
    => nothing
    kitchen | don't you think it's a bit cold
    => nothing
    living room | she's a cold person
    => nothing
    there's a light at the window
    => nothing
    light a candle for me
    => asks
    the lamp
    => nothing
    kitchen | the door
    => nothing
    turn it
    => nothing
    order the lights by brightness
    => cannot: nothing here can do that
    tell me a joke about a lamp
    => nothing
    can you text Sam that the door is open
    => notices.tell to=sam text=the door is open
    read me the dark tower
    => nothing
    play dark side of the moon in the attic
    => asks
    turn the lights off and don't touch the telly
    => light.turn_off all
    put the bins out
    => nothing
    kitchen | give the dog a bath
    => nothing
    get off the phone
    => nothing
    switch off your brain
    => nothing
    close your eyes
    => nothing
    open your mouth
    => nothing
    lock him up
    => nothing
    turn left at the lights
    => nothing
    hang the lamp up
    => nothing
    move the lamp to the left
    => nothing
    wash the curtains
    => cannot: nothing here can do that
    clean the fan
    => nothing
    the fan broke
    => nothing
    buy curtains for the lounge
    => cannot: nothing here can do that
    is the loo light on
    => light.get [bathroom]
    what's the lamp in the lounge set to
    => light.get [Living Room Lamp]
    which lights are on in the lounge
    => light.get [living room]
    living room | why is the telly on
    => media.history is_so=true [TV] became=on
    could you maybe not pop the fan on
    => nothing
    stop leaving the light on
    => nothing
    I was going to pop the lamp on
    => nothing
    suppose I popped the telly on
    => nothing
    unlok the frunt dor
    => lock.unlock [Front Door]
    open the garidge door
    => cover.open [Garage Door]
    pop the back door open would you
    => answer lock.unlock [Back Door]
  `,
);

corpus(
  'what recognisers, complaints and other mother tongues make of a wish',
  `
    living room | do us a favour and put the overhead light off
    => light.turn_off [Living Room Ceiling Light]
    big light on in the kitchen please
    => light.turn_on [Kitchen Ceiling Light]
    turn of the lites in the haul way
    => light.turn_off [hallway]
    put the lamp buy the bed on
    => light.turn_on [Bedside Lamp]
    living room | shush the telly for a moment, I'm on the phone
    => media.mute [TV]
    living room | please you close the curtain only half
    => cover.set_position position=50 [Living Room Curtains]
    living room | the music is so loud i can't even think
    => answer media.set_volume step=-10 [living room]
    could you have the robot clean up the crumbs in the hallway
    => vacuum.start [hallway]
    make the porch light red and like super dim
    => light.set [Porch Light] color=red, light.set [Porch Light] brightness=15
    hallway | the light is too strong, make it more soft please
    => light.set brightness_step=-10 [hallway]
    office | its cold outside
    => nothing
    living room | I can't hear the film over this racket
    => answer media.set_volume step=10 [living room]
    bedroom | I hate it when it's dark in here
    => nothing
    bedroom | I like it cold
    => nothing
    turn on the key chain
    => nothing
    daddy can you put my bed side lamp on im scared
    => light.turn_on [Bedside Lamp]
    living room | pause the box a sec
    => media.pause [TV]
    kitchen | bit dim in here isn't it
    => answer light.turn_on [kitchen]
    kitchen | it's rather dim in here
    => answer light.turn_on [kitchen]
    kitchen | bit dim in here
    => answer light.turn_on [kitchen]
    kitchin lites of
    => light.turn_off [kitchen]
    garage lights of please
    => light.turn_off [garage]
    sort out the lights in the kitchen
    => nothing
    hoover the sitting room carpet would you dear
    => nothing
    dim the kitchen
    => light.set brightness_step=-10 [kitchen]
    dim the lights a bit
    => light.set brightness_step=-10 all
    office | it's far too dim in here
    => answer light.turn_on [office]
    it is dim in the office
    => nothing
  `,
);

corpus(
  'an order by what becomes of a thing, in words of no phrase',
  `
    living room | quench the lights
    => answer light.turn_off [living room]
    living room | can we have the lamp on soft
    => answer light.set [Living Room Lamp] brightness=20
    bedroom | bedside lamp down low
    => answer light.set [Bedside Lamp] brightness=20
    office | desk lamp full blast
    => answer light.set [Desk Lamp] brightness=100
    kitchen | the island light and the ceiling one please, on
    => answer light.turn_on [Kitchen Island Pendant]+[Kitchen Ceiling Light]
    bedroom | fan at full tilt
    => answer fan.set [bedroom] percentage=100
    living room | nineteen on the thermostat please
    => answer climate.set_temperature [Thermostat] temperature=19
    living room | telly on mute
    => answer media.mute [TV]
    living room | dim them lights
    => answer light.set brightness_step=-10 [living room]
    kitchen | counter lights and the island pendant on please, not too bright, forty percent will do
    => light.turn_on [Kitchen Counter Lights]+[Kitchen Island Pendant], light.set [Kitchen Counter Lights]+[Kitchen Island Pendant] brightness=40
    hallway | the one on the porch, switch it on
    => light.turn_on [Porch Light]
    hallway | on with the hall light
    => light.turn_on [hallway]
    living room | the lamp could be a bit brighter
    => light.set brightness_step=10 [Living Room Lamp]
    living room | turn the lamp a cosy orange
    => light.set [Living Room Lamp] color=orange
    living room | make the glow behind the telly red
    => light.set [TV Backlight] color=red
    kitchen | can the robot do a quick whizz round
    => vacuum.start all
    living room | lights down a little, film's starting
    => light.set brightness_step=-10 [living room]
    kitchen | I can barely see the chopping board
    => answer light.turn_on [kitchen]
    living room | my toes are like ice
    => answer climate.set_temperature step=1 [living room] or climate.set_mode mode=heat [living room]
    living room | let some light in
    => answer cover.open [Living Room Curtains]
    bedroom | bit of air please
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC]
    living room | nobody is watching the telly
    => offer media.turn_off [TV]
    kitchen | I could do with a coffee
    => offer switch.turn_on [Coffee Maker]
    kitchen | send the hoover back to its bed, it's driving me potty
    => vacuum.dock all
    living room | do the light behind the telly blue, like at Josh's house
    => light.set [TV Backlight] color=blue
    bedroom | It is getting rather stuffy, might one have a little air?
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC]
    bedroom | good morning
    => offer cover.open [Bedroom Blind]
    living room | movie time
    => offer light.set [living room] brightness=20 or cover.close [Living Room Curtains]
    hallway | I'm home
    => presence.set state=home
    living room | is it movie time
    => nothing
    living room | I'm home alone
    => nothing
    living room | movie time was great
    => nothing
    kitchen | a pipe has burst
    => offer valve.close all
  `,
);

corpus(
  'words for what becomes of a thing, where nothing is to become of it',
  `
    living room | the lamp will go off soon
    => offer light.turn_off [Living Room Lamp]
    kitchen | the full coffee maker
    => nothing
    living room | a soft lamp is nice
    => nothing
    living room | don't douse the lamp
    => nothing
    living room | I extinguished the lamp
    => nothing
    living room | lamp off when dad comes
    => nothing
    living room | dad's lamp off
    => nothing
    living room | a new lamp on order
    => nothing
    living room | two lamps on
    => nothing
    living room | take the lamp off the table
    => nothing
    kitchen | put the milk on the counter
    => nothing
    kitchen | put it on the counter
    => nothing
    kitchen | wipe down the counter
    => nothing
    kitchen | cut the bread on the counter
    => nothing
    living room | pull the lamp closer
    => nothing
    living room | raise the lamp a metre
    => nothing
    living room | lamp on and off
    => nothing
    living room | quench the lights for an hour
    => nothing
    living room | quench the lights unless mum is in
    => nothing
    living room | the telly needs a clean
    => nothing
    living room | somebody left water on the floor
    => nothing
    hallway | nearly time to lock the back door
    => nothing
    living room | lamp oil is low
    => nothing
    make the temperature 21 in here
    => nothing
    can you switch off
    => nothing
    living room | switch off
    => nothing
    turn off one light on the porch
    => nothing
    turn on light one
    => nothing
    kitchen | lower the coffee maker
    => nothing
    turn on the night light
    => nothing
  `,
);

corpus(
  'a wish of whatever service behind what is merely told',
  `
    the baby's nodded off at last, what's on the shopping list
    => list.get list=shopping
    we're just nipping to the supermarket, what else do we need
    => list.get list=shopping
    uncle Bob's got the flu, cancel the karate lesson
    => calendar.cancel query=karate lesson
    I'm not feeling too good, add honey to the shopping list
    => list.add item=honey list=shopping
    oh no, put tea towels on the shopping list, mate
    => list.add item=tea towels list=shopping
    he isn't ready, don't lock the front door
    => nothing
    if nobody's in, add honey to the shopping list
    => list.add item=honey list=shopping if
  `,
);

corpus(
  'the same written in another way',
  `
    Mia's got trampolining on Friday at five
    => calendar.create who=mia title=trampolining start=2026-11-27T17:00:00+00:00 end=2026-11-27T18:00:00+00:00
    add chimney sweep to the calendar, Thursday, nine till ten
    => calendar.create title=chimney sweep start=2026-11-26T09:00:00+00:00 end=2026-11-26T10:00:00+00:00
    create an event called bake sale Friday, starts 2 pm, ends 5 pm
    => calendar.create title=bake sale start=2026-11-27T14:00:00+00:00 end=2026-11-27T17:00:00+00:00
    the chess tournament is on Saturday at ten, pop it in the diary
    => calendar.create title=chess tournament start=2026-11-28T10:00:00+00:00 end=2026-11-28T11:00:00+00:00
    auntie's birthday is on the 3rd of March, put that down for every year
    => calendar.create told=true title=auntie's birthday start=2027-03-03T00:00:00+00:00 end=2027-03-04T00:00:00+00:00 all_day=true rrule=FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3
    water the plants every evening but not at weekends
    => nothing
    close the bedroom blind at eight every evening except at weekends
    => cover.close [Bedroom Blind] later
    is the front door locked or did we forget
    => lock.get [Front Door]
    set Monday's alarm for six
    => alarm.set at=2026-11-23T06:00:00+00:00
  `,
);

corpus(
  'how much more or less is no value, and "in there" is the room named before',
  `
    living room | put the heating three degrees higher
    => climate.set_temperature [living room] step=3
    living room | thirty percent less on the lamp
    => answer light.set [Living Room Lamp] brightness_step=-30
    kitchen | shut the bedroom blind and put the ceiling light in there at twenty percent
    => cover.close [Bedroom Blind], light.set [Bedroom Ceiling Light] brightness=20
    kitchen | lights out in the office except the one on the desk
    => light.turn_off [office] except [Desk Lamp]
    bathroom | light the lamp next to my bed, but not too bright
    => light.turn_on [Bedside Lamp], light.set [Bedside Lamp] brightness=40
  `,
);

corpus(
  'what runs out, beside what is taken off for it',
  `
    we're out of glue so take the model plane off the list
    => list.remove item=model plane
    who finished all the cereal again
    => list.add list=shopping item=cereal
    we're running low on kitchen roll
    => list.add list=shopping item=kitchen roll
    there is no more honey
    => list.add list=shopping item=honey
    switch the porch light off, there is no rush
    => light.turn_off [Porch Light]
  `,
);

corpus(
  'timers and alarms in other words',
  `
    nine minutes for the sausages
    => timer.start duration=PT9M name=sausages
    is the lasagne ready yet
    => timer.get name=lasagne
    three more minutes on the rice
    => timer.add duration=PT3M name=rice
    give me fifteen minutes for my book then call me
    => timer.start duration=PT15M name=book
    push Wednesday's alarm back twenty minutes
    => diary.shift kind=alarm on=[object Object] by=PT20M
    I have to be up at six for swimming every day except at weekends
    => alarm.set name=swimming rrule=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0
    turn all the alarms off
    => alarm.cancel all=true
    I must remember to ring the optician tomorrow at ten
    => reminders.create text=ring the optician at=2026-11-23T10:00:00+00:00
    I've already fed the rabbit
    => reminders.done query=rabbit
  `,
);

corpus(
  'questions of how things are, in other words',
  `
    did one of the kids shut the garage
    => cover.get [garage]
    which lamps have been left on
    => light.get [Living Room Lamp]+[Bedside Lamp]+[Desk Lamp]
    is the pump active
    => switch.get [Garden Pump]
    what is the telly showing
    => media.get [TV]
    is the water on at the mains
    => valve.get all
    the heating, is it on or not?
    => climate.get [Thermostat]
    is the dishwasher on
    => cannot: there is no dishwasher here
    who's been messing with the thermostat
    => climate.history [Thermostat]
    is the vacuum charged up
    => vacuum.get all
    check if one of the doors is still unlocked
    => lock.get all
    where is my desk, then turn the lights off in the kitchen
    => notes.find query=desk, light.turn_off [kitchen]
    what time is my parcel's van expected at the door
    => nothing
  `,
);

describe('what was read in other words', () => {
  it('A02 points into the sentence as it was said', () => {
    const said = 'right then, pop the lamp in the lounge on and lock the bak door';
    const [lamp, door] = planFor(said).groups.flat();
    expect([lamp, door].map((action) => said.slice(action?.source?.start, action?.source?.end))).toEqual([
      lamp?.source?.text,
      door?.source?.text,
    ]);
    expect(lamp?.source?.text).toContain('lounge');
    expect(door?.source?.text).toContain('bak door');
  });

  it('A02 is what was read strictly where that was read', () => {
    for (const plain of ['turn on the desk lamp', 'lock the back door', 'what time is it', 'never mind'])
      expect(planFor(plain)).not.toHaveProperty('offer');
  });
});

corpus(
  'what one of the people has done',
  `
    what has Mia been up to
    => house.record of=mia
    did Sam change anything
    => house.record of=sam
    what has Gran touched today
    => house.record of=gran from=2026-11-22T00:00:00+00:00 to=2026-11-23T00:00:00+00:00
  `,
);

corpus(
  'what is told of things, without a mark or with one, before a wish for it',
  `
    hallway | the robot's stuck by the stairs again send it home
    => vacuum.dock [hallway]
    bedroom | my ceiling light is so yellow can you make it colder
    => light.set [Bedroom Ceiling Light] temperature=5500
    kitchen | the pump is making a funny noise, switch it off
    => switch.turn_off [Garden Pump]
    living room | if the tv is on turn it off
    => media.turn_off [TV] if
    living room | I'm cold can you make it warmer
    => climate.set_temperature step=1 [living room]
    there's a puddle all over the garage floor shut the water main off quick
    => valve.close [Water Main]
    living room | it's dark in the kitchen put the light on
    => light.turn_on [kitchen]
    living room | the little one is asleep in the bedroom, turn the tv down
    => media.set_volume step=-10 [TV]
    living room | the telly is off, put the lamp on
    => light.turn_on [Living Room Lamp]
    kitchen | kitchen lights on full, I can't see what I'm peeling
    => light.set [kitchen] brightness=100
    hallway | there's a chap here says he's from the water board, can you unlock the front
    => lock.unlock [Front Door]
    living room | turn off the lights the kitchen one is fine
    => nothing
    kitchen | who left the lights on in the garden again, get them off
    => light.turn_off [garden]
  `,
);

corpus(
  'in the order and the small words of other languages',
  `
    living room | please, you can to put more low the volume of the television
    => media.set_volume step=-10 [TV]
    living room | now you open me the radio, is time for the news
    => media.turn_on [Kitchen Speaker]
    living room | now you open me the television, is time for the football
    => media.turn_on [TV]
    living room | close me the lamp here in the salon, caro, please
    => light.turn_off [Living Room Lamp]
    kitchen | tell the robot he cleans the kitchen, there is sugar on the floor
    => vacuum.clean_area all area=kitchen
    bedroom | it is too hot for sleep here, make please the fan
    => fan.turn_on [bedroom]
    living room | I want that the lamp goes to fifty percent
    => light.set [Living Room Lamp] brightness=50
    bedroom | please you make close the thing of the window
    => cover.close [Bedroom Blind]
    kitchen | could the lamp in the office go off
    => light.turn_off [Desk Lamp]
    living room | perhaps a little more of heating?
    => climate.set_temperature step=1 [living room]
  `,
);

corpus(
  'in the words of the street',
  `
    office | can you turn the tv down its way two loud im on a call
    => media.set_volume step=-10 [TV]
    kitchen | shut off the pump out back its been running all night
    => switch.turn_off [Garden Pump]
    living room | every light off except the hallway and the ones along the garden path
    => light.turn_off all except [hallway]+[Garden Path Lights]
    every single light off, inside and out, except the porch one
    => light.turn_off all except [porch]
    bathroom | light by the mirror, on
    => light.turn_on [Vanity Light]
    living room | swap them round, lamp off, big light on
    => light.turn_off [Living Room Lamp], light.turn_on [Living Room Ceiling Light]
    hallway | it's scary dark here
    => answer light.turn_on [hallway]
    hallway | the hall's pitch black I fell over the cat
    => offer light.turn_on [hallway]
    bedroom | I'm literally melting in here
    => answer fan.turn_on [bedroom] or climate.set_mode mode=cool [Bedroom AC] or climate.set_temperature step=-1 [bedroom]
    kitchen | my soup is stone cold
    => nothing
    living room | it's never cold in here
    => nothing
  `,
);

corpus(
  'what is wrong with a thing or a room, by what the complaint is about and which way it goes',
  `
    living room | this lamp is killing my eyes
    => answer light.set brightness_step=-10 [Living Room Lamp]
    office | the desk lamp is murder on my eyes
    => answer light.set brightness_step=-10 [Desk Lamp]
    living room | the lamp's a bit dim
    => answer light.set brightness_step=10 [Living Room Lamp]
    living room | the lamp's dim
    => answer light.set brightness_step=10 [Living Room Lamp]
    bedroom | the blind's a bit low
    => answer cover.set_position step=20 [Bedroom Blind]
    living room | the heating is a bit high
    => answer climate.set_temperature step=-1 [living room]
    kitchen | that speaker is drowning us out
    => offer media.set_volume step=-10 [Kitchen Speaker] or media.turn_off [Kitchen Speaker]
    bedroom | the fan is making a racket
    => offer fan.set step=-10 [bedroom] or fan.turn_off [bedroom]
    the porch light is keeping the neighbours awake
    => offer light.turn_off [Porch Light]
    living room | that backlight is annoying
    => offer light.turn_off [TV Backlight]
    living room | my feet are blocks of ice
    => answer climate.set_temperature step=1 [living room] or climate.set_mode mode=heat [living room]
    it's like midnight in the office
    => answer light.turn_on [office]
    let some daylight into the bedroom
    => answer cover.open [Bedroom Blind]
    living room | the tv's quiet
    => nothing
    it is dim in the office
    => nothing
    we are a bit low on milk
    => nothing
    the neighbours' lamp is killing my eyes
    => nothing
    it was like midnight in the office
    => nothing
    the lamp wasn't annoying
    => nothing
  `,
);
