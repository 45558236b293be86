import { fields } from '@bowline/ui/forms';
import { attempt, receive } from '../../forms/form-actions.ts';
import { describeForm } from '../../forms/shop-form.ts';
import { StockReminderMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

export const reminderForm = describeForm('remind-when-back', {
  email: fields.email({ label: 'reminder.email', hint: 'reminder.hint' }),
});

export interface ReminderAnswer {
  readonly isSubscribed: boolean;
}

/** What the visitor typed comes back with the problem: nothing has to be typed twice. */
export async function remindWhenBack(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(reminderForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const productId = Number(sent.get('product'));
  if (!Number.isSafeInteger(productId)) return refuse({ failure: {} });
  const wish = { email: values.email, productId };
  const { result, failure } = await attempt(shop, shop.commerce.mutate(StockReminderMutation, wish));
  if (result?.subscribeStockReminder?.success) return { isSubscribed: true } satisfies ReminderAnswer;
  return refuse({ failure: failure ?? {} });
}
