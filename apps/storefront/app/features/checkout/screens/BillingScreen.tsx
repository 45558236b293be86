import { CheckboxField } from '@bowline/ui/components';
import { AddressFields } from '@bowline/ui/forms';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { bookChoice, bookedIdOf } from '../booked-choice.ts';
import { billingForm } from '../checkout-forms.ts';
import { isSameAddress, streetLineOf } from '../checkout-view.ts';
import type { BillingView } from '../load-steps.ts';
import { bookChoices } from './AddressSummary.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/** Billing equals shipping, or has an address of its own; for digital goods it is the only one. */
export default function BillingScreen(view: BillingView) {
  const t = useTranslate();
  const { shippingAddress, billingAddress, billsToShipping } = view;
  const address =
    billingAddress && !billsToShipping
      ? billingAddress
      : { country: shippingAddress?.country ?? view.defaultCountry, company: view.company };
  const isSame = shippingAddress !== undefined && billsToShipping;
  // Where the parcel goes is on offer already.
  const book = (view.known?.addresses ?? []).filter(
    ({ values }) => !shippingAddress || !isSameAddress(values, shippingAddress),
  );
  const usual = book.find(({ isDefaultBilling, values }) =>
    billingAddress ? isSameAddress(values, billingAddress) : isDefaultBilling,
  );
  const written = usual ? bookChoice(usual.id) : 'other';
  const form = useShopForm(billingForm, {
    initial: { ...address, keep: 'yes', billing: isSame ? 'same' : written },
  });
  const { chosen, legend } = form.choices('billing');
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutBilling')}>
      <ShopForm form={form} className="group grid gap-5">
        {shippingAddress || book.length > 0 ? (
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-medium">{legend}</legend>
            {shippingAddress && (
              <CheckboxField
                type="radio"
                name="billing"
                value="same"
                defaultChecked={chosen === 'same'}
                label={t('checkout.sameAddress')}
                hint={[streetLineOf(shippingAddress), shippingAddress.city].join(', ')}
              />
            )}
            {bookChoices(book, view.countryOptions).map(({ value, label, hint }) => (
              <CheckboxField
                key={value}
                type="radio"
                name="billing"
                value={value}
                defaultChecked={chosen === value}
                label={label}
                hint={hint}
              />
            ))}
            <CheckboxField
              type="radio"
              name="billing"
              value="other"
              defaultChecked={chosen !== 'same' && bookedIdOf(chosen ?? '') === undefined}
              label={t('checkout.otherAddress')}
            />
          </fieldset>
        ) : (
          <input type="hidden" name="billing" value="other" />
        )}
        <div className="grid gap-5 group-has-[[name=billing]:not([value=other]):checked]:hidden">
          <AddressFields
            form={form}
            countryOptions={view.countryOptions}
            section="billing"
            moreLabel={t('checkout.moreAddress')}
          />
          {view.known && <CheckboxField {...form.tick('keep')} />}
        </div>
        <SubmitButton form={form} size="lg" className="max-sm:w-full">
          {t('checkout.continue')}
        </SubmitButton>
      </ShopForm>
    </CheckoutFrame>
  );
}
