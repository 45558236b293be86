import { countryCodes } from '@bowline/markets';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { localTime, momentOf } from '#stores';
import { readShippingSeed } from '../../testing/shipping-seed.ts';
import { expectedDelivery } from './expected-delivery.ts';
import type { ShippingData } from './shipping-data.ts';
import { isWorkingDay } from './working-days.ts';

let data: ShippingData;
beforeAll(async () => {
  data = await readShippingSeed();
});

const hours = { timeZone: 'Europe/Amsterdam', orderCutOff: '16:00' };
const at = (day: string, time: string, country: 'NL' | 'DE' = 'NL') => {
  const delivery = expectedDelivery(momentOf(day, `${time}:00`, hours.timeZone), country, hours, data);
  const { dispatchDate, earliestDate, latestDate, pickupDate, cutOffAt } = delivery;
  return [dispatchDate, earliestDate, latestDate, pickupDate, cutOffAt.toISOString().slice(0, 16)];
};

describe('expected delivery', () => {
  test('D1: an order in the morning is dispatched today', () => {
    expect(at('2026-11-02', '10:00')).toEqual([
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
      '2026-11-03',
      '2026-11-02T15:00',
    ]);
  });

  test('D2: at the cut-off it is too late', () => {
    expect(at('2026-11-02', '15:59')[0]).toBe('2026-11-02');
    expect(at('2026-11-02', '16:00')).toEqual([
      '2026-11-03',
      '2026-11-04',
      '2026-11-05',
      '2026-11-03',
      '2026-11-03T15:00',
    ]);
  });

  test("D3: King's Day after a weekend", () => {
    expect(at('2026-04-24', '17:00')).toEqual([
      '2026-04-28',
      '2026-04-29',
      '2026-04-30',
      '2026-04-28',
      '2026-04-28T14:00',
    ]);
  });

  test('D4: Christmas', () => {
    expect(at('2026-12-24', '12:00', 'DE')).toEqual([
      '2026-12-24',
      '2026-12-28',
      '2026-12-30',
      '2026-12-28',
      '2026-12-24T15:00',
    ]);
  });

  test('D5: Good Friday and Easter', () => {
    expect(at('2026-04-03', '10:00')).toEqual([
      '2026-04-03',
      '2026-04-07',
      '2026-04-08',
      '2026-04-07',
      '2026-04-03T14:00',
    ]);
  });

  test('D6: a weekend in which the clocks change', () => {
    expect(at('2026-03-28', '23:30')).toEqual([
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
      '2026-03-30',
      '2026-03-30T14:00',
    ]);
  });

  const moments = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const country = fc.constantFrom(...countryCodes);

  test('nothing ever happens on a weekend or a holiday, and all in its order', () => {
    fc.assert(
      fc.property(moments, country, (now, to) => {
        const { dispatchDate, earliestDate, latestDate, pickupDate, cutOffAt } = expectedDelivery(
          now,
          to,
          hours,
          data,
        );
        const { day } = localTime(now, hours.timeZone);
        for (const date of [dispatchDate, earliestDate, latestDate, pickupDate]) {
          expect(isWorkingDay(date, data.closedDays)).toBe(true);
        }
        expect(day <= dispatchDate && dispatchDate < earliestDate && earliestDate <= latestDate).toBe(true);
        expect(pickupDate > day).toBe(true);
        expect(cutOffAt.getTime()).toBeGreaterThan(now.getTime());
        expect(localTime(cutOffAt, hours.timeZone)).toEqual({ day: dispatchDate, time: '16:00:00' });
      }),
    );
  });

  test('who orders later never receives it earlier', () => {
    fc.assert(
      fc.property(moments, fc.nat(14 * 86_400_000), country, (now, laterMs, to) => {
        const first = expectedDelivery(now, to, hours, data);
        const second = expectedDelivery(new Date(now.getTime() + laterMs), to, hours, data);
        expect(second.dispatchDate >= first.dispatchDate).toBe(true);
        expect(second.earliestDate >= first.earliestDate).toBe(true);
        expect(second.latestDate >= first.latestDate).toBe(true);
        expect(second.pickupDate >= first.pickupDate).toBe(true);
      }),
    );
  });
});
