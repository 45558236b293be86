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
  const queue = createRenderQueue({ maxRunning: 2, maxWaiting: 2 });
  const { started, task, finish } = heldTasks();
  const entered = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.enter(task(name)));
  expect(started).toEqual(['a', 'b']);
  expect(entered[4]).toBeUndefined();

  finish('b');
  await entered[1];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  expect(queue.enter(task('f'))).toBeDefined();
  expect(queue.enter(task('g'))).toBeUndefined();
  for (const name of ['a', 'c']) finish(name);
  await Promise.all([entered[0], entered[2]]);
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'f']);
});

test('a task that fails gives its place on', async () => {
  const queue = createRenderQueue({ maxRunning: 1, maxWaiting: 1 });
  const failing = queue.enter(() => Promise.reject(new Error('broken')));
  const next = queue.enter(async () => 'made');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('made');
  expect(await queue.enter(async () => 'again')).toBe('again');
});
