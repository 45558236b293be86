import { type FormAnswer, type FormOptions, type FormWords, useForm } from '@bowline/ui/forms';
import { createContext, useContext } from 'react';
import { useActionData, useNavigation } from 'react-router';
import { useTranslate } from '../i18n/I18nProvider.tsx';
import type { MessageKey } from '../i18n/message-key.ts';
import type { ShopFormDescription } from './shop-form.ts';

export interface ShopFormOptions<Name extends string> extends FormOptions<Name> {
  /** What is said when it failed and nobody knows why. */
  readonly failed?: MessageKey;
}

/** What was typed into a form before its visitor had to go elsewhere. */
export interface KeptForm {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
}

export const KeptFormContext = createContext<KeptForm | undefined>(undefined);

/** A form in the visitor's language, with what the action of its page answered. A form that sends itself brings its own answer. */
export function useShopForm<Name extends string>(
  form: ShopFormDescription<Name>,
  { failed = 'cart.problems.general', initial, ...options }: ShopFormOptions<Name> = {},
) {
  const kept = useContext(KeptFormContext);
  const answered = useActionData<FormAnswer<Name> | undefined>();
  const { state, formData } = useNavigation();
  return useForm(form, useFormWords(failed), {
    answer: answered?.form === form.name ? answered : undefined,
    isSending: state !== 'idle' && formData?.get('intent') === form.name,
    initial: kept?.form === form.name ? ({ ...initial, ...kept.values } as typeof initial) : initial,
    ...options,
  });
}

function useFormWords(failed: MessageKey): FormWords<MessageKey> {
  const t = useTranslate();
  return {
    text: (key) => t(key),
    problem: ({ code, most = '', least = '' }) => t(`form.problems.${code}`, { most, least }),
    problemOf: (field, problem) => t('form.problemOf', { field, problem }),
    problemsTitle: t('form.problemsTitle'),
    optional: t('form.optional'),
    pleaseChoose: t('form.pleaseChoose'),
    failed: t(failed),
  };
}
