import { expect, test } from 'vitest';
import { createCsrfFetch } from './csrf-fetch.ts';

function pageWith(content: string | undefined) {
  const asked: string[] = [];
  return {
    asked,
    querySelector(selector: string) {
      asked.push(selector);
      return content === undefined ? null : ({ content } as HTMLMetaElement);
    },
  } as Pick<Document, 'querySelector'> & { readonly asked: string[] };
}

async function sentWith(content: string | undefined, init?: RequestInit) {
  const page = pageWith(content);
  let sent: Request | undefined;
  const send = createCsrfFetch({
    headerName: 'X-Shop-Token',
    document: page,
    fetch: async (request) => {
      sent = request as Request;
      return new Response();
    },
  });
  await send('http://shop.test/api/cart', init);
  return { sent, asked: page.asked };
}

test('the token of the page goes out in the configured header, beside the headers of the caller', async () => {
  const { sent, asked } = await sentWith('secret', { method: 'POST', headers: { accept: 'text/plain' } });
  expect(sent?.headers.get('x-shop-token')).toBe('secret');
  expect(sent?.headers.get('accept')).toBe('text/plain');
  expect(asked).toEqual(['meta[name="csrf-token"]']);
});

test('every request carries it, reading ones too', async () => {
  expect((await sentWith('secret')).sent?.headers.get('x-shop-token')).toBe('secret');
});

test('a page without a token sends an empty one, which the server refuses', async () => {
  expect((await sentWith(undefined, { method: 'POST' })).sent?.headers.get('x-shop-token')).toBe('');
});
