import { problemsIn } from '@bowline/ui/forms';
import { expect, test } from 'vitest';
import { giftCardForm, giftCardOptions } from './gift-card-form.ts';

const good = {
  amount: '49.95',
  sender: 'Ada Jansen',
  recipient: 'Grace Hopper',
  recipientEmail: 'grace@example.com',
  message: '',
  deliveryDate: '',
};

test('fields go out under the names of the commerce edition; empty ones stay at home', () => {
  const names = giftCardOptions(good).entered_options?.map((option) => atob(option?.uid ?? ''));
  expect(names).toEqual([
    'giftcard/custom_giftcard_amount',
    'giftcard/giftcard_sender_name',
    'giftcard/giftcard_recipient_name',
    'giftcard/giftcard_recipient_email',
  ]);
});

test.each([
  [{}, []],
  [{ amount: '50,5' }, []],
  [{ amount: '' }, ['amount number']],
  [{ amount: '1.234' }, ['amount number']],
  [{ sender: 'A', recipient: '' }, ['sender tooShort', 'recipient required']],
  [{ recipientEmail: 'grace' }, ['recipientEmail email']],
  [{ deliveryDate: '2026-12-24' }, []],
  [{ deliveryDate: '2026-02-30' }, ['deliveryDate notValid']],
])('what is wrong with %j: %j', (changes, expected) => {
  const problems = problemsIn(giftCardForm, { ...good, ...changes });
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});
