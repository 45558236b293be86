import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { formsLeadingElsewhere } from './forms-leading-elsewhere.ts';

const providerPage = 'https://www.mollie.com/checkout/pay?token=a&b="><script>';

async function post(location: string, init: RequestInit & { status?: number } = {}) {
  const app = new Hono();
  app.use(formsLeadingElsewhere());
  app.all('*', () => {
    const headers = new Headers({ location, 'content-length': '0' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response(null, { status: init.status ?? 303, headers });
  });
  return app.fetch(new Request('https://bowline.nl/checkout/payment', { method: 'POST', ...init }));
}

test('a form that leads to another origin is answered by a page that leads on', async () => {
  const answer = await post(providerPage);
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(answer.headers.get('refresh')).toBe(`0; url=${new URL(providerPage).href}`);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  expect(text).toContain('>www.mollie.com</a>');
  expect(text).not.toContain('<script>');
});

test('the policy that every answer has stays as it is: forms go to the shop alone', async () => {
  const { headers } = await post(providerPage);
  expect(headers.get('content-security-policy')).toBeNull();
});

test.each([
  '/checkout/success?token=a',
  'https://bowline.nl/checkout/success',
  'javascript:alert(1)',
  'http://[',
])('%s is left to the browser', async (location) => {
  const answer = await post(location);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

test('what is no form, and no answer to one, is left alone', async () => {
  expect((await post(providerPage, { method: 'GET' })).status).toBe(303);
  expect((await post(providerPage, { status: 302 })).status).toBe(302);
});
