import { Card, CheckboxField, Link, TextField } from '@bowline/ui/components';
import type { fields } from '@bowline/ui/forms';
import { useSearchParams } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { usePagePath } from '../../../i18n/use-page-path.ts';
import { keepReturn } from '../../../routing/login-path.ts';
import { ScreenFrame } from '../../frame/ScreenFrame.tsx';
import { PasswordFields } from '../PasswordFields.tsx';
import { PersonalFields } from '../PersonalFields.tsx';
import { registerForm } from './sign-in-forms.ts';

export function RegisterScreen({ rules }: { rules: fields.PasswordRules }) {
  const t = useTranslate();
  const pagePath = usePagePath();
  const [search] = useSearchParams();
  const form = useShopForm(registerForm(rules));
  return (
    <ScreenFrame title={t('screens.register')}>
      <p>
        {t('account.register.known')}{' '}
        <Link href={keepReturn('/customer/account/login', search)} className="text-link-style">
          {t('screens.login')}
        </Link>
      </p>
      <Card className="max-w-2xl">
        <ShopForm form={form} className="group grid gap-5">
          <PersonalFields form={form} />
          <TextField {...form.field('email')} hint={t('account.hints.email')} />
          <PasswordFields form={form} rules={rules} />
          <CheckboxField {...form.tick('newsletter')} />
          <p className="text-sm text-text-muted">
            {t('account.register.privacy')}{' '}
            <Link href={pagePath('privacy')} className="text-link-style">
              {t('pages.privacy')}
            </Link>
          </p>
          <SubmitButton form={form} size="lg" busyLabel={t('account.sending')}>
            {t('screens.register')}
          </SubmitButton>
        </ShopForm>
      </Card>
    </ScreenFrame>
  );
}
