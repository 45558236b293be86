import { useEffect } from 'react';
import { ErrorSummary } from '../components/ErrorSummary.tsx';
import { Notice } from '../components/Notice.tsx';
import type { FormState } from './use-form.ts';

/**
 * Stands above the fields of a form that was refused. Every try has a summary of its own, which takes the focus. A form with
 * one field needs none: the field says what is wrong, and takes the focus itself.
 */
export function FormProblems<Name extends string>({ form }: { form: FormState<Name> }) {
  const { attempt, words, errors, failure, onlyField, isRefused } = form;
  const isAtField = errors.length > 0 || (isRefused && !failure);
  return (
    <>
      {onlyField ? (
        <FocusOn key={attempt} fieldId={isAtField ? onlyField : undefined} />
      ) : (
        <ErrorSummary key={attempt} title={words.problemsTitle} errors={errors} />
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}

function FocusOn({ fieldId }: { fieldId: string | undefined }) {
  useEffect(() => {
    const field = fieldId ? document.getElementById(fieldId) : null;
    if (field && !isTypingElsewhere(field)) field.focus();
  }, [fieldId]);
  return null;
}

/** A form that sends itself when a field is left must not take the next one away. */
function isTypingElsewhere(field: HTMLElement): boolean {
  const { activeElement } = document;
  const isTyping = activeElement?.matches('input, select, textarea') ?? false;
  return isTyping && !field.closest('form')?.contains(activeElement);
}
