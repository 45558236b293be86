import { Hono } from 'hono';

export interface Readiness {
  /** The server takes no new work once it is stopping. */
  readonly isStopping: () => boolean;
  readonly checks: Readonly<Record<string, () => Promise<void>>>;
}

export function health({ isStopping, checks }: Readiness): Hono {
  const app = new Hono();
  app.use('*', async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'no-store');
  });
  app.get('/live', (context) => context.json({ status: 'ok' }));
  app.get('/ready', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
    const results = await Promise.all(
      Object.entries(checks).map(
        async ([name, check]) =>
          [
            name,
            await check().then(
              () => 'ok',
              () => 'failed',
            ),
          ] as const,
      ),
    );
    const isReady = results.every(([, result]) => result === 'ok');
    return context.json(
      { status: isReady ? 'ok' : 'failed', checks: Object.fromEntries(results) },
      isReady ? 200 : 503,
    );
  });
  return app;
}
