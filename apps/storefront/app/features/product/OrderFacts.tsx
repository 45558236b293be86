import { DeliveryByEmail, DeliveryExpectation, type DeliveryView } from './DeliveryExpectation.tsx';
import { PriceTiers, type PriceTiersProps } from './PriceTiers.tsx';

interface OrderFactsProps extends PriceTiersProps {
  readonly delivery: DeliveryView | false | null;
  readonly isDigital: boolean;
}

/** When it would arrive and what that costs, and what more of it would cost. */
export default function OrderFacts({ delivery, isDigital, ...tiers }: OrderFactsProps) {
  return (
    <>
      {delivery && <DeliveryExpectation {...delivery} />}
      {isDigital && <DeliveryByEmail />}
      <PriceTiers {...tiers} />
    </>
  );
}
