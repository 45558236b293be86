import { Notice, TextField } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { lookupForm } from './find-order.ts';

/** Whoever ordered without an account finds the order here. */
export function LookupScreen() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const form = useShopForm(lookupForm, { failed: 'orders.lookup.unknown' });
  return (
    <ScreenFrame title={t('orders.lookup.title')}>
      <p className="max-w-reading">{t('orders.lookup.text')}</p>
      <ShopForm form={form} action="/orders" className="grid max-w-form gap-5">
        {search.has('unknown') && <Notice tone="error">{t('orders.lookup.unknown')}</Notice>}
        <TextField {...form.field('number')} />
        <TextField {...form.field('email')} />
        <TextField {...form.field('lastname')} />
        <SubmitButton form={form} busyLabel={t('orders.lookup.searching')}>
          {t('orders.lookup.submit')}
        </SubmitButton>
      </ShopForm>
    </ScreenFrame>
  );
}
