import { Button, Notice, TextField } from '@bowline/ui/components';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { askDevice } from '../access/device-passkeys.ts';
import { useMe } from '../data/use-me.ts';
import { useTranslate } from '../i18n/TextsProvider.tsx';

/**
 * Stands in every form whose operation needs the second factor again: asks for it, unless it was shown a few minutes ago. The
 * action passes what was typed on with `proveWith`.
 */
export function Proof() {
  const { hasProved, provesByCode } = useMe();
  const t = useTranslate();
  const id = useId();
  if (hasProved) return null;
  if (!provesByCode) return <PasskeyProof />;
  return (
    <TextField
      id={id}
      name="proof"
      label={t('proof.code')}
      hint={t('proof.codeHint')}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={40}
    />
  );
}

function PasskeyProof() {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  async function prove() {
    setState('busy');
    try {
      await askDevice('/prove');
      await revalidate();
      setState('asked');
    } catch {
      setState('failed');
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-text-muted">{t('proof.passkeyHint')}</p>
      <Button size="sm" busy={state === 'busy'} busyLabel={t('form.sending')} onClick={prove}>
        {t('proof.passkey')}
      </Button>
      {state === 'failed' && <Notice tone="error">{t('refusals.code-wrong')}</Notice>}
    </div>
  );
}
