import { Card, Link, Notice, TextField } from '@bowline/ui/components';
import { useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../../frame/ScreenFrame.tsx';
import { forgotPasswordForm } from './sign-in-forms.ts';

export function ForgotPasswordScreen() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const form = useShopForm(forgotPasswordForm);
  const isSent = search.has('sent') && !form.isRefused;
  return (
    <ScreenFrame title={t('screens.forgotPassword')}>
      {isSent && (
        <Notice tone="success" title={t('account.forgot.sentTitle')}>
          {t('account.forgot.sentText')}
        </Notice>
      )}
      <p className="max-w-reading">{t(isSent ? 'account.forgot.again' : 'account.forgot.text')}</p>
      <Card className="max-w-form">
        <ShopForm form={form} action="/customer/account/forgotPassword" className="grid gap-5">
          <TextField {...form.field('email')} />
          <SubmitButton
            form={form}
            size="lg"
            variant={isSent ? 'secondary' : 'primary'}
            busyLabel={t('account.sending')}
          >
            {t('account.forgot.submit')}
          </SubmitButton>
        </ShopForm>
      </Card>
      <p>
        <Link href="/customer/account/login" className="text-link-style">
          {t('account.backToLogin')}
        </Link>
      </p>
    </ScreenFrame>
  );
}
