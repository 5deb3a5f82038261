import { golden } from '../golden.ts';

const AT = Date.parse('2026-03-10T10:30:00+01:00');

// “Less” is less of what was done: of closing it is more open. What names its way goes that way.

golden(
  'A35 less and more of covers',
  `
  close the curtains halfway // a little less
    => cover.set_position [group Curtains] position=70
  close the curtains halfway // less
    => cover.set_position [group Curtains] position=70
  lower the blinds halfway // a little less
    => cover.set_position [group Blinds] position=70
  close the curtains halfway // a bit less than that
    => cover.set_position [group Curtains] position=70
  close the curtains // a little less
    => cover.set_position [group Curtains] position=20
  close the curtains halfway // a little more
    => cover.set_position [group Curtains] position=30
  close the curtains halfway // a little more // a little more
    => cover.set_position [group Curtains] position=10
  close the curtains halfway // a little less // a little less
    => cover.set_position [group Curtains] position=90
  open the blinds halfway // a little less
    => cover.set_position [group Blinds] position=30
  open the blinds halfway // a little more
    => cover.set_position [group Blinds] position=70
  close the curtains halfway // down a bit
    => cover.set_position [group Curtains] position=30
  close the curtains halfway // lower
    => cover.set_position [group Curtains] position=30
  dim the lights to 30 // a little less
    => light.set [all] brightness_step=-10
`,
  'home-2',
  undefined,
  AT,
);
