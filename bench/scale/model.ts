import { assumptions } from './assumptions.ts';
import type { Costs } from './costs.ts';
import { madePerSecond } from './popularity.ts';

export interface Load {
  readonly perSecond: number;
  readonly products: number;
  readonly hasCdn: boolean;
}

export interface Plan extends Load {
  /** Requests a second that reach the shop, by what they cost. */
  readonly reaching: { readonly kept: number; readonly made: number; readonly searches: number };
  readonly carts: number;
  readonly orders: number;
  /** One for each core. */
  readonly processes: number;
  readonly cores: number;
  readonly machines: number;
  readonly gigabitsPerSecond: number;
  /** Of PostgreSQL: what a replica can take over, and what it cannot. */
  readonly readingCores: number;
  readonly writingCores: number;
  readonly commitsPerSecond: number;
  readonly connections: number;
  readonly searchMb: number;
  readonly databaseMb: number;
  readonly indexingSeconds: number;
}

/** Enough for the number of processes and what each of them makes to agree. */
const rounds = 30;

/** What a load takes. */
export function plan(load: Load, costs: Costs): Plan {
  const { mix, mostBusy, coresPerMachine, commits } = assumptions;
  const searches = load.perSecond * mix.search;
  const carts = load.perSecond * mix.cart;
  const orders = load.perSecond * mix.order;
  const pages = pagesOf(load, costs);
  let reaching = { kept: 0, made: 0, searches };
  let cores = 1;
  for (let round = 0; round < rounds; round += 1) {
    reaching = { ...pages(Math.ceil(cores)), searches };
    cores = cpu('serverMs') / mostBusy;
  }

  function cpu(part: 'serverMs' | 'postgresMs', writes = true): number {
    const looked =
      reaching.kept * costs.keptPage[part] +
      reaching.made * costs.madePage[part] +
      searches * costs.searchPage[part];
    const bought = carts * costs.cartChange[part] + orders * costs.order[part];
    return (looked + (writes ? bought : 0)) / 1_000;
  }

  const readingCores = cpu('postgresMs', false) / mostBusy;
  const processes = Math.ceil(cores);
  const bytes =
    (reaching.kept + reaching.made) * costs.keptPage.bytes +
    searches * costs.searchPage.bytes +
    carts * costs.cartChange.bytes +
    orders * costs.order.bytes;
  const gigabitsPerSecond = (bytes * 8) / 1e9;
  return {
    ...load,
    reaching,
    carts,
    orders,
    processes,
    cores,
    // One alone could not be restarted.
    machines: Math.max(
      2,
      Math.ceil(processes / coresPerMachine),
      Math.ceil(gigabitsPerSecond / mostBusy / assumptions.gigabitsPerMachine),
    ),
    gigabitsPerSecond,
    readingCores,
    writingCores: cpu('postgresMs') / mostBusy - readingCores,
    commitsPerSecond: carts * commits.cart + orders * commits.order,
    connections: processes * assumptions.connectionsPerProcess,
    searchMb: load.products * costs.product.searchMb,
    databaseMb: load.products * costs.product.databaseMb,
    indexingSeconds: (load.products * costs.product.indexingMs) / 1_000,
  };
}

/** Of the pages that are looked at, how many reach the shop and how many of those are made, by the number of processes. */
function pagesOf({ perSecond, products, hasCdn }: Load, costs: Costs) {
  const { mix, locales, pageSeconds, pageCacheMb, keptBytesPerByte } = assumptions;
  const room = (pageCacheMb * 1e6) / (costs.keptPage.bytes * keptBytesPerByte);
  const pages = products * locales;
  const asked = perSecond * mix.browse;
  if (hasCdn) {
    // What it asks for is a minute old there, and so it is in the shop.
    const made = madePerSecond({
      pages,
      perSecond: asked,
      seconds: pageSeconds,
      room: Number.POSITIVE_INFINITY,
    });
    return () => ({ kept: 0, made });
  }
  return (processes: number) => {
    const each = madePerSecond({ pages, perSecond: asked / processes, seconds: pageSeconds, room });
    const made = Math.min(asked, each * processes);
    return { kept: asked - made, made };
  };
}
