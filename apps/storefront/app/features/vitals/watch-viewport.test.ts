import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchViewport } from './watch-viewport.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pageOf(width: number) {
  const page = Object.assign(new EventTarget(), { innerWidth: width });
  const resize = (to: number) => {
    page.innerWidth = to;
    page.dispatchEvent(new Event('resize'));
  };
  return { page: page as unknown as Window, resize };
}

test('specification 9: the class is looked at anew 50 ms after the last resize', () => {
  const { page, resize } = pageOf(390);
  const changes: string[] = [];
  const viewport = watchViewport({ window: page, isEnabled: true, onChange: (now) => changes.push(now) });
  resize(900);
  vi.advanceTimersByTime(40);
  resize(1440);
  vi.advanceTimersByTime(49);
  expect(viewport.current()).toBe('mobile');
  vi.advanceTimersByTime(1);
  expect(viewport.current()).toBe('desktop');
  resize(1500);
  vi.advanceTimersByTime(50);
  expect(changes).toEqual(['desktop']);
  viewport.stop();
  resize(390);
  vi.advanceTimersByTime(100);
  expect(viewport.current()).toBe('desktop');
});

test('where it is not enabled the class stays as it was', () => {
  const { page, resize } = pageOf(800);
  const viewport = watchViewport({ window: page, isEnabled: false });
  resize(390);
  vi.advanceTimersByTime(100);
  expect(viewport.current()).toBe('tablet');
});
