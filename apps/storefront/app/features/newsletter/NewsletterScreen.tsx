import { Notice, TextField } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../forms/ShopForm.tsx';
import { useShopForm } from '../../forms/use-shop-form.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../frame/ScreenFrame.tsx';
import { newsletterForm, newsletterPath, sentParameter } from './newsletter-form.ts';

/** Where the form of the footer ends, too. */
export function NewsletterScreen() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const form = useShopForm(newsletterForm);
  return (
    <ScreenFrame title={t('newsletter.title')}>
      {search.has(sentParameter) ? (
        <Notice tone="success">{t('newsletter.sent')}</Notice>
      ) : (
        <>
          <p className="max-w-reading">{t('newsletter.text')}</p>
          <ShopForm form={form} action={newsletterPath} className="grid max-w-form gap-5">
            <TextField {...form.field('email')} />
            <SubmitButton form={form}>{t('newsletter.submit')}</SubmitButton>
          </ShopForm>
        </>
      )}
    </ScreenFrame>
  );
}
