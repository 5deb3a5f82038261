import type { Group } from '../../src/domain/index.ts';
import type { PreviousTurn } from '../../src/understanding/index.ts';
import { homeFromFixture } from '../../src/understanding/index.ts';
import { type GoldCase, isWrong, matchesGold } from '../kit/plan-score.ts';
import { type Case, type Corpus, fixtureOf, type House, hearing, houseOf, rowsOf, say } from './corpus.ts';

/** Our own multi-step commands: the whole plan must be the gold's, groups, order, times and all. */
export function compound(folder: string, name: 'compound' | 'compound2'): Corpus {
  const houses = new Map<string, House>();
  const houseFor = (gold: GoldCase): House => {
    let house = houses.get(gold.fixture);
    if (house === undefined) {
      const home = homeFromFixture(fixtureOf(folder, gold.fixture));
      const now = Date.parse(gold.now.replace(/\[.*$/, ''));
      house = houseOf(home, { now, timezone: home.timezone, person: home.person });
      houses.set(gold.fixture, house);
    }
    return house;
  };
  const cases = rowsOf<GoldCase>(folder, name).map(
    (gold): Case => ({
      id: gold.id,
      text: (gold.turns ?? [gold]).map(({ text }) => text).join(' // '),
      kind: gold.tags[0] ?? '',
      needs: [...new Set(gold.groups.flat().map(({ service }) => service))],
      hear: () => {
        const house = houseFor(gold);
        const previous: PreviousTurn[] = [];
        let last = hearing('', house);
        for (const { text } of gold.turns ?? [gold]) {
          last = hearing(text, house, previous);
          previous.push({ text, groups: last.plan.groups });
        }
        const { plan, micros } = last;
        const groups = asInGold(plan.groups);
        const right = matchesGold(gold, groups, house.devices) && plan.unread.length === 0;
        const verdict = right
          ? 'right'
          : isWrong(gold, groups, house.devices)
            ? 'wrong'
            : plan.unread.length > 0
              ? 'unread'
              : 'missed';
        return { verdict, micros, said: say(plan.groups, plan.unread, plan.talk) };
      },
    }),
  );
  return { name, cases, unmapped: new Map(), notes: [NOTE] };
}

const NOTE =
  '"what is on" asks the calendar in the gold, and here all that comes: house.agenda counts as calendar.list';

function asInGold(groups: readonly Group[]): Group[] {
  return groups.map((group) =>
    group.map((action) =>
      action.service === 'house' && action.method === 'agenda'
        ? { ...action, service: 'calendar', method: 'list' }
        : action,
    ),
  );
}
