/**
 * Where in the world it is what time: the places people ask for by name, as IANA zones. Cities that have a zone of their own
 * ("Europe/London") are known by it; here is what people say besides, and the names of the zones themselves.
 */
const SAID: Readonly<Record<string, string>> = {
  'America/New_York':
    'new york city|nyc|manhattan|brooklyn|boston|washington|washington dc|miami|atlanta|philadelphia|florida|orlando|georgia|ohio|cleveland|virginia|massachusetts|new jersey|north carolina|south carolina|charlotte|pennsylvania|pittsburgh|maryland|baltimore|connecticut|vermont|maine|east coast|eastern|eastern standard|eastern daylight|est|edt|buffalo|tampa',
  'America/Chicago':
    'dallas|houston|austin|san antonio|texas|minneapolis|minnesota|st louis|saint louis|new orleans|memphis|nashville|milwaukee|wisconsin|kansas city|oklahoma|illinois|iowa|louisiana|alabama|mississippi|missouri|arkansas|central|central standard|central daylight|cst|cdt|midwest',
  'America/Denver':
    'colorado|utah|salt lake city|new mexico|albuquerque|montana|wyoming|mountain|mountain standard|mountain daylight|mst|mdt|glenwood springs',
  'America/Phoenix': 'arizona|tucson|scottsdale',
  'America/Los_Angeles':
    'la|california|san francisco|san diego|oakland|san jose|sacramento|hollywood|seattle|washington state|portland|oregon|las vegas|vegas|nevada|west coast|pacific|pacific standard|pacific daylight|pst|pdt|silicon valley',
  'America/Anchorage': 'alaska',
  'Pacific/Honolulu': 'hawaii|hawaiian',
  'America/Detroit': 'michigan|grand rapids',
  'America/Toronto': 'ottawa|ontario|montreal|quebec|canada',
  'America/Vancouver': 'british columbia',
  'America/Edmonton': 'calgary|alberta',
  'America/Mexico_City': 'mexico',
  'America/Sao_Paulo': 'brazil|rio|rio de janeiro',
  'America/Argentina/Buenos_Aires': 'buenos aires|argentina',
  'America/Santiago': 'chile',
  'America/Lima': 'peru',
  'America/Bogota': 'colombia',
  'Europe/London':
    'england|uk|united kingdom|great britain|britain|scotland|wales|edinburgh|glasgow|manchester|liverpool|birmingham|cambridge|oxford|cardiff|belfast|gmt|bst|greenwich',
  'Europe/Dublin': 'ireland',
  'Europe/Lisbon': 'portugal|porto',
  'Europe/Madrid': 'spain|barcelona|valencia|seville',
  'Europe/Paris': 'france|lyon|marseille|nice',
  'Europe/Berlin': 'germany|munich|hamburg|frankfurt|cologne|stuttgart|cet|cest|central european',
  'Europe/Rome': 'italy|milan|naples|venice|florence|turin',
  'Europe/Zurich': 'switzerland|geneva|bern|basel',
  'Europe/Vienna': 'austria',
  'Europe/Brussels': 'belgium',
  'Europe/Amsterdam': 'netherlands|holland|rotterdam',
  'Europe/Stockholm': 'sweden',
  'Europe/Oslo': 'norway',
  'Europe/Copenhagen': 'denmark',
  'Europe/Helsinki': 'finland',
  'Europe/Warsaw': 'poland|krakow',
  'Europe/Prague': 'czech republic|czechia',
  'Europe/Budapest': 'hungary',
  'Europe/Athens': 'greece',
  'Europe/Istanbul': 'turkey|ankara',
  'Europe/Kyiv': 'kiev|ukraine',
  'Europe/Moscow': 'russia|st petersburg|saint petersburg',
  'Africa/Cairo': 'egypt',
  'Africa/Johannesburg': 'south africa|cape town|durban|pretoria',
  'Africa/Lagos': 'nigeria',
  'Africa/Nairobi': 'kenya',
  'Africa/Casablanca': 'morocco',
  'Asia/Dubai': 'uae|united arab emirates|abu dhabi',
  'Asia/Riyadh': 'saudi arabia',
  'Asia/Jerusalem': 'israel|tel aviv',
  'Asia/Tehran': 'iran',
  'Asia/Karachi': 'pakistan|lahore|islamabad',
  'Asia/Kolkata':
    'india|calcutta|mumbai|bombay|delhi|new delhi|bangalore|bengaluru|chennai|madras|hyderabad|pune|ajmer|jaipur|ist|indian',
  'Asia/Kathmandu': 'nepal',
  'Asia/Dhaka': 'bangladesh',
  'Asia/Bangkok': 'thailand',
  'Asia/Jakarta': 'indonesia',
  'Asia/Ho_Chi_Minh': 'vietnam|hanoi|saigon',
  'Asia/Manila': 'philippines',
  'Asia/Kuala_Lumpur': 'malaysia',
  'Asia/Shanghai': 'china|beijing|peking|shenzhen|guangzhou',
  'Asia/Taipei': 'taiwan',
  'Asia/Seoul': 'south korea|korea',
  'Asia/Pyongyang': 'north korea',
  'Asia/Tokyo': 'japan|osaka|kyoto|jst',
  'Australia/Sydney': 'canberra|new south wales|aest',
  'Australia/Melbourne': 'victoria',
  'Australia/Brisbane': 'queensland',
  'Pacific/Auckland': 'new zealand|wellington',
  UTC: 'utc|universal|coordinated universal|zulu|z',
};

/** Where several cities of one name have a zone, the one people mean. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ...Intl.supportedValuesOf('timeZone').map(
    (zone) => [zone.split('/').at(-1)!.replaceAll('_', ' ').toLowerCase(), zone] as const,
  ),
  ...Object.entries(SAID).flatMap(([zone, names]) => names.split('|').map((name) => [name, zone] as const)),
]);

/** Every word of a known place, for phrases that have no other sign that a place is meant. */
export const PLACE_WORDS: readonly string[] = [
  ...new Set([...ZONES.keys()].flatMap((name) => name.split(' ')).filter((word) => word.length > 1)),
];

/** Words that say nothing about where. */
const EMPTY = new Set([
  'the',
  'in',
  'at',
  'time',
  'zone',
  'timezone',
  'city',
  'right',
  'now',
  'standard',
  'daylight',
  'local',
]);

/** The zone of a place as a person calls it; of "Adelaide, Australia" the first part that is known. */
export function zoneOf(place: string): string | undefined {
  const said = place.toLowerCase().replaceAll(/[^\p{L} ]+/gu, ' ');
  const words = said.split(' ').filter((word) => word !== '' && !EMPTY.has(word));
  for (let length = words.length; length > 0; length--) {
    const zone = ZONES.get(words.slice(0, length).join(' '));
    if (zone !== undefined) return zone;
  }
  return undefined;
}
