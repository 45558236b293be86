import { Card, CheckboxField, Link, type SelectOption } from '@bowline/ui/components';
import { AddressFields, type Values } from '@bowline/ui/forms';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { addressForm } from './booked-address.ts';

interface AddressScreenProps {
  readonly countryOptions: readonly SelectOption[];
  readonly initial: Readonly<Partial<Values<keyof typeof addressForm.fields>>>;
  /** Of one that is changed; a new one has none. */
  readonly uid?: string;
}

export function AddressScreen({ countryOptions, initial, uid }: AddressScreenProps) {
  const t = useTranslate();
  const form = useShopForm(addressForm, { initial });
  return (
    <AccountFrame title={t(uid ? 'screens.address' : 'screens.addressCreate')}>
      <Card className="max-w-2xl">
        <ShopForm form={form} className="grid gap-5">
          {uid && <input type="hidden" name="uid" value={uid} />}
          <AddressFields
            form={form}
            countryOptions={countryOptions}
            section="shipping"
            moreLabel={t('checkout.moreAddress')}
          />
          <CheckboxField {...form.tick('isDefaultShipping')} />
          <CheckboxField {...form.tick('isDefaultBilling')} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <SubmitButton form={form} size="lg">
              {t('account.addresses.save')}
            </SubmitButton>
            <Link href="/customer/address" className="text-link-style">
              {t('account.addresses.back')}
            </Link>
          </div>
        </ShopForm>
      </Card>
    </AccountFrame>
  );
}
