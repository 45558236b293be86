import { Buffer } from 'node:buffer';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { messages } from './message-writer.ts';

type Parameters = (string | Buffer | null)[];

/** What the driver itself sends. */
function byTheDriver(name: string, text: string, parameters: Parameters): Buffer {
  const stream = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  const connection = new pg.Connection({ stream } as unknown as pg.ConnectionConfig);
  connection.close({ type: 'S', name }, true);
  connection.parse({ name, text, types: [] }, true);
  connection.describe({ type: 'S', name }, true);
  connection.bind({ statement: name, values: parameters }, true);
  connection.execute(null, true);
  connection.sync();
  return stream.read() as Buffer;
}

function byUs(name: string, text: string, parameters: Parameters): Buffer {
  messages.close(name);
  messages.parse(name, text);
  messages.describe(name);
  messages.bind(name, parameters);
  messages.execute();
  messages.sync();
  return messages.take();
}

const withoutNul = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''));
const parameter = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constant(null),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
);

test('what is sent is what the driver would send, message by message', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\w-]{0,20}$/),
      withoutNul,
      fc.array(parameter),
      (name, text, parameters) => {
        expect(byUs(name, text, parameters).equals(byTheDriver(name, text, parameters))).toBe(true);
      },
    ),
  );
});

test('a parameter of a megabyte is sent like any other, and what comes after it too', () => {
  const long = 'ropé'.repeat(200_000);
  expect(byUs('a', 'select $1', [long, null]).equals(byTheDriver('a', 'select $1', [long, null]))).toBe(true);
  expect(byUs('a', 'select $1', ['b']).equals(byTheDriver('a', 'select $1', ['b']))).toBe(true);
});

test('what was begun and not sent is not sent later', () => {
  messages.parse('half', 'select 1');
  messages.forget();
  expect(byUs('', 'select 1', []).equals(byTheDriver('', 'select 1', []))).toBe(true);
});
