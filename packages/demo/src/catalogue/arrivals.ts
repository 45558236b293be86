import { between, chance } from '../seed.ts';

/** The demo shop lives in this month, whatever the real date. */
const currentMonth = '2026-11';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export interface Arrival {
  readonly createdAt: string;
  readonly newFrom?: string;
}

/** When an article joined the shop; about one in forty is new this month. */
export function arrivalOf(sku: string): Arrival {
  const day = twoDigits(between(1, 14, 'day', sku));
  if (chance('new', sku) < 0.026) {
    return { createdAt: `${currentMonth}-${day}T08:00:00Z`, newFrom: `${currentMonth}-${day}` };
  }
  const month = twoDigits(between(1, 10, 'month', sku));
  return { createdAt: `${between(2023, 2026, 'year', sku)}-${month}-${day}T08:00:00Z` };
}
