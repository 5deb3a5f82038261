/**
 * presence: who is at home, since when, by their phones and by what they say. Where else somebody is is told to that person and to the
 * owner alone, and kept for a week.
 */
import { z } from 'zod';
import { defineService, method } from '../../src/bus/index.ts';
import { Instant, Moment, PERSON_ID, Target } from '../../src/domain/index.ts';
import { phrases } from './phrases.ts';
import { Presence } from './presence.ts';

const Config = z.strictObject({
  awayAfterSeconds: z
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(180)
    .describe('how long all phones of somebody must say that they left before it is believed'),
  homeRadius: z.number().min(10).max(5_000).default(100).describe('metres around the house that are home'),
  positionDays: z
    .number()
    .int()
    .min(1)
    .max(30)
    .default(7)
    .describe('days for which places on earth are kept'),
  trackers: z
    .record(z.string().regex(PERSON_ID), z.array(z.string().min(1).max(128)).max(16))
    .default({})
    .describe('the phones of each person, by the id or name of the device'),
});

const Where = z.enum(['home', 'away']);
const PersonView = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: Where.nullable().describe('null where nothing tells'),
  since: z.string().nullable(),
});
const WhoseName = z.string().trim().min(1).max(80).describe('id or name of a person; me');
const SUMMARY = z.string().describe('the same in words');
const Bound = z.strictObject({ person: z.string(), trackers: z.array(z.string()), summary: SUMMARY });

export const presence = defineService<Presence>({
  name: 'presence',
  title: 'Presence',
  description: 'Knows who is at home and since when, by their phones and by what they say.',
  version: '1.0.0',
  access: 'presence',
  needsHub: true,
  config: Config.prefault({}),
  phrases,
  events: { changed: z.strictObject({ person: z.string(), state: Where.nullable(), since: z.string() }) },
  open: (context) => new Presence(context),
  methods: {
    get: method({
      title: 'Is somebody at home',
      description:
        'Tells of people whether they are home or away; of `anyone` and `everyone` as of one, of `someone` each for themselves.',
      params: z.strictObject({ target: Target }),
      result: PersonView.array(),
      effect: 'read',
      run: ({ target }, self: Presence) => self.get(target),
    }),
    who: method({
      title: 'Who is at home',
      description: 'Tells who is at home, who is away, and of whom nothing is known.',
      params: z.strictObject({}),
      result: z.strictObject({ people: PersonView.array(), summary: SUMMARY }),
      effect: 'read',
      run: (_params, self: Presence, call) => self.who(call),
    }),
    tell: method({
      title: 'Tell who is at home',
      description: 'The same, for an order to be told when somebody comes or leaves.',
      params: z.strictObject({ target: Target.optional().describe('of whom; of all when absent') }),
      result: z.strictObject({ people: PersonView.array(), summary: SUMMARY }),
      effect: 'read',
      llm: false,
      run: ({ target }, self: Presence, call) => self.tell(target, call),
    }),
    where: method({
      title: 'Where somebody is',
      description: 'Tells whether somebody is home or away; the place on earth to themselves and the owner.',
      params: z.strictObject({ person: WhoseName }),
      result: PersonView.extend({
        zone: z.string().nullable(),
        position: z
          .strictObject({
            ...{ latitude: z.number().nullable(), longitude: z.number().nullable() },
            ...{ accuracy: z.number().nullable().describe('metres'), at: z.string() },
          })
          .nullable(),
        summary: SUMMARY,
      }),
      effect: 'read',
      run: ({ person }, self: Presence, call) => self.where(person, call),
    }),
    when: method({
      title: 'When somebody came or left',
      description: 'Tells when somebody came home or left last, or in a period.',
      params: z.strictObject({
        person: WhoseName,
        state: Where.default('home').describe('came home, or left'),
        from: Instant.optional(),
        to: Instant.optional(),
      }),
      result: z.strictObject({ times: z.array(z.string()).describe('the newest first'), summary: SUMMARY }),
      effect: 'read',
      run: (params, self: Presence, call) => self.when(params, call),
    }),
    set: method({
      title: 'Say who is home or away',
      description:
        'Takes somebody’s word for it that they, or somebody else, are home or away, perhaps until a time.',
      params: z.strictObject({
        person: WhoseName.optional().describe('who; whoever says it when absent'),
        state: Where,
        until: Moment.optional().describe('until when that holds'),
      }),
      result: PersonView.extend({ summary: SUMMARY }),
      effect: 'idempotent',
      run: (params, self: Presence, call) => self.set(params, call),
    }),
    bind: method({
      title: 'Choose somebody’s phones',
      description:
        'The phones, by id or name, by which it is known whether a person is at home; none for what they say alone.',
      params: z.strictObject({ person: WhoseName, trackers: z.array(z.string().min(1).max(128)).max(16) }),
      result: Bound,
      effect: 'idempotent',
      access: 'house',
      run: ({ person, trackers }, self: Presence, call) => self.bind(person, trackers, call),
    }),
    claim: method({
      title: 'Whose phone it is',
      description: 'One more phone of a person: the one that is named, or the only one that is nobody’s.',
      params: z.strictObject({
        person: WhoseName,
        phone: z.string().min(1).max(128).optional().describe('its id, name or alias'),
      }),
      result: Bound,
      effect: 'idempotent',
      access: 'house',
      run: (params, self: Presence, call) => self.claim(params, call),
    }),
    trackers: method({
      title: 'Phones',
      description: 'What tells where it is, and whose it is.',
      params: z.strictObject({}),
      result: z.strictObject({
        trackers: z.array(
          z.strictObject({ id: z.string(), name: z.string(), person: z.string().nullable() }),
        ),
      }),
      effect: 'read',
      run: (_params, self: Presence) => self.trackers(),
    }),
  },
});
