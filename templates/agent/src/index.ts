/** night-watch: sees to it that the front door is locked. It looks first, and does only what is missing. */
import { actionsMax, defineAgent, goalAgent } from 'hearth';

const DOOR = { target: { name: 'Front Door' } };

export default defineAgent(({ call, callSkill }) => ({
  name: 'night-watch',
  parts: [
    goalAgent({
      name: 'night-watch',
      description: 'Sees to it that the front door is locked',
      phrases: ['(start|run) the night watch'],
      goals: [{ name: 'safe', description: 'the front door is locked', needs: { locked: true } }],
      conditions: [
        {
          name: 'locked',
          async read(view) {
            const answer = await call({ service: 'lock', method: 'get', params: DOOR }, view);
            if (!answer.ok || !Array.isArray(answer.result)) return 'unknown';
            return (answer.result as { state: string }[]).every(({ state }) => state === 'locked');
          },
        },
      ],
      operators: [{ name: 'lock', needs: {}, gives: { locked: true }, canRerun: true }],
      policies: [actionsMax(3)],
    }),
  ],
  skills: [
    callSkill({
      name: 'lock',
      description: 'Locks the front door',
      effect: 'verifiable',
      request: () => ({ service: 'lock', method: 'lock', params: DOOR }),
    }),
  ],
}));
