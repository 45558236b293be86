import type { LocaleName } from '@bowline/markets';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { launchBrowser } from './browser.ts';
import { collectFaults } from './page-faults.ts';
import { patience } from './patience.ts';
import { type Answer, ask, type Question } from './shop/ask.ts';

export interface VisitOptions extends Omit<BrowserContextOptions, 'locale'> {
  /** The language of the visitor's browser. */
  readonly language?: LocaleName | 'zh-CN';
  /** Faults that this journey provokes on purpose. */
  readonly provokes?: readonly RegExp[];
  /** For journeys that judge pictures, or are the one that tries those of a screen. */
  readonly hasPictures?: boolean;
}

const mostFaultsShown = 10;
const mostWordsShown = 400;
const lookMs = 5_000;

export type Visit = (options?: VisitOptions) => Promise<Page>;
export type AskShop = (path: string, question?: Question) => Promise<Answer>;

/**
 * Tests of the shop through a browser. Every visitor is a new one, with cookies and storage of their own; any error,
 * warning or failed request on any of their pages fails the test.
 */
export const test = base
  .extend('shopUrl', { scope: 'worker' }, () => inject('shopUrl'))
  .extend(
    'askShop',
    ({ shopUrl }): AskShop =>
      (path, question) =>
        ask(shopUrl, path, question),
  )
  .extend('browserOf', { scope: 'worker' }, ({ shopUrl }, { onCleanup }) => {
    const browsers = new Map<boolean, Promise<Browser>>();
    onCleanup(async () => {
      for (const browser of browsers.values()) await (await browser).close();
    });
    return (hasPictures: boolean): Promise<Browser> => {
      const browser = browsers.get(hasPictures) ?? launchBrowser(shopUrl, { hasPictures });
      browsers.set(hasPictures, browser);
      return browser;
    };
  })
  .extend('visit', ({ browserOf, shopUrl, task }, { onCleanup }): Visit => {
    const contexts: BrowserContext[] = [];
    const faultsOfAll: (() => string[])[] = [];
    onCleanup(async () => {
      // Told at once: what passes when it is tried again is hard to find otherwise.
      if (task.result?.state === 'fail')
        process.stdout.write(`${task.name} ended at\n${await endOf(contexts)}\n`);
      await Promise.all(contexts.map((context) => context.close()));
      const faults = faultsOfAll.flatMap((faultsOf) => faultsOf()).slice(0, mostFaultsShown);
      expect(faults.join('\n'), 'faults on the pages of this journey').toBe('');
    });
    return async ({ language = 'en', provokes = [], hasPictures = false, ...options } = {}) => {
      const browser = await browserOf(hasPictures);
      const context = await browser.newContext({
        baseURL: shopUrl,
        locale: language,
        // What a worker answers hides from the test what the shop would have.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(patience.step);
      contexts.push(context);
      faultsOfAll.push(collectFaults(context, [...provokes, ...provokedBy({ ...options, hasPictures })]));
      return context.newPage();
    };
  });

/** Where its visitors are, and what is written there. */
async function endOf(contexts: readonly BrowserContext[]): Promise<string> {
  const pages = contexts.flatMap((context) => context.pages());
  const lines = pages.map(async (page) => {
    const text = page.locator('main').textContent({ timeout: lookMs });
    const words = await text.catch((error: unknown) => `nothing to read: ${error}`);
    return `${page.url()}: ${(words ?? '').replaceAll(/\s+/g, ' ').slice(0, mostWordsShown)}`;
  });
  return (await Promise.all(lines)).join('\n');
}

/**
 * A browser without scripts refuses to fetch them, and wonders what else was fetched for them; so does one without pictures.
 * What a page asks for early and its worker answers counts as two things to some Chromiums.
 */
function provokedBy({ javaScriptEnabled = true, hasPictures, serviceWorkers }: VisitOptions): RegExp[] {
  return [
    /Service Worker registration blocked/,
    ...(serviceWorkers === 'allow'
      ? [/service worker resource mismatch/, /was preloaded .* but not used/]
      : []),
    ...(javaScriptEnabled ? [] : [/^request failed \(csp\): \S+\.js$/, /was preloaded .* but not used/]),
    ...(hasPictures
      ? []
      : [/not used because image loading is disabled/, /_ipx\S+ was preloaded .* but not used/]),
  ];
}

export { expect };
