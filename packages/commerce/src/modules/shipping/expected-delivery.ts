import { type CountryCode, warehousePickup } from '@bowline/markets';
import { addDays, type Day, localTime, momentOf } from '#stores';
import type { ShippingData, TransitDays } from './shipping-data.ts';
import { addWorkingDays, isWorkingDay } from './working-days.ts';

export interface ExpectedDelivery {
  readonly dispatchDate: Day;
  readonly earliestDate: Day;
  readonly latestDate: Day;
  readonly pickupDate: Day;
  /** Until then an order is dispatched on the dispatch date. */
  readonly cutOffAt: Date;
}

export interface ShippingHours {
  readonly timeZone: string;
  /** `16:00` */
  readonly orderCutOff: string;
}

const recentOf = new WeakMap<ShippingData, Map<string, ExpectedDelivery>>();
const mostRecent = 1_000;
/** For a country that nobody has entered. */
const unknownTransit: TransitDays = { earliest: 7, latest: 15 };

/** Rules 4 to 7, for an order of this moment. Kept for a while: until the cut-off or midnight all orders of a country share it. */
export function expectedDelivery(
  now: Date,
  country: CountryCode,
  hours: ShippingHours,
  data: ShippingData,
): ExpectedDelivery {
  const { timeZone, orderCutOff } = hours;
  const { day, time } = localTime(now, timeZone);
  const isBeforeCutOff = time < `${orderCutOff}:00`;
  const key = [day, isBeforeCutOff, country, timeZone, orderCutOff].join(' ');
  const recent = recentOf.get(data) ?? new Map<string, ExpectedDelivery>();
  recentOf.set(data, recent);
  const known = recent.get(key);
  if (known) return known;
  const delivery = deliveryOfOrder(day, isBeforeCutOff, country, hours, data);
  if (recent.size >= mostRecent) recent.clear();
  recent.set(key, delivery);
  return delivery;
}

function deliveryOfOrder(
  day: Day,
  isBeforeCutOff: boolean,
  country: CountryCode,
  { timeZone, orderCutOff }: ShippingHours,
  { closedDays, transitOf }: ShippingData,
): ExpectedDelivery {
  const after = (start: Day, days: number) => addWorkingDays(start, days, closedDays);
  const isInTime = isBeforeCutOff && isWorkingDay(day, closedDays);
  const dispatchDate = isInTime ? day : after(addDays(day, 1), 0);
  const transit = transitOf.get(country) ?? unknownTransit;
  return {
    dispatchDate,
    earliestDate: after(dispatchDate, transit.earliest),
    latestDate: after(dispatchDate, transit.latest),
    pickupDate: after(day, warehousePickup.workingDaysUntilReady),
    cutOffAt: momentOf(dispatchDate, `${orderCutOff}:00`, timeZone),
  };
}
