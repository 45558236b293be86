import { fields } from '@bowline/ui/forms';
import { redirect } from 'react-router';
import { attempt, receive } from '../../../forms/form-actions.ts';
import { describeForm } from '../../../forms/shop-form.ts';
import { WithdrawMutation } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { withdrawPath } from './returns-view.ts';

export const withdrawForm = describeForm('withdraw', {
  name: fields.personName({ label: 'orders.withdrawal.name', most: 128, autoComplete: 'name' }),
});

const mostLines = 1_000;

/** A line as the form carries it: how many pieces, then which. */
export const sentLine = ({ id, quantity }: { readonly id: string; readonly quantity: number }) =>
  `${quantity} ${id}`;

/** The statement. Whoever sends the same page twice has made it once. */
export async function withdraw(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(withdrawForm, sent);
  if (problems.length > 0) return refuse({ problems });
  const token = textOf(sent.get('token'));
  const input = {
    token,
    statement_key: textOf(sent.get('key')),
    name: values.name,
    lines: sent.getAll('line').slice(0, mostLines).map(readLine),
  };
  const { result, failure } = await attempt(shop, shop.commerce.mutate(WithdrawMutation, { input }));
  if (!result) return refuse({ failure: failure ?? {} });
  const { number } = result.withdrawFromContract.return;
  throw redirect(`${withdrawPath({ token })}&stated=${encodeURIComponent(number)}`, 303);
}

function readLine(line: FormDataEntryValue) {
  const [quantity = '', id = ''] = textOf(line).split(' ');
  const pieces = Number(quantity);
  return { order_item_uid: id, quantity: Number.isFinite(pieces) ? pieces : 0 };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.slice(0, 256) : '';
}
