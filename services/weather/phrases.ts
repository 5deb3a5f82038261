import type { Phrases } from '../../src/domain/index.ts';

const HERE = '[outside|here|out there|out|today]';

/** What people ask about the weather. */
export const phrases: Phrases = {
  service: 'weather',
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
        '(what is|how is) it like (outside|out|out there)',
        '(what is|tell me) the temperature (outside|outdoors|out there|out)',
        '(what is|tell me) the (outside|outdoor) temperature',
        '(do|will) (i|we) need (an umbrella|a coat|a jacket|sunscreen)',
        '(weather|weather forecast|forecast)',
      ],
      outcome: 'the weather {when}',
    },
  },
};
