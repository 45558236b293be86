import { ok, type Result, refuse } from '@bowline/kit';
import {
  type FieldRefusal,
  isPlainText,
  problemOfField,
  readEmailAddress,
  tidyLine,
  tidyLines,
} from '#stores';
import { type AccessRefusal, changeCart, changeFacts, changeOpened, openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import type { Cart } from '../model.ts';
import type { CartRefusal } from '../refusals.ts';
import { saveCart } from '../repository.ts';

/** Behaviour 101. */
export async function setGuestEmail(
  cartId: string,
  text: string,
  context: CartContext,
): Promise<Result<Cart, AccessRefusal | CartRefusal<'not-for-customers' | 'guest-email-not-valid'>>> {
  if (context.customerId !== null) return refuse('not-for-customers');
  const email = isPlainText(text) ? readEmailAddress(text) : null;
  if (email === null) return refuse('guest-email-not-valid');
  return changeFacts(cartId, context, async () => ok((cart) => ok({ ...cart, email })));
}

/** Rule 16. */
const longestRemarks = 1_000;

export async function setRemarks(
  cartId: string,
  text: string,
  context: CartContext,
): Promise<Result<Cart, AccessRefusal | CartRefusal<'remarks-too-long'>>> {
  const remarks = readRemarks(text);
  if (!remarks.ok) return remarks;
  return changeCart(cartId, context, async (writer, cart) =>
    ok(await saveCart(writer, { ...cart, remarks: remarks.value }, context.now)),
  );
}

export function readRemarks(text: string): Result<string | null, CartRefusal<'remarks-too-long'>> {
  const remarks = tidyLines(text);
  return remarks.length > longestRemarks
    ? refuse('remarks-too-long', { limit: longestRemarks })
    : ok(remarks || null);
}

export interface BusinessWish {
  readonly isBusinessOrder: boolean;
  readonly company: string | null | undefined;
  readonly vatNumber: string | null | undefined;
}

/** Rule 17. The number is checked before the cart is locked: whoever confirms it may take seconds. */
export async function setBusinessOrder(
  cartId: string,
  wish: BusinessWish,
  context: CartContext,
): Promise<
  Result<Cart, AccessRefusal | FieldRefusal | CartRefusal<'company-missing' | 'vat-number-not-valid'>>
> {
  const opened = await openCart(cartId, context);
  if (!opened.ok) return opened;
  const company = tidyLine(wish.company);
  const vatNumber = tidyLine(wish.vatNumber);
  if (wish.isBusinessOrder) {
    if (company === '') return refuse('company-missing');
    const problem = problemOfField('company', company);
    if (problem) return refuse(`address-field-${problem}`, { field: 'company' as const });
  }
  const isChecked = wish.isBusinessOrder && vatNumber !== '';
  const vatEvidence = isChecked ? await context.carts.vatChecks.check(vatNumber) : null;
  if (isChecked && !vatEvidence) return refuse('vat-number-not-valid');
  const facts = {
    isBusinessOrder: wish.isBusinessOrder,
    company: wish.isBusinessOrder ? company : null,
    vatEvidence,
  };
  return changeOpened(opened.value, context, async (writer, cart) =>
    ok(await saveCart(writer, { ...cart, ...facts }, context.now)),
  );
}
