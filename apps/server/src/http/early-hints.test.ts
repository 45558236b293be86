import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { earlyHints } from './early-hints.ts';

const link = '</assets/styles-abc.css>; rel=preload; as=style';

/** All that comes over the connection, in the order in which it came. */
async function said(version: string, headers: readonly string[] = [], hasAnswer = false) {
  const app = new Hono<{ Bindings: HttpBindings }>()
    .use(async ({ env }, next) => {
      if (hasAnswer) env.outgoing.end('an older page');
      await next();
    })
    .use(earlyHints(link))
    .all('*', (context) => (hasAnswer ? RESPONSE_ALREADY_SENT : context.html('<title>Rope</title>')));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  try {
    return await new Promise<string>((resolve, reject) => {
      let text = '';
      const lines = [`GET /rope HTTP/${version}`, 'host: shop.test', 'connection: close', ...headers];
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      socket.once('error', reject).once('end', () => resolve(text));
    });
  } finally {
    server.close();
  }
}

test('a browser that navigates is told of the style sheet before its page comes', async () => {
  const text = await said('1.1', ['sec-fetch-mode: navigate']);
  expect(text).toMatch(
    /^HTTP\/1\.1 103 Early Hints\r\nLink: <\/assets\/styles-abc\.css>; rel=preload; as=style\r\n\r\nHTTP\/1\.1 200 OK/,
  );
  expect(text).toContain('<title>Rope</title>');
});

test.each([
  ['a program', '1.1', []],
  ['a script of a page', '1.1', ['sec-fetch-mode: cors']],
  ['a proxy that knows no such answers', '1.0', ['sec-fetch-mode: navigate']],
])('%s gets the page alone', async (_who, version, headers) => {
  expect(await said(version, headers)).toMatch(/^HTTP\/1\.1 200 OK/);
});

test('nothing is said to who has an answer already', async () => {
  const text = await said('1.1', ['sec-fetch-mode: navigate'], true);
  expect(text).not.toContain('103');
  expect(text).toContain('an older page');
});
