import { Button, Notice, TextField } from '@bowline/ui/components';
import { type FormEvent, useState } from 'react';
import { useSubmit } from 'react-router';
import { ShopForm } from '../../../forms/ShopForm.tsx';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { makePasskey } from './device-passkeys.ts';
import { addPasskeyForm } from './passkey-forms.ts';

interface AddPasskeyProps {
  readonly options: string;
  readonly device: string;
}

/** The shop has begun: the customer names the passkey, the device makes it, and the form brings it to the shop. */
export function AddPasskey({ options, device }: AddPasskeyProps) {
  const t = useTranslate();
  const submit = useSubmit();
  const form = useShopForm(addPasskeyForm, { initial: { name: device } });
  const [state, setState] = useState<'idle' | 'asking' | 'given-up'>('idle');

  async function make(event: FormEvent<HTMLFormElement>) {
    form.element.onSubmit(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    setState('asking');
    try {
      sent.set('credential', await makePasskey(options));
    } catch {
      setState('given-up');
      return;
    }
    await submit(sent, { method: 'post' });
  }

  return (
    <ShopForm form={{ ...form, element: { ...form.element, onSubmit: make } }} className="grid gap-5">
      {state === 'given-up' && <Notice tone="warning">{t('account.passkeys.notMade')}</Notice>}
      <TextField {...form.field('name')} />
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={state === 'asking' || form.isSending}
          busyLabel={t('account.passkeys.asking')}
        >
          {t('account.passkeys.make')}
        </Button>
      </div>
    </ShopForm>
  );
}
