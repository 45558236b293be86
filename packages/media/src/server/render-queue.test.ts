import { expect, test } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

/** Tasks that end when told to. */
function heldTasks() {
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const task = (name: string) => () => {
    started.push(name);
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return end.promise;
  };
  return { started, task, finish: (name: string) => ends.get(name)?.resolve(name), ends };
}

test('so many run, so many wait in line, and the rest is refused', async () => {
  const queue = createRenderQueue({ maxRunning: 2, maxWaiting: 2, maxWaitingPerClient: 2 });
  const { started, task, finish } = heldTasks();
  const entered = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.enter(task(name), 'one'));
  expect(started).toEqual(['a', 'b']);
  expect(entered[4]).toBeUndefined();

  finish('b');
  await entered[1];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  expect(queue.enter(task('f'), 'one')).toBeDefined();
  expect(queue.enter(task('g'), 'one')).toBeUndefined();
  for (const name of ['a', 'c']) finish(name);
  await Promise.all([entered[0], entered[2]]);
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('a task that fails gives its place on', async () => {
  const queue = createRenderQueue({ maxRunning: 1, maxWaiting: 1, maxWaitingPerClient: 1 });
  const failing = queue.enter(() => Promise.reject(new Error('broken')), 'one');
  const next = queue.enter(async () => 'made', 'one');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('made');
  expect(await queue.enter(async () => 'again', 'one')).toBe('again');
});

test('clients take turns, and none has more in line than its share', async () => {
  const queue = createRenderQueue({ maxRunning: 1, maxWaiting: 5, maxWaitingPerClient: 3 });
  const { started, task, finish } = heldTasks();
  const enter = (client: string, name: string) => queue.enter(task(name), client);
  const greedy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => enter('greedy', name));
  expect(greedy.map((entered) => entered !== undefined)).toEqual([true, true, true, true, false]);
  const others = [enter('second', 'b1'), enter('third', 'c1'), enter('fourth', 'd1')];
  expect(others.map((entered) => entered !== undefined)).toEqual([true, true, false]);
  for (let turn = 0; turn < 6; turn += 1) {
    finish(started.at(-1) ?? '');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});
