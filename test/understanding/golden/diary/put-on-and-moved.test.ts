import { golden } from '../golden.ts';

golden(
  'what is put on, and moved elsewhere',
  `
  could you put the evening news on
    => media.play_media [kitchen] query="evening news"
  stick the football on please
    => media.play_media [kitchen] query=football
  put on a bit of music
    => media.play [kitchen]
  put some music on while we cook, something cheerful
    => media.play_media [kitchen] query="something cheerful"
  play jazz in the office // move it to the kitchen
    => media.stop [office] | media.play_media [kitchen] query=jazz
  play the archers on the kitchen speaker // put it on in the office instead
    => media.stop [Kitchen Speaker] | media.play_media [office] query=archers
  put the kettle on
    => ?? put the kettle on
  put rugby on saturday at three
    => calendar.create title=rugby start=03-14T15:00 end=03-14T16:00
`,
  'home-2',
  'kitchen',
  Date.parse('2026-03-10T10:30:00+01:00'),
);
