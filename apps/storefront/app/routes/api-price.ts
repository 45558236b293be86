import type { LoaderFunctionArgs } from 'react-router';
import { quantityOf } from '../features/cart/cart-forms.ts';
import { toMoney } from '../features/catalog/product-tile.ts';
import { PriceOfQuantityQuery } from '../generated/operations.ts';
import { shopContext } from '../shop-context.ts';

/** What so many of something cost together, for the form that asks how many: null when nobody can say. */
export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs) {
  const { commerce } = context.get(shopContext);
  const sku = searchParams.get('sku') ?? '';
  const quantity = quantityOf(searchParams.get('quantity') ?? '');
  const { data } = Number.isFinite(quantity)
    ? await commerce.query(PriceOfQuantityQuery, { sku, quantity })
    : {};
  const price = data?.price_of_quantity;
  return Response.json(price ? toMoney(price) : null, { headers: { 'cache-control': 'private, no-store' } });
}
