import type { Token } from '../../text/index.ts';
import type { TalkGrammar } from '../index.ts';

const PATTERNS: TalkGrammar['patterns'] = [
  [
    'hypothetical',
    'sentence',
    'what would happen|what happens if|what happens when|what if|suppose|imagine|would it be better|would it help|would it matter|would it hurt|would it be bad|would it be safe|would it be wise|is it bad to|is it worth|if i were|if i turned|if i had|if i left|if we had|if only|i wonder|should i|should we|would you recommend|do you think|is it a good idea|is it ok to|is it okay to|is it safe|could i|what would|how would|would there',
  ],
  [
    'how-to',
    'sentence',
    'how do|how can|how to|how does|how could|how should|how would|how did|can i|are you able|do you know how|do you understand|is there a way|can you control|could you control|do you control|can you handle|can you still|do you support|what can|what could i|explain how|tell me how|show me how|teach me|what is the best way|why|where do i|where can i|what does|what do i',
  ],
  [
    'help',
    'exact',
    'help|what can you do|what can i say|what do you understand|what are you able to do|help me',
  ],
  [
    'greeting',
    'exact',
    'hi|hiya|heya|hello|hey|yo|hello again|hi again|hi house|hello house|hi home assistant|hello home assistant|hello there|hi there|good morning|good afternoon|good evening|good day|greetings|hey there|hey hearth|hello hearth|morning|afternoon|evening|howdy',
  ],
  [
    'pleasantry',
    'exact',
    'how are you|how are you doing|how are you today|how are you doing today|how are you feeling|how are things|how is it going|how is everything|how do you do|are you well|are you all right|you all right|you ok|what is up|nice to meet you|pleased to meet you',
  ],
  [
    'presence',
    'exact',
    'hearth|are you there|are you awake|are you listening|are you on|are you working|can you hear me|do you hear me|you there|anyone there|anybody there|is anyone there|is anybody there|test|testing|this is a test|just testing|testing testing|testing one two|testing one two three|test test|one two three',
  ],
  [
    'name',
    'exact',
    'who are you|what are you|what is your name|what are you called|what do i call you|who is this|what is this|who am i talking to',
  ],
  [
    'assent',
    'alone',
    'yes|yeah|yep|yup|yes please|aye|sure|sure thing|go ahead|go for it|do it|do that|please do|of course|absolutely|definitely',
  ],
  [
    'refusal',
    'alone',
    'no|nope|nah|no way|no no|no no no|actually no|no actually|actually not|hmm no|oh no|no wait|oh no wait|wait no|no hang on|hang on no|ah no|well no|no sorry|sorry no|absolutely not|certainly not|of course not|not now|not yet',
  ],
  [
    'acknowledgement',
    'alone',
    'ok|okay|ok then|okay then|alright|all right|alright then|all right then|right|right then|righto|fair enough|i see|got it|understood|gotcha|roger|cool|noted|so be it|wait|wait a minute|wait a moment|wait a second|hang on|hang on a second|hang on a minute|hang on a moment|hold on|hold on a second|hold on a minute|hold on a moment|one moment|one second|just a moment|just a second|just a minute|hmm|um|er|oh|oh well|oops|whoops|sorry|i am sorry|my mistake|my bad|whatever|no problem|no worries|interesting|good to know',
  ],
  [
    'goodbye',
    'exact',
    'bye|goodbye|good night|goodnight|sweet dreams|see you|see you later|see you soon|see you around|see you in the morning|see you in a bit|see you tonight|good bye|bye bye|bye for now|cheerio|so long|take care|have a good one|have a good day|have a nice day|have a good night|have a good evening|see you tomorrow|talk to you later|catch you later|until tomorrow|until later|i am off',
  ],
  [
    'thanks',
    'exact',
    'thanks|thank you|brilliant|excellent|fantastic|amazing|wonderful|superb|super|fab|fabulous|marvellous|splendid|terrific|sweet|ace|nice one|good one|good stuff|top job|top notch|cool thanks|thanks for that|thank you for that|thanks for your help|thank you for your help|thanks for the help|you are a legend|you are a lifesaver|you are brilliant|you are wonderful|you are great|you are awesome|that is brilliant|that is lovely|that is wonderful|that is excellent|that is amazing|i love it|love it|love that|that was quick|that worked|it worked|it works|hooray|hurrah|yay|thanks a lot|thank you very much|thank you so much|thanks so much|many thanks|cheers|much appreciated|thanks very much|thanks again|very kind of you|that is very kind of you|so kind of you|how kind of you|you are very kind|you are too kind|much obliged|appreciate it|i appreciate it|really appreciate it|thanks in advance|thank you in advance|bless you|god bless|god bless you|bless you dear|you are a star|you are a treasure|you are a gem|you are an angel|thanks a million|thanks a bunch|thanks ever so much|thank you ever so much|thank you kindly|ta|ta very much|ta muchly|that is all|that is all for now|that will do|that will do nicely|that will do fine|that will do very nicely|that will be all|that would be all|thanks that is all|nice work|well done|good job|great job|perfect|great|lovely|awesome|that is it|that is it for now|no thanks|no thank you|that is great|that is grand|grand|grand so|grand job|that is class|that is smashing|that is magic|that is perfect|that is fine|that would be great|that would be lovely|that would be wonderful|that would be perfect|that would be nice|that would be brilliant|you are the best|leave it there|leave it like that|leave it at that|leave them like that|keep it like that|stay like that|stay like this|keep them like that|keep it there|like that is good|like this is good|like that is fine|good like this|good like that|fine like that|perfect like that|that is better|much better|better|that is about right|just right|that is just right|there we go|there we are|there you go|just the job|just the ticket|just so|that is just the job|spot on|that is spot on|that is the one|that is enough|that is plenty|it is good like this|it is good like that|it is fine like that|that is good|good enough|good|very good|nice|very nice|fine|that is good enough',
  ],
  [
    'chat',
    'sentence',
    'tell me a joke|tell me another joke|tell us a joke|tell me a story|tell me something|tell me about yourself|how are you|how is it going|how was your|who are you|what are you|what is your|are you|do you like|do you love|do you have|do you ever|do you want|sing|make me laugh|i love you|who made you|where are you from|what is new|what is up|how old are you|say something|talk to me|let us talk|let us chat|have you',
  ],
  [
    'statement',
    'clause',
    'i|we|he|she|they|it|there is|there are|this is|that is|that was|these are|my|our|his|her|their|someone|somebody|everyone|nobody|you are|you did|you said|you have|just wanted|looks like|sounds like|what a|such a|nice|so tired|no one|lovely day|lovely morning|lovely evening|lovely weather|beautiful day|beautiful morning|beautiful evening|gorgeous day|glorious day',
  ],
];

/** How people talk to the house in English. */
export const ENGLISH_TALK: TalkGrammar = {
  patterns: PATTERNS,
  amountsAfter: / how$/,
  gettingAfter: / i$/,
  saysHowMeant: /\b(?:mean|meant|said|not|never|only|except|want|wanted|wish|would)\b/,
  requests: ['can you', 'could you', 'would you', 'will you', 'please'],
  atOnce: ['at the same time', 'and at the same time', 'in the same time', 'simultaneously'],
  atThatHour: ['then'],
  topicAt,
};

/** "To do list". */
function topicAt(
  tokens: readonly Token[],
  at: number,
): { readonly stem: string; readonly end: number } | undefined {
  if (tokens[at]?.stem !== 'to' || tokens[at + 2]?.stem !== 'list') return undefined;
  const next = tokens[at + 1]!.stem;
  return next === 'do' || next === 'dos' ? { stem: 'todo', end: at + 2 } : undefined;
}
