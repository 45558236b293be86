import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createRefusedAskers, type RefusedAskersOptions } from './refused-askers.ts';

interface Told {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** A door at which requests come that are refused, or not, as soon as they have begun. */
function openDoor(options: RefusedAskersOptions = {}) {
  const clock = { ms: 0 };
  const begun: string[] = [];
  const told: Told[] = [];
  const askers = createRefusedAskers({ most: 5, forgottenPerSecond: 1, now: () => clock.ms, ...options });
  const send = (path: string, { asker = '192.0.2.1', status = 400 } = {}) => {
    const response = Object.assign(new EventEmitter(), {
      statusCode: 200,
      writeHead(code: number, headers: Record<string, string>) {
        response.statusCode = code;
        told.push({ status: code, retryAfter: headers['retry-after'] });
      },
      end: () => response.emit('finish'),
    });
    askers.admit({ asker, path }, response as unknown as ServerResponse, () => {
      begun.push(path);
      response.statusCode = status;
      response.end();
    });
    return response;
  };
  const sendMany = (count: number, path = '/graphql', given = {}) => {
    for (let sent = 0; sent < count; sent += 1) send(path, given);
  };
  return { send, sendMany, begun, told, clock };
}

test('of who was refused often one request after the other is begun; others and pages wait for nothing', () => {
  vi.useFakeTimers();
  const { send, sendMany, begun } = openDoor({ everyMs: 20 });
  sendMany(5);
  expect(begun).toHaveLength(5);
  send('/graphql');
  send('/v2025-02-19/data/listen/production?query=*');
  send('/1/indexes/products_en?query=rope');
  expect(begun).toHaveLength(6);
  send('/paracord');
  send('/graphql?query={a}', { asker: '192.0.2.2' });
  expect(begun.slice(6)).toEqual(['/paracord', '/graphql?query={a}']);
  vi.advanceTimersByTime(20);
  expect(begun.slice(8)).toEqual(['/v2025-02-19/data/listen/production?query=*']);
  vi.advanceTimersByTime(20);
  expect(begun).toHaveLength(10);
  vi.useRealTimers();
});

test('what is answered, or is not there, counts for nothing, and refusals are forgotten', () => {
  const { send, sendMany, begun, clock } = openDoor();
  sendMany(20, '/graphql', { status: 200 });
  sendMany(20, '/1/indexes/none/1', { status: 404 });
  sendMany(20, '/graphql', { status: 503 });
  expect(begun).toHaveLength(60);
  sendMany(4);
  clock.ms += 4_000;
  sendMany(4);
  send('/graphql');
  expect(begun).toHaveLength(69);
});

test('few wait; the others are told at once, without being read', () => {
  vi.useFakeTimers();
  const { send, sendMany, begun, told } = openDoor({ waitingPerAsker: 3, waiting: 5 });
  sendMany(5);
  sendMany(5);
  expect(begun).toHaveLength(6);
  expect(told).toEqual([{ status: 429, retryAfter: '5' }]);
  const other = { asker: '192.0.2.2' };
  sendMany(6, '/graphql', other);
  const waiting = [send('/graphql', other), send('/graphql', other)];
  send('/graphql', other);
  expect(told).toHaveLength(2);
  // Who goes away makes room.
  waiting[0]?.emit('close');
  send('/graphql', other);
  expect(told).toHaveLength(2);
  vi.useRealTimers();
});

test('a bounded number of addresses is remembered', () => {
  const { send, sendMany, begun } = openDoor({ askers: 2 });
  sendMany(5, '/graphql', { asker: 'a' });
  sendMany(1, '/graphql', { asker: 'b' });
  sendMany(1, '/graphql', { asker: 'c' });
  send('/graphql', { asker: 'a' });
  expect(begun).toHaveLength(8);
});
