import { connect } from 'node:net';
import { defaultLocale } from '@bowline/markets';
import { inject } from 'vitest';
import { expect, test } from '../journey.ts';
import { everyAddress } from './addresses.ts';

const { hostname, port, host } = new URL(inject('shopUrl'));
const key = 'x-algolia-application-id: BOWLINE\r\nx-algolia-api-key: bowline-search\r\n';

/** The beginning of a request with a body, from a page of `origin`; the rest never comes. */
function begin(method: string, path: string, headers: string, body: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${key}${headers}\r\n\r\n`;
    const socket = connect(Number(port), hostname, () => socket.write(head + body, () => leave()));
    const leave = headers.includes('origin') ? () => undefined : () => setTimeout(() => socket.destroy(), 20);
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
}

const addresses = everyAddress([defaultLocale]);

/** That none of them is an error in the shop's log is looked at when all journeys are over (shop/global-setup.ts). */
test('whoever goes away in the middle of a request is nobody’s error', async ({ askShop }) => {
  for (const { method, path } of addresses) {
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      await begin(method, path, `content-type: ${type}\r\ncontent-length: 100`, '{"a"');
      await begin(method, path, `content-type: ${type}\r\ntransfer-encoding: chunked`, '5\r\n{"a":\r\n');
    }
  }
  expect((await askShop('/health/live')).status).toBe(200);
});

test.for(['https://evil.example', 'null', 'no address'])(
  'a form of %s is refused in words',
  async (origin) => {
    for (const { path } of addresses.filter(({ method }) => method === 'POST')) {
      const headers = `origin: ${origin}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 3`;
      const answer = await begin('POST', path, headers, 'a=b');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      expect([path, status >= 200 && status < 500]).toEqual([path, true]);
      expect(answer).not.toMatch(/node_modules|\.tsx?:\d|node:internal/);
    }
  },
);
