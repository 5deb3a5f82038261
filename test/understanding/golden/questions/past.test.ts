import { golden } from '../golden.ts';

// Questions after how things were: what was measured, when something was so, how much was used. Tuesday 10 March 2026, half past six.

golden(
  'what was measured',
  `
  how warm was it in the bedroom last night
    => history.measure [master bedroom] kind=temperature figure=mean felt=true from=03-09T18:00 to=03-10T06:00
  what was the coldest it got in the garage this week
    => history.measure [garage] figure=lowest kind=temperature felt=true from=03-09T00:00 to=03-16T00:00
  how cold did it get in the bedroom on Saturday
    => history.measure [master bedroom] kind=temperature figure=lowest felt=true from=03-07T00:00 to=03-08T00:00
  what was the highest humidity in the bathroom yesterday
    => history.measure [bathroom] figure=highest kind=humidity from=03-09T00:00 to=03-10T00:00
  what was the temperature in the office at 7 this morning
    => history.measure [office] figure=mean kind=temperature from=03-10T07:00 to=03-10T08:00
  how warm is it in the office
    => sensor.get [office] kind=temperature
  was it hot in the kids room this afternoon
    => history.measure [kids room] kind=temperature figure=mean felt=true from=03-10T12:00 to=03-10T18:00
`,
  'home-2',
);

golden(
  'when something was so',
  `
  when was the front door opened today
    => history.states [Front Door] ask=when became=open from=03-10T00:00 to=03-11T00:00
  when was the front door last opened
    => history.states [Front Door] ask=last became=open
  did anyone open the front door last night
    => history.states [Front Door] ask=whether became=open from=03-09T18:00 to=03-10T06:00
  how many times was the back door opened this week
    => history.states [Back Door] ask=times became=open from=03-09T00:00 to=03-16T00:00
  was there any motion in the hallway last night
    => history.states [hallway] ask=whether became=motion from=03-09T18:00 to=03-10T06:00
  was the heating on yesterday
    => history.states [all] ask=whether became=heating from=03-09T00:00 to=03-10T00:00
  how long was the heating on in the office yesterday
    => history.states [office] ask=length became=heating from=03-09T00:00 to=03-10T00:00
  how long was the TV on yesterday
    => history.states [Living Room TV] ask=length became=on from=03-09T00:00 to=03-10T00:00
  when was the front door unlocked
    => lock.history [Front Door] became=unlocked
  was the garage light on last night
    => history.states [Garage Light] ask=whether became=on from=03-09T18:00 to=03-10T06:00
`,
  'home-2',
);

golden(
  'whether something was left so on a day that was named',
  `
  did we leave the front door open last night
    => history.states [Front Door] ask=whether became=open from=03-09T18:00 to=03-10T06:00
  did anyone leave the garage door open yesterday
    => history.states [Garage Door] ask=whether became=open from=03-09T00:00 to=03-10T00:00
  did I leave the heating on yesterday
    => history.states [all] ask=whether became=heating from=03-09T00:00 to=03-10T00:00
  was the garage light left on last night
    => history.states [Garage Light] ask=whether became=on from=03-09T18:00 to=03-10T06:00
`,
  'home-2',
);

golden(
  'how much was used',
  `
  how much did the washing machine use this week
    => history.used [Washing Machine Power] kind=energy from=03-09T00:00 to=03-16T00:00
  how much electricity did we use last month
    => history.used [all] kind=energy from=02-01T00:00 to=03-01T00:00
  how much power is the washing machine using
    => sensor.get [Washing Machine Power] kind=power
`,
  'home-2',
);
