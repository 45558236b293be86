import { Button, type ButtonProps } from '@bowline/ui/components';
import { FormProblems, type FormState } from '@bowline/ui/forms';
import { Form, type FormProps } from 'react-router';
import { useTranslate } from '../i18n/I18nProvider.tsx';

export interface ShopFormProps<Name extends string> extends FormProps {
  readonly form: FormState<Name>;
}

/** The form element: problems on top, its name for the action, then the fields. */
export function ShopForm<Name extends string>({ form, children, ...element }: ShopFormProps<Name>) {
  return (
    <Form method="post" {...element} {...form.element}>
      <FormProblems form={form} />
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
