import { Card } from '@bowline/ui/components';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { joinForm, leaveForm, type NotificationsView } from './notifications.ts';

export function NotificationsScreen({ email, isConfirmed, isSubscribed }: NotificationsView) {
  const t = useTranslate();
  const join = useShopForm(joinForm);
  const leave = useShopForm(leaveForm);
  return (
    <AccountFrame title={t('screens.notifications')}>
      <Card className="grid max-w-2xl gap-4">
        <h2 className="text-xl">{t('newsletter.title')}</h2>
        {isSubscribed ? (
          <>
            <p className="break-words">{t('account.notifications.subscribed', { email })}</p>
            <ShopForm form={leave}>
              <SubmitButton form={leave} variant="secondary">
                {t('newsletter.leaveSubmit')}
              </SubmitButton>
            </ShopForm>
          </>
        ) : (
          <>
            <p className="break-words">
              {isConfirmed
                ? t('account.notifications.notSubscribed')
                : t('account.notifications.unconfirmed', { email })}
            </p>
            <p>{t('newsletter.consentHint')}</p>
            <ShopForm form={join}>
              <SubmitButton form={join}>{t('newsletter.submit')}</SubmitButton>
            </ShopForm>
          </>
        )}
      </Card>
      <p className="text-text-muted">{t('account.notifications.orders')}</p>
    </AccountFrame>
  );
}
