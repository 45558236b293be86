import { expect, test } from 'vitest';
import { visitorLog } from './visitor-log.ts';

test('what fails is an error as long as the visitor is there, and names the request', () => {
  const lines: unknown[] = [];
  const write = (level: string) => (details: object, message: string) =>
    void lines.push({ level, message, ...details });
  const leaving = new AbortController();
  const log = visitorLog({ error: write('error'), warn: write('warn') }, 'a-request', leaving.signal);
  log.error({ insert: 'menu' }, 'It could not be loaded');
  leaving.abort();
  log.error({ insert: 'menu' }, 'It could not be loaded');
  const line = { message: 'It could not be loaded', requestId: 'a-request', insert: 'menu' };
  expect(lines).toEqual([
    { level: 'error', ...line },
    { level: 'warn', ...line },
  ]);
});
