import { golden } from '../golden.ts';

golden(
  'how things are asked about, and asked again',
  `
  isn't the fountain running
    => switch.get [Fountain]
  aren't the living room curtains open yet
    => cover.get [Living Room Curtains]
  is the driveway gate meant to be open?
    => cover.get [Driveway Gate]
  how charged is the hoover
    => vacuum.get [Robbie]
  how much battery has the robot got left
    => vacuum.get [Robbie]
  what's the target and the current temperature of the thermostat
    => climate.get [Living Room Thermostat]
  which rooms have lights on
    => light.get [all]
  how many things are on in the office
    => house.check what=on wanted=any area=office
  is the thermostat on? // how high is it? // knock it down a notch
    => climate.set_temperature [Living Room Thermostat] step=-1
  close the driveway gate // is it now?
    => cover.get [Driveway Gate]
  is the desk lamp on? // is it still?
    => light.get [Desk Lamp]
  lock the back door // are you sure?
    => lock.get [Back Door]
  open the garage door // did it work?
    => cover.get [Garage Door]
  who turned on the fountain? // when was that?
    => switch.history [Fountain] became=on
  fountain on for half an hour // how much longer?
    => schedule.list
  the desk lamp off for twenty minutes // when does it come back on?
    => schedule.list
  are the blinds open // which are closed?
    => cover.get [group Blinds]
  is the side door open
    => lock.get [Garage Side Door]
  is the front door open // are you sure
    => sensor.get [Front Door Contact]
  what time is it // is it really
    => ?? is it really
`,
  'home-2',
  undefined,
  Date.parse('2026-03-10T10:30:00+01:00'),
);
