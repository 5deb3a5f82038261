/**
 * The rooms whose tests are held to finding planted faults, each with the tests that are near it. Stryker plants one fault at a time
 * and runs those of these tests that reach it.
 */
export const ROOMS = {
  flow: { mutate: ['src/flow/**/*.ts'], tests: ['test/flow/**/*.test.ts'] },
  agents: {
    mutate: ['src/agents/**/*.ts'],
    tests: ['test/agents/!(kill|gains|trace).test.ts', 'test/flow/**/*.test.ts'],
  },
  assistant: {
    mutate: [
      'src/assistant/turn/decide.ts',
      'src/assistant/turn/judge.ts',
      'src/assistant/confirm/confirmations.ts',
      'src/assistant/mind/review.ts',
    ],
    // Not those that open a whole hub, or read the source, which Stryker has rewritten.
    tests: [
      'test/assistant/{rounds,decided,judged,tried-again}.test.ts',
      'test/assistant/confirm/*.test.ts',
      'test/assistant/mind/review.test.ts',
    ],
  },
  bus: {
    mutate: ['src/bus/grants/grants.ts', 'src/bus/broker/permissions.ts'],
    tests: ['test/bus/grant*.test.ts', 'test/bus/permission*.test.ts'],
  },
};
