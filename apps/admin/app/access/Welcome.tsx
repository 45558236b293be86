import { Button, ButtonLink, Notice, TextField, WherePasskeys } from '@bowline/ui/components';
import { fields } from '@bowline/ui/forms';
import { useRef, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { deskOf } from '../data/desk-context.ts';
import { sessionCookie } from '../data/session-cookie.ts';
import { DeskForm, SubmitButton } from '../forms/DeskForm.tsx';
import { describeForm } from '../forms/desk-form.ts';
import { formDataOf, receive } from '../forms/form-actions.ts';
import { useDeskForm, useRefusalWords } from '../forms/use-desk-form.ts';
import { AcceptByPasswordMutation, InvitationQuery } from '../generated/operations.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';
import { askDevice, DeviceRefused } from './device-passkeys.ts';
import { QrCode } from './qr/QrCode.tsx';

const leastPassword = 12;

const welcomeForm = (hasEmail: boolean) =>
  describeForm('welcome', {
    name: fields.personName({ label: 'access.name', autoComplete: 'name' }),
    email: fields.email({ label: 'access.email', autoComplete: 'username', isAsked: () => !hasEmail }),
    password: fields.password({
      label: 'access.newPassword',
      hint: 'access.newPasswordHint',
      autoComplete: 'new-password',
      check: (typed) => ([...typed].length < leastPassword ? { code: 'tooShort' } : undefined),
    }),
    code: fields.text({
      label: 'access.firstCode',
      hint: 'access.firstCodeHint',
      most: 10,
      autoComplete: 'one-time-code',
      inputMode: 'numeric',
    }),
  });

export async function loader(args: LoaderFunctionArgs) {
  const { client } = deskOf(args);
  return client.ask(InvitationQuery, { token: args.params.token ?? '' });
}

export async function action(args: ActionFunctionArgs) {
  const { client, url, language } = deskOf(args);
  const token = args.params.token ?? '';
  const { invitation } = await client.ask(InvitationQuery, { token });
  const form = welcomeForm(Boolean(invitation?.email));
  const { values, problems, refuse } = receive(form, await formDataOf(args.request));
  if (problems.length > 0) return refuse({ problems });
  const wish = { ...values, email: values.email || null, token, language };
  const outcome = await client.change(AcceptByPasswordMutation, wish);
  if (!outcome.ok) return refuse({ refused: outcome });
  const { token: session, recoveryCodes } = outcome.data.acceptByPassword;
  return data({ recoveryCodes }, { headers: { 'set-cookie': sessionCookie(session, url) } });
}

export default function Welcome() {
  const t = useTranslate();
  const { invitation } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && 'recoveryCodes' in answer) return <RecoveryCodes codes={answer.recoveryCodes} />;
  if (!invitation)
    return (
      <div className="grid gap-4">
        <h1 className="text-2xl font-semibold">{t('access.linkOver')}</h1>
        <p>{t('access.linkOverText')}</p>
        <ButtonLink href="/sign-in">{t('access.signIn')}</ButtonLink>
      </div>
    );
  return <Acceptance {...invitation} />;
}

type Invitation = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['invitation']>;

function Acceptance({ email, name, totpSecret, totpUri }: Invitation) {
  const t = useTranslate();
  const form = useDeskForm(welcomeForm(Boolean(email)), { initial: { name: name ?? '' } });
  const element = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-6" ref={element}>
      <h1 className="text-2xl font-semibold">{t('access.welcome')}</h1>
      {email && <p className="text-text-muted">{email}</p>}
      <DeskForm form={form} className="grid gap-4">
        <TextField {...form.field('name')} />
        {!email && <TextField {...form.field('email')} />}
        <PasskeyWelcome within={element} />
        <TextField {...form.field('password')} />
        <div className="grid justify-items-start gap-3 rounded-md bg-surface-sunken p-4 text-sm">
          <p>{t('access.appText')}</p>
          <QrCode text={totpUri} label={t('access.qrLabel')} />
          <p>{t('access.keyText')}</p>
          <code className="break-all select-all">{totpSecret.match(/.{1,4}/g)?.join(' ')}</code>
          <a href={totpUri} className="text-link-style">
            {t('access.openApp')}
          </a>
        </div>
        <TextField {...form.field('code')} />
        <SubmitButton form={form} wide>
          {t('access.withPassword')}
        </SubmitButton>
      </DeskForm>
    </div>
  );
}

/** Takes name and address from the fields above it. */
function PasskeyWelcome({ within }: { readonly within: React.RefObject<HTMLDivElement | null> }) {
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function enter() {
    const typed = (name: string) =>
      within.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
    setIsBusy(true);
    setFailure(undefined);
    try {
      const path = `${window.location.pathname.replace(/^.*\/welcome\//, '/welcome/')}/passkey`;
      window.location.assign(await askDevice(path, { name: typed('name'), email: typed('email') }));
    } catch (error) {
      if (error instanceof DeviceRefused) setFailure(wordsFor({ code: error.message, details: {} }));
      setIsBusy(false);
    }
  }
  return (
    <WherePasskeys className="grid gap-3 border-b border-border pb-6">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button wide variant="primary" onClick={enter} busy={isBusy} busyLabel={t('form.sending')}>
        {t('access.makePasskey')}
      </Button>
      <p className="text-sm text-text-muted">{t('access.orPassword')}</p>
    </WherePasskeys>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly (string | null)[] }) {
  const t = useTranslate();
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold">{t('access.recoveryTitle')}</h1>
      <p>{t('access.recoveryText')}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-md bg-surface-sunken p-4 font-mono select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonLink href="/today" variant="primary">
        {t('access.goOn')}
      </ButtonLink>
    </div>
  );
}
