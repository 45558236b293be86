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
}

const mostFaultsShown = 10;

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
  .extend('browser', { scope: 'worker' }, async ({ shopUrl }, { onCleanup }): Promise<Browser> => {
    const browser = await launchBrowser(shopUrl);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', ({ browser, shopUrl }, { onCleanup }): Visit => {
    const contexts: BrowserContext[] = [];
    const faultsOfAll: (() => string[])[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      const faults = faultsOfAll.flatMap((faultsOf) => faultsOf()).slice(0, mostFaultsShown);
      expect(faults, 'faults on the pages of this journey').toEqual([]);
    });
    return async ({ language = 'en', provokes = [], ...options } = {}) => {
      const context = await browser.newContext({ baseURL: shopUrl, locale: language, ...options });
      context.setDefaultTimeout(patience.step);
      contexts.push(context);
      faultsOfAll.push(collectFaults(context, [...provokes, ...provokedBy(options)]));
      return context.newPage();
    };
  });

/** A browser without scripts refuses to fetch them, and wonders what else was fetched for them. */
function provokedBy({ javaScriptEnabled = true }: BrowserContextOptions): RegExp[] {
  return javaScriptEnabled ? [] : [/^request failed \(csp\): \S+\.js$/, /was preloaded .* but not used/];
}

export { expect };
