import { shop } from '@bowline/markets';
import { type LineState, leftToShip, type Order, type Shipment } from '#orders';
import { addWorkingDays, type ShippingData } from '#shipping';
import { addDays, type Day, localTime } from '#stores';

/** Directive 2011/83, article 9. */
const statutoryDays = 14;
/** So long carriers keep a parcel at a pickup point. */
const daysAtPickupPoint = 7;
/** Working days to a country that nobody has entered, and until an order is fetched at the warehouse. */
const slowestTransit = 15;

export interface WithdrawalPeriod {
  readonly isOpen: boolean;
  /** Last day of the right by law; null while the period has not begun (rule 3), and for business orders. */
  readonly statutoryUntil: Day | null;
  /** Last day on which something can be stated; null while the period has not begun. */
  readonly openUntil: Day | null;
  readonly isStatutory: boolean;
}

interface PeriodFacts {
  readonly order: Order;
  readonly lines: readonly LineState[];
  readonly shipments: readonly Shipment[];
  readonly shipping: Pick<ShippingData, 'transitOf' | 'closedDays'>;
  readonly timeZone: string;
  readonly now: Date;
}

/** Rules 1 to 6. */
export function withdrawalPeriod(facts: PeriodFacts): WithdrawalPeriod {
  const { order, lines, shipping, timeZone, now } = facts;
  const isConsumer = !order.snapshot.isBusinessOrder;
  if (order.status === 'pending_payment' || order.status === 'canceled' || order.status === 'closed') {
    return { isOpen: false, statutoryUntil: null, openUntil: null, isStatutory: false };
  }
  if (lines.some((line) => leftToShip(line) > 0)) {
    return { isOpen: true, statutoryUntil: null, openUntil: null, isStatutory: isConsumer };
  }
  const begins = lastArrival(facts);
  const byLaw = addWorkingDays(addDays(begins, statutoryDays), 0, shipping.closedDays);
  const promised = addDays(begins, shop.returnDays);
  const openUntil = latest([promised, byLaw]);
  const today = localTime(now, timeZone).day;
  return {
    isOpen: today <= openUntil,
    statutoryUntil: isConsumer ? byLaw : null,
    openUntil,
    isStatutory: isConsumer && today <= byLaw,
  };
}

/** Rules 1 to 3: the day on which the last parcel arrived, or that of the order where none was needed. */
export function lastArrival({
  order,
  shipments,
  shipping,
  timeZone,
}: Pick<PeriodFacts, 'order' | 'shipments' | 'shipping' | 'timeZone'>): Day {
  const dayOf = (moment: Date) => localTime(moment, timeZone).day;
  const { shipping: way, shippingAddress } = order.snapshot;
  const arrivals = shipments.map(({ shippedAt, deliveredAt }) => {
    if (deliveredAt) return dayOf(deliveredAt);
    const isCollected = way?.method === 'pickup';
    const transit = isCollected ? undefined : shipping.transitOf.get(shippingAddress?.country ?? '');
    const workingDays = transit?.latest ?? slowestTransit;
    const arrives = addWorkingDays(dayOf(shippedAt), workingDays, shipping.closedDays);
    return way?.pickupPoint ? addDays(arrives, daysAtPickupPoint) : arrives;
  });
  return latest([dayOf(order.placedAt), ...arrivals]);
}

function latest(days: readonly Day[]): Day {
  return days.toSorted().at(-1) ?? '';
}
