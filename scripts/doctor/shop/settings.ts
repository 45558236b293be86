import { ConfigurationError, readConfiguration, type Settings } from '@bowline/server/configuration';
import { blocks, type Finding, fine, hint } from '../finding.mjs';
import type { ShopPlace } from './place.ts';

type Suspicion = readonly [isSo: boolean, finding: Finding];

/** What the shop accepts, and what is still hardly meant. */
export function checkSettings({ env }: Pick<ShopPlace, 'env'>): Finding[] {
  try {
    const found = suspicions(readConfiguration(env)).filter(([isSo]) => isSo);
    return found.length > 0 ? found.map(([, finding]) => finding) : [fine('settings look right')];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n').map((sentence) => blocks(sentence, 'the next start would refuse it'));
  }
}

function suspicions(settings: Settings): Suspicion[] {
  const { PUBLIC_URL, DATABASE_URL, DEMO, MOLLIE_API_KEY, APP_ENV, TRUST_PROXY } = settings;
  const isPublic = PUBLIC_URL !== undefined && !/^https?:\/\/(localhost|127\.|\[::1\])/.test(PUBLIC_URL);
  const isProduction = isPublic && APP_ENV === 'prod';
  return [
    [
      isPublic && PUBLIC_URL.startsWith('http:'),
      blocks(
        'PUBLIC_URL is http',
        'passwords and orders travel in the open: let a proxy speak TLS and write https',
      ),
    ],
    [
      isPublic && TRUST_PROXY === false,
      hint(
        'PUBLIC_URL is set and TRUST_PROXY is not',
        'behind a proxy every visitor has the same address: limits then count all of them as one',
      ),
    ],
    [
      isPublic && TRUST_PROXY === true,
      hint(
        'TRUST_PROXY believes everybody',
        'name the addresses of your proxies, unless nobody reaches the shop past them',
      ),
    ],
    [
      isPublic && DEMO,
      blocks('the demo shop is on', 'everybody knows its discount codes and gift cards: DEMO=off'),
    ],
    [
      DATABASE_URL !== undefined && DEMO,
      hint('DEMO is on with a database of your own', 'each start puts the demo in place of its catalogue'),
    ],
    [
      isProduction && (MOLLIE_API_KEY === undefined || MOLLIE_API_KEY.startsWith('test_')),
      blocks('nobody pays anything', 'MOLLIE_API_KEY must be a live_ key in production'),
    ],
    [isProduction && !settings.SMTP_URL, blocks('no letters are sent', 'set SMTP_URL and MAIL_FROM')],
    [
      settings.METRICS_PORT !== undefined && settings.METRICS_HOST !== '127.0.0.1' && !settings.METRICS_TOKEN,
      hint(
        'metrics are told to everybody who reaches the port',
        'set METRICS_TOKEN, or METRICS_HOST=127.0.0.1',
      ),
    ],
    [
      settings.SHARED_CACHE_SECONDS > 60 && !settings.PURGE_SERVICE,
      hint(
        `a cache may show old prices for ${settings.SHARED_CACHE_SECONDS} s`,
        'set PURGE_SERVICE, so that it is told of changes',
      ),
    ],
    [
      settings.PAGE_CACHE_MB === 0,
      hint('no page is kept ready', 'PAGE_CACHE_MB=64 makes most pages a hundred times cheaper'),
    ],
  ];
}
