import { formatDate, formatMoney } from '@bowline/markets';
import { CheckboxField, ChoiceGroup, Link, Notice } from '@bowline/ui/components';
import { AddressFields, type FormAnswer } from '@bowline/ui/forms';
import { useActionData, useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { useShownAmount } from '../../catalog/use-shows-vat.ts';
import { bookChoice } from '../booked-choice.ts';
import { bookForm, deliveryForm, shippingForm } from '../checkout-forms.ts';
import type { BookEntry } from '../known-customer.ts';
import type { ShippingView } from '../load-steps.ts';
import { stepPaths } from '../steps.ts';
import { AddressSummary, bookChoices } from './AddressSummary.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PickupPointForm } from './PickupPointForm.tsx';

/** Where to and how. An address that is known is shown, and changed on request. */
export function ShippingScreen(view: ShippingView) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const answer = useActionData<FormAnswer>();
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
      {isEditing && book.length > 0 && !isNew && <BookForm book={book} view={view} />}
      {isEditing && (book.length === 0 || isNew) && <AddressForm view={view} />}
      {!isEditing && (
        <>
          <AddressSummary
            title={t('checkout.shipTo')}
            address={shippingAddress}
            countryOptions={view.countryOptions}
            changeHref={`${stepPaths.shipping}?edit`}
          />
          <MethodForm view={view} />
          {view.points && <PickupPointForm points={view.points} chosen={view.pickupPoint?.id} />}
        </>
      )}
    </CheckoutFrame>
  );
}

/** The addresses of the account, the default one chosen. */
function BookForm({ book, view }: { book: readonly BookEntry[]; view: ShippingView }) {
  const t = useTranslate();
  const usual = book.find(({ isDefaultShipping }) => isDefaultShipping) ?? book[0];
  const form = useShopForm(bookForm, { initial: { address: usual ? bookChoice(usual.id) : '' } });
  return (
    <ShopForm form={form} action={stepPaths.shipping} className="grid gap-5">
      <ChoiceGroup {...form.choices('address')} choices={bookChoices(book, view.countryOptions)} />
      <Link href={`${stepPaths.shipping}?edit&new`} className="text-link-style justify-self-start">
        {t('checkout.newAddress')}
      </Link>
      <SubmitButton form={form} size="lg">
        {t('checkout.toMethods')}
      </SubmitButton>
    </ShopForm>
  );
}

function AddressForm({ view }: { view: ShippingView }) {
  const t = useTranslate();
  const { known } = view;
  const names = known && { firstname: known.firstname, lastname: known.lastname };
  const form = useShopForm(shippingForm, {
    initial: {
      ...(view.shippingAddress ?? { ...names, country: view.defaultCountry, company: view.company }),
      keep: 'yes',
    },
  });
  return (
    <ShopForm form={form} action={stepPaths.shipping} className="grid gap-5">
      {known && known.addresses.length > 0 && (
        <Link href={`${stepPaths.shipping}?edit`} className="text-link-style justify-self-start">
          {t('checkout.fromBook')}
        </Link>
      )}
      <AddressFields form={form} countryOptions={view.countryOptions} section="shipping" />
      {known && <CheckboxField {...form.tick('keep')} />}
      <SubmitButton form={form} size="lg">
        {t('checkout.toMethods')}
      </SubmitButton>
    </ShopForm>
  );
}

/** As the last order was sent, if that is possible again. */
function usualMethod({ known, shippingMethods }: ShippingView): string {
  return shippingMethods.find(({ key }) => key === known?.lastMethod)?.key ?? '';
}

/** Home delivery, a pickup point, or our own door. */
function MethodForm({ view }: { view: ShippingView }) {
  const t = useTranslate();
  const choices = useMethodChoices(view);
  const form = useShopForm(deliveryForm, {
    initial: { method: view.points?.method ?? view.chosenMethod ?? usualMethod(view) },
  });
  if (choices.length === 0) return <Notice tone="warning">{t('checkout.noMethods')}</Notice>;
  return (
    <ShopForm form={form} id="methods" action={stepPaths.shipping} className="grid scroll-mt-4 gap-5">
      <ChoiceGroup {...form.choices('method')} choices={choices} />
      <SubmitButton
        form={form}
        variant={view.points ? 'secondary' : 'primary'}
        size={view.points ? 'md' : 'lg'}
      >
        {t('checkout.continue')}
      </SubmitButton>
    </ShopForm>
  );
}

function useMethodChoices({ shippingMethods }: ShippingView) {
  const t = useTranslate();
  const market = useMarket();
  const shown = useShownAmount();
  return shippingMethods.map(({ key, carrierName, title, price, earliest, latest, freeFrom }) => {
    const amount = shown(price);
    const cost = amount.minor === 0 ? t('checkout.free') : formatMoney(amount, market);
    const from = formatDate(earliest, market);
    const to = formatDate(latest, market);
    const when = from === to ? t('checkout.expectedOn', { date: from }) : t('cart.delivery', { from, to });
    const free =
      freeFrom && amount.minor > 0 ? [t('checkout.freeFrom', { amount: formatMoney(freeFrom, market) })] : [];
    return {
      value: key,
      label: (
        <>
          {title}, {carrierName} <strong className="numbers whitespace-nowrap">{cost}</strong>
        </>
      ),
      hint: [when, ...free].join('. '),
    };
  });
}
