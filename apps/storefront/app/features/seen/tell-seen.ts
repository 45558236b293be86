import { ownRequestHeaders } from '@bowline/markets';
import { createCsrfFetch } from '../../data/csrf-fetch.ts';
import { visitorStore } from '../../visitor/visitor-store.ts';
import type { ProductSummary } from '../catalog/product-tile.ts';
import type { SeenAnswer } from './load-seen.ts';
import { seenOnDevice } from './seen-on-device.ts';

const send = createCsrfFetch({ headerName: ownRequestHeaders.csrf });

/** Notes the product of this page, and answers the others that were seen. A guest who has seen no other asks nobody. */
export async function tellSeen(
  addresses: { readonly seen: string; readonly visitor: string },
  sku: string | undefined,
): Promise<readonly ProductSummary[]> {
  const device = seenOnDevice();
  const hasOthers = device.list().some((known) => known !== sku);
  if (sku) device.add(sku);
  // Brings the token that writes want to see, and who is asking.
  await visitorStore.load(addresses.visitor);
  if (!hasOthers && visitorStore.get().name === null) return [];
  const body = new FormData();
  for (const known of device.list()) body.append('sku', known);
  const response = await send(addresses.seen, { method: 'POST', body });
  if (!response.ok) return [];
  const { products, isKept } = (await response.json()) as SeenAnswer;
  if (isKept) device.clear();
  return products.filter((product) => product.sku !== sku);
}
