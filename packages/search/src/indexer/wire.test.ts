import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createWire } from './wire.ts';

test('bytes are sent as they are, with their length, and a task is asked for until it is done', async () => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += (chunk as Buffer).byteLength;
    asked.push(`${request.method} ${request.url} ${request.headers['content-length'] ?? '-'} ${bytes}`);
    const status = asked.length < 3 ? 'notPublished' : 'published';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ taskID: 7, status }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  const wire = createWire({
    fetch: (request) => fetch(request),
    applicationId: 'BOWLINE',
    adminKey: 'key',
    baseUrl: `http://127.0.0.1:${port}`,
  });
  await wire.change('ropes', 'POST', '/1/indexes/ropes/batch', new TextEncoder().encode('{"żyłka":1}'));
  await wire.settled();
  expect(asked).toEqual([
    'POST /1/indexes/ropes/batch 13 13',
    'GET /1/indexes/ropes/task/7 - 0',
    'GET /1/indexes/ropes/task/7 - 0',
  ]);
});
