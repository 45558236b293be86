import { fields } from '@bowline/ui/forms';
import { redirect } from 'react-router';
import { receive } from '../../forms/form-actions.ts';
import { describeForm } from '../../forms/shop-form.ts';
import { FindOrderQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

export const lookupForm = describeForm('lookup', {
  number: fields.text({
    label: 'orders.fields.number',
    hint: 'orders.hints.number',
    most: 32,
    autoComplete: 'off',
  }),
  email: fields.email({ label: 'checkout.fields.email' }),
  lastname: fields.personName({
    label: 'checkout.fields.lastname',
    hint: 'orders.hints.lastname',
    autoComplete: 'family-name',
  }),
});

/** All three have to fit; the answer does not tell which of them does not. */
export async function findOrder(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(lookupForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const answer = await shop.commerce.query(FindOrderQuery, values);
  const token = answer.data?.guestOrder.token;
  if (token) throw redirect(`/orders/view?token=${encodeURIComponent(token)}`, 303);
  return refuse({ failure: {} });
}
