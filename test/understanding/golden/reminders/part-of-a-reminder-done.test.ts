import { golden } from '../golden.ts';

golden(
  'one of several things of a reminder that was seen to',
  `
  remind me at noon to ring Ann and Uncle Bob // I've rung Ann
    => reminders.cancel query="ring Ann and Uncle Bob" > reminders.create text="ring Uncle Bob" at=03-10T12:00
  remind me at noon to ring Ann and Uncle Bob // I've rung Uncle Bob
    => reminders.cancel query="ring Ann and Uncle Bob" > reminders.create text="ring Ann" at=03-10T12:00
  remind me at five to email Ann, Ben and Cara // I've emailed Ben
    => reminders.cancel query="email Ann, Ben and Cara" > reminders.create text="email Ann and Cara" at=03-10T17:00
  remind me to pay the plumber and the gardener on Friday // paid the plumber
    => reminders.cancel query="pay the plumber and the gardener" > reminders.create text="pay the gardener" at=03-13T09:00
  remind me to fetch the parcel and post the card at noon // posted the card
    => reminders.cancel query="fetch the parcel and post the card" > reminders.create text="fetch the parcel" at=03-10T12:00
  remind me to fetch the parcel and post the card at noon // fetched the parcel
    => ?? fetched the parcel
  remind me at noon to ring Ann about salt and pepper // I've rung Ann
    => reminders.done query="ring Ann about salt and pepper"
  remind me at noon to ring Ann // I've rung Ann
    => reminders.done query="ring Ann"
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
