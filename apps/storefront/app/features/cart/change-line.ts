import type { FormAnswer } from '@bowline/ui/forms';
import { attempt, receive } from '../../forms/form-actions.ts';
import { RemoveCartLineMutation, UpdateCartLineMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { quantityForm, quantityOf } from './cart-forms.ts';
import { changeKeyIn } from './change-key.ts';

/** Changes how many there are of one line, or takes it out; answers why not, if it was refused. */
export async function changeLine(
  shop: ShopRequest,
  id: string,
  sent: FormData,
): Promise<FormAnswer | undefined> {
  const line = { id, line: String(sent.get('line') ?? ''), key: changeKeyIn(sent) };
  return sent.get('intent') === 'remove' ? removeLine(shop, line) : changeQuantity(shop, line, sent);
}

/** Whether a form is about one line. */
export function isLineChange(sent: FormData): boolean {
  const intent = sent.get('intent');
  return intent === 'remove' || intent === quantityForm(String(sent.get('line') ?? '')).name;
}

interface NamedLine {
  /** Of the cart. */
  readonly id: string;
  readonly line: string;
  readonly key: string | null;
}

/** None at all is the same as taking the line out. */
async function changeQuantity(shop: ShopRequest, line: NamedLine, sent: FormData) {
  const { values, problems, refuse } = receive(quantityForm(line.line), sent);
  if (problems.length > 0) return refuse({ problems }).data;
  const quantity = quantityOf(values.quantity);
  if (quantity === 0) return removeLine(shop, line);
  const wish = { ...line, quantity };
  const { result, failure } = await attempt(shop, shop.commerce.mutate(UpdateCartLineMutation, wish));
  if (failure) return refuse({ failure }).data;
  const problem = result?.updateCartItems?.errors[0];
  if (!problem) return undefined;
  return problem.code === 'INSUFFICIENT_STOCK'
    ? refuse({ problems: [{ field: 'quantity', code: 'notAvailable' }] }).data
    : refuse({ failure: { reason: problem.message } }).data;
}

async function removeLine(shop: ShopRequest, line: NamedLine) {
  const { failure } = await attempt(shop, shop.commerce.mutate(RemoveCartLineMutation, line));
  return failure
    ? receive({ name: 'remove', fields: {} }, new FormData()).refuse({ failure }).data
    : undefined;
}
