import type { Pattern, UnknownGrammar } from '../../index.ts';
import { RIGHTS } from './of-people/rights.ts';

const any = (words: string, flags = 'dgi'): Pattern => new RegExp(`\\b(${words})\\b`, flags);

/** Things that homes have, and which a home's hub may know nothing of. */
export const APPLIANCES = any(
  'ovens?|cookers?|stoves?|hobs?|microwaves?|dishwashers?|washing machines?|washers?|tumble dryers?|dryers?|fridges?|freezers?|refrigerators?|kettles?|toasters?|grills?|barbecues?|bbqs?|air fryers?|slow cookers?|rice cookers?|irons?|hair dryers?|hot tubs?|jacuzzis?|saunas?|pools?|fireplaces?|fires?|boilers?|water heaters?|doorbells?|cameras?|security cameras?|burglar alarms?|sprinklers?|lawn ?mowers?|humidifiers?|dehumidifiers?|air purifiers?|projectors?|playstations?|xboxes|xbox|printers?|computers?|laptops?|routers?|wi-?fi|cars?|chargers?|elevators?|lifts?|skylights?|windows?|gates?|awnings?|sprinkler system|radios?|record players?|electric blankets?|towel rails?|aquariums?|fish tanks?|christmas tree|fairy lights|chandeliers?|hoovers?|vacuums?|fans?|blinds?|curtains?|shutters?|thermostats?|heating|air conditioning|speakers?|tvs?|televisions?|locks?',
);

