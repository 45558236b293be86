import type { Breakdown } from '#totals';
import type { OrderLine, OrderSnapshot } from '../model.ts';
import { type ShapeHistory, type Stored, stored, upgrade } from './upgrade.ts';

type LineTotals = Breakdown['lines'][number];
type Shipping = NonNullable<Breakdown['shipping']>;

/** One rate for the whole order, and no stock kept with lines. */
interface FirstSnapshot extends Omit<OrderSnapshot, 'lines' | 'breakdown'> {
  readonly lines: readonly Omit<OrderLine, 'taxClass' | 'stock'>[];
  readonly breakdown: Omit<Breakdown, 'lines' | 'shipping'> & {
    readonly lines: readonly Omit<LineTotals, 'vatBasisPoints'>[];
    readonly shipping: Omit<Shipping, 'parts'> | null;
  };
}

/** Gift cards had no VAT, everything else the rate of the order. */
function withRatesOfLines(older: Stored): Stored {
  const { lines, breakdown, tax, ...rest } = older as unknown as FirstSnapshot;
  const { shipping } = breakdown;
  const giftCards = new Set(lines.filter(({ kind }) => kind === 'gift-card').map(({ id }) => id));
  const newer: OrderSnapshot = {
    ...rest,
    tax,
    lines: lines.map((line) => ({
      ...line,
      taxClass: line.kind === 'gift-card' ? 'none' : 'standard',
      stock: null,
    })),
    breakdown: {
      ...breakdown,
      lines: breakdown.lines.map((line) => ({
        ...line,
        vatBasisPoints: giftCards.has(line.id) ? 0 : tax.basisPoints,
      })),
      shipping: shipping && {
        ...shipping,
        parts: [
          {
            excl: shipping.excl,
            tax: shipping.tax,
            incl: shipping.incl,
            vatBasisPoints: tax.basisPoints,
          },
        ],
      },
    },
  };
  return { ...newer };
}

const history: ShapeHistory = { name: 'snapshot of an order', steps: [withRatesOfLines] };

/** Rule 16. */
export function readSnapshot(kept: Stored): OrderSnapshot {
  // What the last step answers is of this type; the steps are tested with what older versions wrote.
  return upgrade(kept, history) as unknown as OrderSnapshot;
}

export function storedSnapshot(snapshot: OrderSnapshot): string {
  return stored(snapshot, history);
}
