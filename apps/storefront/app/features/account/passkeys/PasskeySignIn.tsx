import { Button, Notice, WherePasskeys } from '@bowline/ui/components';
import type { FormAnswer } from '@bowline/ui/forms';
import { useEffect, useState } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import { useShopForm } from '../../../forms/use-shop-form.ts';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import { showPasskey } from './device-passkeys.ts';
import { type PasskeyStart, passkeySignInForm, passkeySignInStart } from './passkey-forms.ts';

type StartAnswer = (Partial<PasskeyStart> & Pick<FormAnswer, 'failure'>) | undefined;

/** Signing in without typing anything. Nothing of it is there where the browser cannot do it. */
export function PasskeySignIn() {
  const t = useTranslate();
  const { data: started, submit: start, state: starting } = useFetcher<StartAnswer>();
  const submit = useSubmit();
  const form = useShopForm(passkeySignInForm, { failed: 'account.passkeys.signInFailed' });
  const [isGivenUp, setGivenUp] = useState(false);
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (!started?.passkeyOptions) return undefined;
    let isLeft = false;
    setAsking(true);
    showPasskey(started.passkeyOptions)
      .then((credential) => {
        if (!isLeft) submit({ intent: passkeySignInForm.name, credential }, { method: 'post' });
      })
      .catch(() => setGivenUp(true))
      .finally(() => setAsking(false));
    return () => {
      isLeft = true;
    };
  }, [started, submit]);

  const failure = started?.failure ? (started.failure.reason ?? t('cart.problems.general')) : form.failure;
  const isBusy = starting !== 'idle' || isAsking || form.isSending;
  return (
    <WherePasskeys className="grid gap-4 border-t border-border pt-5">
      {failure && !isBusy && <Notice tone="error">{failure}</Notice>}
      {isGivenUp && !isBusy && <Notice tone="warning">{t('account.passkeys.notShown')}</Notice>}
      <div>
        <Button
          busy={isBusy}
          busyLabel={t('account.passkeys.asking')}
          onClick={() => {
            setGivenUp(false);
            start(...passkeySignInStart);
          }}
        >
          {t('account.passkeys.signIn')}
        </Button>
      </div>
    </WherePasskeys>
  );
}
