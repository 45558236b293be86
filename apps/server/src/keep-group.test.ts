import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepGroup, type Part, restartSignal } from './keep-group.ts';

const well = `for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => process.exit(0)); process.send({ isOpen: true }); setInterval(() => {}, 60_000);`;

interface Life {
  readonly part: Part;
  readonly child: ChildProcess;
}

/** A group of little programs; `lives` says what the n-th start of a part does. */
function group(lives: (part: Part, n: number) => string = () => well) {
  const signals = new EventEmitter();
  const started: Life[] = [];
  const events: string[] = [];
  const open = Promise.withResolvers<void>();
  const code = keepGroup({
    fronts: 2,
    start(part) {
      const n = started.filter((life) => life.part === part).length + 1;
      const child = spawn(process.execPath, ['--eval', lives(part, n)], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      const name = `${part} ${n}`;
      child.on('message', () => events.push(`${name} opens`));
      child.on('exit', () => events.push(`${name} ends`));
      started.push({ part, child });
      return child;
    },
    say: (text) => void events.push(text.trim()),
    tell: (text) => void events.push(text),
    onOpen: open.resolve,
    signals,
    pauseMs: 10,
  });
  const stop = async () => {
    signals.emit('SIGTERM', 'SIGTERM');
    return code;
  };
  const heard = (event: string) => expect.poll(() => events, { interval: 5 }).toContain(event);
  return { open: open.promise, code, started, events, signals, stop, heard };
}

test('the back opens first, then one front after the other; a stop ends all of them', async () => {
  const { open, started, events, stop } = group();
  await open;
  expect(events).toEqual(['back 1 opens', 'front 1 opens', 'front 2 opens']);
  expect(await stop()).toBe(0);
  expect(started.every(({ child }) => child.exitCode === 0)).toBe(true);
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'one that was lost by %s is replaced, and only that one',
  async (signal) => {
    const { open, started, events, stop, heard } = group();
    await open;
    started.find(({ part }) => part === 'front')?.child.kill(signal);
    await heard('front 3 opens');
    expect(events.filter((event) => event.endsWith('ends'))).toEqual(['front 1 ends']);
    expect(await stop()).toBe(0);
  },
);

test('a restart: a front goes only when its successor is open, and the back while fronts with all their pages are there', async () => {
  const { open, events, signals, stop, heard } = group();
  await open;
  signals.emit(restartSignal);
  // A second wish meanwhile is the same one.
  signals.emit(restartSignal);
  await heard('Restarted.');
  expect(events.slice(3)).toEqual([
    'Restarting: each process is followed by a new one.',
    'front 3 opens',
    'back 1 ends',
    'back 2 opens',
    'front 1 ends',
    'front 4 opens',
    'front 2 ends',
    'Restarted.',
  ]);
  expect(await stop()).toBe(0);
});

test('what refuses to start ends the group, and everybody in it', async () => {
  const { code, started } = group((part) => (part === 'back' ? well : 'process.exit(1)'));
  expect(await code).toBe(1);
  expect(started.every(({ child }) => child.exitCode !== null)).toBe(true);
});

test('a restart whose first new front refuses to start ends there: the old ones go on', async () => {
  const { open, events, signals, stop, heard } = group((part, n) =>
    part === 'front' && n > 2 ? 'process.exit(1)' : well,
  );
  await open;
  signals.emit(restartSignal);
  await heard('Not restarted: a new process did not open. The old ones go on.');
  expect(events.filter((event) => event.endsWith('ends'))).toEqual(['front 3 ends']);
  expect(await stop()).toBe(0);
});

test('a restart whose new back does not open at once follows the fronts all the same, and tries again', async () => {
  const { open, events, signals, stop, heard } = group((part, n) =>
    part === 'back' && n === 2 ? 'process.exit(1)' : well,
  );
  await open;
  signals.emit(restartSignal);
  await heard('back 3 opens');
  await heard('Restarted.');
  expect(events.filter((event) => event.startsWith('front') && event.endsWith('ends'))).toEqual([
    'front 1 ends',
    'front 2 ends',
  ]);
  expect(await stop()).toBe(0);
});

test('a back that cannot start again, as without its database, is tried until it can: the fronts go on', async () => {
  const { open, started, events, stop, heard } = group((part, n) =>
    part === 'back' && (n === 2 || n === 3) ? 'process.exit(1)' : well,
  );
  await open;
  started.find(({ part }) => part === 'back')?.child.kill('SIGTERM');
  await heard('back 4 opens');
  expect(events).toContain('✗ The back did not start. It is tried again in 0.01 s; the others go on.');
  expect(events.filter((event) => event.startsWith('front') && event.endsWith('ends'))).toEqual([]);
  expect(await stop()).toBe(0);
});

test('a stop is obeyed while the last of them waits to be tried again', async () => {
  const { open, started, stop, heard } = group((part, n) =>
    part === 'back' && n > 1 ? 'process.exit(1)' : well,
  );
  await open;
  started.find(({ part }) => part === 'back')?.child.kill('SIGTERM');
  await heard('back 2 ends');
  expect(await stop()).toBe(0);
});
