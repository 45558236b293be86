import { join } from 'node:path';
import { createTestSearch, listen } from '@bowline/search/testing';
import { build } from 'vite';
import { ropeSettings, ropes, suggestions } from './rope-records.ts';

export interface WidgetServer {
  readonly url: string;
  close(): Promise<void>;
}

const html =
  '<!doctype html><html lang="en"><title>Ropes</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/widgets.js"></script></html>';

/** One origin for the page with the widgets and for the search they ask. */
export async function startWidgetServer(): Promise<WidgetServer> {
  const [script, search] = await Promise.all([
    bundleWidgets(),
    createTestSearch({
      settings: {
        ropes: ropeSettings,
        ropes_price_asc: { ranking: ['asc(price)'] },
        ropes_price_desc: { ranking: ['desc(price)'] },
        suggestions: { searchableAttributes: ['query'], customRanking: ['desc(popularity)'] },
      },
      indices: { ropes, suggestions },
    }),
  ]);
  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/1/')) return search.fetch(request);
    if (pathname === '/widgets.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript' } });
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  });
  return {
    url: `http://${server.host}`,
    async close() {
      await server.close();
      await search.close();
    },
  };
}

async function bundleWidgets(): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'mount.tsx') },
    },
  });
  if (!('output' in result)) throw new Error('The widgets were not built once');
  const [entry] = result.output;
  return entry.code;
}
