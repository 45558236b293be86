import type { FieldProblem, Values } from './field-problem.ts';
import { emailProblem, type Problem, textProblem, textRules } from './text-rules.ts';

export const customerFields = ['email', 'isBusiness', 'company', 'vatNumber'] as const;
export type CustomerField = (typeof customerFields)[number];

/** A business order names its company; a VAT number is its own choice, because not every company has one. */
export function customerProblems(
  { email = '', isBusiness, company = '', vatNumber = '' }: Values<CustomerField>,
  { isGuest }: { readonly isGuest: boolean },
): FieldProblem<CustomerField>[] {
  const business: readonly [CustomerField, Problem | undefined][] = [
    ['company', textProblem(company, textRules.company)],
    ['vatNumber', textProblem(vatNumber, { ...textRules.vatNumber, isOptional: true })],
  ];
  const found: readonly [CustomerField, Problem | undefined][] = [
    ['email', isGuest ? emailProblem(email) : undefined],
    ...(isBusiness === 'yes' ? business : []),
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, ...problem }] : []));
}
