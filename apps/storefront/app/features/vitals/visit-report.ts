import type { WebVital } from '@bowline/markets';

export const visitedPages = [
  'HOME',
  'CATEGORY',
  'PRODUCT',
  'SEARCH',
  'CONTENT',
  'CART',
  'CHECKOUT',
  'ACCOUNT',
  'OTHER',
] as const;
export type VisitedPage = (typeof visitedPages)[number];

export const visitDevices = ['MOBILE', 'TABLET', 'DESKTOP'] as const;
export type VisitDevice = (typeof visitDevices)[number];

/** Specification 9 names them; all others are one. */
export const visitBrowsers = ['SAMSUNG', 'EDGE', 'FIREFOX', 'CHROME', 'SAFARI', 'OTHER'] as const;
export type VisitBrowser = (typeof visitBrowsers)[number];

export interface ToldVital {
  readonly name: WebVital;
  readonly value: number;
  /** What in the page it is due to, as a selector. */
  readonly element?: string;
}

/** What a page tells of itself when it is left. */
export interface VisitReport {
  readonly build: string;
  readonly page: VisitedPage;
  readonly device: VisitDevice;
  readonly browser: VisitBrowser;
  readonly vitals: readonly ToldVital[];
  readonly errors: readonly string[];
}

/** As much as one page may tell; commerce refuses more. */
export const mostErrorsTold = 5;
export const mostVitalsTold = 12;
export const longestElement = 200;
export const reportField = 'report';
