/** What is written down, told or sent is a person's own words. */
export const NOTING = new Set(
  'add list lists remind reminder reminders email mail message send note write calendar appointment meeting event alarm alarms timer timers named called announce order buy book schedule recipe song play search google weather news email joke game'.split(
    ' ',
  ),
);

/** Words round a wish that change nothing of it. */
export const AROUND_WISH = new Set(
  (
    'the a an my our that this please can could would will you we i me us it to for of and just now then so get got give put turn switch make let have need want like ' +
    'do go going some bit little more again back up thing one oh hey ok okay well er um thanks'
  ).split(' '),
);
