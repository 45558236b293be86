import { assumptions } from './assumptions.ts';
import type { Costs } from './costs.ts';
import { type Load, type Plan, plan } from './model.ts';

export interface Break {
  readonly part: string;
  /** Requests a second, or products, up to which it holds. */
  readonly holds: number;
  readonly of: 'requests' | 'products';
  readonly successor: string;
}

const most = 1e8;

/** Up to where each part holds while everything else would, and what takes over; the first to break comes first. */
export function breaks(costs: Costs): Break[] {
  const { postgresCores, postgresConnections, coresPerMachine, mostBusy } = assumptions;
  const shop: Load = { perSecond: 0, products: costs.products, hasCdn: false };
  const requests = (holds: (made: Plan) => boolean, hasCdn = false) =>
    largest((perSecond) => holds(plan({ ...shop, perSecond, hasCdn }, costs)));
  const products = (holds: (made: Plan) => boolean) =>
    largest((count) => holds(plan({ ...shop, perSecond: 1, products: count }, costs)));
  const byRequests: Omit<Break, 'of'>[] = [
    {
      part: 'one process',
      holds: requests(({ cores }) => cores <= 1),
      successor: '`WORKERS=n`, one for each core',
    },
    {
      part: `one machine of ${coresPerMachine} cores`,
      holds: requests(({ cores }) => cores <= coresPerMachine),
      successor: 'more machines behind a proxy',
    },
    {
      part: `${assumptions.gigabitsPerMachine} Gbit/s of one machine`,
      holds: requests((made) => made.gigabitsPerSecond <= assumptions.gigabitsPerMachine * mostBusy),
      successor: 'a CDN for pages, pictures and files',
    },
    {
      part: `${postgresConnections} connections of PostgreSQL`,
      holds: requests(({ connections }) => connections <= postgresConnections),
      successor: 'a CDN makes fewer processes do; then PgBouncer, by transaction, for the pool that writes',
    },
    {
      part: `PostgreSQL on ${postgresCores} cores, behind a CDN`,
      holds: requests((made) => made.readingCores + made.writingCores <= postgresCores, true),
      successor: 'replicas for what everybody reads (`DATABASE_READ_URL`)',
    },
    {
      part: `its carts and orders alone on ${postgresCores} cores`,
      holds: requests(({ writingCores }) => writingCores <= postgresCores, true),
      successor: 'markets on databases of their own; orders partitioned by month',
    },
    {
      part: `${assumptions.commitsPerSecond.toLocaleString('en')} commits a second`,
      holds: requests((made) => made.commitsPerSecond <= assumptions.commitsPerSecond, true),
      successor: 'the same; letters and measurements through a queue beside PostgreSQL',
    },
  ];
  const byProducts: Omit<Break, 'of'>[] = [
    {
      part: `indices in ${assumptions.searchMb / 1000} GB of one search process`,
      holds: products(({ searchMb }) => searchMb <= assumptions.searchMb),
      successor: 'hosted search by the same protocol (`SEARCH_APP_ID`)',
    },
    {
      part: 'all indices built in an hour of CPU',
      holds: products(({ indexingSeconds }) => indexingSeconds <= assumptions.indexingSeconds),
      successor: 'the same; only changes are indexed day by day',
    },
    {
      part: `a database of ${assumptions.databaseMb / 1e6} TB`,
      holds: products(({ databaseMb }) => databaseMb <= assumptions.databaseMb),
      successor: 'texts and prices partitioned by locale',
    },
  ];
  return [
    ...inOrder(byRequests.map((one) => ({ ...one, of: 'requests' as const }))),
    ...inOrder(byProducts.map((one) => ({ ...one, of: 'products' as const }))),
  ];
}

const inOrder = (all: Break[]) => all.sort((a, b) => a.holds - b.holds);

function largest(holds: (value: number) => boolean): number {
  let [low, high] = [1, most];
  while (high / low > 1.001) {
    const middle = Math.sqrt(low * high);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}
