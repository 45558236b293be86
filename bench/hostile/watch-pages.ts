import { setTimeout as wait } from 'node:timers/promises';
import { watchedHeader } from '../measure/watch-pages.ts';

export interface PageReport {
  readonly wallMs: readonly number[];
  /** Pages that were not answered with 200. */
  readonly failures: readonly string[];
}

const patienceMs = 30_000;

/** Some pages that the home page leads to, itself included. */
export async function pagesOf(origin: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}/`)).text();
  const paths = [...html.matchAll(/<a [^>]*href="(\/[^"#?]+)"/g)].map(([, path = '']) => path);
  const shortest = [...new Set(paths)].filter((path) => !/\.|^\/(cart|checkout|customer)/.test(path));
  const step = Math.max(1, Math.floor(shortest.length / 10));
  return ['/', ...shortest.filter((_, index) => index % step === 0)];
}

/** Asks for a page again and again, whether or not earlier ones have come, until told to stop. */
export function watchPages(
  origin: string,
  pages: readonly string[],
  everyMs: number,
): () => Promise<PageReport> {
  const wallMs: number[] = [];
  const failures: string[] = [];
  const asked: Promise<void>[] = [];
  let isWatching = true;

  async function ask(path: string): Promise<void> {
    const startedAt = performance.now();
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const response = await fetch(origin + path, { headers: { [watchedHeader]: '1' }, signal });
      await response.arrayBuffer();
      if (response.status !== 200) failures.push(`${response.status} ${path}`);
    } catch (error) {
      failures.push(`${error} ${path}`);
    }
    wallMs.push(performance.now() - startedAt);
  }

  const watching = (async () => {
    for (let turn = 0; isWatching; turn += 1) {
      asked.push(ask(pages[turn % pages.length] ?? '/'));
      await wait(everyMs);
    }
  })();

  return async () => {
    isWatching = false;
    await watching;
    await Promise.all(asked);
    return { wallMs, failures };
  };
}
