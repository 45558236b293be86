import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker, workerState } from './register-worker.ts';

/** As much of a browser as a registration touches. */
function browser({ register }: { register?: () => Promise<unknown> } = {}) {
  const update = vi.fn(async () => undefined);
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update });
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: vi.fn() },
    register: vi.fn(register ?? (async () => registration)),
  });
  const device = { onLine: true, serviceWorker: container };
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', new URL('https://shop.example/ropes'));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    asked.push([address, options]);
    return new Response('');
  });
  return { device, container, update, asked };
}

const options = { offlinePage: 'https://shop.example/offline', onNewer: () => undefined };
const halfAnHour = 1_800_000;

beforeEach(() => {
  vi.useFakeTimers();
  workerState.hasFailed = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('specification 9: every 1800 s a newer worker is asked for, past every cache, and only while online', async () => {
  const { device, container, update, asked } = browser();
  const stop = await registerWorker(options);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  await vi.advanceTimersByTimeAsync(halfAnHour - 1);
  expect(update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([['/sw.js', { cache: 'no-store' }]]);
  expect(update).toHaveBeenCalledTimes(1);

  device.onLine = false;
  await vi.advanceTimersByTimeAsync(halfAnHour);
  expect(update).toHaveBeenCalledTimes(1);
  device.onLine = true;
  await vi.advanceTimersByTimeAsync(halfAnHour);
  expect(update).toHaveBeenCalledTimes(2);

  stop();
  await vi.advanceTimersByTimeAsync(2 * halfAnHour);
  expect(update).toHaveBeenCalledTimes(2);
});

test('specification 4: a registration that fails sets an error flag, and is told', async () => {
  browser({ register: () => Promise.reject(new Error('No worker here')) });
  await registerWorker(options);
  expect(workerState.hasFailed).toBe(true);
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'No worker here' }));
});
