import type { FieldProblem, Values } from '../checkout/fields/field-problem.ts';
import { emailProblem, type Problem, textProblem, textRules } from '../checkout/fields/text-rules.ts';

export const lookupFields = ['number', 'email', 'lastname'] as const;
export type LookupField = (typeof lookupFields)[number];

const numberRule = { least: 1, most: 32 };

export function lookupProblems(values: Values<LookupField>): FieldProblem<LookupField>[] {
  const { number = '', email = '', lastname = '' } = values;
  const found: readonly [LookupField, Problem | undefined][] = [
    ['number', textProblem(number, numberRule)],
    ['email', emailProblem(email)],
    ['lastname', textProblem(lastname, textRules.lastname)],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, ...problem }] : []));
}
