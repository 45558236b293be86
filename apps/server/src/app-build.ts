import { readdir, readFile, stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shop } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import type { BuildFacts } from './kept-builds.ts';

/** Each app has a channel of its own to tell browsers of changes. */
const hotUpdatePorts = { storefront: 24_678, admin: 24_679 } as const;

export interface AppBuild {
  readonly load: () => Promise<ServerBuild>;
  readonly filesFolder: string;
  /** Undefined while developing, when every look at the build is another one. */
  readonly facts?: BuildFacts;
  /** The worker that keeps pages in browsers; none while developing, when nothing is worth keeping. */
  readonly worker?: string;
  /** In development Vite answers for modules and hot updates before the shop is asked. */
  readonly wrap: (listener: RequestListener) => RequestListener;
  close(): Promise<void>;
}

export async function openAppBuild(
  root: string,
  app: 'storefront' | 'admin',
  { development }: { development: boolean },
): Promise<AppBuild> {
  const folder = path.join(root, 'apps', app);
  return development ? watchedBuild(folder, hotUpdatePorts[app]) : finishedBuild(folder);
}

async function finishedBuild(folder: string): Promise<AppBuild> {
  const entry = pathToFileURL(path.join(folder, 'build/server/index.js')).href;
  const build = (await import(entry)) as ServerBuild;
  await loadAll(path.join(folder, 'build/server'));
  const { mtime } = await stat(fileURLToPath(entry));
  // The desk has none.
  const worker = await readFile(path.join(folder, 'build/worker/worker.js'), 'utf8').catch(() => undefined);
  return {
    load: async () => build,
    facts: { id: build.assets.version, time: mtime.toISOString(), version: shop.version },
    filesFolder: path.join(folder, 'build/client'),
    ...(worker !== undefined && { worker }),
    wrap: (listener) => listener,
    close: async () => {},
  };
}

/**
 * What pages would load when they are first asked for: a build that replaces this one in place takes those files away, and must not
 * take the pages from a process that still runs. All of it is a fifth of a second and some megabytes.
 */
async function loadAll(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (name.endsWith('.js')) await import(pathToFileURL(path.join(folder, name)).href);
  }
}

async function watchedBuild(folder: string, port: number): Promise<AppBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { port } },
    appType: 'custom',
  });
  return {
    load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    filesFolder: path.join(folder, 'public'),
    wrap: (listener) => (request, response) => {
      const { url } = request;
      vite.middlewares(request, response, () => {
        // Vite takes the prefix of an app away, and leaves it so where it has no answer.
        request.url = url;
        listener(request, response);
      });
    },
    close: () => vite.close(),
  };
}
