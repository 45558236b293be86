import { catalogueCasesWithKept } from '../catalogue/cases.ts';
import { checkoutCases } from '../checkout/cases.ts';
import { setScene } from '../checkout/scene.ts';
import type { BenchShop } from '../measure/bench-shop.ts';
import type { BenchCase } from '../measure/run-cases.ts';
import { type PageCase, pageCases } from '../pages/cases.ts';

/** What the shop does most: pages, questions of GraphQL, and the way from cart to order. */
export async function shopCases(
  shop: Pick<BenchShop, 'server' | 'database'>,
  pages?: readonly PageCase[],
): Promise<BenchCase[]> {
  return [
    ...named('page', pages ?? (await pageCases(shop.database))),
    ...named('graphql', await catalogueCasesWithKept(shop.database)),
    ...named('cart', await checkoutCases(await setScene(shop))),
  ];
}

function named(kind: string, cases: readonly BenchCase[]): BenchCase[] {
  return cases.map((known) => ({ ...known, name: `${kind}: ${known.name}` }));
}
