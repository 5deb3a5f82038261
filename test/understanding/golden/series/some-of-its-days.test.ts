import { golden } from '../golden.ts';

golden(
  'some days of what comes again and again, said by what it does',
  `
  turn off the fountain at ten every night // please don't turn it off on Thursday
    => schedule.skip query="turn off the fountain at ten every night" on=03-12T00:00..03-12T23:59
  turn off the fountain at ten every night // you needn't switch the fountain off tomorrow
    => schedule.skip query="turn off the fountain at ten every night" on=03-11T00:00..03-11T23:59
  turn off the fountain at ten every night // on Saturday let it run
    => schedule.skip query="turn off the fountain at ten every night" on=03-14T00:00..03-14T23:59
  turn off the fountain at ten every night // let it keep running this weekend
    => schedule.skip query="turn off the fountain at ten every night" on=03-14T00:00..03-14T23:59 | schedule.skip query="turn off the fountain at ten every night" on=03-15T00:00..03-15T23:59
  turn off the fountain at ten every night // it can go on till half eleven on Friday
    => schedule.change query="turn off the fountain at ten every night" occurrence=03-13T00:00..03-13T23:59 at=03-13T23:30
  turn off the fountain at ten every night // at weekends it can stay on until midnight
    => schedule.cancel query="turn off the fountain at ten every night" > switch.turn_off [Fountain] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=22;BYMINUTE=0 | switch.turn_off [Fountain] @FREQ=WEEKLY;BYDAY=SU,MO;BYHOUR=0;BYMINUTE=0
  turn off the fountain at ten every night // no need to turn it off on Mondays
    => schedule.cancel query="turn off the fountain at ten every night" > switch.turn_off [Fountain] @FREQ=WEEKLY;BYDAY=SU,TU,WE,TH,FR,SA;BYHOUR=22;BYMINUTE=0
  turn off the fountain at ten every night // switch it off at eleven tomorrow
    => schedule.change query="turn off the fountain at ten every night" occurrence=03-11T00:00..03-11T23:59 at=03-11T23:00
  every weekday at ten turn off the fountain // let it run on Saturday
    => ?? let it run on Saturday
  close the garage door at nine every night // leave it open on Sunday
    => schedule.skip query="close the garage door at nine every night" on=03-15T00:00..03-15T23:59
  close the garage door at nine every night // on Wednesday close it at seven instead
    => schedule.change query="close the garage door at nine every night" occurrence=03-11T00:00..03-11T23:59 at=03-11T19:00
  close the garage door at nine every night // open it on Wednesday at seven
    => cover.open [Garage Door] @03-11T07:00
  every weekday at six start the coffee machine // turn it on at eight tomorrow
    => switch.turn_on [Coffee Machine] @03-11T08:00
  every weekday at six turn on the coffee machine // on Thursdays turn it on at seven
    => schedule.cancel query="every weekday at six turn on the coffee machine" > switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=MO,TU,WE,FR;BYHOUR=6;BYMINUTE=0 | switch.turn_on [Coffee Machine] @FREQ=WEEKLY;BYDAY=TH;BYHOUR=7;BYMINUTE=0
  every morning at eight open the kitchen blinds // don't open them on Sundays
    => schedule.cancel query="every morning at eight open the kitchen blinds" > cover.open [Kitchen Blinds] @FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=8;BYMINUTE=0
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
