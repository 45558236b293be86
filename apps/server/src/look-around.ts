import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allMarkets } from '@bowline/markets';

export interface LookAround {
  readonly handle: RequestListener;
  /** As visitors know it, so that pages are kept for them. */
  readonly publicUrl: string;
  readonly isStopping: () => boolean;
  readonly mostPages?: number;
  readonly mostMs?: number;
}

/** Who opens in place of another can take its time; who waits for it must not do so for ever. */
const usualPages = 60;
const usualMs = 10_000;
const longestPageMs = 5_000;
const linksOfPage = 6;
const mostPageBytes = 2_000_000;

/**
 * Looks at pages as a visitor would, from the home of every locale on, before the first visitor comes: what a process runs for the first
 * time takes it many times as long, and visitors would stand in line behind it. Nothing that goes wrong here is news. Answers how many
 * pages were shown.
 */
export async function lookAround(options: LookAround): Promise<number> {
  const { handle, publicUrl, isStopping, mostPages = usualPages, mostMs = usualMs } = options;
  // Of this process alone, where several share a port.
  const server = createServer(handle).listen({ port: 0, host: '127.0.0.1', exclusive: true });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const until = performance.now() + mostMs;
  const known = new Set(allMarkets.map(({ prefix }) => prefix || '/'));
  let looked = 0;
  let shown = 0;
  try {
    for (const path of known) {
      if (looked >= mostPages || performance.now() > until || isStopping()) break;
      looked += 1;
      const page = await read(port, new URL(publicUrl).host, path).catch(() => null);
      if (page === null) continue;
      shown += 1;
      for (const link of pagesLinkedFrom(page, known)) known.add(link);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  return shown;
}

/** Null for what is no page. */
function read(port: number, host: string, path: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers: { host, accept: 'text/html' } });
    asked.setTimeout(longestPageMs, () => asked.destroy(new Error('The page takes too long')));
    asked.once('error', reject);
    asked.once('response', (answer) => {
      let page = '';
      const isPage = answer.statusCode === 200 && answer.headers['content-type']?.startsWith('text/html');
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (page.length < mostPageBytes) page += text;
      });
      answer.once('error', reject);
      answer.once('end', () => resolve(isPage ? page : null));
    });
    asked.end();
  });
}

const link = /<a\b[^>]*\shref="(\/[a-z0-9][a-z0-9/-]*)"/g;

/** Some from the beginning of a page to its end: departments, papers and goods lie apart. */
function pagesLinkedFrom(page: string, known: ReadonlySet<string>): readonly string[] {
  // What is around all pages leads to accounts, which few visitors open.
  const [, main = ''] = /<main\b([\s\S]*)<\/main>/.exec(page) ?? [];
  const found = [...new Set(Array.from(main.matchAll(link), ([, path = '']) => path))].filter(
    (path) => !known.has(path),
  );
  const step = Math.max(found.length / linksOfPage, 1);
  return found.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}
