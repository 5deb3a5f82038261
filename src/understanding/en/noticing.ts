/** How it is said that something stirs: "the garage motion sensor sees motion", "someone moves on the porch". */

const list = (words: string): readonly string[] => words.split('|');

export const SEES = list(
  'see|sees|detect|detects|detected|notice|notices|sense|senses|register|registers|spot|spots|feel|feels|picks up|pick up',
);
export const STIRRING = list(
  'motion|movement|someone|somebody|anyone|anybody|something|anything|a person|people',
);
export const IS_NOTICED = list('is|gets|are|is being');
export const NOTICED = list('detected|seen|sensed|noticed|registered|spotted|picked up');
export const MOVES = list(
  'moves|moving|is moving|walks|is walking|comes|is coming|is|is there|is seen|gets|steps|goes',
);
export const ENTERS = list('enters|entering|is entering');
export const WHERE = list('in|on|at|into|onto|through|near|by|around|to|inside|past|in to|on to|up to');
export const TRIPPED = list('is triggered|triggers|trips|is tripped|fires|goes off|gets triggered');

/** All of them, which are no slips of others. */
export const NOTICING_WORDS: readonly string[] = [
  SEES,
  STIRRING,
  NOTICED,
  MOVES,
  ENTERS,
  WHERE,
  TRIPPED,
].flatMap((words) => words.flatMap((one) => one.split(' ')));
