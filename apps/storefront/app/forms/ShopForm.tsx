import { Button, type ButtonProps, Notice } from '@bowline/ui/components';
import { FormProblems, type FormState } from '@bowline/ui/forms';
import type { FormEvent, Ref } from 'react';
import { Form, type FormProps } from 'react-router';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import { useNetworkGuard } from './use-network-guard.ts';

export interface ShopFormProps<Name extends string> extends FormProps {
  readonly form: FormState<Name>;
  readonly ref?: Ref<HTMLFormElement>;
  /** What it changes waits on the device while there is no network. */
  readonly canWait?: boolean;
}

/** The form element: problems on top, its name for the action, then the fields. */
export function ShopForm<Name extends string>({ form, canWait, children, ...element }: ShopFormProps<Name>) {
  const t = useTranslate();
  const { isHeld, hold } = useNetworkGuard();
  function send(event: FormEvent<HTMLFormElement>) {
    form.element.onSubmit(event);
    if (!canWait) hold(event);
  }
  return (
    <Form method="post" {...element} {...form.element} onSubmit={send}>
      <FormProblems form={form} />
      {isHeld && <Notice tone="error">{t('device.queue.unreached')}</Notice>}
      <input type="hidden" name="intent" value={form.name} />
      {children}
    </Form>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'form'> {
  readonly form: { readonly isSending: boolean };
}

export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  const t = useTranslate();
  return (
    <div>
      <Button
        type="submit"
        variant="primary"
        busyLabel={t('cart.saving')}
        {...button}
        busy={form.isSending}
      />
    </div>
  );
}
