import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker, workerState } from './register-worker.ts';

/** As much of a browser as a registration touches. */
function browser({
  register,
  isWaiting = false,
}: {
  register?: () => Promise<unknown>;
  isWaiting?: boolean;
} = {}) {
  const update = vi.fn(async () => undefined);
  const told = vi.fn();
  const waiting = isWaiting ? { postMessage: told } : null;
  const registration = Object.assign(new EventTarget(), { waiting, installing: null, update });
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: vi.fn() },
    register: vi.fn(register ?? (async () => registration)),
  });
  const device = { onLine: true, serviceWorker: container };
  const asked: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('location', new URL('https://shop.example/ropes'));
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    activeElement: null,
    querySelector: () => null,
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    asked.push([address, options]);
    return new Response('');
  });
  const hide = () => {
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { device, container, registration, update, asked, told, hide };
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

const activate = [{ type: 'activate' }];

test('a waiting worker is let in once the page that was just loaded is quiet, not while it still brings that page', async () => {
  const { told } = browser({ isWaiting: true });
  await registerWorker(options);
  await vi.advanceTimersByTimeAsync(999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.mock.calls).toEqual([activate]);
});

test('so it is in a tab that was put aside, but not in one that is left for another page', async () => {
  const { told, hide, registration } = browser();
  const onNewer = vi.fn();
  const stop = await registerWorker({ ...options, onNewer });
  await vi.advanceTimersByTimeAsync(5_000);
  Object.assign(registration, { waiting: { postMessage: told } });
  hide();
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.mock.calls).toEqual([activate]);
  hide();
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told.mock.calls).toEqual([activate]);
  expect(onNewer).not.toHaveBeenCalled();
});

test('where a visitor is in the middle of something it waits, and the page knows that it is of yesterday', async () => {
  const { told } = browser({ isWaiting: true });
  vi.stubGlobal('location', new URL('https://shop.example/checkout/shipping'));
  const onNewer = vi.fn();
  await registerWorker({ ...options, onNewer });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([told.mock.calls.length, onNewer.mock.calls.length]).toEqual([0, 1]);
});
