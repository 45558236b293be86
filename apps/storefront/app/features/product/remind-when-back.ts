import { StockReminderMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

export interface ReminderAnswer {
  readonly isSubscribed: boolean;
  readonly email: string;
  readonly problem?: 'invalid' | 'later';
}

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const longestEmail = 254;

/** What the visitor typed comes back with the problem: nothing has to be typed twice. */
export async function remindWhenBack(
  { commerce, log }: ShopRequest,
  form: FormData,
): Promise<ReminderAnswer> {
  const email = String(form.get('email') ?? '').trim();
  const productId = Number(form.get('product'));
  if (!plausibleEmail.test(email) || email.length > longestEmail || !Number.isSafeInteger(productId)) {
    return { isSubscribed: false, email, problem: 'invalid' };
  }
  const { data, errors } = await commerce.mutate(StockReminderMutation, { email, productId });
  if (data?.subscribeStockReminder?.success) return { isSubscribed: true, email };
  log.warn({ errors }, 'A stock reminder was refused');
  return { isSubscribed: false, email, problem: 'later' };
}
