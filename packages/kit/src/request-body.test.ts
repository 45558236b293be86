import { expect, test } from 'vitest';
import { readBytesUpTo, readTextUpTo } from './request-body.ts';

/** Sends a chunk whenever one is asked for; `asked` counts them. */
function streamed(chunks: readonly string[], headers: Record<string, string> = {}) {
  const sent = { asked: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[sent.asked];
        sent.asked += 1;
        if (chunk === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
    },
    { highWaterMark: 0 },
  );
  const options = { method: 'POST', body, headers, duplex: 'half' };
  return { request: new Request('https://shop.test/', options), sent };
}

test('a body within the limit is read, however it arrives', async () => {
  expect(await readTextUpTo(streamed(['kn', 'öt', 's']).request, 6)).toBe('knöts');
  expect(await readTextUpTo(streamed(['knots'], { 'content-length': '5' }).request, 5)).toBe('knots');
  expect(await readTextUpTo(new Request('https://shop.test/'), 5)).toBe('');
});

test('what is too large by its own account is not read at all', async () => {
  const { request, sent } = streamed(['knots'], { 'content-length': '5' });
  expect(await readBytesUpTo(request, 4)).toBeNull();
  expect(sent.asked).toBe(0);
});

test('what turns out too large is refused while it arrives', async () => {
  const { request, sent } = streamed(Array.from({ length: 1000 }, () => 'knots'));
  expect(await readBytesUpTo(request, 12)).toBeNull();
  expect(sent.asked).toBeLessThan(10);
});

test('a body larger than it was announced is refused', async () => {
  expect(await readBytesUpTo(streamed(['knots'], { 'content-length': '2' }).request, 4)).toBeNull();
});

test('a client that goes away is told to whoever reads', async () => {
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('gone')) });
  const request = new Request('https://shop.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  await expect(readBytesUpTo(request, 5)).rejects.toThrow('gone');
});
