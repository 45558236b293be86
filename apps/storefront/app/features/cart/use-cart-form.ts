import { useActionData, useNavigation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import type { CartChangeAnswer, CartIntent } from './change-cart.ts';

/** How one form of the cart stands: being sent, or refused with the reason and what was typed. */
export function useCartForm(intent: CartIntent, line = '') {
  const t = useTranslate();
  const { state, formData } = useNavigation();
  const answered = useActionData<CartChangeAnswer | undefined>();
  const answer = answered?.intent === intent && answered.line === line ? answered : undefined;
  return {
    isSending:
      state !== 'idle' && formData?.get('intent') === intent && (formData.get('line') ?? '') === line,
    typed: answer?.typed,
    error:
      answer &&
      (answer.isTooMany ? t('cart.problems.tooMany') : (answer.reason ?? t('cart.problems.general'))),
  };
}
