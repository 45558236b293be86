import { type FormEvent, type PointerEvent, useRef, useState } from 'react';
import type { SummarisedError } from '../components/ErrorSummary.tsx';
import type { FieldTexts } from '../components/FieldFrame.tsx';
import {
  type AllValues,
  type Field,
  type FormAnswer,
  type FormDescription,
  fieldNames,
  isOptionalIn,
  type Problem,
  problemsIn,
  readValues,
  type TypingHelp,
} from './form.ts';

/** The words of all forms, which speak in keys and codes themselves. */
export interface FormWords<Label extends string> {
  text(label: Label): string;
  problem(problem: Problem): string;
  /** A problem in the summary, with the name of its field. */
  problemOf(field: string, problem: string): string;
  readonly problemsTitle: string;
  readonly optional: string;
  readonly pleaseChoose: string;
  /** It was refused, and nobody can say why. */
  readonly failed: string;
}

export interface FormOptions<Name extends string> {
  /** What stands in the fields at first. */
  readonly initial?: Readonly<Partial<Record<Name, string>>> | undefined;
  /** What the server said about the last try. */
  readonly answer?: FormAnswer<Name> | undefined;
  readonly isSending?: boolean | undefined;
}

/** What a text field, a text area or a select needs. */
export interface FieldProps extends FieldTexts, TypingHelp {
  readonly id: string;
  readonly name: string;
  readonly type?: Field['type'];
  readonly required?: boolean;
  readonly defaultValue?: string | undefined;
}

/**
 * A form that is checked on the server and, with scripts, as it is filled in: a field when it is left, again with every
 * key while it is wrong, and all of them before the form is sent.
 */
export function useForm<Name extends string, Label extends string>(
  form: FormDescription<Name, Label>,
  words: FormWords<Label>,
  { initial, answer, isSending = false }: FormOptions<Name> = {},
) {
  const [refused, setRefused] = useState({ count: 0, problems: answer?.problems ?? [], answer });
  const [shown, setShown] = useState(refused.problems);
  const isPressing = useRef(false);
  if (refused.answer !== answer) {
    const problems = answer?.problems ?? [];
    setRefused({ count: refused.count + 1, problems, answer });
    setShown(problems);
  }

  const problemsOf = (element: HTMLFormElement, pressed?: HTMLElement | null) => {
    const typed = new FormData(element, pressed);
    return problemsIn(form, readValues(form, typed), typed);
  };
  const idOf = (name: Name) => `${form.name}-${name}`;
  const controlOf = (name: Name): { id: string; name: string } => ({ id: idOf(name), name });
  const valueIn = (name: Name) => answer?.values[name] ?? initial?.[name];
  const [firstField, ...otherFields] = fieldNames(form);
  // What the service says about a form of one field, it says about that field.
  const onlyField = otherFields.length === 0 ? firstField : undefined;
  const reason = answer?.failure?.reason;
  const errorOf = (name: Name) => {
    const problem = shown.find(({ field }) => field === name);
    return problem ? words.problem(problem) : name === onlyField ? reason : undefined;
  };
  const textsOf = (name: Name) => {
    const { label, hint } = form.fields[name];
    return { label: words.text(label), hint: hint && words.text(hint), error: errorOf(name) };
  };

  function recheck(element: HTMLFormElement, name: string) {
    if (!Object.hasOwn(form.fields, name)) return;
    const problem = problemsOf(element).find(({ field }) => field === name);
    setShown((before) => [...before.filter(({ field }) => field !== name), ...(problem ? [problem] : [])]);
    // What is mended leaves the summary for good: one that came back by itself would take the focus away.
    if (!problem)
      setRefused((before) => ({
        ...before,
        problems: before.problems.filter(({ field }) => field !== name),
      }));
  }

  return {
    name: form.name,
    words,
    isSending,
    /** The id of the one field that a form has. */
    onlyField: onlyField && idOf(onlyField),
    /** Whether the last try came back. */
    isRefused: answer !== undefined,
    /** Counts the tries. */
    attempt: refused.count,
    /** Told above the form, unless its one field tells. */
    failure: answer?.failure && !(onlyField && reason) ? (reason ?? words.failed) : undefined,
    errors: refused.problems.map(
      (problem): SummarisedError => ({
        fieldId: idOf(problem.field),
        message: words.problemOf(words.text(form.fields[problem.field].label), words.problem(problem)),
      }),
    ),
    /** What the form element itself needs. */
    element: {
      noValidate: true,
      onPointerDown({ target }: PointerEvent<HTMLFormElement>) {
        isPressing.current = target instanceof Element && target.closest('button') !== null;
      },
      onFocus() {
        isPressing.current = false;
      },
      onBlur({ target, currentTarget }: FormEvent<HTMLFormElement>) {
        // A message that appeared now would move the button away from under the pointer; the button checks everything.
        if (isPressing.current) return;
        // Whoever only passes by is not told that something is missing.
        if (isControl(target) && target.value !== '') recheck(currentTarget, target.name);
      },
      onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
        const isWrong = isControl(target) && shown.some(({ field }) => field === target.name);
        if (isWrong) recheck(currentTarget, target.name);
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        // A button may say which of several things is wished for.
        const problems = problemsOf(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
        if (problems.length === 0) return;
        event.preventDefault();
        setShown(problems);
        setRefused({ count: refused.count + 1, problems, answer });
      },
    },
    /** `values` are those of now, where they decide whether the field may stay empty. */
    field(name: Name, values?: AllValues): FieldProps {
      const field: Field<Label> = form.fields[name];
      const { label, hint, isOptional, missing, least, most, check, isAsked, isSecret, files, ...help } =
        field;
      const known = values ?? Object.fromEntries(fieldNames(form).map((each) => [each, valueIn(each)]));
      const props = { ...help, ...controlOf(name), ...textsOf(name), defaultValue: valueIn(name) };
      return isOptionalIn(field, known)
        ? { ...props, optionalText: words.optional }
        : { ...props, required: true };
    },
    /** For a ChoiceGroup. */
    choices(name: Name) {
      const { label: legend, ...texts } = textsOf(name);
      return { ...controlOf(name), ...texts, legend, chosen: valueIn(name) };
    },
    /** For a FileField. */
    files(name: Name) {
      const field: Field<Label> = form.fields[name];
      return {
        ...controlOf(name),
        ...textsOf(name),
        optionalText: words.optional,
        accept: field.files?.types.join(','),
        multiple: (field.files?.most ?? 1) > 1,
      };
    },
    /** For a CheckboxField that sends this value. */
    tick(name: Name, value = 'yes') {
      const field: Field<Label> = form.fields[name];
      const required = field.isOptional !== true;
      return {
        ...controlOf(name),
        ...textsOf(name),
        value,
        required,
        defaultChecked: valueIn(name) === value,
      };
    },
  };
}

export type FormState<Name extends string> = ReturnType<typeof useForm<Name, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(target: EventTarget): target is Control {
  return 'name' in target && 'value' in target;
}
