import { PAST, type Phrases, ways } from '../../src/domain/index.ts';
import { SET_VOLUME, VOLUME } from './volume.ts';

const ON = '(on|in|through|from|via|over|out of)';
/** What is said of the music that plays, or of other things that are heard. */
const NO_MUSIC = {
  query: (
    'next previous after before back again louder quieter softer slower faster volume alarm reminder timer email mail ' +
    'message news game lamp lamps light lights heating heater fan blind blinds curtains coffee kettle'
  ).split(' '),
};
/** What people want to hear that no player has. */
const NO_TALK = {
  query: [
    ...NO_MUSIC.query,
    ...(
      'joke fact story riddle about something anything nothing you your me funny opinion thought weather forecast ' +
      'schedule calendar list option menu what how why more latest it that this from'
    ).split(' '),
  ],
};
/** What can be started, as much else can. */
const HEARD = {
  query:
    'music song track radio station podcast audiobook album playlist jazz rock pop classical film movie show concert opera symphony prom cricket rugby wireless archers hymn'.split(
      ' ',
    ),
};
/** What is on at its hour, and is put on as well as played. */
const SHOWN = {
  query:
    'cartoon football rugby cricket tennis snooker golf formula match film movie documentary soap quiz show concert opera archers podcast audiobook jazz blues classical rock pop'.split(
      ' ',
    ),
};
const TRACK = '(song|track|one|item|hit|number|jam|episode|chapter|title|tune|video|piece)';
const WORK =
  '(music|playback|media|audio|song|track|film|movie|show|tv show|series|video|podcast|audiobook|album|playlist|radio)';
const NEXT =
  '(next|following|play [the] (next|upcoming)|upcoming|i want [the] next|i want to (hear|listen to) the [very] next|(hear|listen to) [the] next|skip [this|the|to [the] next|current|the current]|(go|go on|jump|hop|hop on|hop over|move|move on|jump ahead|skip ahead|skip on|switch|change|fast forward|forward|advance|proceed|carry on|flip|take me|take us|get me|bring me|change [it|this|that|the song|this song|the track]) to [the] (next|following|upcoming)|play the following|change [the]|on to the next|advance to [the] next)';
const COLLECTION = '(playlist|list|queue|album|record|mix)';
const BACK =
  '(previous|last|play [the] (previous|last)|go back to [the] (previous|last)|back to [the] (previous|last)|replay [the|this] [previous|last]|repeat the last|skip [back] to [the] (previous|last)|(return|rewind) [back] to [the] (previous|last)|go to [the] (previous|last)|go back (a|one))';
