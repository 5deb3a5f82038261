/** The talk. */
export const talk = {
  talk: {
    title: 'Talk',
    none: 'Say something to the house',
    noneHint:
      'Such as “turn off the lights in the kitchen”, “is the house secure?” or “remind me at nine to call Sam”.',
    you: 'You',
    house: 'The house',
    thinking: 'Working on it…',
    undo: 'Undo',
    why: 'Why?',
    undoSays: 'undo that',
    whySays: 'why did you do that?',
    teach: 'Teach this',
    teachSays: (part: string) => `when I say “${part}”, `,
    adults: 'A grown-up is asked.',
    step: {
      done: 'done',
      failed: 'failed',
      skipped: 'skipped',
      cancelled: 'taken back',
      scheduled: 'later',
      waiting: 'asked',
      running: 'running',
      pending: 'to do',
    } as Readonly<Record<string, string>>,
    seen: (things: string, state: string) => `${things}: seen ${state}`,
    already: (things: string) => `${things}: was so already`,
    open: 'Open in Talk',
    closed: 'This question was answered already.',
  },
};
