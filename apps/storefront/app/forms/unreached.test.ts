import { expect, test } from 'vitest';
import { isUnreached, keepTyped } from './unreached.ts';

test('only a shop that was not reached is excused', () => {
  expect(isUnreached(new TypeError('Failed to fetch'))).toBe(true);
  expect(isUnreached(new Error('Something else'))).toBe(false);
});

const sendWith = (serverAction: () => Promise<unknown>) =>
  keepTyped({
    request: new Request('http://shop.test/contact', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'contact', message: 'A question' }),
    }),
    serverAction,
  } as never);

test('what was typed comes back while the shop cannot be reached', async () => {
  const answer = await sendWith(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(answer).toMatchObject({
    data: { form: 'contact', values: { message: 'A question' }, failure: {}, isUnreached: true },
    init: { status: 503 },
  });
});

test('any other error stays one, and an answer is passed on', async () => {
  const broken = new Error('broken');
  await expect(sendWith(() => Promise.reject(broken))).rejects.toBe(broken);
  expect(await sendWith(async () => 'sent')).toBe('sent');
});
