import { expect, test } from 'vitest';
import { describeServerFailure } from './server-failure.ts';

const cases: [string, string][] = [
  ['FATAL:  could not write to file "pg_wal/xlogtemp.1": No space left on device', 'the disk is full'],
  [
    'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
    'another PostgreSQL server is working',
  ],
  ['FATAL:  lock file "postmaster.pid" already exists', 'another PostgreSQL server is working'],
  ['FATAL:  database files are incompatible with server', 'another version of PostgreSQL'],
  ['FATAL:  data directory "/x" has wrong ownership', 'belong to another user'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'not enough memory'],
  [
    'LOG:  invalid primary checkpoint record\nPANIC:  could not locate a valid checkpoint record',
    'files are damaged',
  ],
  ['FATAL:  something quite new\nHINT:  read the manual', 'PostgreSQL says “something quite new”'],
  ['', 'PostgreSQL gave no reason'],
];

test.each(cases)('%j becomes one sentence', (output, part) => {
  const sentence = describeServerFailure(output, '/srv/shop/var/postgres');
  expect(sentence).toMatch(/^The database in \/srv\/shop\/var\/postgres cannot be started: [^\n]+\.$/);
  expect(sentence).toContain(part);
});
