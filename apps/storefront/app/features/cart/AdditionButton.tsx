import { type ToldValue, useToldValue } from '../../data/told-value.ts';
import { SubmitButton, type SubmitButtonProps } from '../../forms/ShopForm.tsx';
import { useTranslate } from '../../i18n/I18nProvider.tsx';

export interface AdditionButtonProps extends Omit<SubmitButtonProps, 'form'> {
  readonly form: { readonly isAdding: ToldValue<boolean> };
}

/** The button of a form that puts something into the cart. Nothing but the button is drawn anew when it is pressed. */
export function AdditionButton({ form, ...button }: AdditionButtonProps) {
  const t = useTranslate();
  const isSending = useToldValue(form.isAdding, false);
  return <SubmitButton icon="cart" busyLabel={t('cart.adding')} {...button} form={{ isSending }} />;
}
