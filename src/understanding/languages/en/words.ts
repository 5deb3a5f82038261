/** English in small words: what carries no command, what is written together, what was meant by a slip. */

import { trait } from './traits.ts';

const list = (words: string): readonly string[] => words.split('|');
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(list(text).map((pair) => pair.split('=') as [string, string]));

/** Written together, meant apart: [first word, second word]. Forms without the apostrophe are what voice and thumbs produce. */
export const CONTRACTIONS: ReadonlyMap<string, readonly [string, string]> = new Map(
  [
    ...pairs(
      "i'm=i am|im=i am|i'd=i would|id=i would|i'll=i will|i've=i have|ive=i have|you're=you are|" +
        "youre=you are|you've=you have|youve=you have|you'll=you will|you'd=you would|we're=we are|" +
        "we've=we have|weve=we have|we'll=we will|we'd=we would|they're=they are|they've=they have|" +
        "they'll=they will|he's=he is|she's=she is|hes=he is|shes=she is|it's=it is|it'll=it will|that's=that is|thats=that is|" +
        "that'll=that will|long's=long is|it'll=it will|there'll=there will|what's=what is|whats=what is|what've=what have|where've=where have|who've=who have|how've=how have|who's=who is|whos=who is|where's=where is|wheres=where is|" +
        "when's=when is|whens=when is|why's=why is|whys=why is|how's=how is|hows=how is|there's=there is|theres=there is|" +
        "everything's=everything is|here's=here is|let's=let us|lets=let us|don't=do not|dont=do not|" +
        "doesn't=does not|doesnt=does not|didn't=did not|didnt=did not|isn't=is not|isnt=is not|" +
        "aren't=are not|arent=are not|wasn't=was not|weren't=were not|can't=can not|cant=can not|" +
        "cannot=can not|won't=will not|wont=will not|wouldn't=would not|couldn't=could not|" +
        "shouldn't=should not|shan't=shall not|shant=shall not|haven't=have not|hasn't=has not|hadn't=had not|o'clock=oclock oclock|" +
        'wouldnt=would not|couldnt=could not|shouldnt=should not|havent=have not|hasnt=has not|hadnt=had not|wasnt=was not|' +
        "werent=were not|weren't=were not|mustn't=must not|mustnt=must not|needn't=need not|neednt=need not|" +
        'theyre=they are|theyve=they have|youll=you will|youd=you would|itll=it will|' +
        'gonna=going to|wanna=want to|gotta=got to|gimme=give me|lemme=let me',
    ),
  ].map(([word, parts]) => [word, parts.split(' ') as [string, string]]),
);

/** What "its" is where its apostrophe was left out: "if *its* still on". */
export const IT_IS: readonly [string, string] = ['it', 'is'];

/** What follows "we are" where its apostrophe was left out: "*were* out of milk". */
export const WE_ARE = words(
  'out off leaving going home nearly almost running low all not having here back done ready about heading coming late gone in both away finished',
);

/** What follows "it is", and no "its". */
export const STATED = words(
  'on off open closed shut locked unlocked still not already done finished over ready too so very getting a an the all ' +
    'colder warmer hotter cooler darker brighter above below over under more less ' +
    'dark cold hot warm cool chilly freezing boiling stuffy raining playing running going been got time no just really quite ' +
    'pretty late early bright loud noisy my me ok okay fine good great',
);

/** What is told of a thing behind its "'s". */
export const TOLD = words(
  'on off open closed shut locked unlocked still not already too so way finally running playing freezing boiling stuffy ' +
    'asleep awake done finished ajar docked empty getting being free wide clear busy packed',
);

/** None of the family, or all, and where they are told to be: "when *nobody's in*". */
export const ANYBODY = words('nobody noone everyone everybody');
export const WHEREABOUTS = words('home in out away here around about back up at coming going');

/** Sounds of thinking: no words, wherever they stand. */
export const HESITATIONS = words('uh uhh um umm er erm uhm hm hmm hmmm mm mmm ooh oooh whoa woah');

/** Said while thinking or being polite; wherever they stand, they change nothing. */
export const FILLERS = words(
  'rn possibly eh oi please ah oh well like kindly pls plz just maybe perhaps actually basically ' +
    'literally okay ok hey hearth olly alexa siri cortana right alright now so too also yeah yes yep sure quickly already again ' +
    'still currently completely securely entirely totally properly',
);

/** Articles and their kin before a noun. */
export const ARTICLES = words('the a an my our your this these those that some');
export const isArticle = trait((word) => ARTICLES.has(word));

