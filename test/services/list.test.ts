import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { list } from '../../services/list/index.ts';
import { ManualClock } from '../kit/clock.ts';
import { OpenService, refusalOf } from '../kit/open-service.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function open(path = ':memory:') {
  const service = await OpenService.open(list, { clock: new ManualClock(), path });
  ends.push(() => service.close());
  return service;
}

const items = (view: { items: { item: string }[] }) => view.items.map(({ item }) => item);

describe('H28 lists', () => {
  it('H28 things are added, read, ticked off and taken off, under all names of the list', async () => {
    const service = await open();
    expect(
      (await service.call('add', { list: 'the Shopping list', item: 'milk', quantity: 2 })).summary,
    ).toBe('milk is on the shopping list');
    await service.call('add', { list: 'groceries', item: ['eggs', 'flour'] });
    const view = await service.call('get', { list: 'grocery list' });
    expect(view).toMatchObject({
      list: 'shopping',
      summary: 'On the shopping list: milk (2), eggs and flour',
    });
    expect((await service.call('get', { list: 'shopping', item: 'egg' })).summary).toBe(
      'Yes, eggs are on the shopping list',
    );
    expect((await service.call('get', { list: 'shopping', item: 'tea' })).summary).toMatch(/^No, /);
    expect((await service.call('complete', { list: 'shopping', item: 'egg' })).summary).toBe(
      'eggs are done on the shopping list',
    );
    expect(items(await service.call('remove', { list: 'shopping', item: 'Milk' }))).toEqual(['flour']);
    expect(await service.call('get', { list: 'shopping' })).toMatchObject({ completed: 1 });
  });

  it('H05 H28 what is on it already is there once, and a repeated call closes nothing else', async () => {
    const service = await open();
    await service.call('add', { list: 'shopping', item: 'milk' });
    expect((await service.call('add', { list: 'shopping', item: ' Milk ' })).summary).toBe(
      'Milk was on the shopping list already',
    );
    await service.call('add', { list: 'shopping', item: 'oat milk' });
    for (let time = 0; time < 2; time++)
      await service.call('complete', { list: 'shopping', item: 'milk' }, { key: 'milk' });
    expect(items(await service.call('get', { list: 'shopping' }))).toEqual(['oat milk']);
  });

  it('H05 H28 of a list that is named a thing is meant by its place, where nothing is called so', async () => {
    const service = await open();
    await service.call('add', {
      list: 'shopping',
      item: ['milk', 'eggs', 'flour', 'tea', 'second hand soap'],
    });
    const off = async (item: string) => items(await service.call('remove', { list: 'shopping', item }));
    expect(await off('2')).toEqual(['milk', 'flour', 'tea', 'second hand soap']);
    expect(await off('the second')).toEqual(['milk', 'flour', 'tea']);
    expect(await off('the last one')).toEqual(['milk', 'flour']);
    expect(await refusalOf(service.call('remove', { list: 'shopping', item: 'third' }))).toMatchObject({
      code: 'unknown-target',
    });
    expect(await refusalOf(service.call('complete', { item: 'first' }))).toMatchObject({
      code: 'unknown-target',
    });
    expect(await off('first two')).toEqual([]);
  });

  it('H28 H31 a name without a word begins no list, by creating it or by adding to it', async () => {
    const service = await open();
    for (const [method, params] of [
      ['create', { list: '!' }],
      ['create', { list: 'the' }],
      ['add', { list: '?!', item: 'milk' }],
    ] as const) {
      const refusal = await refusalOf(service.call(method, params));
      expect(refusal.code).toBe('invalid-params');
      expect(refusal.faults?.map(({ path }) => path)).toEqual(['/list']);
    }
    const { lists } = await service.call('list', {});
    expect(lists.map(({ list: name }: { list: string }) => name)).toEqual(['shopping', 'to-do']);
  });

  it('H28 a list is called as it was written where a word has an apostrophe, and found however it is said', async () => {
    const service = await open();
    expect((await service.call('create', { list: "Gran's Party" })).summary).toBe(
      "The Gran's party list is begun",
    );
    expect((await service.call('add', { list: 'gran’s party list', item: 'candles' })).summary).toBe(
      "candles are on the Gran's party list",
    );
  });

  it('H28 an empty list is begun by its name, and deleted with all that is on it; a built-in one is emptied', async () => {
    const service = await open();
    expect((await service.call('create', { list: 'my camping list' })).summary).toBe(
      'The camping list is begun',
    );
    expect((await service.call('create', { list: 'camping' })).summary).toBe(
      'There is a camping list already',
    );
    await service.call('add', { list: 'camping', item: 'tent' });
    expect(service.risk('delete', { list: 'camping' })).toBe('confirm');
    expect((await service.call('delete', { list: 'camping' })).summary).toBe('The camping list is gone');
    expect((await refusalOf(service.call('get', { list: 'camping' }))).code).toBe('unknown-target');
    expect((await service.call('delete', { list: 'groceries' })).summary).toBe('The shopping list is empty');
  });

  it('H28 what was done is told when that is asked for, and put back where it stood', async () => {
    const service = await open();
    await service.call('add', { list: 'shopping', item: ['milk', 'eggs', 'flour'] });
    for (const item of ['eggs', 'milk']) await service.call('complete', { list: 'shopping', item });
    expect(await service.call('get', { list: 'shopping' })).not.toHaveProperty('done');
    const { done } = await service.call('get', { list: 'shopping', done: true });
    expect(items({ items: done })).toEqual(['milk', 'eggs']);
    const back = await service.call('reopen', { list: 'shopping', item: 'eggs' });
    expect([back.summary, items(back)]).toEqual(['eggs are on the shopping list again', ['eggs', 'flour']]);
    expect(items(await service.call('reopen', { list: 'shopping', item: 'eggs' }))).toEqual([
      'eggs',
      'flour',
    ]);
    expect((await refusalOf(service.call('reopen', { list: 'shopping', item: 'tea' }))).code).toBe(
      'unknown-target',
    );
    const undone = await service.call('undo', back.undo[0].params);
    expect(undone.summary).toBe('eggs are off the shopping list');
  });

  it('H28 a list keeps the order that it is brought into, also for what is added later and after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-list-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const service = await open(join(folder, 'hub.db'));
    await service.call('add', { list: 'shopping', item: ['milk', 'eggs', 'flour'] });
    const moved = await service.call('move', { list: 'shopping', item: 'flour', before: 'milk' });
    expect([moved.summary, items(moved)]).toEqual([
      'flour is before milk on the shopping list',
      ['flour', 'milk', 'eggs'],
    ]);
    expect(items(await service.call('move', { list: 'shopping', item: 'flour' }))).toEqual([
      'milk',
      'eggs',
      'flour',
    ]);
    await service.call('move', { list: 'shopping', item: 'eggs', before: 'milk' });
    expect(items(await service.call('add', { list: 'shopping', item: 'tea' }))).toEqual([
      'eggs',
      'milk',
      'flour',
      'tea',
    ]);
    await service.close();
    const again = await open(join(folder, 'hub.db'));
    expect(items(await again.call('get', { list: 'shopping' }))).toEqual(['eggs', 'milk', 'flour', 'tea']);
    const same = await again.call('move', { list: 'shopping', item: 'tea', before: 'tea' });
    expect(items(same)).toEqual(['eggs', 'milk', 'flour', 'tea']);
    const last = await again.call('move', { list: 'shopping', item: 'eggs' });
    expect((await again.call('undo', last.undo[0].params)).summary).toBe('The lists are as before');
    expect(items(await again.call('get', { list: 'shopping' }))).toEqual(['eggs', 'milk', 'flour', 'tea']);
  });

  it('H28 without a list the one that has the thing is meant, else the first; a slip in a name begins no other', async () => {
    const service = await open();
    await service.call('add', { item: 'milk' });
    await service.call('add', { list: 'shoping', item: 'chocolate' });
    expect(items(await service.call('get', {}))).toEqual(['milk', 'chocolate']);
    expect(service.risk('add', { list: 'grocereis', item: 'tea' })).toBe('none');
    expect(service.risk('add', { list: 'farm', item: 'figs' })).toBe('confirm');
    await service.call('add', { list: 'farm', item: 'figs' });
    expect((await service.call('get', { item: 'figs' })).summary).toBe('Yes, figs are on the farm list');
    expect((await service.call('remove', { item: 'figs' })).list).toBe('farm');
    expect((await service.call('get', { item: 'tea' })).summary).toBe('No, tea is not on the shopping list');
    expect((await refusalOf(service.call('complete', { item: 'tea' }))).message).toBe('tea is on no list.');
  });

  it('H28 adding begins a list, and one that is not there is refused with those that are', async () => {
    const service = await open();
    await service.call('add', { list: 'my camping list', item: 'tent' });
    expect((await service.call('list', {})).lists).toEqual([
      { list: 'camping', open: 1 },
      { list: 'shopping', open: 0 },
      { list: 'to-do', open: 0 },
    ]);
    expect((await service.call('get', { list: 'todo' })).summary).toBe('The to-do list is empty');
    expect(await refusalOf(service.call('get', { list: 'beach' }))).toMatchObject({
      code: 'unknown-target',
      hint: 'There are camping, shopping, to-do; adding something begins a new one.',
    });
    expect(await refusalOf(service.call('remove', { list: 'camping', item: 'stove' }))).toMatchObject({
      message: 'There is no "stove" on the camping list.',
      hint: 'On it: tent.',
    });
  });

  it('H09 H28 is cleared after a yes, unless there is nothing to lose', async () => {
    const service = await open();
    expect(service.risk('clear', { list: 'shopping' })).toBe('none');
    await service.call('add', { list: 'shopping', item: ['milk', 'bread'] });
    expect(service.risk('clear', { list: 'shopping' })).toBe('confirm');
    expect(
      list.methods['clear']!.question!({ list: 'shopping' } as never, service.self as never, {} as never),
    ).toBe('Take everything (2 things) off the shopping list?');
    expect(items(await service.call('clear', { list: 'shopping' }))).toEqual([]);
  });

  it('H28 is cleared of all but what is to stay, and of nothing where that is not on it', async () => {
    const service = await open();
    await service.call('add', { list: 'shopping', item: ['milk', 'bread', 'bananas'] });
    expect((await refusalOf(service.call('clear', { list: 'shopping', except: 'plums' }))).message).toBe(
      '“plums” is not on the shopping list; everything stays.',
    );
    const left = await service.call('clear', { list: 'shopping', except: 'the bananas' });
    expect(left.summary).toBe('All but bananas is off the shopping list');
    expect(items(left)).toEqual(['bananas']);
  });

  it('H28 things of which several fit are asked for, and survive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-list-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'hearth.db');
    const before = await OpenService.open(list, { clock: new ManualClock(), path });
    await before.call('add', { list: 'to-do', item: ['call the bank', 'call the dentist'] });
    await before.close();
    const service = await open(path);
    expect((await refusalOf(service.call('complete', { list: 'to-do', item: 'call' }))).data).toMatchObject({
      candidates: ['call the bank', 'call the dentist'],
    });
    expect(items(await service.call('complete', { list: 'to-do', item: 'bank' }))).toEqual([
      'call the dentist',
    ]);
  });
});
