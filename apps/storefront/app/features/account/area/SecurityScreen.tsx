import type { Device } from '@bowline/kit';
import { formatDate } from '@bowline/markets';
import { Badge, Button, ButtonLink, Card, TextField } from '@bowline/ui/components';
import { Form } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import { PasswordFields } from '../PasswordFields.tsx';
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import type { SecurityView, SessionView } from './load-security.ts';
import { endSessionIntent, everywhereForm, passwordForm } from './personal-data-forms.ts';

/** Password and passkeys, and where the customer is signed in. */
export function SecurityScreen({ rules, email, sessions, passkeys, needsPassword }: SecurityView) {
  const t = useTranslate();
  const nameOf = useDeviceName();
  const here = sessions.find(({ isThisOne }) => isThisOne);
  return (
    <AccountFrame title={t('screens.privacySecurity')}>
      <PasswordForm rules={rules} email={email} />
      <PasskeysCard
        passkeys={passkeys}
        needsPassword={needsPassword}
        email={email}
        device={nameOf(here?.device)}
      />
      <Card className="grid max-w-2xl gap-4">
        <h2 className="text-xl">{t('account.sessions.title')}</h2>
        <ul className="divide-y divide-border border-y border-border">
          {sessions.map((session) => (
            <li key={session.id}>
              <SessionRow session={session} />
            </li>
          ))}
        </ul>
        <EverywhereForm />
      </Card>
      <Card className="grid max-w-2xl gap-3">
        <h2 className="text-xl">{t('account.data.title')}</h2>
        <p>{t('account.data.text')}</p>
        <div>
          <ButtonLink href="/customer/account/privacy/data">{t('account.data.open')}</ButtonLink>
        </div>
      </Card>
    </AccountFrame>
  );
}

function PasswordForm({ rules, email }: Pick<SecurityView, 'rules' | 'email'>) {
  const t = useTranslate();
  const form = useShopForm(passwordForm(rules));
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2 className="text-xl">{t('account.password.title')}</h2>
      <p>{t('account.password.text')}</p>
      <ShopForm form={form} className="grid gap-5">
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField {...form.field('currentPassword')} />
        <PasswordFields form={form} rules={rules} />
        <SubmitButton form={form}>{t('account.reset.submit')}</SubmitButton>
      </ShopForm>
    </Card>
  );
}

function SessionRow({ session: { id, device, place, lastUsedAt, isThisOne } }: { session: SessionView }) {
  const t = useTranslate();
  const market = useMarket();
  const name = useDeviceName()(device);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid gap-0.5">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-text-muted">
          {place && `${place} · `}
          {t('account.sessions.lastUsed', { date: formatDate(new Date(lastUsedAt), market) })}
        </p>
      </div>
      {isThisOne ? (
        <Badge tone="primary">{t('account.sessions.thisOne')}</Badge>
      ) : (
        <Form method="post">
          <input type="hidden" name="intent" value={endSessionIntent} />
          <input type="hidden" name="session" value={id} />
          <Button type="submit" size="sm" aria-label={t('account.sessions.endOf', { device: name })}>
            {t('account.signOut')}
          </Button>
        </Form>
      )}
    </div>
  );
}

function useDeviceName() {
  const t = useTranslate();
  return (device: Device | undefined) =>
    device ? t('account.sessions.device', { ...device }) : t('account.sessions.unknown');
}

function EverywhereForm() {
  const t = useTranslate();
  const form = useShopForm(everywhereForm);
  return (
    <ShopForm form={form} className="grid gap-3">
      <p>{t('account.sessions.everywhereText')}</p>
      <SubmitButton form={form} variant="secondary">
        {t('account.sessions.everywhere')}
      </SubmitButton>
    </ShopForm>
  );
}