export const PRONOUNS = words('it them they that this those these one ones');

/** Verbs that give what was said another time: "make it nine". */
export const MOVING = words('make move shift push change reschedule bring put');

/** Several words that mean nothing before a clause; ways round a wish are in `politeness.ts`. */
export const PREFACES = list(
  'that you|i was wondering if you could|i wonder if you could|would it be possible to|i was hoping you could|' +
    'if you could please|remember to|could you please|can you please|would you please|will you please|could we|' +
    'can we|can i get you to|can i ask you to|may i ask you to|i want you to|i need you to|i would like you to|' +
    'i would love you to|i would appreciate it if you would|i would appreciate it if you could|' +
    'i would be grateful if you could|would you mind|do you mind|would you be so kind as to|be so kind as to|' +
    'be a dear and|do me a favor and|do me a favour and|if it is not too much trouble|i want to|i need to|' +
    'i would like to|let us|let me|go ahead and|make sure to|make sure you|be sure to|do not forget to|' +
    'and do not forget to|remember to please|you can|you should|you may|i want|i need|i would like|' +
    'i also want you to|i also need you to|help me|ok google|hey google|okay google|i need to know|want to know|' +
    'i want to know|i would like to know|i wanted to know|let me know|do you know|would like you to|' +
    'i am going to need to|i am going to need you to|could you help me|will you help me|please help me|' +
    'i need you|i was hoping to|i am looking to|you need to|i need help to|can i get|could i get|can i have|' +
    'could i have|may i have|try to|have the house|house can you|house could you|house please|hey house|ok house|' +
    'okay house|good morning|good evening|good afternoon|good night|goodnight|hello|hi|hi there|hello there|' +
    'you know|i guess|i think|may i request you to|may i ask that you|may i request that you|shall we|' +
    'is it possible to|is it possible for you to|is it possible that you|would it be possible for you to|' +
    'is there any chance you could|any chance you could|alexa|hey alexa|ok alexa|siri|hey siri|computer|' +
    'hey computer|ok computer|jarvis|hey jarvis|olly|hey olly|ok olly|cortana|hey cortana|bixby|hey bixby|' +
    'could somebody|can somebody|could someone|can someone|would someone|would somebody|somebody please|' +
    'someone please|ask home assistant to|tell home assistant to|ask hearth to|tell hearth to|ask the house to|' +
    'tell the house to|please to|yo|darling|dear|my dear|love|honey|sweetheart|mate|buddy|dude|bro|folks|guys|' +
    'hello dear|hi dear|hello darling|hello house|hi house|dear house|house|it is time to|time to|' +
    'i think it is time to|would you be able to|it would be great if you could|it would be nice if you could|' +
    'it would be much appreciated if you could|it would be appreciated if you could|can we please|' +
    'could we please|i request that you|i am asking you to',
);

/** The same, also behind one. */
export const COURTESIES = list(
  'otherwise tell me|otherwise just tell me|otherwise let me know|otherwise just let me know|else tell me|or else tell me|else just tell me|if not tell me|if not just tell me|if not let me know|if it is not tell me|if it is not just tell me|otherwise just say so|otherwise say so|' +
    'instead|until i say otherwise|until i say so|until said otherwise|until told otherwise|until i tell you otherwise|' +
    'until i tell you|until i tell you to|until i ask you to|until i ask|until further notice|' +
    'till i say otherwise|till further notice|unless i say otherwise|until i say stop|first|yet|just yet|for now|' +
    'for the moment|for the time being|at the moment|at this moment|or something|or anything|or what|' +
    'thank you so much|thanks so much|thanks a lot|for me|for us|at once|right now|right away|straight away|' +
    'immediately|as well|if you can|many thanks|thank you|thanks|cheers|pretty please|would you|will you|can you|' +
    'could you|if possible|if you could|if you would|if you do not mind|when you get a chance|' +
    'when you have a moment|can you do that|can you do that for me|could you do that|could you do that for me|' +
    'can you do it for me|could you do it for me|will you do that for me|can you do this for me|' +
    'could you do this for me|very kind of you|thank you very much|thanks very much|much appreciated|bless you|' +
    'cheers mate|thanks mate|thank you kindly|if that is ok|if that is okay|if that is all right|when you can|' +
    'when you get a minute|when you have a minute|when you have time|anyway|anyways|regardless|just in case|' +
    'either way|all the same|while you are up|just to be safe|to be safe|to be on the safe side',
);

