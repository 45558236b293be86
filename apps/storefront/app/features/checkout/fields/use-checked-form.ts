import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.tsx';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { FieldProblem, Values } from './field-problem.ts';

export interface CheckedFormOptions<Field extends string> {
  /** Part of the ids of its fields. */
  readonly name: string;
  readonly initial: Values<Field>;
  /** What the server said about the last try. */
  readonly answer?:
    | { readonly values: Values<Field>; readonly problems: readonly FieldProblem<Field>[] }
    | undefined;
  readonly labels: Readonly<Record<Field, MessageKey>>;
  /** The same rules as on the server. */
  readonly check: (form: FormData) => readonly FieldProblem<Field>[];
}

/**
 * A form that is checked on the server and, with scripts, as it is filled in: a field when it is left, again with every
 * key while it is wrong, and all of them before the form is sent.
 */
export function useCheckedForm<Field extends string>(options: CheckedFormOptions<Field>) {
  const { name, initial, answer, labels, check } = options;
  const t = useTranslate();
  const [refused, setRefused] = useState({ count: 0, problems: answer?.problems ?? [], answer });
  const [shown, setShown] = useState(refused.problems);
  if (refused.answer !== answer) {
    const problems = answer?.problems ?? [];
    setRefused({ count: refused.count + 1, problems, answer });
    setShown(problems);
  }

  const idOf = (field: Field) => `${name}-${field}`;
  const textOf = ({ code, most }: FieldProblem) => t(`checkout.problems.${code}`, { most: most ?? '' });
  const isField = (text: string): text is Field => Object.hasOwn(labels, text);

  function recheck(form: HTMLFormElement, field: string) {
    if (!isField(field)) return;
    const problem = check(new FormData(form)).find((found) => found.field === field);
    setShown((before) => [...before.filter((known) => known.field !== field), ...(problem ? [problem] : [])]);
  }

  return {
    /** What the form element itself needs. */
    form: {
      noValidate: true,
      onBlur({ target, currentTarget }: FormEvent<HTMLFormElement>) {
        if (isFilledIn(target)) recheck(currentTarget, target.name);
      },
      onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
        const isWrong = isControl(target) && shown.some(({ field }) => field === target.name);
        if (isWrong) recheck(currentTarget, target.name);
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        const problems = check(new FormData(event.currentTarget));
        if (problems.length === 0) return;
        event.preventDefault();
        setShown(problems);
        setRefused({ count: refused.count + 1, problems, answer });
      },
    },
    summary: {
      attempt: refused.count,
      title: t('checkout.errorTitle'),
      errors: refused.problems.map((problem) => ({
        fieldId: idOf(problem.field),
        message: t('checkout.problemOf', { field: t(labels[problem.field]), problem: textOf(problem) }),
      })),
    },
    field(field: Field) {
      const problem = shown.find((found) => found.field === field);
      return {
        id: idOf(field),
        name: field,
        label: t(labels[field]),
        defaultValue: answer?.values[field] ?? initial[field],
        error: problem && textOf(problem),
      };
    },
    errorOf(field: Field) {
      const problem = shown.find((found) => found.field === field);
      return problem && textOf(problem);
    },
  };
}

export type CheckedForm<Field extends string> = ReturnType<typeof useCheckedForm<Field>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: EventTarget): target is Control {
  return 'name' in target && 'value' in target;
}

/** Whoever only passes by is not told that something is missing. */
function isFilledIn(target: EventTarget): target is Control {
  return isControl(target) && target.value !== '';
}
