import { statfs } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Survived } from '../process-guard.ts';

export interface Readiness {
  /** The server takes no new work once it is stopping. */
  readonly isStopping: () => boolean;
  readonly survived: () => Survived;
  /** How many pages are kept ready, what they weigh, and how often one was there when it was asked for. */
  readonly pages?: () => object;
  readonly checks: Readonly<Record<string, () => Promise<void>>>;
  readonly checkMs?: number;
}

/** A machine that asks gives up sooner or later; better with an answer. */
const checkMs = 2_000;

export function health(readiness: Readiness): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'no-store');
  });
  app.get('/live', (context) => context.json({ status: 'ok', ...readiness.survived() }));
  const { pages } = readiness;
  if (pages) app.get('/pages', (context) => context.json(pages()));
  app.get('/ready', async (context) => {
    if (readiness.isStopping()) return context.json({ status: 'stopping' }, 503);
    const checks = await runChecks(readiness);
    const states = Object.values(checks);
    const isWhole = states.every((state) => state === 'ok');
    // Without its database the shop still has texts, pictures and the search: taking it away would leave visitors nothing.
    const servesNothing = !isWhole && states.every((state) => state === 'failed');
    const status = isWhole ? 'ok' : servesNothing ? 'failed' : 'degraded';
    return context.json({ status, checks }, servesNothing ? 503 : 200);
  });
  return app;
}

async function runChecks({ checks, checkMs: limitMs = checkMs }: Readiness) {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check, limitMs)] as const),
  );
  return Object.fromEntries(results);
}

async function stateOf(check: () => Promise<void>, limitMs: number): Promise<'ok' | 'failed'> {
  const { promise, resolve } = Promise.withResolvers<'ok' | 'failed'>();
  const timer = setTimeout(() => resolve('failed'), limitMs);
  check().then(
    () => resolve('ok'),
    () => resolve('failed'),
  );
  return promise.finally(() => clearTimeout(timer));
}

/** Less than this, and soon neither the database nor a picture can be written. */
const leastFreeBytes = 100_000_000;

export function checkDisk(folder: string, least = leastFreeBytes): () => Promise<void> {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < least) throw new Error(`Less than ${least} bytes are free in ${folder}`);
  };
}