/** People that no house knows by name. */
export const PEOPLE = words(
  'grandma grandpa granny grandad nana mom mum mommy dad daddy kids children kid baby boys girls toddler dog cat puppy guests guest ' +
    'babysitter sitter nanny cleaner plumber electrician mailman postman courier neighbors neighbours neighbor neighbour ' +
    'company visitors everyone everybody him her them family wife husband teacher tutor friends',
);

/** Verb forms that follow "after", "start by", "when you're finished", and the form a template has. */
export const BASE_FORMS = pairs(
  'turning=turn|turned=turn|switching=switch|switched=switch|setting=set|dimming=dim|dimmed=dim|' +
    'putting=put|closing=close|closed=close|opening=open|opened=open|shutting=shut|locking=lock|' +
    'locked=lock|unlocking=unlock|unlocked=unlock|emailing=email|emailed=email|mailing=mail|sending=send|' +
    'sent=send|making=make|made=make|toggling=toggle|toggled=toggle|adding=add|added=add|creating=create|' +
    'created=create|reminding=remind|reminded=remind|brightening=brighten|brightened=brighten|' +
    'starting=start|started=start|stopping=stop|stopped=stop|cancelling=cancel|canceling=cancel|' +
    'cancelled=cancel|canceled=cancel|changing=change|changed=change|scheduling=schedule|' +
    'scheduled=schedule|lighting=light|lit=light|killing=kill|cutting=cut|playing=play|played=play|' +
    'pausing=pause|paused=pause|running=run|activating=activate|activated=activate|checking=check|' +
    'checked=check|telling=tell|told=tell|watering=water|watered=water|muting=mute|muted=mute|raising=raise|raised=raise|' +
    'lowering=lower|lowered=lower|vacuuming=vacuum|hoovering=hoover|cleaning=clean|resuming=resume|skipping=skip|' +
    'increasing=increase|decreasing=decrease|reducing=reduce|bringing=bring|getting=get|heating=heat|warming=warm|' +
    'cooling=cool|drawing=draw|pulling=pull|dropping=drop|writing=write|letting=let|giving=give|keeping=keep|' +
    'unmuting=unmute|docking=dock|sweeping=sweep|moving=move|booking=book|deleting=delete|removing=remove|' +
    'taking=take|taken=take|took=take|popping=pop|popped=pop|sticking=stick|stuck=stick|nudging=nudge|nudged=nudge|bumping=bump|bumped=bump|knocking=knock|knocked=knock|cranking=crank|cranked=crank|dialling=dial|dialing=dial|flicking=flick|' +
    'leaving=leave|drew=draw|drawn=draw|pulled=pull|brought=bring|gave=give|given=give|wrote=write|written=write|kept=keep|' +
    'lifting=lift|lifted=lift|jotting=jot|crossing=cross|crossed=cross|striking=strike|dropped=drop|turning=turn|moved=move|' +
    'booked=book|deleted=delete|removed=remove|warmed=warm|heated=heat|cooled=cool|increased=increase|decreased=decrease|reduced=reduce|skipped=skip|resumed=resume|postponing=postpone|postponed=postpone|shifting=shift|shifted=shift',
);

/** Slips too short for an edit distance to be sure of. */
export const SLIPS = pairs(
  'teh=the|hte=the|adn=and|nad=and|anf=and|tun=turn|tourn=turn|trn=turn|tunrn=turn|trun=turn|tunr=turn|turm=turn|swich=switch|fo=of|' +
    'ot=to|taht=that|thne=then|tehn=then|ligth=light|ligths=lights|lihgt=light|lihgts=lights|ligh=light|' +
    'lite=light|lites=lights|emial=email|eamil=email|mial=mail|remnd=remind|tomorow=tomorrow|' +
    'tommorow=tomorrow|tommorrow=tomorrow|tmrw=tomorrow|tmr=tomorrow|tonite=tonight|mornin=morning|' +
    'dor=door|doro=door|frnt=front|lihgt=light|lok=lock|n=and|thx=thanks|ty=thanks|cuz=because|coz=because|cud=could|cld=could|wld=would|wud=would|shud=should|abt=about|asap=now|pleas=please|minuts=minutes|mintues=minutes|eveyr=every|evry=every|oof=off|onn=on|plase=please|pls=please|plz=please|plse=please',
);

