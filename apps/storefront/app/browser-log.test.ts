import { expect, test } from 'vitest';
import { createBrowserLog } from './browser-log.ts';

const levels = ['debug', 'info', 'warn', 'error'] as const;

test.each([
  ['test', []],
  ['dev', ['debug', 'info', 'warn', 'error']],
  ['rc', ['info', 'warn', 'error']],
  ['prod', ['error']],
  ['preview', ['warn', 'error']],
  ['', ['warn', 'error']],
])('specification 9: in the environment "%s" a browser tells %j', (environment, expected) => {
  const told: string[] = [];
  const teller = (level: string) => () => void told.push(level);
  const log = createBrowserLog(environment, {
    debug: teller('debug'),
    info: teller('info'),
    warn: teller('warn'),
    error: teller('error'),
  });
  for (const level of levels) log[level]('something');
  expect(told).toEqual(expected);
});
