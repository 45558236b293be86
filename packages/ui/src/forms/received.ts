import {
  type FieldProblem,
  type FormAnswer,
  type FormDescription,
  problemsIn,
  readValues,
  type Values,
  valuesToReturn,
} from './form.ts';

export interface Received<Name extends string> {
  readonly values: Values<Name>;
  readonly problems: readonly FieldProblem<Name>[];
  /** What the page gets back: everything typed, and why it was not taken. */
  answer(why: Partial<Pick<FormAnswer<Name>, 'problems' | 'failure'>>): FormAnswer<Name>;
}

/** What was typed into this form, and what is wrong with it. */
export function received<Name extends string>(form: FormDescription<Name>, sent: FormData): Received<Name> {
  const values = readValues(form, sent);
  return {
    values,
    problems: problemsIn(form, values, sent),
    answer: (why) => ({ form: form.name, values: valuesToReturn(form, values), problems: [], ...why }),
  };
}
