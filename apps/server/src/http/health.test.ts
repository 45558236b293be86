import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkDisk, health, type Readiness } from './health.ts';

const fine = async () => {};
const broken = async () => {
  throw new Error('secret detail');
};
const hanging = () => new Promise<void>(() => {});

async function ready(checks: Readiness['checks'], { isStopping = false, checkMs = 60_000 } = {}) {
  const answer = await health({
    isStopping: () => isStopping,
    survived: () => ({ unhandledRejections: 0 }),
    checks,
    checkMs,
  }).request('/ready');
  return [answer.status, await answer.json()];
}

test('says what is degraded, and fails only when nothing is left', async () => {
  expect(await ready({ database: fine, search: fine })).toEqual([
    200,
    { status: 'ok', checks: { database: 'ok', search: 'ok' } },
  ]);
  expect(await ready({ database: broken, search: fine })).toEqual([
    200,
    { status: 'degraded', checks: { database: 'failed', search: 'ok' } },
  ]);
  expect(await ready({ database: broken, search: broken })).toEqual([
    503,
    { status: 'failed', checks: { database: 'failed', search: 'failed' } },
  ]);
  expect(await ready({ database: fine }, { isStopping: true })).toEqual([503, { status: 'stopping' }]);
  expect(await ready({})).toEqual([200, { status: 'ok', checks: {} }]);
});

test('what does not answer in time has failed', async () => {
  expect(await ready({ database: hanging, search: fine }, { checkMs: 50 })).toEqual([
    200,
    { status: 'degraded', checks: { database: 'failed', search: 'ok' } },
  ]);
});

test('a disk that is nearly full is told', async () => {
  const checks = (least: number) => ({ search: fine, disk: checkDisk(tmpdir(), least) });
  expect(await ready(checks(1))).toMatchObject([200, { status: 'ok' }]);
  expect(await ready(checks(Number.MAX_SAFE_INTEGER))).toMatchObject([
    200,
    { status: 'degraded', checks: { disk: 'failed' } },
  ]);
});
