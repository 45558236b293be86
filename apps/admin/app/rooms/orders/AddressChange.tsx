import { Disclosure, TextAreaField, TextField } from '@bowline/ui/components';
import { DeskForm, SubmitButton } from '../../forms/DeskForm.tsx';
import { useDeskForm } from '../../forms/use-desk-form.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import type { ShownOrder } from './Order.tsx';
import { addressForm } from './order-forms.ts';

/** Where the parcel goes instead, while it is here; the invoice keeps its address. */
export function AddressChange({ delivery }: { readonly delivery: NonNullable<ShownOrder['delivery']> }) {
  const t = useTranslate();
  const form = useDeskForm(addressForm, {
    initial: {
      firstName: delivery.firstName,
      lastName: delivery.lastName,
      company: delivery.company ?? '',
      street: delivery.street.join('\n'),
      postcode: delivery.postcode ?? '',
      city: delivery.city,
      region: delivery.region ?? '',
      phone: delivery.phone,
    },
  });
  return (
    <Disclosure summary={t('orders.address.title')} open={form.isRefused}>
      <DeskForm form={form} className="grid gap-3 py-2">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField {...form.field('firstName')} />
          <TextField {...form.field('lastName')} />
        </div>
        <TextField {...form.field('company')} />
        <TextAreaField {...form.field('street')} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField {...form.field('postcode')} />
          <TextField {...form.field('city')} />
        </div>
        <TextField {...form.field('region')} />
        <TextField {...form.field('phone')} />
        <p className="text-text-muted">{t('orders.address.country', { country: delivery.country })}</p>
        <SubmitButton form={form} size="sm">
          {t('shell.save')}
        </SubmitButton>
      </DeskForm>
    </Disclosure>
  );
}
