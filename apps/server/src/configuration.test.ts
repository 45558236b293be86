import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration.ts';

test('an empty environment gives the demo shop: all roles, port 3000, own database', () => {
  expect(readConfiguration({})).toMatchObject({
    PORT: 3000,
    ROLES: ['storefront', 'commerce', 'worker', 'search', 'content'],
    PREFIX_STRATEGY: 'prefix_except_default',
    TRUST_PROXY: false,
    DEMO: true,
  });
});

test('the demo shop never comes into a database of your own unasked', () => {
  const DATABASE_URL = 'postgres://db.example/shop';
  expect(readConfiguration({ DATABASE_URL }).DEMO).toBe(false);
  expect(readConfiguration({ DATABASE_URL, DEMO: 'on' }).DEMO).toBe(true);
  expect(readConfiguration({ DEMO: 'off' }).DEMO).toBe(false);
});

test('an empty value counts as not set', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('every mistake is one sentence that names the setting, the rule and the value', () => {
  const mistakes = messageOf({
    PORT: '99999',
    ROLES: 'storefront,cashier',
    PREFIX_STRATEGY: 'suffix',
    DEMO: 'maybe',
  });
  expect(mistakes.split('\n')).toEqual([
    'PORT must be a port number from 0 to 65535; it is "99999".',
    'ROLES must list some of storefront, commerce, worker, search, content, separated by commas; it is "cashier".',
    'PREFIX_STRATEGY must be one of no_prefix, prefix, prefix_except_default, prefix_and_default; it is "suffix".',
    'DEMO must be on or off; it is "maybe".',
  ]);
});

test.each([
  [{ ROLES: 'storefront' }, 'https://api.bowline.nl'],
  [{ ROLES: 'storefront', APP_ENV: 'prod' }, 'https://api.bowline.nl'],
  [{ ROLES: 'storefront', APP_ENV: 'dev' }, 'https://api.bowline.nl'],
  [{ ROLES: 'storefront', APP_ENV: 'rc' }, 'https://rc-api.bowline.nl'],
  [{ ROLES: 'storefront,search', APP_ENV: 'test' }, 'https://rc-api.bowline.nl'],
  [{ ROLES: 'storefront', COMMERCE_URL: 'https://commerce.example' }, 'https://commerce.example'],
  [{ ROLES: 'storefront', COMMERCE_URL: 'https://api.{domain}' }, 'https://api.{domain}'],
  [{ ROLES: 'storefront,commerce' }, undefined],
  [{ ROLES: 'commerce,worker' }, undefined],
])('with %j commerce is at %s', (env, url) => {
  expect(readConfiguration(env).COMMERCE_URL).toBe(url);
});

test('who resizes pictures is one of three, and has an address where it needs one', () => {
  expect(readConfiguration({}).IMAGE_SERVICE).toBe('local');
  expect(readConfiguration({ IMAGE_SERVICE: 'cloudflare' }).IMAGE_SERVICE_URL).toBeUndefined();
  expect(messageOf({ IMAGE_SERVICE: 'imaginary' })).toBe(
    'IMAGE_SERVICE_URL must be set when IMAGE_SERVICE is imaginary.',
  );
  expect(messageOf({ IMAGE_SERVICE_URL: 'https://images.example' })).toBe(
    'IMAGE_SERVICE must be cloudflare or imaginary when IMAGE_SERVICE_URL is set.',
  );
  expect(messageOf({ IMAGE_SERVICE: 'magic' })).toContain('local, cloudflare, imaginary');
});

test('the hosted search service needs its id and a key, and excludes another address', () => {
  expect(messageOf({ SEARCH_KEY: 'a', SEARCH_ADMIN_KEY: 'b' })).toBe(
    'SEARCH_APP_ID must be set when SEARCH_KEY or SEARCH_ADMIN_KEY is.',
  );
  expect(messageOf({ SEARCH_APP_ID: 'X1', SEARCH_URL: 'https://search.example' }).split('\n')).toEqual([
    'SEARCH_KEY must be set when SEARCH_APP_ID is.',
    'Only one of SEARCH_URL and SEARCH_APP_ID may be set: search is hosted or it is not.',
  ]);
  expect(readConfiguration({ SEARCH_APP_ID: 'X1', SEARCH_KEY: 'a' }).SEARCH_APP_ID).toBe('X1');
});

test('content is hosted or it is not, and only the hosted one takes a token', () => {
  expect(messageOf({ CONTENT_PROJECT_ID: 'x1', CONTENT_URL: 'https://content.example' }).split('\n')).toEqual(
    ['Only one of CONTENT_URL and CONTENT_PROJECT_ID may be set: content is hosted or it is not.'],
  );
  expect(messageOf({ CONTENT_TOKEN: 'secret' })).toBe(
    'CONTENT_PROJECT_ID must be set when CONTENT_TOKEN is.',
  );
  expect(readConfiguration({ CONTENT_PROJECT_ID: 'x1' })).toMatchObject({ CONTENT_DATASET: 'production' });
});

test('a password in a wrong address is never shown', () => {
  const message = messageOf({ DATABASE_URL: 'mysql://shop:hunter2@db.example/shop' });
  expect(message).toContain('DATABASE_URL must be a PostgreSQL address');
  expect(message).not.toContain('hunter2');
});

function messageOf(env: Record<string, string>): string {
  try {
    readConfiguration(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
  throw new Error('The configuration was accepted');
}

test('origins of others are written exactly as browsers say them', () => {
  const { CORS_ORIGINS } = readConfiguration({ CORS_ORIGINS: 'https://app.example, http://localhost:3001' });
  expect(CORS_ORIGINS).toEqual(['https://app.example', 'http://localhost:3001']);
  expect(readConfiguration({}).CORS_ORIGINS).toBeUndefined();
  for (const wrong of [
    '*',
    'app.example',
    'https://app.example/',
    'https://app.example/path',
    'null',
    ' , ',
  ]) {
    expect(() => readConfiguration({ CORS_ORIGINS: wrong })).toThrow(/^CORS_ORIGINS must list origins/);
  }
});

test('who is told of changed pages has an address, and nothing is told by default', () => {
  expect(readConfiguration({})).toMatchObject({ SHARED_CACHE_SECONDS: 0, PURGE_SECONDS: 1 });
  expect(readConfiguration({}).PURGE_SERVICE).toBeUndefined();
  expect(messageOf({ PURGE_SERVICE: 'fastly' })).toBe('PURGE_SERVICE and PURGE_URL must be set together.');
  expect(messageOf({ PURGE_SERVICE: 'akamai' })).toContain('webhook, fastly, cloudflare');
});
