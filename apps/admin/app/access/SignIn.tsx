import { Button, Notice, TextField, WherePasskeys } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { sessionCookie } from '../data/session-cookie.ts';
import { DeskForm, SubmitButton } from '../forms/DeskForm.tsx';
import { describeForm } from '../forms/desk-form.ts';
import { formDataOf, receive } from '../forms/form-actions.ts';
import { useDeskForm, useRefusalWords } from '../forms/use-desk-form.ts';
import { SignInMutation } from '../generated/operations.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { askDevice, DeviceRefused } from './device-passkeys.ts';
import { ownTarget } from './own-target.ts';

const signInForm = describeForm('signIn', {
  email: fields.email({ label: 'access.email', autoComplete: 'username' }),
  password: fields.password({ label: 'access.password' }),
  code: fields.text({
    label: 'access.code',
    hint: 'access.codeHint',
    most: 40,
    autoComplete: 'one-time-code',
  }),
});

export function loader({ request }: LoaderFunctionArgs) {
  return { to: ownTarget(new URL(request.url).searchParams.get('to')) };
}

export async function action(args: ActionFunctionArgs) {
  const { client, url } = deskOf(args);
  const { values, problems, refuse } = receive(signInForm, await formDataOf(args.request));
  if (problems.length > 0) return refuse({ problems });
  const outcome = await client.change(SignInMutation, values);
  if (!outcome.ok) return refuse({ refused: outcome });
  const headers = { 'set-cookie': sessionCookie(outcome.data.signIn.token, url) };
  throw redirect(ownTarget(url.searchParams.get('to')), { status: 303, headers });
}

export default function SignIn() {
  const t = useTranslate();
  const form = useDeskForm(signInForm);
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-semibold">{t('access.signIn')}</h1>
      <PasskeySignIn />
      <DeskForm form={form} className="grid gap-4">
        <TextField {...form.field('email')} />
        <TextField {...form.field('password')} />
        <TextField {...form.field('code')} />
        <SubmitButton form={form} wide>
          {t('access.signIn')}
        </SubmitButton>
      </DeskForm>
      <p className="text-sm text-text-muted">{t('access.lost')}</p>
    </div>
  );
}

function PasskeySignIn() {
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function enter() {
    setIsBusy(true);
    setFailure(undefined);
    try {
      window.location.assign(await askDevice('/sign-in/passkey', { to: search.get('to') ?? '/' }));
    } catch (error) {
      // A dialog that somebody closed is no failure to tell of.
      if (error instanceof DeviceRefused) setFailure(wordsFor({ code: error.message, details: {} }));
      setIsBusy(false);
    }
  }
  return (
    <WherePasskeys className="grid gap-4 border-b border-border pb-6">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button wide onClick={enter} busy={isBusy} busyLabel={t('form.sending')}>
        {t('access.withPasskey')}
      </Button>
    </WherePasskeys>
  );
}
