import { golden } from '../golden.ts';

golden(
  'a wish told as what may be now',
  `
  coffee going please, I'm asleep still
    => switch.turn_on [Coffee Machine]
  the hall light could go off at eleven every night
    => light.turn_off [Hallway Light] @FREQ=DAILY;BYHOUR=23;BYMINUTE=0
  mum's on the phone, it can go dark in the kitchen
    => light.turn_off [kitchen]
  give the kitchen a quick once-over
    => vacuum.clean_area [all] area=kitchen
  pause the vacuum // the baby's fallen asleep upstairs, it may carry on
    => vacuum.start [Robbie]
  dim the desk lamp // dad sleeps in there, it can be like it was
    => conversation.undo
  turn off the desk lamp // are there any others still on?
    => light.get [all]
  any timers running
    => timer.get all=true
  close the blinds // open them a bit // down all the way
    => cover.close [group Blinds]
  set an alarm for six tomorrow // school just wrote, no alarm needed any more
    => alarm.cancel
  if nobody has locked the front door yet, do it
    => lock.lock [Front Door] ?lock:unlocked[Front Door]
  if the front door isn't locked yet, lock it
    => lock.lock [Front Door] ?lock:unlocked[Front Door]
  how warm is it actually in the bedroom?
    => climate.get [master bedroom]
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
