import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { createRequestListener } from './request-listener.ts';

const refuseAll = { fetch: async () => new Response('too large', { status: 413 }) };

/** Sends a body that was refused by its length alone, then asks once more on the same connection; the statuses it was told. */
async function statusesAfter(bodyBytes: number): Promise<string[]> {
  const listener = createRequestListener(refuseAll, {
    development: false,
    otherOrigins: { connectTo: [] },
    trustProxy: false,
  });
  const server = await listen(listener, { port: 0, host: '127.0.0.1' });
  const head = (length: number) => `POST /x HTTP/1.1\r\nhost: shop.test\r\ncontent-length: ${length}\r\n\r\n`;
  try {
    return await new Promise((resolve, reject) => {
      let told = '';
      const statuses = () => told.match(/HTTP\/1\.1 \d{3}/g) ?? [];
      const socket = connect(server.port, '127.0.0.1', () => socket.write(head(bodyBytes)));
      // Only once it has its answer does it send the rest, as one does who was busy with sending.
      socket.setEncoding('utf8').once('data', () => {
        socket.write(Buffer.alloc(bodyBytes, 'x'));
        socket.write(head(0));
      });
      socket.on('data', (text: string) => {
        told += text;
        if (statuses().length === 2) socket.destroy();
      });
      socket.once('error', reject).once('close', () => resolve(statuses()));
    });
  } finally {
    await server.stop(0);
  }
}

test('who said how much it will send is listened to for a while after it was refused, and keeps its connection', async () => {
  expect(await statusesAfter(1_500_000)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 413']);
});
