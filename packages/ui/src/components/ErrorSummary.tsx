import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';

export interface SummarisedError {
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummarisedError[];
  /** Only a summary that stands on the page as an example leaves the focus where it is. */
  readonly takesFocus?: boolean | undefined;
}

/** Stands above a form that was refused, takes the focus, and leads to each field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, takesFocus = true }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  // Not with every change: who mends one of several errors goes on typing.
  useEffect(() => {
    if (hasErrors && takesFocus) summary.current?.focus();
  }, [hasErrors, takesFocus]);
  if (!hasErrors) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-md border border-error bg-error-soft p-4 text-on-error-soft"
    >
      <Icon name="warning" className="mt-0.5" />
      <div className="grid gap-2">
        <p className="font-semibold">{title}</p>
        <ul className="grid gap-1">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a href={`#${error.fieldId}`} className="underline underline-offset-4">
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
