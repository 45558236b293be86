import { orderForm, sampleForm } from './cart-forms.ts';
import type { CartLineView } from './cart-view.ts';
import { giftCardForm } from './gift-card-form.ts';

/** All it takes to put a line back that was taken out, as the fields of the form that first put it in. */
export type WayBack = Readonly<Record<string, string>>;

const names = {
  [orderForm().name]: ['intent', 'sku', 'parentSku', 'quantity'],
  [sampleForm.name]: ['intent', 'sku', 'parentSku', 'quantity'],
  [giftCardForm.name]: ['intent', 'sku', ...Object.keys(giftCardForm.fields)],
} as const;

export function wayBackTo({
  sku,
  parentSku = '',
  quantity,
  isSample,
  giftCard,
}: Pick<CartLineView, 'sku' | 'parentSku' | 'quantity' | 'isSample' | 'giftCard'>): WayBack {
  if (!giftCard)
    return {
      intent: (isSample ? sampleForm : orderForm()).name,
      sku,
      parentSku,
      quantity: String(quantity),
    };
  const { deliverOn: deliveryDate, ...written } = giftCard;
  return { intent: giftCardForm.name, sku, deliveryDate, ...written };
}

const prefix = 'back-';
/** A message to the recipient is the longest of them. */
const longest = 2_000;

/** As the form that takes a line out carries it. */
export function wayBackFields(wayBack: WayBack): readonly (readonly [name: string, value: string])[] {
  return Object.entries(wayBack).map(([name, value]) => [prefix + name, value]);
}

/** What such a form carried; undefined when it carried nothing whole. */
export function wayBackOf(sent: FormData | URLSearchParams): WayBack | undefined {
  const wanted = names[String(sent.get(`${prefix}intent`) ?? '')] ?? [];
  const found = wanted.map((name) => [name, String(sent.get(prefix + name) ?? '')] as const);
  const isWhole = sent.get(`${prefix}sku`) && found.every(([, value]) => value.length <= longest);
  return isWhole ? Object.fromEntries(found) : undefined;
}

/** Whom a card is for, and what it says, is nothing for an address: it comes back in the page itself. */
export function isForAddress({ intent }: WayBack): boolean {
  return intent !== giftCardForm.name;
}

/** What the page offers to put back. Its address may say anything: the cart looks at it as at any other wish. */
export function wayBackIn(search: URLSearchParams): WayBack | undefined {
  const wayBack = wayBackOf(search);
  return wayBack?.quantity && isForAddress(wayBack) ? wayBack : undefined;
}
