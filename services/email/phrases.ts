import { type Phrases, ways } from '../../src/domain/index.ts';

const SEND =
  '(email|mail|e mail|write|send an email to|send a mail to|send an e mail to|shoot an email to|drop an email to|send a message to|write an email to|write to|send email to|send a quick email to)';
const GIVE =
  '(send|shoot|drop|write|give) {to:people} (an|a|one) [quick|short|little] (email|mail|e mail|note|message|line) [by email|by mail]';
const RESULT =
  '((the|a|an) [full|quick|short|new|updated] (list|details|particulars|details of it|particulars of it|summary|result|results|overview|events|agenda|schedule|answer|time|date|appointment|update)|about (it|that|this))';
const WEATHER = '[the] (weather|forecast|weather forecast|weather report) [for]';
const CALENDAR = '(my|the|our) (calendar|schedule|agenda|events|appointments|diary)';

const MAIL =
  '[reminder|follow up|thank you|birthday|work|business|important|urgent|group|formal|invitation|reply|detailed|simple|outgoing|apology|welcome] (email|mail|e mail|emails|mails|voice mail|email message|mail message)';
const WRITE = `(send|send out|write|compose|create|start|draft|make|shoot|drop|type|prepare|begin|publish|fire off|open|dictate|put together|get|issue|dispatch|address|key in|need to send|want to send|prepare to send) [off|up|out] [a|an|and|another|the|this|my|one] [new|quick|short|test] ${MAIL} (to|for|out to|addressed to|that needs to go out to)`;
const REPLY =
  '(reply|respond|write back|reply back|send a reply|send a response|send reply|send an answer|return an email|send an email back|email back) [back] [to]';
const SAYING =
  '(saying|saying that|that says|that|to say|to say that|about|regarding|telling (him|her|them) that|telling (him|her|them)|and tell (him|her|them)|and tell (him|her|them) that|and say|and say that|and ask|and ask (him|her|them)|asking|asking (him|her|them)|and let (him|her|them) know|and let (him|her|them) know that|to let (him|her|them) know|to let (him|her|them) know that|letting (him|her|them) know|letting (him|her|them) know that|informing (him|her|them) that|stating|stating that|wishing (him|her|them)|to ask|to inform (him|her|them)|with the message|with the text|with|with the word that|regarding|concerning|on|the message|:)';

/** What one writes without a "that": "email Sam good night". */
/** Told as a whole sentence: "email Sam I'm asleep", "mail Sam dinner is ready"; what asks or names a result of the house is none. */
const TOLD =
  'am is are was were have has had will would can could must should need got do did does be want'.split(' ');
const NO_NEWS =
  'what when where who which how whether if why that saying list detail summary result weather forecast calendar agenda schedule subject once after and then also'.split(
    ' ',
  );

const GREETING =
  'good goodnight hello hi happy merry congratulations congrats thanks thank welcome cheers sorry love'.split(
    ' ',
  );

