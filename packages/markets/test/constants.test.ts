import { describe, expect, test } from 'vitest';
import * as markets from '../src/index.ts';

describe('specification 9', () => {
  test('commerce and content', () => {
    expect(markets.passwordMinimumLength).toBe(8);
    expect(markets.warehousePickup).toMatchObject({ country: 'NL', workingDaysUntilReady: 1, isFree: true });
  });

  test('client behaviour', () => {
    expect(markets.graphqlRetries).toBe(3);
    expect(markets.chunkReload).toMatchObject({ maximumAttempts: 3, windowMs: 30_000, delayMs: 1000 });
    expect(markets.serviceWorker).toEqual({ path: '/sw.js', updateCheckMs: 1800 * 1000 });
    expect([markets.analyticsBufferCheckMs, markets.scriptDelayMs, markets.resizeSettleMs]).toEqual([
      1000, 300, 50,
    ]);
    expect(markets.viewportClasses).toEqual(['mobile', 'tablet', 'desktop']);
    expect(markets.detectedBrowsers).toEqual(['Samsung', 'Edge', 'Firefox', 'Chrome', 'Safari']);
  });

  test.each([
    ['test', 'none'],
    ['dev', 'debug'],
    ['rc', 'info'],
    ['prod', 'error'],
    ['staging', 'warn'],
    ['', 'warn'],
  ])('environment "%s" logs at level %s', (environment, level) => {
    expect(markets.logLevelOf(environment)).toBe(level);
  });

  test('images', () => {
    expect(markets.imageQuality).toEqual({ default: 80, banner: 60 });
    expect(markets.imageDensities).toEqual([1, 2]);
    expect(Object.values(markets.imageScreens)).toEqual([320, 640, 768, 1024, 1280, 1536]);
    expect(Object.values(markets.displayThresholds)).toEqual([476, 768, 1024, 1240]);
    expect(markets.imageCacheMaxAgeSeconds).toBe(604_800);
    expect(markets.defaultImageWidth).toBe(800);
  });

  test.each([
    ['LCP', 2500, 4000],
    ['FID', 100, 300],
    ['CLS', 0.1, 0.25],
    ['FCP', 1800, 3000],
    ['INP', 200, 500],
    ['TTFB', 800, 1800],
  ] as const)('%s is good up to %d and poor above %d', (vital, good, poor) => {
    expect(markets.rateWebVital(vital, good)).toBe('good');
    expect(markets.rateWebVital(vital, good + 0.001)).toBe('needs-improvement');
    expect(markets.rateWebVital(vital, poor)).toBe('needs-improvement');
    expect(markets.rateWebVital(vital, poor + 0.001)).toBe('poor');
  });

  test('theme and analytics', () => {
    expect(markets.themeColours).toHaveLength(6);
    expect(new Set(markets.analyticsEventTypes).size).toBe(16);
  });
});

describe('specification 3', () => {
  test('cookies live for a year, everywhere on the site, lax and secure', () => {
    expect(Object.values(markets.cookieNames)).toEqual([
      'vsf-locale',
      'vsf-store',
      'vsf-currency',
      'vsf-customer',
    ]);
    expect(markets.cookieAttributes).toEqual({
      maxAgeSeconds: 31_536_000,
      path: '/',
      sameSite: 'Lax',
      secure: true,
    });
  });

  test('requests carry locale, store, currency and token', () => {
    expect(markets.requestHeaders).toMatchObject({
      locale: 'locale',
      store: 'store',
      currency: 'Content-Currency',
      authorization: 'Authorization',
    });
  });
});

describe('specification 2.7', () => {
  test.each(['Googlebot/2.1', 'my BOT', 'Chrome-Lighthouse', 'facebookexternalhit/1.1', 'Google-Read-Aloud'])(
    '%s is a bot',
    (userAgent) => {
      expect(markets.isBot(userAgent)).toBe(true);
      expect(markets.isCrawler(userAgent)).toBe(true);
    },
  );

  test('the crawler list knows those that do not call themselves bots; people are neither', () => {
    expect(markets.isCrawler('Mozilla/5.0 (compatible; Yahoo! Slurp)')).toBe(true);
    const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
    expect(markets.isBot(person)).toBe(false);
    expect(markets.isCrawler(person)).toBe(false);
    expect(markets.isCrawler('')).toBe(false);
  });
});
