import { expect, test } from 'vitest';
import { browserOf, viewportClassOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/140.0 Mobile Safari/537.36`;
const apple =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.for([
  [chrome, 'Chrome'],
  [`${webkit} HeadlessChrome/140.0 Safari/537.36`, 'Chrome'],
  [`${apple} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome'],
  [chrome.replace('Chrome', 'SamsungBrowser/25.0 Chrome'), 'Samsung'],
  [`${chrome} Edg/140.0`, 'Edge'],
  [`${chrome} EdgA/140.0`, 'Edge'],
  [`${apple} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 'Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  [`${apple} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox'],
  [`${apple} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari'],
  ['curl/8.0', undefined],
  ['', undefined],
] as const)('specification 9: %s is %s', ([userAgent, expected]) => {
  expect(browserOf(userAgent)).toBe(expected);
});

test.for([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [2560, 'desktop'],
] as const)('specification 9: a page %i px wide is that of a %s', ([width, expected]) => {
  expect(viewportClassOf(width)).toBe(expected);
});
