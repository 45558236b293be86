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

/** Rules 4 to 7, for an order of this moment. */
export function expectedDelivery(
  now: Date,
  country: CountryCode,
  { timeZone, orderCutOff }: ShippingHours,
): ExpectedDelivery {
  const { day, time } = localTime(now, timeZone);
  const isInTime = isWorkingDay(day) && time < `${orderCutOff}:00`;
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
