import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

const idleMs = 10_000;
const longestMs = 60_000;

export interface TransferredScripts {
  /** With gzip, whatever the browser and the server agreed on. */
  readonly bytes: number;
  readonly files: number;
}

/** All scripts a new visitor's browser fetches until nothing has come for ten seconds. Nobody touches the page. */
export async function transferredScripts(browser: Browser, url: string): Promise<TransferredScripts> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    let latest = performance.now();
    page.on('response', (response) => {
      latest = performance.now();
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(url);
    const deadline = performance.now() + longestMs;
    while (performance.now() - latest < idleMs && performance.now() < deadline) await wait(250);
    const known = await Promise.all(sizes);
    return { bytes: known.reduce((sum, size) => sum + size, 0), files: known.length };
  } finally {
    await context.close();
  }
}
