import { useActionData, useNavigation, useSearchParams } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import {
  type ContactAnswer,
  type ContactFieldName,
  type ContactFormName,
  type FieldProblem,
  sentParameter,
} from './contact-answer.ts';

/** How one of the forms stands: sent, being sent, or refused with what is wrong and what was typed. */
export function useContactForm(form: ContactFormName) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const navigation = useNavigation();
  const answered = useActionData<ContactAnswer | undefined>();
  const answer = answered?.form === form ? answered : undefined;

  function textOf({ field, code, most }: FieldProblem): string {
    if (field === 'email' && code === 'NOT_VALID') return t('contact.problems.EMAIL');
    if (field === 'vatNumber' && code === 'NOT_VALID') return t('contact.problems.VAT_NUMBER');
    return t(`contact.problems.${code}`, { n: most ?? '' });
  }

  const idOf = (field: ContactFieldName) => `${form}-${field}`;
  return {
    isSent: !answer && search.get(sentParameter) === form,
    isSending: navigation.state !== 'idle' && navigation.formData?.get('intent') === form,
    failure: answer?.failure && (answer.failure.reason ?? t('contact.failures.later')),
    errors: (answer?.problems ?? []).map((problem) => ({
      fieldId: idOf(problem.field),
      message: t('contact.problemOf', {
        field: t(`contact.fields.${problem.field}`),
        problem: textOf(problem),
      }),
    })),
    /** What every field of the form needs, whatever it is. */
    field(name: ContactFieldName) {
      const problem = answer?.problems.find((candidate) => candidate.field === name);
      return {
        id: idOf(name),
        name,
        label: t(`contact.fields.${name}`),
        defaultValue: answer?.values[name],
        error: problem && textOf(problem),
      };
    },
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
