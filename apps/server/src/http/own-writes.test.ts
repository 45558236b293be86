import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createOwnWrites } from './own-writes.ts';

/** A shop whose pages say what commerce was told of who asks. */
function aShop() {
  const ownWrites = createOwnWrites();
  const commerce = ownWrites.tell(async (request) => new Response(request.headers.get('x-written')));
  const app = new Hono();
  app.use(ownWrites.follow);
  app.all('/refused', (context) => context.text('no', 422));
  app.all('*', async (context) => {
    await Promise.resolve();
    const told = await commerce(new Request('http://commerce/graphql'));
    context.header('set-cookie', 'other=1', { append: true });
    return context.text(`told ${await told.text()}`);
  });
  return async (method: string, path = '/', cookie?: string) => {
    const response = await app.request(path, { method, headers: cookie ? { cookie } : {} });
    return { text: await response.text(), cookies: response.headers.getSetCookie() };
  };
}

test('whoever has sent something is marked for ten seconds, beside all other cookies', async () => {
  const ask = aShop();
  expect(await ask('POST')).toEqual({
    text: 'told 1',
    cookies: ['other=1', 'vsf-written=1; Max-Age=10; Path=/; HttpOnly; SameSite=Lax'],
  });
  expect((await ask('GET')).cookies).toEqual(['other=1']);
  expect((await ask('POST', '/refused')).cookies).toEqual([]);
});

test('what pages ask of commerce says whether who asks has written, and never of others', async () => {
  const ask = aShop();
  const answers = await Promise.all([
    ask('GET', '/', 'vsf-cart=1; vsf-written=1'),
    ask('GET'),
    ask('GET', '/', 'not-vsf-written=1'),
  ]);
  expect(answers.map(({ text }) => text)).toEqual(['told 1', 'told ', 'told ']);
});
