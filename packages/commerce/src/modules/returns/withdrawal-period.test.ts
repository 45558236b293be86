import { describe, expect, test } from 'vitest';
import type { LineState, Shipment } from '#orders';
import { aPlacedOrder, type OrderWish } from '../../testing/orders/an-order.ts';
import { withdrawalPeriod } from './withdrawal-period.ts';

const line: LineState = {
  line: '1',
  kind: 'product',
  isShipped: true,
  vatBasisPoints: 2100,
  quantityHundredths: 200,
  shippedHundredths: 200,
  canceledHundredths: 0,
  creditedHundredths: 0,
  totalInclMinor: 24_20,
  totalTaxMinor: 4_20,
  creditedInclMinor: 0,
  creditedTaxMinor: 0,
  stockPoolKey: null,
  stockUnitsPerPiece: null,
};
const shipping = {
  transitOf: new Map([
    ['NL', { earliest: 1, latest: 2 }],
    ['DE', { earliest: 1, latest: 3 }],
  ]),
  closedDays: new Set<string>(),
};
const parcel = (shipped: string, delivered: string | null): Shipment => ({
  id: 1,
  carrier: 'PostNL',
  trackingNumber: null,
  shippedAt: new Date(`${shipped}T10:00:00Z`),
  deliveredAt: delivered === null ? null : new Date(`${delivered}T10:00:00Z`),
  lines: [],
});

interface Case {
  readonly wish?: OrderWish;
  readonly shipments: readonly Shipment[];
  readonly lines?: readonly LineState[];
}

function periodOf({ wish = {}, shipments, lines = [line] }: Case, now = '2026-11-02T12:00:00Z') {
  const order = aPlacedOrder({ ...wish, order: { status: 'processing', ...wish.order } });
  const timeZone = 'Europe/Amsterdam';
  return withdrawalPeriod({ order, lines, shipments, shipping, timeZone, now: new Date(now) });
}

const pickupPoint = {
  id: 'p1',
  carrier: 'postnl',
  name: 'Shop',
  street: 'Kade 2',
  postcode: '4811 AB',
  city: 'Breda',
  country: 'NL',
} as never;
const toPoint = {
  carrier: 'postnl',
  method: 'pickup-point',
  carrierName: 'PostNL',
  pickupPoint,
  earliestDate: '2026-11-03',
  latestDate: '2026-11-04',
};

describe('rules 1 to 3: the golden cases', () => {
  const cases: Readonly<Record<string, Case & { readonly ends: readonly [string, string] }>> = {
    W1: { shipments: [parcel('2026-11-02', '2026-11-03')], ends: ['2026-11-17', '2026-12-03'] },
    W2: { shipments: [parcel('2026-11-02', null)], ends: ['2026-11-18', '2026-12-04'] },
    W3: {
      wish: { country: 'DE' },
      shipments: [parcel('2026-12-08', '2026-12-11')],
      ends: ['2026-12-28', '2027-01-10'],
    },
    W4: {
      wish: { snapshot: { shipping: toPoint } },
      shipments: [parcel('2026-11-02', null)],
      ends: ['2026-11-25', '2026-12-11'],
    },
    W5: {
      shipments: [parcel('2026-11-02', '2026-11-10'), parcel('2026-11-02', '2026-11-03')],
      ends: ['2026-11-24', '2026-12-10'],
    },
    W7: {
      lines: [{ ...line, kind: 'gift-card', isShipped: false, shippedHundredths: 0 }],
      shipments: [],
      ends: ['2026-11-16', '2026-12-02'],
    },
  };
  test.each(Object.entries(cases))('%s', (_, { ends: [statutoryUntil, openUntil], ...facts }) => {
    expect(periodOf(facts)).toMatchObject({ isOpen: true, statutoryUntil, openUntil, isStatutory: true });
  });

  test('W6: it has not begun while something is unsent', () => {
    const lines = [{ ...line, shippedHundredths: 100 }];
    expect(periodOf({ lines, shipments: [parcel('2025-01-02', '2025-01-03')] })).toEqual({
      isOpen: true,
      statutoryUntil: null,
      openUntil: null,
      isStatutory: true,
    });
  });
});

test('rule 4: the last day counts to its end in the shop', () => {
  const facts = { shipments: [parcel('2026-11-02', '2026-11-03')] };
  expect(periodOf(facts, '2026-11-17T22:59:59Z')).toMatchObject({ isStatutory: true });
  expect(periodOf(facts, '2026-11-17T23:00:00Z')).toMatchObject({ isStatutory: false, isOpen: true });
  expect(periodOf(facts, '2026-12-03T22:59:59Z')).toMatchObject({ isOpen: true });
  expect(periodOf(facts, '2026-12-03T23:00:00Z')).toMatchObject({ isOpen: false });
});

test('rules 5 and 6: nothing of what waits for money; a business has the promise, not the right', () => {
  const shipments = [parcel('2026-11-02', '2026-11-03')];
  for (const status of ['pending_payment', 'canceled', 'closed'] as const) {
    expect(periodOf({ wish: { order: { status } }, shipments })).toMatchObject({ isOpen: false });
  }
  expect(periodOf({ wish: { snapshot: { isBusinessOrder: true } }, shipments })).toMatchObject({
    isOpen: true,
    statutoryUntil: null,
    openUntil: '2026-12-03',
    isStatutory: false,
  });
});
