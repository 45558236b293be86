import { Card, Notice, TextField } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { ScreenFrame } from '../../frame/ScreenFrame.tsx';
import { confirmForm, resendForm } from './sign-in-forms.ts';

export interface ConfirmEmailScreenProps {
  readonly email: string;
  /** Whether the address of the page is the whole link of a letter. */
  readonly isComplete: boolean;
}

export function ConfirmEmailScreen({ email, isComplete }: ConfirmEmailScreenProps) {
  const t = useTranslate();
  const confirm = useShopForm(confirmForm, { failed: 'account.confirm.failed' });
  const resend = useShopForm(resendForm, { initial: { email } });
  const isFailed = !isComplete || confirm.isRefused || resend.isRefused;
  return (
    <ScreenFrame title={t('account.confirm.title')}>
      {isComplete && (
        <Card className="max-w-form">
          <ShopForm form={confirm} className="grid gap-5">
            <p>{t('account.confirm.text', { email })}</p>
            <SubmitButton form={confirm} size="lg" variant={isFailed ? 'secondary' : 'primary'}>
              {t('account.confirm.submit')}
            </SubmitButton>
          </ShopForm>
        </Card>
      )}
      {!isComplete && (
        <Notice tone="warning" still>
          {t('account.confirm.failed')}
        </Notice>
      )}
      {isFailed && (
        <Card className="grid max-w-form gap-5">
          <h2 className="text-xl">{t('account.confirm.resendTitle')}</h2>
          <ShopForm form={resend} className="grid gap-5">
            <TextField {...resend.field('email')} />
            <SubmitButton form={resend} busyLabel={t('account.sending')}>
              {t('account.confirm.resend')}
            </SubmitButton>
          </ShopForm>
        </Card>
      )}
    </ScreenFrame>
  );
}
