import { useEffect } from 'react';
import { ErrorSummary } from '../components/ErrorSummary.tsx';
import { Notice } from '../components/Notice.tsx';
import type { FormState } from './use-form.ts';

/**
 * Stands above the fields of a form that was refused. Every try has a summary of its own, which takes the focus. A form with
 * one field needs none: the field says what is wrong, and takes the focus itself.
 */
export function FormProblems<Name extends string>({ form }: { form: FormState<Name> }) {
  const { attempt, words, errors, failure, hasOneField } = form;
  return (
    <>
      {hasOneField ? (
        <FocusOn key={attempt} fieldId={errors[0]?.fieldId} />
      ) : (
        <ErrorSummary key={attempt} title={words.problemsTitle} errors={errors} />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}

function FocusOn({ fieldId }: { fieldId: string | undefined }) {
  useEffect(() => {
    if (fieldId) document.getElementById(fieldId)?.focus();
  }, [fieldId]);
  return null;
}
