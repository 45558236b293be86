import { ButtonLink, Card, Link, Notice } from '@bowline/ui/components';
import type { fields } from '@bowline/ui/forms';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../../frame/ScreenFrame.tsx';
import { PasswordFields } from '../PasswordFields.tsx';
import { resetPasswordForm } from './sign-in-forms.ts';

const forgotPath = '/customer/account/forgotPassword';

export interface CreatePasswordScreenProps {
  readonly rules: fields.PasswordRules;
  /** Whose password it is; undefined when the address of the page is not the whole link of a letter. */
  readonly email: string | undefined;
}

export function CreatePasswordScreen({ rules, email }: CreatePasswordScreenProps) {
  const t = useTranslate();
  const form = useShopForm(resetPasswordForm(rules), { failed: 'account.reset.failed' });
  return (
    <ScreenFrame title={t('screens.createPassword')}>
      {email === undefined ? (
        <Notice
          tone="warning"
          still
          action={<ButtonLink href={forgotPath}>{t('account.reset.newLink')}</ButtonLink>}
        >
          {t('account.reset.incomplete')}
        </Notice>
      ) : (
        <>
          <p className="max-w-reading">{t('account.reset.text', { email })}</p>
          <Card className="max-w-form">
            <ShopForm form={form} className="grid gap-5">
              <input type="hidden" name="username" autoComplete="username" value={email} />
              <PasswordFields form={form} rules={rules} />
              <SubmitButton form={form} size="lg">
                {t('account.reset.submit')}
              </SubmitButton>
            </ShopForm>
          </Card>
          <p>
            <Link href={forgotPath} className="text-link-style">
              {t('account.reset.newLink')}
            </Link>
          </p>
        </>
      )}
    </ScreenFrame>
  );
}
