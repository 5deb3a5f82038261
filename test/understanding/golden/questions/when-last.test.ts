import { golden } from '../golden.ts';

golden(
  'when something was last',
  `
  when did we last have the vet
    => calendar.list last=true query=vet
  when was Nora last at the optician
    => calendar.list last=true query=optician
  when did grandad last visit the physio
    => calendar.list last=true query=physio
  when was the last time we went to the theatre
    => calendar.list last=true query=theatre
  when was Jonas's last haircut
    => calendar.list last=true query=haircut
  how long ago did we last see the plumber
    => calendar.list last=true query=plumber
  when did we last have the heating on
    => ?? when did we last have the heating on
  when was the last time the vacuum ran
    => ?? when was the last time the vacuum ran
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
