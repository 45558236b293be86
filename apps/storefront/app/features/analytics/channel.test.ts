import { expect, test } from 'vitest';
import { createChannel } from './channel.ts';
import { type AnalyticsEvent, account, search } from './events.ts';

function pageOf(environment: string, stored = new Map<string, string>()) {
  const sent: unknown[] = [];
  const logged: unknown[] = [];
  const ticks = new Set<() => void>();
  let call: ((entry: unknown) => unknown) | undefined;
  const channel = createChannel({
    environment,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    ecommerceCall: () => call,
    log: { info: (_, event) => void logged.push(event), error: (error) => void logged.push(error) },
    setInterval: (work, ms) => {
      expect(ms).toBe(1000);
      ticks.add(work);
      return work;
    },
    clearInterval: (work: () => void) => void ticks.delete(work),
  });
  return {
    channel,
    sent,
    logged,
    stored,
    ticks,
    arrive: (work: (entry: unknown) => unknown = (entry) => sent.push(entry)) => {
      call = work;
    },
    tick: () => {
      for (const work of ticks) work();
    },
  };
}

const events = [search('rope', 3), account('login', 'password'), search('cord', 0)] as const;

test('events go out at once when the tag manager is there, and what was told before each is forgotten', () => {
  const page = pageOf('prod');
  page.arrive();
  page.channel.decide(true);
  const event: AnalyticsEvent = { event: 'view_item', ecommerce: { items: [] } };
  page.channel.tell(event);
  page.channel.tell(events[0]);
  expect(page.sent).toEqual([{ ecommerce: null }, event, events[0]]);
  expect(page.stored.size).toBe(0);
});

test.for(['prod', 'rc'])(
  'in %s they wait in local storage, over a reload, and go out in their order, once',
  (environment) => {
    const before = pageOf(environment);
    before.channel.decide(true);
    before.channel.tell(events[0]);
    before.channel.tell(events[1]);
    const after = pageOf(environment, before.stored);
    after.channel.decide(true);
    after.channel.tell(events[2]);
    after.tick();
    expect(after.sent).toEqual([]);
    after.arrive();
    after.tick();
    expect(after.sent).toEqual([...events]);
    expect(after.stored.size).toBe(0);
    expect(after.ticks.size).toBe(0);
    after.channel.tell(events[0]);
    expect(after.sent).toHaveLength(4);
  },
);

test('elsewhere they are only logged; what fails is only logged', () => {
  const page = pageOf('dev');
  page.channel.decide(true);
  page.channel.tell(events[0]);
  expect([page.logged, page.stored.size, page.ticks.size]).toEqual([[events[0]], 0, 0]);
  const failing = pageOf('prod');
  const error = new Error('no');
  failing.arrive(() => {
    throw error;
  });
  failing.channel.decide(true);
  failing.channel.tell(events[0]);
  expect(failing.logged).toEqual([error]);
});

test('before the visitor has decided they are held by the page alone, then sent or dropped', () => {
  const page = pageOf('prod');
  page.arrive();
  for (let n = 0; n < 60; n += 1) page.channel.tell(search(`word ${n}`, 0));
  expect([page.sent, page.stored.size]).toEqual([[], 0]);
  page.channel.decide(true);
  expect(page.sent).toHaveLength(50);
  expect(page.sent.at(-1)).toEqual(search('word 59', 0));
  const refusing = pageOf('prod', new Map([['bowline-analytics', JSON.stringify(events)]]));
  refusing.channel.tell(events[0]);
  refusing.channel.decide(false);
  refusing.channel.tell(events[1]);
  expect([refusing.sent, refusing.stored.size, refusing.ticks.size]).toEqual([[], 0, 0]);
});

test('what waits is bounded, the oldest goes', () => {
  const page = pageOf('prod');
  page.channel.decide(true);
  for (let n = 0; n < 130; n += 1) page.channel.tell(search(`${n} ${'x'.repeat(3000)}`, 0));
  const kept = JSON.parse(page.stored.get('bowline-analytics') ?? '[]') as { search_term: string }[];
  expect(kept.at(-1)?.search_term).toMatch(/^129 /);
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(200_000);
  page.stored.set('bowline-analytics', '{"not":"a list"}');
  page.channel.tell(events[0]);
  expect(JSON.parse(page.stored.get('bowline-analytics') ?? '')).toEqual([events[0]]);
});
