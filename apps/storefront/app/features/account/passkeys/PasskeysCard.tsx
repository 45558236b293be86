import { formatDate } from '@bowline/markets';
import { Button, Card, Disclosure, TextField, WherePasskeys } from '@bowline/ui/components';
import { Form, useActionData } from 'react-router';
import { ShopForm, SubmitButton } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useMarket, useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { SecurityView } from '../area/load-security.ts';
import { AddPasskey } from './AddPasskey.tsx';
import {
  type PasskeyStart,
  removePasskeyIntent,
  renamePasskeyForm,
  startPasskeyForm,
} from './passkey-forms.ts';

type PasskeyView = SecurityView['passkeys'][number];

interface PasskeysCardProps extends Pick<SecurityView, 'passkeys' | 'needsPassword' | 'email'> {
  /** What the device is called that the customer sits in front of. */
  readonly device: string;
}

/** What opens the account beside the password, and the way to one more. */
export function PasskeysCard({ passkeys, needsPassword, email, device }: PasskeysCardProps) {
  const t = useTranslate();
  const options = useActionData<Partial<PasskeyStart> | undefined>()?.passkeyOptions;
  return (
    <Card className="grid max-w-2xl gap-4">
      <h2 className="text-xl">{t('account.passkeys.title')}</h2>
      <p>{t('account.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-border border-y border-border">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      <WherePasskeys otherwise={<p className="text-sm text-text-muted">{t('account.passkeys.notHere')}</p>}>
        {options ? (
          <AddPasskey options={options} device={device} />
        ) : (
          <StartForm needsPassword={needsPassword} email={email} />
        )}
      </WherePasskeys>
    </Card>
  );
}

function StartForm({ needsPassword, email }: Pick<SecurityView, 'needsPassword' | 'email'>) {
  const t = useTranslate();
  const form = useShopForm(startPasskeyForm);
  const { optionalText: _, ...password } = form.field('currentPassword');
  return (
    <ShopForm form={form} preventScrollReset className="grid gap-5">
      {needsPassword && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <TextField {...password} required />
        </>
      )}
      <SubmitButton form={form}>{t('account.passkeys.add')}</SubmitButton>
    </ShopForm>
  );
}

function PasskeyRow({ passkey: { id, name, host, createdAt, lastUsedAt } }: { passkey: PasskeyView }) {
  const t = useTranslate();
  const market = useMarket();
  const rename = useShopForm(renamePasskeyForm(id), { initial: { name } });
  const day = (moment: string) => formatDate(new Date(moment), market);
  return (
    <div className="grid gap-1 py-3">
      <p className="font-medium break-words">{name}</p>
      <p className="text-sm text-text-muted">
        {t('account.passkeys.made', { date: day(createdAt), host })}{' '}
        {lastUsedAt && t('account.passkeys.lastUsed', { date: day(lastUsedAt) })}
      </p>
      <Disclosure summary={t('account.passkeys.change')} open={rename.isRefused}>
        <div className="grid gap-5">
          <ShopForm form={rename} className="grid gap-3">
            <TextField {...rename.field('name')} />
            <SubmitButton form={rename} variant="secondary">
              {t('account.passkeys.rename')}
            </SubmitButton>
          </ShopForm>
          <Form method="post">
            <input type="hidden" name="intent" value={removePasskeyIntent} />
            <input type="hidden" name="passkey" value={id} />
            <Button type="submit" variant="danger" size="sm">
              {t('account.passkeys.remove')}
            </Button>
          </Form>
        </div>
      </Disclosure>
    </div>
  );
}
