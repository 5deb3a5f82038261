import type { Phrases } from '../../src/domain/index.ts';

const SEND =
  '(email|mail|e mail|write|send an email to|send a mail to|send an e mail to|shoot an email to|drop an email to|send a message to|write an email to|write to|send email to|send a quick email to)';
const GIVE =
  '(send|shoot|drop|write|give) {to:people} (an|a|one) [quick|short] (email|mail|e mail|note|message)';
const RESULT =
  '(the|a|an) [full|quick|short] (list|details|summary|result|results|overview|events|agenda|schedule|answer)';
const CALENDAR = '(my|the|our) (calendar|schedule|agenda|events|appointments|diary)';

/** What people say about mail. */
export const phrases: Phrases = {
  service: 'email',
  methods: {
    send: {
      say: [
        `${SEND} {to:people} (that|:|saying|saying that|to say|to say that|and say|and say that|about|to tell {to:people} that|telling {to:people} that|the message|to let {to:people} know|to let {to:people} know that) {about:saying}`,
        `${GIVE} (that|saying|saying that|to say|to say that|about|telling {to:people} that|to let {to:people} know|to let {to:people} know that) {about:saying}`,
        `(tell|let) {to:people} (by|via) (email|mail) that {about:saying}`,
        `let {to:people} know (by|via) (email|mail) that {about:saying}`,
        `${SEND} {to:people} [with] [the] subject {subject:words} (saying|saying that|and the text|and the message|that says|and say|and body|with the text|with body) {about:saying}`,
        `${GIVE} [with] [the] subject {subject:words} (saying|saying that|and the text|and the message|that says|and say|with the text) {about:saying}`,
        `${SEND} {to:people} and (tell (him|her|them)|say|let (him|her|them) know) [that] {about:saying}`,
        { say: '(drop|send) {to:people} a line [by email|by mail]', result: true },
        { say: `${SEND} {to:people}`, result: true },
        { say: GIVE, result: true },
        { say: `(let|notify|inform|alert|tell) {to:people} [know] (by|via) (email|mail)`, result: true },
        { say: `${SEND} {to:people} (it|them|that|this|${RESULT})`, result: true },
        {
          say: `(send|email|mail|forward) (it|them|that|this|${RESULT}) to {to:people} [by email|by mail]`,
          result: true,
        },
        { say: `send {to:people} (it|them|that|${RESULT}) (by|via) (email|mail)`, result: true },
        {
          say: `(${SEND}|send) {to:people} ${RESULT} of ${CALENDAR} [by email|by mail]`,
          first: { service: 'calendar', method: 'list' },
          result: true,
        },
        {
          say: `${SEND} {to:people} ${CALENDAR}`,
          first: { service: 'calendar', method: 'list' },
          result: true,
        },
        {
          say: `(send|email|mail) ${RESULT} of ${CALENDAR} to {to:people}`,
          first: { service: 'calendar', method: 'list' },
          result: true,
        },
      ],
      outcome: 'the mail to {to} is sent',
    },
  },
};
