import { launchBrowser } from '@bowline/e2e/browser';
import { lighthouse } from './lighthouse.ts';
import { nextPaints } from './next-paint.ts';
import { nextPaintReport, type SeenPage, seenPagesReport } from './report.ts';
import { cookiesOfBuyer, transferredScripts } from './transferred-scripts.ts';
import { visitedPages } from './visited-pages.ts';

const lighthouseRuns = 5;
const pages = visitedPages('paracord', 'paracord-550-type-iii-black');

/** What Chromium and Lighthouse say of the pages of a shop with the demo catalogue; the one long before the other. */
export async function browserReport(url: string, log: (text: string) => void): Promise<void> {
  const addressOf = (name: string) =>
    new URL(pages.find((page) => page.name === name)?.path ?? '/', url).href;
  const browser = await launchBrowser(url);
  try {
    const scripts: Omit<SeenPage, 'lighthouse'>[] = [];
    const buyer = await cookiesOfBuyer(browser, addressOf('product'));
    for (const { name, isOfBuyer } of pages) {
      const cookies = isOfBuyer ? buyer : [];
      scripts.push({ name, scripts: await transferredScripts(browser, addressOf(name), cookies) });
    }
    log(`${nextPaintReport(await nextPaints(browser, addressOf))}\n`);
    await browser.close();
    const seen: SeenPage[] = [];
    for (const page of scripts) {
      log(`  … Lighthouse looks at ${page.name} ${lighthouseRuns} times`);
      seen.push({ ...page, lighthouse: await lighthouse(addressOf(page.name), lighthouseRuns) });
    }
    log(`\n${seenPagesReport(seen)}\n`);
  } finally {
    await browser.close();
  }
}
