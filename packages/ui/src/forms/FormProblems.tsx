import { ErrorSummary } from '../components/ErrorSummary.tsx';
import { Notice } from '../components/Notice.tsx';
import type { FormState } from './use-form.ts';

/** Stands above the fields of a form that was refused. Every try has a summary of its own, which takes the focus. */
export function FormProblems<Name extends string>({ form }: { form: FormState<Name> }) {
  const { attempt, words, errors, failure } = form;
  return (
    <>
      <ErrorSummary key={attempt} title={words.problemsTitle} errors={errors} />
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
