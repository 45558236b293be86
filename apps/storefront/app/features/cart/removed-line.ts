import { orderForm, sampleForm } from './cart-forms.ts';
import type { CartLineView } from './cart-view.ts';

/** All it takes to put a line back that was taken out, as the fields of the form that first put it in. */
export type WayBack = Readonly<Record<'intent' | 'sku' | 'parentSku' | 'quantity', string>>;

/** A gift card has to be written anew: it is no article of which there are more. */
export function wayBackTo(
  line: Pick<CartLineView, 'sku' | 'parentSku' | 'quantity' | 'isSample' | 'giftCard'>,
) {
  if (line.giftCard) return undefined;
  return {
    intent: (line.isSample ? sampleForm : orderForm()).name,
    sku: line.sku,
    parentSku: line.parentSku ?? '',
    quantity: String(line.quantity),
  } satisfies WayBack;
}

const prefix = 'back-';
const names = ['intent', 'sku', 'parentSku', 'quantity'] as const;
const longest = 128;

/** As the form that takes a line out carries it. */
export function wayBackFields(wayBack: WayBack): readonly (readonly [name: string, value: string])[] {
  return names.map((name) => [prefix + name, wayBack[name]]);
}

/** For the address of the page that comes next; undefined when the form carried none. */
export function wayBackOf(sent: FormData): URLSearchParams | undefined {
  const found = names.map((name) => [prefix + name, String(sent.get(prefix + name) ?? '')]);
  const isWhole = sent.has(`${prefix}sku`) && found.every(([, value = '']) => value.length <= longest);
  return isWhole ? new URLSearchParams(found) : undefined;
}

/** What the page offers to put back. Its address may say anything: the cart looks at it as at any other wish. */
export function wayBackIn(search: URLSearchParams): WayBack | undefined {
  const [intent, sku, parentSku, quantity] = names.map((name) => search.get(prefix + name) ?? '');
  const isKnown = [orderForm(), sampleForm].some(({ name }) => name === intent);
  if (!isKnown || !intent || !sku || !quantity) return undefined;
  return { intent, sku, parentSku: parentSku ?? '', quantity };
}