/** What people say to televisions, speakers and radios, often by the room or by the music alone. */
export const phrases: Phrases = {
  service: 'media',
  goesOff: 'turn_off',
  step: { method: 'set_volume', param: 'step', by: 10, factor: 'factor' },
  topics: [
    { words: ['loud', 'noisy', 'noise', 'deafening', 'blaring'], method: 'set_volume', give: { step: -20 } },
    { words: ['hear', 'inaudible', 'too quiet'], method: 'set_volume', give: { step: 20 } },
    { words: ['music', 'listen', 'party', 'dance', 'song', 'tune'], method: 'play' },
    { words: ['film', 'movie', 'watch', 'match', 'episode'], method: 'turn_on' },
    'quiet',
    'mood',
  ],
  kinds: ['media'],
  nouns: {
    any: [
      'media player',
      'player',
      'music',
      'playback',
      'media',
      'media system',
      'music player',

      'audio system',
      'entertainment system',
      'entertainment center',
    ],
    named: [
      'tv',
      'television',
      'telly',
      'speaker',
      'stereo',
      'soundbar',
      'sound system',
      'radio',
      'wireless',
      'gramophone',
      'receiver',
      'projector',
      'hifi',
    ],
  },
  states: {
    on: ['on', 'active', 'powered', 'working', 'running'],
    off: ['off'],
    playing: ['playing', 'streaming'],
    paused: ['paused'],
    idle: ['stopped', 'idle', 'standby', 'inactive'],
    muted: ['muted', 'silent'],
  },
  conditions: [
    {
      say: '{target} (stops|stops playing|finishes|finishes playing|ends|has finished|has stopped)',
      state: 'idle',
      change: true,
    },
    { say: '{target} (is|are) (finished|done|over) [playing]', state: 'idle' },
    {
      say: `[the] ${WORK} (ends|stops|finishes|stops playing|finishes playing|has ended|has finished|has stopped)`,
      state: 'idle',
      change: true,
      here: true,
      once: true,
    },
    { say: `[the] ${WORK} (is|has) (over|finished|done|ended)`, state: 'idle', here: true, once: true },
  ],
  methods: {
    turn_on: {
      say: ['(activate|fire up|start up) {target}'],
      outcome: '{target} {is} on',
      begins: true,
      undo: 'turn_off',
    },
    turn_off: {
      say: ['(kill|deactivate) {target}'],
      chore: true,
      outcome: '{target} {is} off',
      undo: 'turn_on',
    },
    play: {
      ends: 'idle',
      say: [
        '(play|resume|unpause|continue|start|restart) {target}',
        '(continue|resume|start|carry on|keep|begin) playing [the] [music|film|movie|song|show] [on|in] {target:place}',
        '(resume|unpause|continue|play|start) [the] (music|playback|song|film|movie|show|video|podcast) (on|in) {target:place}',
        '(press|hit) play on {target}',
        '{target:place} (play|resume|unpause|continue|continue playing)',
        '[(can|could|may) (i|we)] have [some|a bit of|a little] music [on|playing] (on|in) {target:place}',
        ...ways(
          { here: true },
          '(resume|unpause|play|continue playing|keep playing|resume playing|continue) [it|that]',
          `(resume|unpause|continue|play|restart|continue playing|keep playing|carry on with) [the|my|this] ${WORK} [again]`,
        ),
      ],
      outcome: '{target} {is} playing',
      undo: 'pause',
    },
    pause: {
      say: [
        '(pause|hold|freeze) {target} [for a moment|for a second|for a sec|for a tick|for a bit|for a while|for now]',
        '(freeze|pause|hold|halt) [the] playback (on|in|of) {target:place}',
        'take a break on {target}',
        '(pause|hold|freeze) (whatever|what) is (playing|on) (on|in) {target:place}',
        '(pause|hold) [the] (music|playback|song|film|movie|show|video|podcast) (on|in) {target:place}',
        '(put|set) {target} on (pause|hold)',
        '(press|hit) pause on {target}',
        '{target:place} pause',
        { say: 'pause', here: true },
        { say: `(pause|hold) [the|my|this] ${WORK}`, here: true },
        { say: '(pause|freeze) (it|that|this)', here: true },
      ],
      outcome: '{target} {is} paused',
      undo: 'play',
    },
    stop: {
      say: [
        '(stop|end|halt|cease|quit|stop playing|quit playing|cease playing) {target}',
        '(stop|end|halt|cease|quit) (whatever|what) is (playing|on) (on|in) {target:place}',
        '(cease|halt|quit|end|stop) [the] (playing|playback|music|song|audio) (on|in|of) {target:place}',
        'cut [the] (playback|music|song) (on|in|of) {target:place}',
        '(stop|end|close|finish|quit|terminate) [the] (session|stream|streaming|show|playback) (on|of|at|in) {target:place}',
        '(stop|end) [the] (music|playback|song|film|movie|show|video|podcast) (on|in) {target:place}',
        'stop playing [music|anything] (on|in) {target:place}',
        { say: `(stop|end) [the|my|this] ${WORK}`, here: true },
        { say: `stop playing [the|this|my] [${WORK}|anything]`, here: true },
      ],
      outcome: '{target} {is} stopped',
      undo: 'play',
    },
    next: {
      say: [
        ...ways(
          { here: true },
          `${NEXT} [musical] ${TRACK} [(queued up|queued|coming up|coming|lined up|in line|up|now|instead|please)] [(on|in|of|from) [the|this|my] [particular|current|same] ${COLLECTION}] [instead]`,
          `play next (on|in|from) [the|this|my] ${COLLECTION}`,
          `(play|skip to|go to|on to|hear) the ${TRACK} (after|following) (this|that|this one|that one|it|this song)`,
          `(go|skip|jump|move|step) (forward|ahead|forwards) (a|one) ${TRACK}`,
          `[i want|i would like|can i have|could i have|may i have|let] the (next|following|upcoming) ${TRACK} [(should|must|needs to|has to|ought to|can|could|may)] [to] (be played|be put on|come on|played|start|play)`,
          `(pass|pass over|skip past|skip over|get past|go past|bypass) [this|that|the|the current] ${TRACK} [now]`,
          `(forget|enough of|i do not like|i do not want|i am tired of|i hate) this ${TRACK} [,] [and|so|please] (skip|skip it|skip to the next|go to the next|move on|move to the next|play the next|next|next one please) [${TRACK}|one]`,
          '(skip|skip this|skip it|skip that|skip forward|skip ahead)',
        ),
        `{target:place} ${NEXT} ${TRACK}`,
        '{target:place} (skip|skip this|next)',
        'next (on|in) {target:place}',
        '(go|move|skip|jump) forward [a|one] [track|song] (on|in) {target:place}',
        `(advance|move|skip|jump|take|forward|bring|switch) {target} [on|forward|ahead] to [the] next ${TRACK}`,
        '(skip|skip forward|skip ahead|forward) [on] {target}',
        `tell {target} to skip [this] [${TRACK}]`,
      ],
      outcome: '{target} {is} on the next track',
    },
    previous: {
      say: [
        { say: `${BACK} ${TRACK} [again]`, here: true },
        {
          say: '(go back|skip back|skip backwards|previous|replay [it|that|this]|play (it|that|this) again|rewind)',
          here: true,
        },
        `{target:place} ${BACK} ${TRACK} [again]`,
        '{target:place} (go back|skip back|previous)',
        `(return|rewind|move|take|bring|set) {target} [back] to [the] (previous|last) ${TRACK}`,
      ],
      outcome: '{target} {is} back on the track before',
    },
    mute: {
      say: [
        '(mute|silence|hush) {target:place}',
        '(no|no more) (sound|audio|volume|noise) (from|on|in) {target:place}',
        '(turn|switch) the sound off (on|in) {target:place}',
        '(turn off|kill|mute|cut|cut off|shut off|silence) [the] (sound|audio|volume) (on|in|of|from) {target:place}',
        '(put|set|turn|switch|place) {target} (on|to|into|in) (mute|silent|silence|silent mode|mute mode)',
        '(make|get) {target} (silent|quiet)',
        '{target:place} mute',
        ...ways(
          { here: true },
          `(mute|silence) [the|my|this|your|all|all the|all your] [it|that|this|yourself|sounds|settings|device|devices|responses|system|speaker|mic|${VOLUME}|${WORK}]`,
          `(turn|switch|shut|cut|kill|put) [the|all|your|my] (${VOLUME}|sounds|noise) off`,
          `(turn off|switch off|shut off|shut down|kill|cut|cut off|cut out|no|no more|stop|take away|remove|lose) [the|all|your|my] (${VOLUME}|sounds|noise)`,
          `(put|set|turn|place|switch|go|be|change|make|keep|stay|remain|get|enter|enable|activate|engage|start|turn on|switch on|use) [it|that|this|yourself|[the|your|my] (${VOLUME}|settings|music|device)] [on|to|in|into|be|the] (mute|muted|silent|silence|quiet|silent mode|quiet mode|mute mode) [on]`,
          `${VOLUME} (off|mute|muted|silent)`,
          '(be quiet|keep quiet|quiet please|silent mode|mute mode|do not talk|do not speak|no talking|no speaking|sound off|audio off|go silent|silent mode on|mute mode on|quiet mode on|mute on|quiet down|silence please)',
        ),
      ],
      outcome: '{target} {is} muted',
      undo: 'unmute',
    },
    unmute: {
      say: [
        'unmute {target:place}',
        '(turn|switch|put) the sound (back on|on) (on|in) {target:place}',
        '(turn on|turn back on) the sound (on|in|of) {target:place}',
        'take {target} off mute',
        '{target:place} unmute',
        { say: `unmute [the|my|this] [it|that|this|settings|${VOLUME}|${WORK}]`, here: true },
        { say: `(turn|switch|put) [the] ${VOLUME} (back on|on)`, here: true },
        { say: `(turn|switch) (on|back on) [the] (sound|audio)`, here: true },
        { say: '(sound|audio) (on|back on)', here: true },
        { say: 'take (it|that|this) off mute', here: true },
      ],
      outcome: '{target} {is} heard again',
      undo: 'mute',
    },
    set_volume: {
      say: SET_VOLUME,
      outcome:
        'the volume of {target} {is} [at {volume} %] [changed by {step} %] [{factor} times what it was]',
    },
    play_media: {
      ends: 'idle',
      say: [
        `(play|put on|stick on|start playing|stream|throw on) [me|us] [some|a bit of|the] {query:words} ${ON} {target:place}`,
        { say: `start [some|a bit of|the] {query:words} ${ON} {target:place}`, hold: HEARD },
        { say: `(hear|listen to) [some|a bit of|the|to] {query:words} ${ON} {target:place}`, hold: HEARD },
        {
          say: `(put|stick|have|get) [some|a bit of|the] {query:words} (on|playing) ${ON} {target:place}`,
          without: NO_MUSIC,
        },
        `(play|put on|stick on|start playing|stream) ${ON} {target:place} [some|a bit of|the] {query:words}`,
        `(use|have|tell|get) {target:place} [to] play [some|a bit of|the] {query:words}`,
        {
          say: '[i want|we want|i would like|we would like|i would love|let us|can we|can i|let me] [to] (listen to|hear|tune in to|tune into) [some|a bit of|the] {query:words}',
          here: true,
          without: NO_TALK,
        },
        {
          say: '(put on|stick on|shuffle|open|start|start playing|turn on) [some|a bit of|the|my] {query:words}',
          here: true,
          hold: HEARD,
          without: NO_MUSIC,
        },
        '(some|a little|a bit of) {query:words} (on|through|over|from) {target}',
        { say: '(play|stream) [me|us] [some|a bit of|the] {query:words}', here: true, without: NO_MUSIC },
        {
          say: '(put|stick|pop|bung|have|get) [some|a bit of|the|my|our] {query:words} on',
          here: true,
          hold: SHOWN,
          without: NO_MUSIC,
        },
        {
          say: '(put|stick|pop|bung) on [some|a bit of|the|my|our] {query:words}',
          here: true,
          hold: SHOWN,
          without: NO_MUSIC,
        },
      ],
      outcome: '{target} plays {query}',
      undo: 'stop',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(what is|whats) (on|playing on) {target}',
        { say: '(what|which) (song|track|tune|music) is (this|that|it)', here: true },
        '(did|have) (i|we|you) (leave|left|turn|turned) {target} {state}',
        '(what is|what song is|what is this|what was) playing [on|in] {target:place}',
        '(what is|what was) {target} (playing|showing)',
        '(is|are) {target} on (mute|silent|pause|hold)',
        '(is|are) {target} [still|already] (showing|blaring|going|running) [the|a] [news|film|football|match|anything|something]',
        '(what is|what was) [showing|going] on {target}',
        'what (am i|are we) (watching|listening to)',
        '(what is|what was) on {target}',
        '[at] (what|which) volume (is|are) {target} [at|on|set to]',
        'tell me what is playing (on|in) {target:place}',
        '(is|are) {target} playing [some|any|the|a] (music|something|anything|song|movie|film|radio)',
        `(what|which) (song|track|music|show|movie|film|station|channel|album|artist|video) is ([playing|on] (on|in) {target:place}|{target} (playing|on))`,
        `(what was|tell me what was|what is) [the] last [${TRACK}|show|movie|film] [i|we] [was] (played|playing|watched|on|paused|heard) [on|in] {target:place}`,
        '(what is|check|tell me|get) [the] [current] (volume level|sound level|volume setting|volume) (of|on|in|for) {target:place}',
        '(what|which) volume is {target} (at|on|set to)',
        '(what|which) [number|level] is {target} [volume|sound] [level] [at|on|set to|up to]',
        'what is {target} volume [at|on|set to|up to]',
        '(what is|is) [there] ([any|some] music (playing|on)|(anything|something) playing) (in|on) {target:place}',
        'how loud (is|are) {target:place}',
        '(what is|check|tell me) [the] (state|status|volume) (of|on|in) {target:place}',
      ],
    },
  },
};
