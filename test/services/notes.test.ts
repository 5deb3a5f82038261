import { afterEach, describe, expect, it } from 'vitest';
import { notes } from '../../services/notes/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { ALEX, OpenService, PEOPLE, refusalOf } from '../kit/open-service.ts';

const DAY_MS = 86_400_000;
const services: OpenService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

const by = (person: string) => {
  const role = PEOPLE.find(({ id }) => id === person)!.role;
  const speaker = { person, role, proof: 'token', via: `token of ${person}` } as const;
  return { by: { ...ALEX, id: person, role, speaker } };
};

async function open() {
  const clock = new ManualClock('2026-03-10T12:00:00Z');
  const service = await OpenService.open(notes, { clock });
  services.push(service);
  const said = async (query?: string, who = 'alex', told = false) => {
    const params = { ...(query === undefined ? {} : { query }), ...(told ? { told } : {}) };
    return (await service.call('find', params, by(who))).summary as string;
  };
  return { clock, service, said };
}

describe('A36 notes', () => {
  it('A36 what was told to be remembered is found by its words, and told as a person would', async () => {
    const { service, said } = await open();
    const kept = await service.call('keep', { text: 'the spare key is with the neighbours.' });
    expect(kept).toMatchObject({ text: 'the spare key is with the neighbours', own: false });
    expect(kept.summary).toBe('I’ll remember that');
    await service.call('keep', { text: 'we parked on level three' });
    expect(await said('spare key')).toBe('The spare key is with the neighbours');
    expect(await said('park')).toBe('You parked on level three');
    expect(await said('the cat been fed')).toBe('Nobody told me');
  });

  it('of several that fit the newest comes first, each with who told it and when', async () => {
    const { clock, service, said } = await open();
    await service.call('keep', { text: 'the key is under the pot' });
    await clock.advance(DAY_MS);
    await service.call('keep', { text: 'the key is at Gran’s' }, by('sam'));
    expect(await said('key')).toBe(
      'Sam told me today at 12:00: the key is at Gran’s; you told me yesterday at 12:00: the key is under the pot',
    );
    expect(await said('pot', 'sam', true)).toBe('Alex told me yesterday at 12:00: the key is under the pot');
  });

  it('what somebody said of themselves is theirs to others, and “you” to them', async () => {
    const { service, said } = await open();
    await service.call('keep', { text: 'I am allergic to nuts and my locker is 47' });
    expect(await said('nuts')).toBe('You are allergic to nuts and your locker is 47');
    expect(await said('nuts', 'sam')).toBe('Alex said: I am allergic to nuts and my locker is 47');
    const nobody = { kind: 'service', id: 'panel' } as const;
    await service.call('keep', { text: 'I like tea' }, { by: nobody });
    expect(await said('tea')).toBe('Somebody said: I like tea');
  });

  it('a code and a name are told letter for letter', async () => {
    const { service, said } = await open();
    for (const text of ['our wifi password is my blue fish', 'my US adapter is in the drawer'])
      await service.call('keep', { text });
    expect(await said('wifi')).toBe('Your wifi password is my blue fish');
    expect(await said('adapter')).toBe('Your US adapter is in the drawer');
  });

  it('A36 what is for one alone is found, listed and forgotten by nobody else', async () => {
    const { service, said } = await open();
    const kept = await service.call('keep', { text: 'the present is in the attic', own: true });
    expect(kept.summary).toBe('I’ll remember that, for you alone');
    expect(await said('present', 'sam')).toBe('Nobody told me');
    expect(await said(undefined, 'sam')).toBe('I was told nothing to remember');
    expect((await refusalOf(service.call('forget', { query: 'present' }, by('sam')))).code).toBe(
      'unknown-target',
    );
    expect(await said('present')).toBe('The present is in the attic');
  });

  it('the same words are one note, and a child lets no other’s be forgotten', async () => {
    const { service, said } = await open();
    for (const text of ['the boiler code is E9', 'The boiler code is E9!'])
      await service.call('keep', { text });
    expect((await service.call('find', {})).notes).toHaveLength(1);
    const refusal = await refusalOf(service.call('forget', { query: 'boiler' }, by('kim')));
    expect(refusal).toMatchObject({ code: 'not-permitted', hint: expect.stringContaining('grown-up') });
    await service.call('keep', { text: 'my bike is at school' }, by('kim'));
    await service.call('forget', { query: 'bike' }, by('kim'));
    // Who says it too has a note of their own, and lets no more than that be forgotten.
    await service.call('keep', { text: 'the boiler code is E9' }, by('kim'));
    expect(await service.call('clear', {}, by('kim'))).toMatchObject({ forgotten: 1 });
    expect(await said()).toBe('The boiler code is E9');
    await service.call('forget', { query: 'boiler' }, by('sam'));
    expect(await said()).toBe('I was told nothing to remember');
  });

  it('of two that fit it asks which one, and what was forgotten comes back', async () => {
    const { service, said } = await open();
    await service.call('keep', { text: 'the shed key is on the hook' });
    await service.call('keep', { text: 'the spare key is at Gran’s' });
    const refusal = await refusalOf(service.call('forget', { query: 'key' }));
    expect((refusal.data as { candidates: string[] }).candidates).toHaveLength(2);
    const { undo, summary } = await service.call('forget', { query: 'shed' });
    expect(summary).toBe('I have forgotten that');
    expect(await said('shed')).toBe('Nobody told me');
    expect((await service.call('undo', undo[0].params)).summary).toBe('I remember that again');
    expect(await said('shed')).toBe('The shed key is on the hook');
  });

  it('all of one’s own are forgotten after a yes, nobody else’s, and come back', async () => {
    const { service, said } = await open();
    await service.call('keep', { text: 'the shed key is on the hook' });
    await service.call('keep', { text: 'Sam’s bike is in the cellar' }, by('sam'));
    expect(service.risk('clear', {})).toBe('confirm');
    const cleared = await service.call('clear', {});
    expect(cleared).toMatchObject({ forgotten: 1, summary: 'I have forgotten all of it' });
    expect(await said()).toBe('Sam’s bike is in the cellar');
    await service.call('undo', cleared.undo[0].params);
    expect(await said('shed')).toBe('The shed key is on the hook');
  });

  it('five hundred of each are remembered, and one more is refused with what to do', async () => {
    const { service } = await open();
    for (let n = 0; n < 500; n++) await service.call('keep', { text: `fact ${n}` });
    expect(await refusalOf(service.call('keep', { text: 'one more' }))).toMatchObject({
      code: 'failed',
      hint: expect.stringContaining('forget'),
    });
    expect((await service.call('keep', { text: 'fact 7' })).text).toBe('fact 7');
    expect((await service.call('keep', { text: 'one more' }, by('sam'))).text).toBe('one more');
  });
});
