export interface DayOfSales {
  readonly day: string;
  readonly currency: string;
  readonly orders: number;
  readonly totalMinor: number;
}

export interface WeekOfSales {
  readonly currency: string;
  readonly orders: number;
  readonly totalMinor: number;
  readonly ordersBefore: number;
  readonly totalMinorBefore: number;
  /** Against the week before; null where there was nothing to compare with. */
  readonly change: number | null;
}

const daysOfWeek = 7;

function weekStart(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - (daysOfWeek - 1));
  return date.toISOString().slice(0, 10);
}

/** Seven days up to today and the seven before, by currency; the largest first. */
export function compareWeeks(days: readonly DayOfSales[], today: string): readonly WeekOfSales[] {
  const start = weekStart(today);
  const byCurrency = Map.groupBy(days, ({ currency }) => currency);
  const weeks = [...byCurrency].map(([currency, own]): WeekOfSales => {
    const [now, before] = [own.filter(({ day }) => day >= start), own.filter(({ day }) => day < start)];
    const total = (list: readonly DayOfSales[]) => list.reduce((sum, each) => sum + each.totalMinor, 0);
    const orders = (list: readonly DayOfSales[]) => list.reduce((sum, each) => sum + each.orders, 0);
    const [totalMinor, totalMinorBefore] = [total(now), total(before)];
    const change = totalMinorBefore === 0 ? null : totalMinor / totalMinorBefore - 1;
    return {
      currency,
      orders: orders(now),
      totalMinor,
      ordersBefore: orders(before),
      totalMinorBefore,
      change,
    };
  });
  return weeks.toSorted((one, other) => other.orders - one.orders);
}
