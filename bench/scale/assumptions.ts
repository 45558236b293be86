/** All that the model takes for granted; everything else was measured. */
export const assumptions = {
  /** Of all requests, as the mixed load of the benchmarks has it; an order counts as one. */
  mix: { browse: 0.8, search: 0.15, cart: 0.04, order: 0.01 },
  locales: 11,
  /** A page is made anew a minute after it was, and every process and every cache in front keeps its own. */
  pageSeconds: 60,
  /** `PAGE_CACHE_MB`, and what a page takes of it: its bytes, headers, tags, and a second encoding of some. */
  pageCacheMb: 64,
  keptBytesPerByte: 1.5,
  /** A core that is busier answers late. */
  mostBusy: 0.65,
  coresPerMachine: 8,
  /** Of one machine to the outside. */
  gigabitsPerMachine: 1,
  /** A large PostgreSQL: its cores, connections, and flushes of its log a second on disks of a server. */
  postgresCores: 32,
  postgresConnections: 500,
  commitsPerSecond: 10_000,
  /** Two pools of ten and the one that listens. */
  connectionsPerProcess: 21,
  /** A cart is changed in one transaction, an order made in one per call and one more. */
  commits: { cart: 1, order: 9 },
  /** What one machine gives to search, and how long a whole index may be built. */
  searchMb: 16_000,
  indexingSeconds: 3_600,
  databaseMb: 1_000_000,
} as const;
