import { type FormAnswer, type FormOptions, type FormWords, useForm } from '@bowline/ui/forms';
import { useActionData, useNavigation } from 'react-router';
import type { Refused } from '../data/desk-client.ts';
import type { MessageKey } from '../i18n/message-key.ts';
import { type Translate, useTranslate, useWordsOf } from '../i18n/TextsProvider.tsx';
import type { DeskFormDescription } from './desk-form.ts';
import { refusalMark } from './form-actions.ts';

/** A form in the language of whoever sits at the desk, with what the action of its page answered. */
export function useDeskForm<Name extends string>(
  form: DeskFormDescription<Name>,
  options: FormOptions<Name> = {},
) {
  const t = useTranslate();
  const wordsFor = useRefusalWords();
  const answered = useActionData<FormAnswer<Name> | undefined>();
  const { state, formData } = useNavigation();
  const own = answered?.form === form.name ? answered : undefined;
  return useForm(form, formWords(t), {
    answer: useInWords(own, wordsFor),
    isSending: state !== 'idle' && formData?.get('intent') === form.name,
    ...options,
  });
}

/** The same object for the same answer: a form counts its tries by it. */
const inWords = new WeakMap<object, FormAnswer<never>>();

function useInWords<Name extends string>(
  answer: FormAnswer<Name> | undefined,
  wordsFor: (refused: Refused) => string,
): FormAnswer<Name> | undefined {
  const reason = answer?.failure?.reason;
  if (!answer || !reason?.startsWith(refusalMark)) return answer;
  const known = inWords.get(answer) as FormAnswer<Name> | undefined;
  if (known) return known;
  const refused = JSON.parse(reason.slice(refusalMark.length)) as Refused;
  const told = { ...answer, failure: { reason: wordsFor(refused) } };
  inWords.set(answer, told as FormAnswer<never>);
  return told;
}

/** What the server refused, in words. */
export function useRefusalWords(): (refused: Refused) => string {
  const wordsOf = useWordsOf();
  const t = useTranslate();
  return ({ code, details }) => {
    const words = wordsOf('refusals', code, details);
    return words === code ? t('refusals.unknown') : words;
  };
}

function formWords(t: Translate): FormWords<MessageKey> {
  return {
    text: (key) => t(key),
    problem: ({ code, most = '', least = '' }) => {
      const known = {
        required: 'required',
        email: 'email',
        tooLong: 'tooLong',
        choose: 'choose',
        number: 'number',
      };
      const name = (known as Readonly<Record<string, 'required'>>)[code] ?? 'notValid';
      return t(`form.problems.${name as 'required'}`, { most, least });
    },
    problemOf: (field, problem) => t('form.problemOf', { field, problem }),
    problemsTitle: t('form.problemsTitle'),
    optional: t('form.optional'),
    pleaseChoose: t('form.pleaseChoose'),
    failed: t('refusals.unknown'),
  };
}
