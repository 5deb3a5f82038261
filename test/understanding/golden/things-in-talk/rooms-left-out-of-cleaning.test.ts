import { golden } from '../golden.ts';

golden(
  'rooms that are left out of what cleans',
  `
  hoover the kitchen and the hallway // skip the hallway
    => vacuum.clean_area [all] area=kitchen
  vacuum the office and the kitchen // leave out the office, do the garage instead
    => vacuum.clean_area [all] area=kitchen+garage
  vacuum the office, the kitchen and the hallway // actually don't bother with the kitchen
    => vacuum.clean_area [all] area=office+hallway
  vacuum the kitchen // skip the office
    => ?? skip the office
  skip the dentist on thursday
    => diary.skip query=dentist on=03-12T00:00..03-12T23:59
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
