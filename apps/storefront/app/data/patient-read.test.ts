import { expect, test } from 'vitest';
import {
  machineTime,
  NoAnswer,
  NotNow,
  type PatientRead,
  patientTime,
  readPatiently,
} from './patient-read.ts';
import { testTime } from './test-time.ts';

const patience = { retries: 3, tryMs: 4_000, totalMs: 9_000 };

function refusing(retryAfter?: string): () => Promise<never> {
  return async () => {
    const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
    throw new NotNow('The service', new Response('', { status: 503, headers }));
  };
}

function reading(ask: PatientRead<string>['ask'], signal?: AbortSignal) {
  const time = testTime();
  const failed: number[] = [];
  const read = readPatiently({
    patience,
    waiting: time.waiting,
    ask,
    onFailedTry: (attempt) => failed.push(attempt),
    ...(signal && { signal }),
  });
  return { read, failed, ...time };
}

test('one try and three retries, with growing pauses between them', async () => {
  const { read, failed, pauses } = reading(refusing());
  await expect(read).rejects.toThrow(NoAnswer);
  expect(failed).toEqual([1, 2, 3, 4]);
  expect(pauses).toEqual([100, 300, 900]);
});

test('the pause a service wishes is kept when it is bearable', async () => {
  const { read, pauses } = reading(refusing('1'));
  await expect(read).rejects.toThrow('No answer after 3 retries');
  expect(pauses).toEqual([1_000, 1_000, 1_000]);
  const moment = reading(refusing('Thu, 01 Jan 1970 00:00:02 GMT'));
  await expect(moment.read).rejects.toThrow(NoAnswer);
  expect(moment.pauses[0]).toBe(2_000);
});

test('a service that wants to be left alone for longer is not asked again', async () => {
  const { read, failed, pauses } = reading(refusing('60'));
  await expect(read).rejects.toThrow('No answer after 0 retries');
  expect([failed, pauses]).toEqual([[1], []]);
});

test('a try that gets no answer ends at its limit, and all of them at theirs', async () => {
  const { read, failed, limits } = reading(() => new Promise(() => {}));
  for (let tries = 0; tries < 3; tries += 1) {
    await expect.poll(() => limits.length).toBe(tries + 1);
    limits[tries]?.reach();
  }
  await expect(read).rejects.toThrow('No answer after 2 retries');
  expect(failed).toEqual([1, 2, 3]);
  // 4,000 and a pause of 100, 4,000 and a pause of 300, and what is left of 9,000.
  expect(limits.map(({ ms }) => ms)).toEqual([4_000, 4_000, 600]);
});

test('a visitor who leaves ends it at once, without another try', async () => {
  const visitor = new AbortController();
  const { read, failed } = reading(() => new Promise(() => {}), visitor.signal);
  visitor.abort(new Error('gone'));
  await expect(read).rejects.toThrow('gone');
  expect(failed).toEqual([]);
});

test('any patience makes limits that timers take', () => {
  expect(() => patientTime(1.8).timeLimit(3_997)).not.toThrow();
});

test('a limit is reached in its time, and when the visitor leaves, until nobody waits for it', async () => {
  const visitor = new AbortController();
  const [soon, late, ended] = [
    machineTime.timeLimit(1),
    machineTime.timeLimit(60_000, visitor.signal),
    machineTime.timeLimit(1, visitor.signal),
  ];
  ended.end();
  visitor.abort(new Error('gone'));
  await expect.poll(() => soon.signal.aborted).toBe(true);
  expect(soon.signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(late.signal.reason).toEqual(new Error('gone'));
  expect(ended.signal.aborted).toBe(false);
  expect(machineTime.timeLimit(60_000, visitor.signal).signal.aborted).toBe(true);
});
