// A process of its own, started by run-load.ts: begins orders at fixed moments, whether or not earlier ones are done.
import { openConnection, type WireConnection } from './wire-connection.ts';

export interface LoadPlan {
  readonly port: number;
  readonly ordersPerSecond: number;
  /** The requests of each order, written out. */
  readonly orders: readonly (readonly Uint8Array[])[];
}

export interface LoadOutcome {
  readonly placed: number;
  /** What went wrong, and how often. */
  readonly failures: ReadonlyMap<string, number>;
  /** From the moment an order was to begin until it was placed. */
  readonly orderMs: readonly number[];
  readonly callMs: readonly number[];
  /** From the first order's beginning to the last one's end. */
  readonly durationMs: number;
  readonly mostAtOnce: number;
  readonly cpuMs: number;
}

/** A shop that cannot keep up is not buried under connections; what would be one too many counts as an error. */
const mostConnections = 400;
/** How long orders may still take when no new ones begin. */
const patienceMs = 20_000;
/** Errors of GraphQL, and refusals within an answer. */
const signOfError = Buffer.from('rrors":[{');

async function generate({ port, ordersPerSecond, orders }: LoadPlan): Promise<LoadOutcome> {
  const idle: WireConnection[] = [];
  const open = new Set<WireConnection>();
  const failures = new Map<string, number>();
  const [orderMs, callMs]: [number[], number[]] = [[], []];
  let [running, mostAtOnce] = [0, 0];

  function takeConnection(): WireConnection {
    for (let known = idle.pop(); known; known = idle.pop()) if (known.isOpen) return known;
    const fresh = openConnection(port);
    open.add(fresh);
    return fresh;
  }

  async function order(requests: readonly Uint8Array[], dueAt: number): Promise<void> {
    if (running >= mostConnections) throw new Error('too many orders at once');
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    const connection = takeConnection();
    try {
      for (const request of requests) {
        const askedAt = performance.now();
        const answer = await connection.ask(request as Buffer);
        callMs.push(performance.now() - askedAt);
        if (answer.includes(signOfError)) throw new Error(answer.toString().slice(0, 300));
      }
      orderMs.push(performance.now() - dueAt);
      idle.push(connection);
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      running -= 1;
      if (!connection.isOpen) open.delete(connection);
    }
  }

  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const all = orders.map(async (requests, index) => {
    const dueAt = startedAt + (index * 1000) / ordersPerSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())));
    await order(requests, dueAt).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
    });
  });
  const lastDueMs = (orders.length * 1000) / ordersPerSecond;
  const deadline = setTimeout(() => {
    for (const connection of open) connection.close();
  }, lastDueMs + patienceMs);
  await Promise.all(all);
  clearTimeout(deadline);
  const durationMs = performance.now() - startedAt;
  for (const connection of open) connection.close();
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    placed: orderMs.length,
    failures,
    orderMs,
    callMs,
    durationMs,
    mostAtOnce,
    cpuMs: (user + system) / 1000,
  };
}

process.once('message', async (plan: LoadPlan) => {
  const outcome = await generate(plan);
  process.send?.(outcome, () => process.disconnect());
});
// It must not outlive the benchmark.
process.once('disconnect', () => process.exit());
