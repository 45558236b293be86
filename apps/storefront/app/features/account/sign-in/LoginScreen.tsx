import { ButtonLink, Card, Icon, Link, TextField } from '@bowline/ui/components';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { separatePart } from '../../../first-touch.ts';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { keepReturn } from '../../../routing/login-path.ts';
import { ScreenFrame } from '../../frame/ScreenFrame.tsx';
import { AccountNews } from '../AccountNews.tsx';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { loginForm } from './sign-in-forms.ts';

/** Needed by who is about to type, and by nobody before. */
const PasskeyAutofill = separatePart(() => import('../passkeys/PasskeyAutofill.tsx'));

export function LoginScreen() {
  const t = useTranslate();
  const form = useShopForm(loginForm);
  const [isTyping, setTyping] = useState(false);
  return (
    <ScreenFrame title={t('screens.login')}>
      <AccountNews />
      <div className="grid items-start gap-6 lg:max-w-5xl lg:grid-cols-2">
        <Card className="grid gap-5">
          <ShopForm
            form={form}
            className="grid gap-5"
            onPointerEnter={() => setTyping(true)}
            onFocusCapture={() => setTyping(true)}
          >
            <TextField {...form.field('email')} />
            <TextField {...form.field('password')} />
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <SubmitButton form={form} size="lg" busyLabel={t('account.sending')}>
                {t('screens.login')}
              </SubmitButton>
              <Link href="/customer/account/forgotPassword" className="text-link-style">
                {t('screens.forgotPassword')}
              </Link>
            </div>
          </ShopForm>
          <PasskeySignIn />
          {isTyping && (
            <Suspense fallback={null}>
              <PasskeyAutofill />
            </Suspense>
          )}
        </Card>
        <NewHere />
      </div>
    </ScreenFrame>
  );
}

function NewHere() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const reasons = [t('account.newHere.orders'), t('account.newHere.addresses'), t('account.newHere.cart')];
  return (
    <Card tone="sunken" className="grid gap-4">
      <h2 className="text-xl">{t('account.newHere.title')}</h2>
      <ul className="grid gap-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex items-start gap-3">
            <Icon name="check" className="mt-0.5 text-primary" />
            {reason}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={keepReturn('/customer/account/create', search)}>{t('screens.register')}</ButtonLink>
        <Link href="/orders" className="text-link-style">
          {t('orders.lookup.title')}
        </Link>
      </div>
    </Card>
  );
}
