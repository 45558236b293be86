import { CheckboxField } from '@bowline/ui/components';
import { AddressFields } from '@bowline/ui/forms';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { billingForm } from '../checkout-forms.ts';
import { streetLineOf } from '../checkout-view.ts';
import type { BillingView } from '../load-steps.ts';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/** Billing equals shipping, or has an address of its own; for digital goods it is the only one. */
export function BillingScreen(view: BillingView) {
  const t = useTranslate();
  const { shippingAddress, billingAddress, billsToShipping } = view;
  const address =
    billingAddress && !billsToShipping
      ? billingAddress
      : { country: shippingAddress?.country ?? view.defaultCountry, company: view.company };
  const isSame = shippingAddress !== undefined && billsToShipping;
  const form = useShopForm(billingForm, { initial: { ...address, billing: isSame ? 'same' : 'other' } });
  const { chosen, legend } = form.choices('billing');
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutBilling')}>
      <ShopForm form={form} className="group grid gap-5">
        {shippingAddress ? (
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-medium">{legend}</legend>
            <CheckboxField
              type="radio"
              name="billing"
              value="same"
              defaultChecked={chosen === 'same'}
              label={t('checkout.sameAddress')}
              hint={[streetLineOf(shippingAddress), shippingAddress.city].join(', ')}
            />
            <CheckboxField
              type="radio"
              name="billing"
              value="other"
              defaultChecked={chosen !== 'same'}
              label={t('checkout.otherAddress')}
            />
          </fieldset>
        ) : (
          <input type="hidden" name="billing" value="other" />
        )}
        <div className="grid gap-5 group-has-[[value=same]:checked]:hidden">
          <AddressFields form={form} countryOptions={view.countryOptions} section="billing" />
        </div>
        <SubmitButton form={form} size="lg">
          {t('checkout.continue')}
        </SubmitButton>
      </ShopForm>
    </CheckoutFrame>
  );
}
