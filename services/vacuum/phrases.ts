import { PAST, type Phrases, ways } from '../../src/domain/index.ts';

const ALL = { target: { all: true } };
const WHOLE =
  '([all] [of] (the|my|our|all|every|each|these) [whole|entire] (house|home|place|flat|apartment|floor|floors|carpet|carpets|rug|rugs|rooms|mess|dirt|dust|crumbs|pet hair|dog hair|cat hair)|every room|each room|this mess|house|floors|floor|rugs|carpets|everywhere|everything|up|upstairs and downstairs)';
const CLEAN =
  '(vacuum|hoover|clean|clean up|sweep|sweep up|mop|dust|tidy|tidy up|suck up|pick up|vacuum up|hoover up|get rid of|clear up)';
const CLEANED = '(vacuumed|cleaned|swept|hoovered|mopped|dusted|tidied|cleaned up|tidied up)';
/** The work by its name. */
const WORK =
  '[house|floor|carpet|robot|floors] (vacuuming|hoovering|cleaning|sweeping|mopping|cleanup|clean up|clean|vacuum|floor cleaning|cleaning cycle|vacuum cycle|cleaning session|cleaning job|cleaning run|vacuum run|cleaning program|cleaning task)';
const START =
  '(start|do|do the|begin|get on with|start on|initiate|commence|kick off|launch|run|schedule|arrange|set up|carry on with|go ahead with|start to|begin to)';

const FLOOR = '[floor|carpet|rug|floors|carpets|rugs|area|room]';
const BEGIN = '(start|begin|commence|get|kick off|initiate|do)';
const TASK =
  '(cleaning|vacuuming|hoovering|sweeping|operation|operations|work|working|job|task|tasks|current task|current job|activity|activities|cycle|cleaning cycle|cleaning job|cleaning task|duty|duties|session|cleaning session|run|what it is doing)';
const NOW =
  '[for a moment|for a bit|for a while|for a second|for a minute|for now|for the moment|there|where it is]';
const DOCK =
  '(dock|base|home|home base|base station|charger|station|dock station|docking station|docking base|charging station|charging base|charging dock|charge|recharge|starting point|parking spot|bay|home position|place|spot|own place|usual place|usual spot|corner|box|bed|nest|house|hole|garage|stand|cradle)';
const GO_HOME = `(dock|recharge|charge|head home|head back|go home|go back home|return|return home|come back|come home|go back|go charge|go and charge|go recharge|[return|go|go back|head|head back|get back|come back] to [the|its|his|her] ${DOCK})`;

const BACK = `(back|home|back home|[back] (in|at|on|to) [the|its|his|her] ${DOCK})`;

