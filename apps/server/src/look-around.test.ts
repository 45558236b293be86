import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { lookAround } from './look-around.ts';

function shop(pages: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const handle: RequestListener = ({ url = '', headers }, response) => {
    asked.push(`${headers.host}${url}`);
    const main = pages[url];
    response.writeHead(main === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<nav><a href="/imprint">Imprint</a></nav><main class="m">${main ?? '<a href="/lost">'}</main>`,
    );
  };
  return { asked, handle };
}

const around = { publicUrl: 'https://shop.example', isStopping: () => false };
const links = (...paths: string[]) =>
  paths.map((path) => `<a class="tile" href="${path}">There</a>`).join('');

test('the homes of all locales are looked at, then what they lead to, each page once', async () => {
  const { asked, handle } = shop({
    '/': links('/cord', '/cord', 'https://elsewhere.example/', '/cord?page=2', '//elsewhere.example'),
    '/de': links('/de/kordel', '/cord'),
    '/cord': links('/cord/black', '/'),
    '/cord/black': '',
  });
  expect(await lookAround({ ...around, handle })).toBe(4);
  const goods = asked.slice(-3);
  expect(goods).toEqual(['shop.example/cord', 'shop.example/de/kordel', 'shop.example/cord/black']);
  expect(new Set(asked).size).toBe(asked.length);
});

test('it ends: after so many pages, after so long, when the process stops, and whatever a page does', async () => {
  const endless: RequestListener = ({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<main>${links(...Array.from({ length: 50 }, (_, n) => `${url === '/' ? '' : url}/${n}`))}</main>`,
    );
  };
  expect(await lookAround({ ...around, handle: endless, mostPages: 30 })).toBe(30);
  expect(await lookAround({ ...around, handle: endless, mostMs: -1 })).toBe(0);
  expect(await lookAround({ ...around, handle: endless, isStopping: () => true })).toBe(0);
  const broken: RequestListener = (request) => void request.socket.destroy();
  expect(await lookAround({ ...around, handle: broken })).toBe(0);
});
