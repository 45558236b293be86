import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext } from 'playwright-core';

const idleMs = 10_000;
const longestMs = 60_000;

export interface TransferredScripts {
  /** With gzip, whatever the browser and the server agreed on. */
  readonly bytes: number;
  readonly files: number;
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Of somebody whose cart holds enough of a product for an order. */
export async function cookiesOfBuyer(browser: Browser, productUrl: string): Promise<Cookies> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(productUrl);
    await page.locator('main form input[name=quantity]').first().fill('20');
    await page.locator('main form:has(input[name=quantity]) button[type=submit]').first().click();
    await page.waitForURL(/\/checkout\/cart/);
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/** All scripts a browser without any fetches until nothing has come for ten seconds. Nobody touches the page. */
export async function transferredScripts(
  browser: Browser,
  url: string,
  cookies: Cookies = [],
): Promise<TransferredScripts> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies(cookies);
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
