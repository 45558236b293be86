import { request } from 'node:http';
import {
  cookieNames,
  defaultLocale,
  ownCookieNames,
  ownRequestHeaders,
  requestHeaders,
} from '@bowline/markets';
import fc from 'fast-check';
import { inject } from 'vitest';
import { expect, test } from '../journey.ts';
import { type Address, everyAddress } from './addresses.ts';

/** What no browser sends of its own will, as it goes over the wire. */
const oddValues = [
  '',
  '%00',
  '%0d%0aset-cookie: a=b',
  '%ud800',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '1e-320',
  '1e309',
  '-0',
  '99999999999999999999',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '%F0%9F%AA%A2',
  '%E2%98%83',
  '\u00ff',
  '"',
  '{}',
  '[',
  'a'.repeat(2_000),
];
const oddValue = fc.constantFrom(...oddValues);

const parameters = [
  'q',
  'query',
  'variables',
  'page',
  'sort',
  'price_from',
  'token',
  'url',
  '$a',
  'w',
  'perspective',
  'skus',
];
const headerNames = [
  ...Object.values(requestHeaders),
  ...Object.values(ownRequestHeaders),
  'accept-language',
  'accept',
  'accept-encoding',
  'if-none-match',
  'range',
  'x-forwarded-for',
  'x-request-id',
  'x-magento-cache-id',
  'x-algolia-api-key',
  'x-sanity-project-id',
  'content-type',
  'user-agent',
  'origin',
];
const cookies = [...Object.values(cookieNames), ...Object.values(ownCookieNames)];

const odd = fc.record({
  search: fc.array(fc.tuple(fc.constantFrom(...parameters), oddValue), { maxLength: 3 }),
  headers: fc.array(fc.tuple(fc.constantFrom(...headerNames), oddValue), { maxLength: 4 }),
  cookies: fc.array(fc.tuple(fc.constantFrom(...cookies), oddValue), { maxLength: 4 }),
  place: fc.option(oddValue),
  body: fc.constantFrom(
    '',
    '{',
    '{"query":"{a}","variables":{"a":1e309}}',
    'a=%00&intent=%',
    '\ud800',
    '[[[[',
    '{"requests":[{"params":"%"}]}',
  ),
});

interface Oddity {
  readonly search: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly cookies: readonly (readonly [string, string])[];
  readonly place: string | null;
  readonly body: string;
}

/** The status and the beginning of the answer; a stream is left as soon as it begins. */
function ask({ method, path }: Address, oddity: Oddity): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(inject('shopUrl'));
  const place = oddity.place === null ? path : `${path}/${oddity.place}`.replaceAll(' ', '%20');
  const search = oddity.search.map(([name, value]) => `${name}=${value}`.replaceAll(' ', '%20')).join('&');
  const headers: Record<string, string> = Object.fromEntries(oddity.headers);
  if (oddity.cookies.length > 0)
    headers.cookie = oddity.cookies.map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const target = `${place}?${search}`.replace(/[^\x21-\x7e]/g, encodeURIComponent);
    const sent = request({ hostname, port, path: target, method, headers, agent: false }, (answer) => {
      let text = '';
      const finish = () => resolve({ status: answer.statusCode ?? 0, text });
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.length > 2_000 || answer.headers['content-type'] === 'text/event-stream') answer.destroy();
      });
      answer.on('close', finish).on('error', finish);
    });
    sent.on('error', reject);
    if (answerOpensAtOnce(path)) sent.on('response', (answer) => answer.destroy());
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : oddity.body);
  });
}

const answerOpensAtOnce = (path: string): boolean => /\/(listen|events)\//.test(path);
const triesOfEach = 3;
const addresses = everyAddress([defaultLocale]);

test.for(addresses)('$method $path refuses odd requests in words', async (address) => {
  await fc.assert(
    fc.asyncProperty(odd, async (oddity) => {
      const { status, text } = await ask(address, oddity);
      expect([address, oddity, status < 500]).toEqual([address, oddity, true]);
      expect(text).not.toMatch(/node_modules|\.tsx?:\d|node:internal|Internal server error/);
    }),
    // Few for each, but others for each.
    { numRuns: triesOfEach, seed: addresses.indexOf(address) },
  );
});
