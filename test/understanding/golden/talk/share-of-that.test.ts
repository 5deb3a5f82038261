import { golden } from '../golden.ts';

golden(
  'a share of how far a thing was set',
  `
  desk lamp to 60 // no, half of that
    => light.set [Desk Lamp] brightness=30
  kitchen light to 60 // and the desk lamp a third of that
    => light.set [Desk Lamp] brightness=20
  desk lamp to 20 // the floor lamp twice that
    => light.set [Floor Lamp] brightness=40
  desk lamp to 60 // double that
    => light.set [Desk Lamp] brightness=100
  desk lamp to 60 // and the desk lamp at half
    => light.set [Desk Lamp] brightness=50
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
