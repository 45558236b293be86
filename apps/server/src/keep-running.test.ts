import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

interface Kept {
  /** What the program does in its n-th life. */
  readonly lives: (n: number) => string;
  readonly onPause?: (signals: EventEmitter) => void;
  readonly onLife?: (signals: EventEmitter) => void;
}

const dieOpen = `process.send({ isOpen: true }, () => process.kill(process.pid, 'SIGKILL')); setInterval(() => {}, 60_000)`;
const waitForEver = 'setInterval(() => {}, 60_000);';

async function keep({ lives, onPause, onLife }: Kept) {
  const signals = new EventEmitter();
  const pauses: number[] = [];
  const said: string[] = [];
  let started = 0;
  const code = await keepRunning({
    start() {
      started += 1;
      const child = spawn(process.execPath, ['--eval', lives(started)], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      child.stdout?.once('data', () => onLife?.(signals));
      return child;
    },
    say: (text) => void said.push(text.trim()),
    async pause(milliseconds) {
      pauses.push(milliseconds / 1000);
      onPause?.(signals);
    },
    signals,
  });
  return { code, started, pauses, said };
}

test('a program that crashes before it is open is tried five times, with growing pauses, and given up with a sentence', async () => {
  const { code, started, pauses, said } = await keep({ lives: () => 'process.exit(70)' });
  expect([code, started, pauses]).toEqual([1, 5, [1, 2, 4, 8]]);
  expect(said[0]).toBe('✗ The shop ended unexpectedly (with code 70). It is started again in 1 s.');
  expect(said.at(-1)).toMatch(
    /^✗ The shop ended unexpectedly \(with code 70\) 5 times before it was open\. .+\.$/,
  );
});

test('a program that was open is started again as often as it takes, with pauses that stop growing', async () => {
  const lives = (n: number) => (n < 8 ? dieOpen : 'process.exit(0)');
  const { code, started, pauses, said } = await keep({ lives });
  expect([code, started, pauses]).toEqual([0, 8, [1, 2, 4, 8, 16, 30, 30]]);
  expect(said[0]).toContain('by SIGKILL');
});

test.each([0, 1, 130])('a program that ends with %i had its reasons', async (code) => {
  expect(await keep({ lives: () => `process.exit(${code})` })).toEqual({
    code,
    started: 1,
    pauses: [],
    said: [],
  });
});

test('a stop reaches the program, whose answer is the answer', async () => {
  const lives = () => `process.on('SIGTERM', () => process.exit(0)); console.log('ready'); ${waitForEver}`;
  const kept = await keep({ lives, onLife: (signals) => signals.emit('SIGTERM', 'SIGTERM') });
  expect(kept).toEqual({ code: 0, started: 1, pauses: [], said: [] });
});

test('a stop between two lives is the end', async () => {
  const lives = () => 'process.exit(70)';
  const kept = await keep({ lives, onPause: (signals) => signals.emit('SIGINT', 'SIGINT') });
  expect([kept.code, kept.started]).toEqual([0, 1]);
});

test('a program that computes for ever and hears nothing is ended when its time for a stop is over', async () => {
  const lives = () =>
    `process.on('SIGTERM', () => {}); process.send({ stopMs: 100 }, () => { console.log('deaf'); for (;;); })`;
  const { code, started, said } = await keep({
    lives,
    onLife: (signals) => signals.emit('SIGTERM', 'SIGTERM'),
  });
  expect([code, started]).toEqual([1, 1]);
  expect(said).toEqual(['✗ The shop did not hear that it should stop and is ended after 0.1 s.']);
});
