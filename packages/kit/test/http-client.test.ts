import { describe, expect, test } from 'vitest';
import {
  createHttpClient,
  HttpError,
  type HttpMethod,
  NoResponseError,
  retriedStatuses,
  wishedPauseMs,
} from '../src/index.ts';
import { startLoopbackServer } from './loopback-server.ts';

const writes: HttpMethod[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

describe('retries', () => {
  test('the retried statuses are those of specification 7.1', () => {
    expect(retriedStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  });

  test.each(retriedStatuses)('a GET answered %i is sent once more', async (status) => {
    await using server = await startLoopbackServer({ status }, { status: 200, body: '{"rope":3}' });
    const client = createHttpClient({ baseUrl: server.url });
    expect(await client.get<{ rope: number }>('/stock')).toEqual({ rope: 3 });
    expect(server.received).toHaveLength(2);
  });

  test('a GET is sent twice at most', async () => {
    await using server = await startLoopbackServer({ status: 503 });
    const client = createHttpClient({ baseUrl: server.url });
    await expect(client.get('/stock')).rejects.toThrow('503 Service Unavailable');
    expect(server.received).toHaveLength(2);
  });

  test('nobody is asked again before their Retry-After has passed', async () => {
    await using server = await startLoopbackServer({ status: 503, retryAfter: '60' }, { status: 200 });
    const client = createHttpClient({ baseUrl: server.url });
    await expect(client.get('/stock')).rejects.toThrow('503 Service Unavailable');
    expect(server.received).toHaveLength(1);
    await using soon = await startLoopbackServer(
      { status: 429, retryAfter: '0' },
      { status: 200, body: '7' },
    );
    expect(await createHttpClient({ baseUrl: soon.url }).get('/stock')).toBe(7);
  });

  test.each([
    [null, 0],
    ['', 0],
    ['2', 2_000],
    ['Thu, 01 Jan 1970 00:00:03 GMT', 2_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', 0],
  ])('a Retry-After of %j wishes %d milliseconds', (header, wished) => {
    expect(wishedPauseMs(header, 1_000)).toBe(wished);
  });

  test.each([400, 401, 403, 404, 410, 422, 501])('a GET answered %i is not sent again', async (status) => {
    await using server = await startLoopbackServer({ status });
    const client = createHttpClient({ baseUrl: server.url });
    await expect(client.get('/stock')).rejects.toMatchObject({ status });
    expect(server.received).toHaveLength(1);
  });

  test.each(writes.flatMap((method) => retriedStatuses.map((status) => [method, status] as const)))(
    'a %s answered %i is never sent again',
    async (method, status) => {
      await using server = await startLoopbackServer({ status }, { status: 200 });
      const client = createHttpClient({ baseUrl: server.url });
      await expect(client.request(method, '/orders', { body: {} })).rejects.toMatchObject({ method, status });
      expect(server.received).toHaveLength(1);
    },
  );

  test('a GET whose connection breaks is sent once more', async () => {
    await using server = await startLoopbackServer('hang up', { status: 200, body: '"here"' });
    const client = createHttpClient({ baseUrl: server.url, retryDelayMs: 1 });
    expect(await client.get('/stock')).toBe('here');
  });

  test('a POST whose connection breaks is not, because it may have worked', async () => {
    let sent = 0;
    const broken = () => {
      sent += 1;
      return Promise.reject(new TypeError('connection reset'));
    };
    const client = createHttpClient({ baseUrl: 'https://shop.example', fetch: broken });
    const failure = client.post('/orders', { sku: 'rope' });
    await expect(failure).rejects.toThrow(
      '[POST] "https://shop.example/orders": no response (connection reset)',
    );
    await expect(failure).rejects.toBeInstanceOf(NoResponseError);
    expect(sent).toBe(1);
  });

  test('a caller who gives up gets the own reason back and no second try', async () => {
    await using server = await startLoopbackServer({ status: 503 });
    const giveUp = new AbortController();
    const client = createHttpClient({ baseUrl: server.url, retryDelayMs: 60_000 });
    const answer = client.get('/stock', { signal: giveUp.signal });
    await expect.poll(() => server.received.length).toBe(1);
    giveUp.abort(new Error('the visitor left'));
    await expect(answer).rejects.toThrow('the visitor left');
    expect(server.received).toHaveLength(1);
  });
});

describe('errors', () => {
  test('the text is method, address, status and status text', async () => {
    await using server = await startLoopbackServer({ status: 404 });
    const client = createHttpClient({ baseUrl: server.url });
    await expect(client.get('/path')).rejects.toThrow(`[GET] "${server.url}/path": 404 Not Found`);
    await expect(client.put('/path', {})).rejects.toThrow(`[PUT] "${server.url}/path": 404 Not Found`);
  });

  test('every status from 400 to 599 is an error, 399 is not', async () => {
    const answer = (status: number) => () => Promise.resolve(new Response('{}', { status }));
    for (const status of [400, 451, 499, 500, 599]) {
      const client = createHttpClient({ fetch: answer(status) });
      await expect(client.post('https://shop.example/')).rejects.toBeInstanceOf(HttpError);
    }
    await expect(createHttpClient({ fetch: answer(399) }).get('https://shop.example/')).resolves.toBe('{}');
  });

  test('a response without status text leaves no trailing space', async () => {
    const client = createHttpClient({ fetch: () => Promise.resolve(new Response(null, { status: 404 })) });
    await expect(client.get('https://shop.example/a')).rejects.toThrow(/: 404$/);
  });

  test('the error keeps what the server said', async () => {
    await using server = await startLoopbackServer({ status: 422, body: '{"code":"too_short"}' });
    const client = createHttpClient({ baseUrl: server.url });
    await expect(client.post('/names', { name: 'x' })).rejects.toMatchObject({
      method: 'POST',
      url: `${server.url}/names`,
      status: 422,
      statusText: 'Unprocessable Entity',
      data: { code: 'too_short' },
    });
  });

  test('an error body that is not the JSON it claims to be stays readable', async () => {
    await using server = await startLoopbackServer({ status: 502, body: '<h1>Bad gateway</h1>' });
    const client = createHttpClient({ baseUrl: server.url });
    await expect(client.post('/names')).rejects.toMatchObject({ status: 502, data: '<h1>Bad gateway</h1>' });
  });
});

describe('bodies', () => {
  test.each([
    ['a plain object', { sku: 'rope', quantity: 2 }],
    ['an object without prototype', Object.assign(Object.create(null), { sku: 'rope' })],
    ['an array', [1, 'two', null]],
  ])('%s is sent as JSON', async (_, body) => {
    await using server = await startLoopbackServer({ status: 200 });
    await createHttpClient({ baseUrl: server.url }).post('/cart', body);
    const [request] = server.received;
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual(body);
  });

  test('headers chosen by the caller win over those of JSON and of the client', async () => {
    await using server = await startLoopbackServer({ status: 200 });
    const client = createHttpClient({ baseUrl: server.url, headers: { store: 'en', locale: 'en' } });
    await client.patch('/cart', {}, { headers: { accept: 'application/problem+json', store: 'nl_NL' } });
    expect(server.received[0]?.headers).toMatchObject({
      accept: 'application/problem+json',
      'content-type': 'application/json',
      store: 'nl_NL',
      locale: 'en',
    });
  });

  test('other bodies are sent as they are', async () => {
    await using server = await startLoopbackServer({ status: 200 });
    const client = createHttpClient({ baseUrl: server.url });
    await client.post('/form', new URLSearchParams({ sku: 'rope' }));
    await client.post('/text', 'plain');
    await client.post('/stream', new Blob(['streamed']).stream());
    expect(server.received.map(({ body }) => body)).toEqual(['sku=rope', 'plain', 'streamed']);
    expect(server.received[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(server.received[1]?.headers['content-type']).toMatch('text/plain');
  });

  test('a request without body sends none', async () => {
    await using server = await startLoopbackServer({ status: 200 });
    await createHttpClient({ baseUrl: server.url }).delete('/cart/1');
    expect(server.received[0]).toMatchObject({ method: 'DELETE', body: '' });
    expect(server.received[0]?.headers['content-type']).toBeUndefined();
  });
});

describe('answers', () => {
  test.each([
    ['JSON', 'application/json; charset=utf-8', '{"a":1}', { a: 1 }],
    ['JSON of a special kind', 'application/problem+json', '[1]', [1]],
    ['text', 'text/plain', 'hello', 'hello'],
    ['nothing', 'application/json', '', undefined],
  ])('%s is read by its content type', async (_, type, body, expected) => {
    await using server = await startLoopbackServer({ status: 200, type, body });
    expect(await createHttpClient({ baseUrl: server.url }).get('/')).toEqual(expected);
  });

  test('a good status with broken JSON is an error', async () => {
    await using server = await startLoopbackServer({ status: 200, body: '{"a":' });
    await expect(createHttpClient({ baseUrl: server.url }).get('/')).rejects.toThrow(SyntaxError);
  });
});

describe('addresses', () => {
  const answerWithUrl = (request: Request) => Promise.resolve(Response.json(request.url));

  test.each([
    ['https://api.example', '/stock', 'https://api.example/stock'],
    ['https://api.example/', 'stock', 'https://api.example/stock'],
    ['https://api.example/v1/', '/stock', 'https://api.example/v1/stock'],
    ['https://api.example/v1', '', 'https://api.example/v1'],
    ['https://api.example/graphql', '?query=1', 'https://api.example/graphql?query=1'],
    ['https://api.example/v1', 'https://other.example/x', 'https://other.example/x'],
  ])('base %s and %s give %s', async (baseUrl, address, expected) => {
    expect(await createHttpClient({ baseUrl, fetch: answerWithUrl }).get(address)).toBe(expected);
  });

  test('a query is encoded and added to one that is there; undefined values are left out', async () => {
    const client = createHttpClient({ baseUrl: 'https://api.example', fetch: answerWithUrl });
    const query = { q: 'a&b', page: 2, all: false, sort: undefined };
    expect(await client.get('/search', { query })).toBe(
      'https://api.example/search?q=a%26b&page=2&all=false',
    );
    expect(await client.get('/search?x=1', { query: { y: 2 } })).toBe('https://api.example/search?x=1&y=2');
  });
});
