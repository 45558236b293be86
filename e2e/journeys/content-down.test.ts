import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staticPagePath } from '@bowline/markets';
import { onTestFinished } from 'vitest';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { ask } from '../shop/ask.ts';
import { startTestStorefront } from '../shop/shop-process.ts';

type Service = RequestListener;

/** A content service that changes its mind. */
async function contentServer() {
  let answer: Service = refuse;
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
    become(next: Service) {
      answer = next;
    },
  };
}

const refuse: Service = (_, response) => response.writeHead(500).end('no');
const hangUp: Service = (request) => request.socket.destroy();
const sayNonsense: Service = (_, response) => response.writeHead(200).end('<html>');

const unwritten = '/nobody-has-written-this';
const needsTexts = [
  unwritten,
  staticPagePath('returns', 'en'),
  '/blog',
  '/blog/some-post',
  '/faq',
  '/stores',
];

test('a content service that is away is told as a failure, and goods are sold all the same', async () => {
  const content = await contentServer();
  const { url } = await startTestStorefront({ CONTENT_URL: content.url });
  const expectFailure = async (path: string) => {
    const page = await ask(url, path);
    expect([path, page.status, page.headers['retry-after']]).toEqual([path, 503, '30']);
    expect(page.text).toContain('<title>503 Error</title>');
    expect(page.text).toContain(textIn('en', 'error.brokenHeading'));
    expect(page.text).toContain(`>${textIn('en', 'error.unavailable')}<`);
    expect(page.text).not.toMatch(/content\.internal|127\.0\.0\.1|Error: /);
    expect(page.cookies).toEqual({});
  };
  await Promise.all(needsTexts.map(expectFailure));
  const bot = await ask(url, unwritten, { userAgent: 'Googlebot/2.1' });
  expect([bot.status, bot.text, bot.headers['retry-after']]).toEqual([503, '503 Error', '30']);
  for (const path of ['/', '/paracord', '/checkout/cart']) expect((await ask(url, path)).status).toBe(200);
  for (const behaviour of [hangUp, sayNonsense]) {
    content.become(behaviour);
    await expectFailure(unwritten);
  }
  content.stop();
  await expectFailure(unwritten);
});
