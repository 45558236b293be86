import { connect, type Socket } from 'node:net';
import { defaultLocale } from '@bowline/markets';
import { inject } from 'vitest';
import { expect, test } from '../journey.ts';
import { everyAddress } from './addresses.ts';

/** More than any body that a stranger may send, and what lies in the buffers of two systems on the way. */
const mostBytesTaken = 8 * 1024 * 1024;
const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'a=b&'), Buffer.from('\r\n')]);
/** What a client shows that may search but not write. */
const key = 'x-algolia-application-id: BOWLINE\r\nx-algolia-api-key: bowline-search\r\n';

interface Outcome {
  readonly status: number;
  readonly bytesTaken: number;
}

/** Sends as long as the shop takes, at most twice what it may; tells what it answered. */
function send(method: string, path: string, type: string, isEndless: boolean): Promise<Outcome> {
  const { hostname, port, host } = new URL(inject('shopUrl'));
  return new Promise((resolve) => {
    let answer = '';
    const socket: Socket = connect(Number(port), hostname, () => {
      const framing = isEndless ? 'transfer-encoding: chunked' : 'content-length: 3';
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\n${key}content-type: ${type}\r\n${framing}\r\n\r\n`,
      );
      if (!isEndless) return void socket.write('a=b');
      // Between two pieces it listens, as anybody does who wants an answer.
      const pour = () => {
        if (!socket.writable || socket.bytesWritten > 2 * mostBytesTaken) return void socket.destroy();
        if (socket.write(chunk)) setImmediate(pour);
        else socket.once('drain', () => setImmediate(pour));
      };
      pour();
    });
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      const isStream = answer.includes('text/event-stream');
      if (answer.includes('\r\n\r\n') && (!isEndless || isStream)) socket.destroy();
    });
    // The shop ends the connection while more is on the way: that is what is wanted.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      resolve({ status, bytesTaken: socket.bytesWritten });
    });
  });
}

/** As the service behind an address reads it. */
const typeFor = (path: string): string =>
  /^\/(graphql|1\/|v[\d-]+\/)/.test(path) ? 'application/json' : 'application/x-www-form-urlencoded';

test.concurrent.for(everyAddress([defaultLocale]))(
  '$method $path refuses a body that never ends while it arrives',
  async ({ method, path }) => {
    const short = await send(method, path, typeFor(path), false);
    const endless = await send(method, path, typeFor(path), true);
    expect(endless.bytesTaken).toBeLessThan(mostBytesTaken);
    // Who does not read a body answers as always; who does refuses it.
    expect([413, short.status]).toContain(endless.status);
    if ([200, 400, 422].includes(short.status) && !['GET', 'HEAD'].includes(method))
      expect(endless.status).toBe(413);
  },
);
