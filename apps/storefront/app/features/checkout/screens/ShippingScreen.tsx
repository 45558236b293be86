import { useActionData, useSearchParams } from 'react-router';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { loadShipping } from '../load-shipping.ts';
import type { ShippingAddressAnswer, ShippingMethodAnswer } from '../save-shipping.ts';
import { AddressSummary } from './AddressSummary.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { MethodForm } from './MethodForm.tsx';
import { PickupPointForm } from './PickupPointForm.tsx';
import { ShippingAddressForm } from './ShippingAddressForm.tsx';

export type ShippingView = Awaited<ReturnType<typeof loadShipping>>;

/** Where to and how. An address that is known is shown, and changed on request. */
export function ShippingScreen(view: ShippingView) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<ShippingAddressAnswer | ShippingMethodAnswer>();
  const addressAnswer = answer?.part === 'address' ? answer : undefined;
  const methodAnswer = answer?.part === 'method' ? answer : undefined;
  const { shippingAddress } = view;
  const isEditing = !shippingAddress || search.has('edit') || addressAnswer !== undefined;
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutShipping')}>
      {isEditing ? (
        <ShippingAddressForm view={view} answer={addressAnswer} />
      ) : (
        <>
          <AddressSummary
            title={t('checkout.shipTo')}
            address={shippingAddress}
            countryOptions={view.countryOptions}
            changeHref="/checkout/shipping?edit"
          />
          <MethodForm view={view} answer={methodAnswer} />
          {view.points && (
            <PickupPointForm points={view.points} chosen={view.pickupPoint?.id} answer={methodAnswer} />
          )}
        </>
      )}
    </CheckoutFrame>
  );
}