/** From the verb on: what other people, shops and telephones do. */
export const BEYOND =
  /^(?:please |can you |could you |will you |would you |i want you to |i need you to |go and )*((?:run|draw|pour|fill)(?: (?:me|us|the kids))? (?:a |the )(?:(?:nice|hot|warm|big|bubble|quick) )*(?:bath|shower)|(?:make|cook|fix|pour|brew)(?: (?:me|us|the kids))? (?:a |some |the )?(?:(?:nice|quick|hot|cold|big) )*(?:cup of tea|cuppa|tea|dinner|lunch|breakfast|supper|sandwich(?:es)?|drinks?|toast|snacks?|beer|wine)(?= for|[.!?]*$)|(?:order|buy|purchase) (?:me |us )?(?:a |an |some |the |more |two |three |four )?[a-z ]+|book (?:me |us )?(?:a|an) (?:taxi|cab|uber|table|flight|hotel|room|holiday|train|doctor's appointment|doctors appointment|haircut)[a-z ]*|(?:call|phone|ring|dial) (?:me |us )?(?:a (?:taxi|cab|doctor)|the (?:police|doctor|vet|plumber|school|dentist|bank|fire brigade|ambulance)|an (?:uber|ambulance)|mum|dad|mom|grandma|granny|nan|my [a-z]+|nine nine nine|911|999)[a-z ]*|(?:pay|transfer) [a-z0-9 ]+|(?:cook|bake|fry|boil|roast) (?:me |us )?(?:a |an |some |the )?[a-z ]+|(?:wash|iron|fold) (?:the |my |our )[a-z ]+|(?:feed|walk|bath) (?:the |my |our )[a-z]+|(?:do|write) my homework[a-z ]*|(?:open|pour|get|fetch|bring) me (?:a |an |some |the )(?:beer|wine|drink|water|sandwich|snack|biscuit|glass)[a-z ]*|take (?:a|my|our) (?:photo|picture|selfie)[a-z ]*|(?:mow) the [a-z]+|take out the (?:bins?|trash|rubbish|garbage)|text [a-z]+[a-z ]*|post (?:this|that|it) [a-z ]+|drive [a-z ]+|read (?:me |us |out )*(?:(?:my|our|the|any) )?(?:(?:newest|latest|new|last|unread|next) )*(?:e-?mails?|mails?|inbox|messages?|letters?|post)(?: (?:to|from|for) [a-z ]+)?)[.!?]*$/dgi;

/** What only others can book: "book me a flight" writes nothing down, "put the flight on the calendar" does. */
export const BOOKED =
  /^(?:(?:please|can you|could you|will you|would you|i want you to|i need you to|go and|and|so|ok(?:ay)?|oh)[, ]+)*(?:book|reserve|order|get|hire|arrange|find|rent)(?: (?:me|us))? (?:(?:an?|some|the|two|three|four) )?(?:(?:cheap|last minute|return|direct|first class|nice|quick) )*(?:flights?|taxi|cab|uber|minicab|hotels?|hotel room|table|train|train tickets?|plane|plane tickets?|tickets?|seats?|rental car|hire car|holiday|cruise|airbnb|limo(?:usine)?)\b(?!.*\b(?:calendar|diary|planner|reminder|list)\b)/i;

/** What is asked of rooms, floors and people that the house does not know. */
export const UNKNOWN: UnknownGrammar = {
  measuredIn:
    /^(?:(?:and|so|ok|okay|please|tell me|hey)[, ]+)*(?:how (?:warm|hot|cold|chilly|humid|damp|bright|dark)|what(?:['’]?s| is) the (?:temperature|temp|humidity|air quality|light level))\b/i,
  notMeasured: (room) => `nothing ${room} measures that`,
  messageTo:
    /^(?:(?:please|can you|could you|would you|will you|just|and|oh|ok|okay|so)[, ]+)*(?:tell|text|message|ping|write to|send (?:a )?(?:message|text|note) to|let|ask(?=.* (?:if|whether|to)\b)) (?!(?:me|us|him|her|them|it|that|this|you|everyone|everybody|someone|somebody|anyone|the(?! (?:kids|children|boys|girls|twins|lads|grandparents|neighbou?rs)\b)|my|our|your|a|an|in|on|all|out|off)\b)((?:the )?[a-z]+)(?= know\b|[,:]? [a-z])/i,
  noPerson: (name) =>
    /^the /i.test(name) ? `I was not told who ${name.toLowerCase()} are` : `I know nobody called ${name}`,
  alarmOf:
    /^(?:(?:please|can you|could you|would you|will you|just|and|oh|ok|okay|so|also)[, ]+)*(?:(?:wake|get|rouse) (?!(?:me|us|up|it|that|the|my|our|rid|on|off)\b)([a-z]+)(?: up| out of bed)?(?= (?:at|in|by|on|for|tomorrow|every|from|please)\b|[.!]*$)|(?:set |put |make |add )?(?:an? |another |one |the )?(?:alarm |one |another )(?:on )?for (?!(?:me|us)\b)([a-z]+)(?= (?:at|for|tomorrow|on|every)\b)|(?:set |put |make |add )?(?:an? |another |the )?alarm (?:on )?(?:at|for) [^,;.!?]+? for (?!(?:me|us)\b)([a-z]+)(?=[.!]*$| (?:tomorrow|on|every|please)\b)|([a-z]+)['’]s alarm (?=(?:at|for|to) )|(?:cancel|change|move|delete|turn off|switch off|skip|set|stop|what time is|when is|shift|push) ([a-z]+)['’]s alarm\b|(?:when|what time) (?:does|is|will) ([a-z]+) (?:get up|getting up|wake up|waking up|be up|being woken)\b)/i,
  noAlarmOf: (name) => `alarms are set and told for whoever asks, and not for ${name}`,
  rights: RIGHTS,
  rightsSet:
    'who may do what goes by the role each of you has in the settings of the hub, and not by what is said to me',
  levels: /\b(?:upstairs|downstairs)\b/i,
  boundTwice:
    /\b(?:at|before|after|by) (?:sunrise|sunset|dawn|dusk|sundown|sun-?up|first light)\b.*\b(?:(?:but|and|though|just|only)? ?(?:not|never|no) (?:before|after|until|till|earlier than|later than)|(?:at (?:the )?)(?:earliest|latest|soonest)|which(?:ever)?(?: (?:one|of (?:them|the two)))?(?:['’]s| is| comes) (?:later|earlier|first|last))\b|\bwhich(?:ever)?(?: (?:one|of (?:them|the two)))?(?:['’]s| is| comes) (?:later|earlier|first|last)\b/i,
  notBoundTwice: 'I can go by the sun or by the clock, but not by whichever of the two is later or earlier',
  here: 'I don’t know which room you are in',
  noLevel: (level) => `I was not told which rooms are ${level}`,
  switchedSo:
    /^(?:please )?(?:turn|switch|put) (?:on|off) (?:the |my |our )?[a-z]+(?: [a-z]+)? for (?:an?|half an|a quarter of an|\d+|[a-z]+(?:[ -][a-z]+)?) (?:hours?|minutes?|mins?|seconds?)(?: and a half)?(?: please)?(?:$|[,.;!])/i,
};
