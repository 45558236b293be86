import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TagManager {
  readonly url: string;
  readonly id: string;
  /** Everything it was asked for, by anybody. */
  readonly asked: string[];
  /** What pages put into the data layer, in their order; commands of consent mode are arrays. */
  entries(): unknown[];
  /** Pages that come from now on get it, or wait for it. */
  setPresent(isPresent: boolean): void;
  /** Begins anew, for a journey that counts. */
  forget(): void;
  stop(): void;
}

interface Told {
  readonly at: number;
  readonly entry: unknown;
}

/**
 * A stand-in for a tag manager at an origin of its own: its script takes over the data layer as those of the trade do, and
 * sends what it finds there home.
 */
export async function startTagManager(): Promise<TagManager> {
  const id = 'GTM-TEST';
  const asked: string[] = [];
  const told: Told[] = [];
  let isPresent = true;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://tags.test');
    asked.push(url.pathname + url.search);
    if (url.pathname === '/collect') {
      let body = '';
      for await (const chunk of request) body += chunk;
      told.push(JSON.parse(body) as Told);
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    response.end(isPresent && url.pathname === '/gtm.js' ? scriptOf(id) : '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    id,
    asked,
    entries: () => told.toSorted((one, other) => one.at - other.at).map(({ entry }) => entry),
    setPresent: (present) => {
      isPresent = present;
    },
    forget() {
      asked.length = 0;
      told.length = 0;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function scriptOf(id: string): string {
  return `(() => {
    const home = new URL('/collect', document.currentScript.src).href;
    let last = 0;
    const send = (entry) => {
      last = Math.max(last + 0.001, performance.timeOrigin + performance.now());
      const plain = Array.isArray(entry) ? [...entry] : entry;
      navigator.sendBeacon(home, JSON.stringify({ at: last, entry: plain }));
    };
    const layer = (window.dataLayer = window.dataLayer || []);
    layer.forEach(send);
    layer.push = (...entries) => { entries.forEach(send); return Array.prototype.push.apply(layer, entries); };
    window.google_tag_manager = { '${id}': {} };
  })();`;
}