/** What people say about mail. */
export const phrases: Phrases = {
  service: 'email',
  methods: {
    send: {
      needs: {
        to: { words: 'to whom', ask: 'Who should the mail go to?' },
        'about|body|subject': { words: 'saying what', ask: 'What should the mail say?' },
      },
      say: [
        `${SEND} {to:people} (that|:|saying|saying that|to say|to say that|and say|and say that|about|to tell {to:people} that|telling {to:people} that|the message|to let {to:people} know|to let {to:people} know that) {about:saying}`,
        `${GIVE} (that|saying|saying that|to say|to say that|about|telling {to:people} that|to let {to:people} know|to let {to:people} know that) {about:saying}`,
        `(tell|let) {to:people} (by|via) (email|mail) [that] {about:saying}`,
        `let {to:people} know (by|via) (email|mail) [that] {about:saying}`,
        `${SEND} {to:people} [with] [the|a] subject {subject:saying} (saying|saying that|and the text|and the message|that says|and say|and body|with the text|with body) {about:saying}`,
        `${GIVE} [with] [the|a] subject {subject:saying} (saying|saying that|and the text|and the message|that says|and say|with the text) {about:saying}`,
        `${SEND} {to:people} and (tell (him|her|them)|say|let (him|her|them) know) [that] {about:saying}`,
        { say: `${SEND} {to:people} {about:saying}`, hold: { about: GREETING } },
        { say: `${SEND} {to:people} {about:saying}`, hold: { about: TOLD }, without: { about: NO_NEWS } },
        {
          say: '(email|mail|e mail) {to:people} (and ask [(him|her|them)]|asking [(him|her|them)]) [if|whether|to] {about:saying}',
        },
        { say: '(email|mail|e mail) {to:people} to {about:saying}', without: { about: ['me', 'us'] } },
        { say: `${SEND} {to:people}`, result: true },
        { say: GIVE, result: true },
        { say: `(let|notify|inform|alert|tell) {to:people} [know] (by|via) (email|mail)`, result: true },
        { say: `${SEND} {to:people} (it|them|that|this|${RESULT})`, result: true },
        {
          say: `(send|email|mail|forward) (it|them|that|this|${RESULT}) to {to:people} [by email|by mail]`,
          result: true,
        },
        { say: `send {to:people} (it|them|that|${RESULT}) (by|via) (email|mail)`, result: true },
        { say: `${GIVE} (with|containing) ${RESULT} [of it]`, result: true },
        ...ways(
          { first: { service: 'calendar', method: 'list' }, result: true },
          `(${SEND}|send) {to:people} ${RESULT} of ${CALENDAR} [by email|by mail]`,
          `${SEND} {to:people} ${CALENDAR}`,
        ),
        ...ways(
          { first: { service: 'list', method: 'get', takes: ['list'] }, result: true },
          `${SEND} {to:people} (the|my|our) {list:title} list`,
          `${SEND} {to:people} [the|my|our] {list:list}`,
          '(send|email|mail|forward) [the|my|our] {list:list} to {to:people} [by email|by mail]',
        ),
        ...ways(
          { first: { service: 'weather', method: 'get' }, result: true },
          `${SEND} {to:people} ${WEATHER}`,
          `(send|email|mail) ${WEATHER} to {to:people} [by email|by mail]`,
        ),
        {
          say: `(send|email|mail) ${RESULT} of ${CALENDAR} to {to:people}`,
          first: { service: 'calendar', method: 'list' },
          result: true,
        },
        `${WRITE} {to:people} ${SAYING} {about:saying}`,
        `${WRITE} {to:people}`,
        `${WRITE} [my|the] {whom:stranger} ${SAYING} {about:saying}`,
        `${WRITE} [my|the] {whom:stranger}`,
        {
          say: `(email|mail|e mail) {to:people} ${SAYING} {about:saying}`,
          without: { about: ['subject'] },
        },
        `(email|mail|e mail) [my|the] {whom:stranger} ${SAYING} {about:saying}`,
        `(email|mail|e mail) [my|the] {whom:stranger}`,
        `(send|write|shoot|drop) [my|the] {whom:stranger} (an|a|one) [quick|short] ${MAIL} [${SAYING} {about:saying}]`,
        `(message|contact|inform|notify|tell|update|ping|reach|reach out to|get in touch with|write) [to] [my|the] {whom:stranger} (by|via|through|over|with an|in an|using|on) ${MAIL} [${SAYING} {about:saying}]`,
        `(let|tell|ask) [my|the] {whom:stranger} [know] (by|via|through|over|in an|with an) ${MAIL} [that|if|whether|for|about] {about:saying}`,
        `(send|write|compose) (an|a|my) (invitation|apology|note|message|reply|thank you|greeting|update|letter|invite) to [my|the] {whom:stranger} (by|via|through|in an) ${MAIL}`,
        `(write|send|compose) [a|an|the] (reply|response|answer) to [my|the] {whom:stranger}`,
        `[a|another] new ${MAIL}`,
        `(reach|reach out|get in touch) (by|via|through) ${MAIL} (to|with) [my|the] {whom:stranger} [${SAYING} {about:saying}]`,
        `forward (this|that|the|my|an|a) [last|latest|recent] ${MAIL} [to]`,
        `forward (this|that|the|my|an|a) [last|latest|recent] ${MAIL} to [my|the] {whom:stranger}`,
        `forward ${MAIL} [to]`,
        '(reply|respond|answer|write back) [back] [to (it|that|this|him|her|them)]',
        '(send|open|write|start|prepare|prepare to send|compose) [a|an|the|another] [outgoing] (reply|response|answer|reply message|response message) [message] [to]',
        '(send|open|write|start|compose) [a|an|the|another] (reply|response|answer) (message) to [my|the] {whom:stranger}',
        `(email|mail|e mail) (the|this|a|an|our|these|those) {about:words} to [my] {whom:stranger}`,
        `(send|forward) [the|my|this|a|an|our] {about:words} to [my] {whom:stranger} (by|via|in an|over) ${MAIL}`,
        `(send|write|compose|create|start|draft|make|open|prepare) [a|an|and|another|the|this|my] [new|quick|short|blank|test] ${MAIL} [form] [to] [${SAYING} {about:saying}]`,
        `(send|write|compose|create|start|draft) [a|an|the] [new] ${MAIL} ${SAYING} {about:saying} to [my] {whom:stranger}`,
        `${REPLY} {to:people} ${SAYING} {about:saying}`,
        `${REPLY} [my|the] {whom:stranger} ${SAYING} {about:saying}`,
        `${REPLY} [my|the] {whom:stranger}`,
        `(reply|respond|reply back|send reply|write back) [to] [this|the|that|my|last|latest] [last|latest|recent] (${MAIL}|message|messages)`,
        `(answer|reply to|respond to) (the|my|that|this) [last|latest] (${MAIL}|message) from [my|the] {whom:stranger} [${SAYING} {about:saying}]`,
        `(answer|reply to|respond to) [my|the] {whom:stranger} ${MAIL} [${SAYING} {about:saying}]`,
        `send {about:saying} as a reply to [my] {whom:stranger}`,
        `(send|forward) (this|that|it|the following) [${MAIL}|message|content] (to|via email to|by email to) [my] {whom:stranger}`,
        `send (this|that|it) [content|message] (via|by) ${MAIL}`,
        `[i|we] (need|want|would like) (an|a) ${MAIL} [to be] sent [out] to [my] {whom:stranger} [${SAYING} {about:saying}]`,
        `(go to|open) ${MAIL} and send [a] [message] [to]`,
        `[new] ${MAIL} (to|for) [my|the] {whom:stranger} [${SAYING} {about:saying}]`,
        `send (a|an) (test|reply|replay) ${MAIL} [to]`,
        `new message to [my] {whom:stranger} [${SAYING} {about:saying}]`,
      ],
      chore: true,
      outcome: 'the mail to {to} is sent',
    },
  },
};
