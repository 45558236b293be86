import { DeliveryExpectation } from './DeliveryExpectation.tsx';
import { PriceTiers } from './PriceTiers.tsx';
import type { ProductView } from './product-view.ts';

/** When it would arrive, and what more of it would cost. */
export default function OrderFacts({ delivery, tiers }: Pick<ProductView, 'delivery' | 'tiers'>) {
  return (
    <>
      {delivery && <DeliveryExpectation {...delivery} />}
      <PriceTiers tiers={tiers} />
    </>
  );
}
