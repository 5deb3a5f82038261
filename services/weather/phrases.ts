import type { Phrases } from '../../src/domain/index.ts';

const HERE = '[outside|here|out there|out|today]';

/** What people ask about the weather. */
export const phrases: Phrases = {
  service: 'weather',
  topics: ['rain', 'umbrella', 'coat', 'sunny', 'outside', 'forecast'],
  methods: {
    get: {
      question: true,
      time: 'moment',
      say: [
        `(what is|what will|how is|how will) the weather (be|going to be) [like] ${HERE}`,
        `(what is|how is) the weather [like|looking|doing] ${HERE}`,
        `what (is|will) the weather [forecast] [be] [like] ${HERE}`,
        `(what is|tell me|give me|show me|check|read me) the (weather|forecast|weather forecast|weather report) ${HERE}`,
        `(will|is) it [going to] (rain|raining|snow|snowing|be sunny|sunny|be windy|windy|be hot|be cold|be warm|freeze|freezing|storm|be nice|nice|be foggy|foggy|be cloudy|cloudy) ${HERE}`,
        'is it (hot|cold|warm|chilly|wet|dry|windy|nice) (outside|out|out there)',
        'how (hot|cold|warm|chilly|windy|wet) (is|will) it [be|going to be|get] (outside|out|out there)',
        'how (hot|cold|warm|chilly|windy|wet) (will it|is it going to) (be|get)',
        '(what is|how is) it like (outside|out|out there)',
        '(what is|tell me) the temperature (outside|outdoors|out there|out)',
        '(what is|tell me) the (outside|outdoor) temperature',
        '(what is|what will|tell me|give me|show me|get|check|look up|find|find out) [me] [the|a] [current|latest] (weather|forecast|weather forecast|weather report|weather update|weather conditions|weather status|weather condition) [like] [be] [outside|here]',
        `(will|is) there [be|going to be] [any|a] (rain|snow|fog|wind|storm|storms|thunderstorm|frost|ice|sun) ${HERE}`,
        `is (rain|snow|fog|a storm) (expected|forecast|coming|likely) ${HERE}`,
        `(is|will) it [be] (sunny|raining|snowing|windy|rainy|cloudy|foggy|freezing|stormy|nice|humid) ${HERE}`,
        '(do|will|should) (i|we) (need|wear|take|bring) [an|a|my|any] (umbrella|coat|jacket|raincoat|sunscreen|gloves|scarf|boots)',
        '(weather|weather forecast|forecast|the weather|the forecast) [outside|please]',
      ],
      outcome: 'the weather {when}',
    },
  },
};
