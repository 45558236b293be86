import { CheckboxField, ChoiceGroup, Link } from '@bowline/ui/components';
import { AddressFields, type FormAnswer } from '@bowline/ui/forms';
import { useActionData, useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { bookChoice } from '../booked-choice.ts';
import { bookForm, deliveryForm, shippingForm } from '../checkout-forms.ts';
import type { BookEntry } from '../known-customer.ts';
import type { ShippingView } from '../load-steps.ts';
import { stepPaths } from '../steps.ts';
import { AddressSummary, bookChoices } from './AddressSummary.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { DeliveryFields, initialDelivery } from './DeliveryFields.tsx';
import { PointSearch } from './PickupPoints.tsx';
import { type Delivery, useDelivery } from './use-delivery.ts';

interface FormProps {
  readonly view: ShippingView;
  readonly delivery: Delivery;
}

/** Where to, how, and where the invoice goes, on one page. An address that is known is shown, and changed on request. */
export default function ShippingScreen(loaded: ShippingView) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<FormAnswer>();
  const { view, ...delivery } = useDelivery(loaded);
  const { shippingAddress } = view;
  const book = view.known?.addresses ?? [];
  const isNew = search.has('new') || answer?.form === shippingForm.name;
  const isEditing =
    !shippingAddress ||
    search.has('edit') ||
    answer?.form === shippingForm.name ||
    answer?.form === bookForm.name;
  return (
    <CheckoutFrame view={view} title={t('screens.checkoutShipping')}>
      {isEditing && book.length > 0 && !isNew && <BookForm {...{ book, view, delivery }} />}
      {isEditing && (book.length === 0 || isNew) && <AddressForm {...{ view, delivery }} />}
      {!isEditing && (
        <>
          <AddressSummary
            title={t('checkout.shipTo')}
            address={shippingAddress}
            countryOptions={view.countryOptions}
            changeHref={`${stepPaths.shipping}?edit`}
          />
          <DeliveryForm {...{ view, delivery }} />
        </>
      )}
      <PointSearch chosen={view.delivery.chosen} search={delivery.searchPoints} />
    </CheckoutFrame>
  );
}

/** The addresses of the account, the default one chosen. The only one is no choice. */
function BookForm({ book, view, delivery }: FormProps & { readonly book: readonly BookEntry[] }) {
  const t = useTranslate();
  const usual = book.find(({ isDefaultShipping }) => isDefaultShipping) ?? book[0];
  const form = useShopForm(bookForm, {
    initial: { address: usual ? bookChoice(usual.id) : '', ...initialDelivery(view) },
  });
  const newAddress = `${stepPaths.shipping}?edit&new`;
  return (
    <ShopForm form={form} action={stepPaths.shipping} onChange={delivery.follow} className="grid gap-5">
      {book.length === 1 && usual ? (
        <>
          <AddressSummary
            title={t('checkout.shipTo')}
            address={usual.values}
            countryOptions={view.countryOptions}
            changeHref={newAddress}
          />
          <input type="hidden" name="address" value={bookChoice(usual.id)} />
        </>
      ) : (
        <>
          <ChoiceGroup {...form.choices('address')} choices={bookChoices(book, view.countryOptions)} />
          <Link href={newAddress} className="text-link-style justify-self-start">
            {t('checkout.newAddress')}
          </Link>
        </>
      )}
      <DeliveryFields form={form} view={view} isAsking={delivery.isAsking} />
      <SubmitButton form={form} size="lg" className="max-sm:w-full">
        {t('checkout.continue')}
      </SubmitButton>
    </ShopForm>
  );
}

function AddressForm({ view, delivery }: FormProps) {
  const t = useTranslate();
  const { known } = view;
  const names = known && { firstname: known.firstname, lastname: known.lastname };
  const form = useShopForm(shippingForm, {
    initial: {
      ...(view.shippingAddress ?? { ...names, country: view.defaultCountry, company: view.company }),
      keep: 'yes',
      ...initialDelivery(view),
    },
  });
  return (
    <ShopForm form={form} action={stepPaths.shipping} onChange={delivery.follow} className="grid gap-5">
      {known && known.addresses.length > 0 && (
        <Link href={`${stepPaths.shipping}?edit`} className="text-link-style justify-self-start">
          {t('checkout.fromBook')}
        </Link>
      )}
      <AddressFields
        form={form}
        countryOptions={view.countryOptions}
        section="shipping"
        moreLabel={t('checkout.moreAddress')}
      />
      {known && <CheckboxField {...form.tick('keep')} />}
      <DeliveryFields form={form} view={view} isAsking={delivery.isAsking} />
      <SubmitButton form={form} size="lg" className="max-sm:w-full">
        {t('checkout.continue')}
      </SubmitButton>
    </ShopForm>
  );
}

function DeliveryForm({ view, delivery }: FormProps) {
  const t = useTranslate();
  const form = useShopForm(deliveryForm, { initial: initialDelivery(view) });
  return (
    <ShopForm form={form} action={stepPaths.shipping} onChange={delivery.follow} className="grid gap-5">
      <DeliveryFields form={form} view={view} isAsking={delivery.isAsking} />
      <SubmitButton form={form} size="lg" className="max-sm:w-full">
        {t('checkout.continue')}
      </SubmitButton>
    </ShopForm>
  );
}