/** What people say to robot vacuums; with one in the house, cleaning alone means it. */
export const phrases: Phrases = {
  service: 'vacuum',
  topics: [
    {
      words: [
        'dirty',
        'dust',
        'dusty',
        'crumbs',
        'mess',
        'messy',
        'filthy',
        'spilled',
        'fluff',
        'fur',
        'sticky',
      ],
      method: 'start',
    },
    'clean',
    'floor',
  ],
  kinds: ['vacuum'],
  nouns: {
    any: [
      'vacuum',
      'vacuum cleaner',
      'hoover',
      'robot',
      'robot vacuum',
      'vacuum robot',
      'robot cleaner',
      'cleaner',
      'roomba',
      'vac',
      'bot',
      'vacuum bot',
      'cleaning bot',
      'cleaning robot',
      'floor cleaner',
      'carpet cleaner',
      'robo vac',
      'robovac',
      'robot vac',
      'robo vacuum',
      'vacuum machine',
      'hoover robot',
    ],
  },
  states: {
    cleaning: [
      'cleaning',
      'running',
      'vacuuming',
      'hoovering',
      'on',
      'active',
      'working',
      'moving',
      'starting',
    ],
    docked: ['docked', 'charging', 'home', 'off'],
    paused: ['paused', 'stopped'],
    returning: ['returning'],
  },
  conditions: [
    { say: `{target} (is|are) (${BACK}|done|finished|through|ready)`, state: 'docked' },
    { say: `{target} (has|have) (returned|finished|come back|gone home) [${TASK}|home]`, state: 'docked' },
    {
      say: `{target} (gets|comes|goes|returns|is going|finishes|stops|arrives) [${BACK}|home|${TASK}]`,
      state: 'docked',
      change: true,
    },
  ],
  enums: {
    suction: {
      quiet: ['quiet', 'silent', 'gentle'],
      standard: ['standard', 'normal', 'balanced'],
      medium: ['medium'],
      high: ['high', 'strong'],
      turbo: ['turbo', 'boost'],
      max: ['max', 'maximum', 'full power'],
      min: ['min', 'minimum'],
    },
  },
  methods: {
    start: {
      ends: 'docked',
      say: [
        '(start|run|turn on|switch on|activate|launch|resume|send out|set off|start up|fire up|wake up|deploy|begin|enable|initiate|kick off|boot up|power on|power up|engage|use) {target} [cleaning|vacuuming|to clean|to vacuum|to clean up|to work|to start cleaning|for cleaning|and clean]',
        `${BEGIN} (cleaning|vacuuming|hoovering|sweeping|cleanup|a cleanup|a clean|a cleaning|a cleaning cycle|cleaning cycle|the cleaning cycle|floor cleaning) (with|using|by|on|of|for) {target}`,
        '(continue|carry on|go on|keep going|keep on) (with|using) {target}',
        {
          say: '(resume|continue|carry on|go on|keep|keep on|get back to) [with] [the] (vacuuming|hoovering|cleaning|sweeping)',
          give: ALL,
        },
        '(clean|vacuum|hoover|sweep|clean up) (with|using) {target}',
        '(put|set|get) {target} to (work|clean|cleaning|vacuuming|vacuum)',
        '(clean|clean up|vacuum|hoover|sweep|mop|tidy|tidy up) {target} [up]',
        '(it is time|time) for {target} to (clean|run|go|start|start cleaning|get to work|work|vacuum|go to work)',
        '{target} (start|start cleaning|clean|clean up|get to work|go clean|begin|begin cleaning|cleaning)',
        '(turn|switch|get|set|have) {target} (on|going|running|off cleaning|to work|cleaning|started)',
        '(have|get|tell|let|ask|make|order|instruct|direct|command) {target} [to] (clean|vacuum|hoover|sweep|start|begin|start cleaning|begin cleaning|get to work|go to work|get going|clean up|go|do its thing)',
        '{target} on',
        '(send|let) {target} [out|off] to (clean|work|vacuum|do its thing)',
        '(send|let|set) {target} (out|off|loose)',
        {
          say: '(start|do the|begin|get on with the|start the|begin the|start to|begin to) [house] (vacuuming|hoovering|cleaning|cleanup|clean up|vacuum|floor cleaning)',
          give: ALL,
        },
        { say: `${CLEAN} ${WHOLE} [for me]`, give: ALL },
        { say: `${START} [a|the|some|your|another] ${WORK} [of] [${WHOLE}]`, give: ALL },
        { say: `(get|go|start) (vacuuming|hoovering|cleaning|sweeping|mopping)`, give: ALL },
        { say: `(i|we) (want|need|would like) ${WHOLE} [to be] ${CLEANED}`, give: ALL },
        { say: `(have|get) ${WHOLE} ${CLEANED}`, give: ALL },
        { say: `[it is] time to ${CLEAN} [${WHOLE}]`, give: ALL },
        { say: `(go|go and|go ahead and) (${CLEAN} [${WHOLE}])`, give: ALL },
        { say: `[it is] time for ${WORK}`, give: ALL },
        { say: `${WORK} (please|time|now)`, give: ALL },
        { say: '(house|floor|carpet) (cleaning|vacuuming)', give: ALL },
        `${CLEAN} ${WHOLE} (with|using|by|via) {target}`,
        `{target} [go and|go|start to|please] ${CLEAN} ${WHOLE}`,
        '{target} (go|run|go to work|do your job|do your thing)',
        `(make|have|let|get) {target} (work|run|start|go|clean|vacuum) [on] [${WHOLE}]`,
        '(start|begin|get) (running|using|operating) {target}',
        `(run|use|take|push) {target} (over|on|across|through) ${WHOLE}`,
        { say: '(i|we) (want|need|would like) [you] to (vacuum|hoover|sweep)', give: ALL },
        { say: '(let [the] cleaning begin|do [the] (vacuum|vacuum cleaning))', give: ALL },
        { say: '(vacuum|hoover)', give: ALL },
        { say: '(i|we) need you to (vacuum|hoover|sweep|clean)', give: ALL },
        `(set|schedule|program|get|put) {target} (to|for) (run|start|clean|vacuum|cleaning|vacuuming|start cleaning|begin|work) [${WHOLE}]`,
        '(schedule|program|set) {target} [for|at|to]',
        '(put|throw|flip|power|start) on {target}',
        '(energize|operate|trigger|release|deploy|use|open|employ|get out|bring out|set off|set loose|wake|wake up|boot up|fire up|switch) {target}',
        '{target} please',
        {
          say: '(the floor|the floors|the carpet|the house|floor|carpet|house|my house|the room) (needs|need) (vacuuming|hoovering|sweeping|cleaning|a clean|to be cleaned|to be vacuumed)',
          give: ALL,
        },
        { say: '[it is] time to (vacuum|hoover|clean the floor|clean the floors)', give: ALL },
        `(use|let) {target} to (clean|vacuum|hoover|sweep|mop) ${WHOLE}`,
        `(have|get|tell|let|ask|make) {target} [to] (clean|vacuum|hoover|sweep|mop) ${WHOLE}`,
        `(put|set) {target} to start [cleaning|going|vacuuming]`,
        '(have|let|get|make|send) {target} [to] (go|come|do|run) (round|around|a round|its round|its rounds|over the floors|about)',
        '(let|give|have) {target} [have|take|do] (a|another|one) (run|run round|run around|run about|go|go round|turn|turn round|spin|spin round|wander|lap|whizz round|whizz|outing|once round)',
        {
          say: '(the|my|our|this) (floor|floors|carpet|carpets|rug|house|room|place) (could do with|could use|wants|needs|is due|is crying out for) [a|another|some] [good|quick|bit of a] (hoover|hoovering|vacuum|vacuuming|clean|cleaning|sweep|going over|once over|run over)',
          give: ALL,
        },
      ],
      outcome: '{target} {is} cleaning',
      undo: 'dock',
    },
    pause: {
      say: [
        `(pause|stop|hold|halt|suspend|interrupt|freeze|cease|end|abort|terminate|discontinue|quit|cancel|kill) {target} [from] [${TASK}] ${NOW}`,
        `(pause|stop|hold|halt|suspend|interrupt|cease|end|abort|terminate|discontinue|cancel) [the] ${TASK} (of|by|on|for|from|with) {target} ${NOW}`,
        `(have|get|tell|let|ask|make|command|order|instruct|direct) {target} [to] (pause|stop|wait|halt|hold|hold on|hold off|hold up|take a break|take a rest|rest|stand by|freeze) [${TASK}] ${NOW}`,
        `(put|place) {target} on (hold|pause|standby) ${NOW}`,
        `{target} (pause|stop|halt|wait|hold|hold on|hold off|take a break|rest) [${TASK}] ${NOW}`,
        `give {target} a (break|rest|pause)`,
        { say: '(stop|pause) [the] (vacuuming|hoovering|cleaning)', give: ALL },
      ],
      outcome: '{target} {is} paused',
      undo: 'start',
    },
    dock: {
      say: [
        '(dock|park|recharge|charge|recall|call back|bring back|send home|call home|bring home|send back) {target}',
        `{target} [back] to [the|its|his|her] ${DOCK}`,
        `{target} back (at|in|on) [the|its|his|her] ${DOCK}`,
        `(send|return|take|bring|get|put|call|direct|recall|guide|order|move|route|navigate) {target} [back] [to|in|into|on|onto|at|for] [a|the|its|his|her|their] ${DOCK}`,
        '(call|send|bring|take) {target} (back|home|back home)',
        `(have|get|tell|let|ask|make|direct|command|order|instruct|request|send|call) {target} [to] ${GO_HOME}`,
        `(it is time|time) for {target} to ${GO_HOME}`,
        `{target} [can|may|should|needs to|has to|must|ought to] ${GO_HOME} [now]`,
        { say: `(go|head|return|get|drive) [back] to (the|your) ${DOCK}`, here: true },
        '(turn|switch|power) off {target}',
        '(turn|switch|power) {target} off',
        '{target} off',
      ],
      outcome: '{target} {is} on the way to the dock',
    },
    clean_area: {
      ends: 'docked',
      say: [
        // Of what was cleaned before; else it may be any other doing.
        {
          say: `do [in|on] [the] {area:area} ${FLOOR} [for me|next|too|as well]`,
          that: { target: 'target' },
        },
        `(have|get|tell|let|ask|send|start) {target} [to|and] [go|go and|go on and|come and|start] (clean|vacuum|hoover|sweep|do|mop|cleaning|clean up|tidy|tidy up|run over|go over) {area:area} ${FLOOR}`,
        '(clean|vacuum|hoover|sweep|mop) {area:area} (with|using) {target}',
        {
          say: `(vacuum|hoover|sweep|mop|clean|clean up|start cleaning|start vacuuming|start hoovering|run the vacuum) [in|on] [the] {area:area} ${FLOOR} [for me]`,
          give: ALL,
        },
        `(clean|clean up|vacuum|hoover|sweep|mop) {area:area} ${FLOOR} (with|using) {target}`,
        `(use|activate|start|run|turn on|switch on|take|get|launch|deploy) {target} (to|and) (clean|vacuum|hoover|sweep|do|mop|clean up) {area:area} ${FLOOR}`,
        `(run|start|use|turn on|switch on|activate|launch|put on|operate|set off|enable) {target} (in|on) {area:area} ${FLOOR}`,
        `(have|get|tell|let|ask) {target} [to] (run|go over|go through|go round|go around|do a round of|work) [in] {area:area} ${FLOOR}`,
        {
          say: `{area:area} ${FLOOR} (needs|need) (vacuuming|hoovering|sweeping|mopping|a vacuum|to be vacuumed|to be hoovered|to be swept|to be mopped)`,
          give: ALL,
        },
        '(send|start|run|take) {target} [to|off] (to|in|into|through|round|around|over) {area:area}',
        `(set|schedule|program) {target} to (clean|vacuum|hoover|sweep|mop|do|run in) {area:area} ${FLOOR}`,
        ...ways(
          { give: ALL },
          `(start|begin|get|go|do the) (cleaning|vacuuming|hoovering|sweeping|mopping) [of|in|on] {area:area} ${FLOOR}`,
          `(tidy|tidy up|dust|hoover up|vacuum up|sweep up) [in|on] {area:area} ${FLOOR}`,
          `${CLEAN} ${WHOLE} (in|of|from) {area:area}`,
          `give {area:area} ${FLOOR} (a|another) [quick|good|little] (hoover|vacuum|clean|sweep|going over|once over)`,
          `(i|we) (want|need|would like) {area:area} ${FLOOR} [to be] ${CLEANED}`,
          `(have|get) {area:area} ${FLOOR} ${CLEANED}`,
        ),
        `{target} [please|go|go and|now] (clean|vacuum|hoover|sweep|mop|do|tidy) {area:area} ${FLOOR}`,
      ],
      outcome: '{target} {is} cleaning the {area}',
      undo: 'dock',
    },
    locate: {
      say: [
        '(find|locate) {target}',
        '(make|let|have) {target} (beep|ring|make a noise|make a sound|squeak)',
      ],
      outcome: '{target} {is} making a noise',
    },
    set_suction: {
      say: [
        '(set|put|turn|switch|change) {target} (to|on|in|into) {suction} [mode|power|suction]',
        '(set|put|turn|change) [the] (suction|suction power|fan speed|power) (of|on|for) {target} (to|on) {suction}',
      ],
      outcome: '{target} {is} set to {suction}',
    },
    history: PAST,
    get: {
      question: true,
      time: 'none',
      say: [
        '(is|has) {target} (done|finished) [cleaning|vacuuming]',
        '(what is) {target} (doing|up to)',
        'where is {target}',
        '(is|are) {target} (stuck|lost|busy|full|ok|okay|free|still at it|on its way home|on the way home|on its way back|in the dock|at home|at its base|on its base|in its dock|done|finished|taking a break|resting|on a break)',
        'how (is|are) {target} (battery|battery level|charge)',
        '(what is|check|tell me) [the] (state|status|battery|battery level) of {target}',
        'how (full|charged) is {target}',
        '(is|has) {target} [fully|all|nearly|almost] (charged|charged up|recharged|charging|full up|out of battery|out of juice|low on battery)',
        '(does|has) {target} (have|got) [enough|any|much|a full] (battery|charge|juice|power) [left] [to (clean|do|hoover|vacuum) {room:stranger}]',
        'how much (battery|charge|juice|power) (has|does) {target} [got|have] [left]',
        'what is [the] {target} battery [level|at|like|on]',
        '(is|are) {target} (cleaning|hoovering|vacuuming|sweeping|mopping|working|moving)',
      ],
    },
  },
};
