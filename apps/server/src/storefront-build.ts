import { stat } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shop } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import type { BuildFacts } from './kept-builds.ts';

export interface StorefrontBuild {
  readonly load: () => Promise<ServerBuild>;
  readonly filesFolder: string;
  /** Undefined while developing, when every look at the build is another one. */
  readonly facts?: BuildFacts;
  /** In development Vite answers for modules and hot updates before the shop is asked. */
  readonly wrap: (listener: RequestListener) => RequestListener;
  close(): Promise<void>;
}

export async function openStorefrontBuild(
  root: string,
  { development }: { development: boolean },
): Promise<StorefrontBuild> {
  const folder = path.join(root, 'apps/storefront');
  return development ? watchedBuild(folder) : finishedBuild(folder);
}

async function finishedBuild(folder: string): Promise<StorefrontBuild> {
  const entry = pathToFileURL(path.join(folder, 'build/server/index.js')).href;
  const build = (await import(entry)) as ServerBuild;
  const { mtime } = await stat(fileURLToPath(entry));
  return {
    load: async () => build,
    facts: { id: build.assets.version, time: mtime.toISOString(), version: shop.version },
    filesFolder: path.join(folder, 'build/client'),
    wrap: (listener) => listener,
    close: async () => {},
  };
}

async function watchedBuild(folder: string): Promise<StorefrontBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return {
    load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    filesFolder: path.join(folder, 'public'),
    wrap: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: () => vite.close(),
  };
}