/** Common words that are right as they stand, though a known word is only a letter away. */
export const COMMON = words(
  'about above across after again against almost along always among animal another answer around asked ' +
    'back bake bank bath bless beach bean bear beat been before begin being below best better between bike bill ' +
    'bird boat body book both bottle bottom bought boy bread bring brother brown build burn busy buy cake ' +
    'call came camera candle car card care cat catch chair cheap cheese chicken child children church ' +
    'city clean clear clever clock coat cold come company cook cool corner could country course cup ' +
    'daughter dear deep dinner dish doctor dog done dress drink drive drop each early earth east easy eat ' +
    'egg eggs eight else empty enough even ever every eye face fact fall family far farm fast father feed ' +
    'feel feet fell felt fence field fight fill film find fine finger fire first fish five flight floor ' +
    'flour flower fly folder food foot forget form found four fresh friend front fruit full fun game gave ' +
    'get girl give glad glass goes going gold good grass great green grew group grow guest had hair half ' +
    'hall hand happy hard has hat have head hear heard heart heavy help here high hill his hold home ' +
    'horse hour house how hurry ice idea inside iron island jacket jane job join juice jump keep key kick kid ' +
    'kind king knee knew know lady lake land language large last late laugh law lay lead learn leave left ' +
    'leg less lesson letter life like line list listen little live long look lose lost lot loud love low ' +
    'lunch mail main make man many map mark market match maybe meal mean meat meet men milk mind mine ' +
    'miss money month moon more most mother mountain mouse mouth move movie much music must name near ' +
    'need nest never new news next nice night nine noise none noon nose note nothing number nurse office ' +
    'often old once only open orange order other out over own page paint pair paper parcel park part ' +
    'party pass past pay pen people pet phone photo piano pick picture piece pizza place plan plant plate ' +
    'play point poor post pot potato pull push put queen quick quiet quite rain ran read ready real rest ' +
    'rice rich ride right ring river road rock roof room rope round row run sad safe said salt same sand ' +
    'sat save saw say school sea seat second see seed seem seen sell send shall shape share sharp she ' +
    'sheep ship shirt shoe shoes shop short should shout show shut sick side sight sign sing sister sit ' +
    'size skin sky sleep slow small smell smile snow soap sock soft sold some son song soon sort sound ' +
    'soup south space speak spell spend spoke spoon sport spring stair stand star start station stay ' +
    'steal stick still stone stop store story street strong study sugar summer sun sure sweet swim table ' +
    'tail take taken talk tall tea teach team tear tell ten test than thank their them then there these ' +
    'they thick thin thing think third this those thought thread three threw through throw time tire ' +
    'today toe together told too took tooth top touch toward towel town toy train travel tree trip truck ' +
    'true try turn twelve twenty two ugly uncle under until upon use used vet visit voice wait walk wall ' +
    'want warm wash washing watch water way wear week weigh well went were west wet what wheel when where ' +
    'which while white who whole why wide wife wild will wind window wine wing winter wish with woman ' +
    'wood word work world would write wrong yard year yellow yes yet you young your fold later lately bed ' +
    'beds fed red led heat boot root loot hoot tight might weight height bright slight delight highlight ' +
    'nail rail sail fail hail jail male sale tale pale gale bell yell',
);

/** Verbs after which "of" was meant to be "off". */
export const SWITCHING = words('turn switch shut turning switching shutting put');

/** Verbs before which "do" says nothing: "*do* turn off the lights". */
export const EMPHATIC = words(
  'turn switch set put add remove delete cancel create make send remind wake play stop start open close lock dim mute show tell remember schedule erase clear ' +
    'email mail draw pull shut let give bring pop take ring pause lower raise hoover vacuum look check unlock keep leave move write drop get see have change warm heat cool start run skip',
);

/** Words between an article and a thing that say how it is, how somebody feels about it, or where it stands; none of them makes another thing of it. */
export const DESCRIBING =
  'old new big small little large huge tiny tall short long wide narrow thin thick heavy light bright dim dark dull loud quiet noisy silent ' +
  'warm hot cold cool chilly fast slow high low cheap dear expensive good bad best better worst nice lovely pretty beautiful ugly awful horrible ' +
  'terrible dreadful annoying irritating stupid silly bloody damn damned blasted wretched infernal flipping flaming blooming blinking ruddy darn ' +
  'freaking poor dodgy broken faulty busted knackered temperamental trusty ancient modern fancy posh smart electric electrical automatic wireless ' +
  'red orange yellow green blue purple violet pink white black grey gray brown golden silver ' +
  'front back rear left right top bottom upper lower middle main other same only own whole entire last first second third next far near nearest ' +
  'upstairs downstairs outside outdoor outdoors inside indoor garden spare extra usual normal favourite favorite ' +
  'two three four five six both all ceiling overhead';
