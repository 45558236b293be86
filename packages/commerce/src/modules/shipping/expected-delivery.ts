import { type CountryCode, warehousePickup } from '@bowline/markets';
import { addDays, type Day, localTime, momentOf } from '#stores';
import { transitDaysTo } from './data/transit-days.ts';
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

const recent = new Map<string, ExpectedDelivery>();
const mostRecent = 1_000;

/** Rules 4 to 7, for an order of this moment. Kept for a while: until the cut-off or midnight all orders of a country share it. */
export function expectedDelivery(now: Date, country: CountryCode, hours: ShippingHours): ExpectedDelivery {
  const { timeZone, orderCutOff } = hours;
  const { day, time } = localTime(now, timeZone);
  const isBeforeCutOff = time < `${orderCutOff}:00`;
  const key = [day, isBeforeCutOff, country, timeZone, orderCutOff].join(' ');
  const known = recent.get(key);
  if (known) return known;
  const delivery = deliveryOfOrder(day, isBeforeCutOff, country, hours);
  if (recent.size >= mostRecent) recent.clear();
  recent.set(key, delivery);
  return delivery;
}

function deliveryOfOrder(
  day: Day,
  isBeforeCutOff: boolean,
  country: CountryCode,
  { timeZone, orderCutOff }: ShippingHours,
): ExpectedDelivery {
  const isInTime = isBeforeCutOff && isWorkingDay(day);
  const dispatchDate = isInTime ? day : addWorkingDays(addDays(day, 1), 0);
  const transit = transitDaysTo(country);
  return {
    dispatchDate,
    earliestDate: addWorkingDays(dispatchDate, transit.earliest),
    latestDate: addWorkingDays(dispatchDate, transit.latest),
    pickupDate: addWorkingDays(day, warehousePickup.workingDaysUntilReady),
    cutOffAt: momentOf(dispatchDate, `${orderCutOff}:00`, timeZone),
  };
}
