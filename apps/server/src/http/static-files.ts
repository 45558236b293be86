import { existsSync } from 'node:fs';
import { shop } from '@bowline/markets';
import { isVersionedPicture } from '@bowline/media/urls';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const forEver = 'public, max-age=31536000, immutable';

/** Built files carry a hash in their names and never change; the rest of the public folder may. */
export function storefrontFiles(folder: string, listKept: () => Promise<string[]> = async () => []): Hono {
  const app = new Hono();
  if (!existsSync(folder)) return app;
  const root = folder;
  app.use(
    '/assets/*',
    cacheFor(forEver),
    serveStatic({ root, precompressed: true }),
    // Of a build that pages still show which were loaded before this one, or of one that another process serves already.
    async (context, next) => {
      for (const kept of await listKept()) {
        const found = await serveStatic({ root: kept, precompressed: true })(context, async () => {});
        if (found) return found;
      }
      return next();
    },
  );
  app.use(
    '/:file{[^/]+\\.[a-z0-9]+}',
    cacheFor('public, max-age=3600'),
    serveStatic({ root, precompressed: true }),
  );
  return app;
}

/** The same for the merchant's desk, below its prefix. */
export function adminFiles(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(folder)) return app;
  const rewriteRequestPath = (path: string) => path.slice(shop.adminPrefix.length);
  app.use(
    '/assets/*',
    cacheFor(forEver),
    serveStatic({ root: folder, precompressed: true, rewriteRequestPath }),
  );
  app.all('/assets/*', (context) => context.text('Not found', 404));
  return app;
}

/** Pictures of the shop. A drawing is a document too: the policy keeps one that is opened by itself harmless. */
export function mediaFiles(folder: string): Hono {
  const app = new Hono();
  const [kept, keptForEver] = [cacheFor('public, max-age=604800'), cacheFor(forEver)];
  app.use('*', (context, next) => (isVersionedPicture(context.req.url) ? keptForEver : kept)(context, next));
  app.use('*', async (context, next) => {
    await next();
    context.res.headers.set(
      'content-security-policy',
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    );
  });
  app.use('*', serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/media/, '') }));
  app.all('*', (context) => context.text('Not found', 404));
  return app;
}

function cacheFor(cacheControl: string) {
  return async (context: { res: Response }, next: () => Promise<void>) => {
    await next();
    if (context.res.status === 200 && !context.res.headers.has('cache-control')) {
      context.res.headers.set('cache-control', cacheControl);
    }
  };
}
