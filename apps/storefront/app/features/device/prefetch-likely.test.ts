import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLikely } from './prefetch-likely.ts';

class Anchor {
  href: string;
  constructor(path: string) {
    this.href = `https://shop.example${path}`;
  }
  closest() {
    return this;
  }
}

let fetched: string[];
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  page = new EventTarget();
  vi.stubGlobal('Element', Anchor);
  vi.stubGlobal('location', new URL('https://shop.example/'));
  vi.stubGlobal('window', {
    setTimeout,
    clearTimeout,
    __reactRouterDataRouter: { routes: [{ id: 'catch-all', path: '*' }], basename: '/' },
  });
  vi.stubGlobal(
    'document',
    Object.assign(page, {
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(new URL(href).pathname) },
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Rests the pointer on a link of a device with this connection. */
function restOn(path: string, connection?: object): void {
  const watching = new AbortController();
  vi.stubGlobal('navigator', { connection });
  prefetchLikely(watching.signal);
  const event = new Event('pointerover');
  Object.defineProperty(event, 'target', { value: new Anchor(path) });
  page.dispatchEvent(event);
  vi.advanceTimersByTime(100);
  watching.abort();
}

test('the data of a link that is pointed at is fetched ahead; never of one’s own pages', () => {
  restOn('/ropes');
  expect(fetched).toEqual(['/ropes.data']);
  restOn('/checkout/cart');
  restOn('/customer/orders');
  expect(fetched).toEqual(['/ropes.data']);
});

test.for([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead where data is dear: %j',
  (connection) => {
    restOn('/ropes', connection);
    expect(fetched).toEqual([]);
  },
);
