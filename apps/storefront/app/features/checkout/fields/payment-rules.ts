import type { FieldProblem, Values } from './field-problem.ts';

/** `terms` is the version that the buyer agrees to. */
export const paymentFields = ['method', 'terms'] as const;
export type PaymentField = (typeof paymentFields)[number];

/** Decision D6: an order with nothing to pay needs no method; agreeing to the terms is always required. */
export function paymentProblems(
  { method = '', terms = '' }: Values<PaymentField>,
  { isFree }: { readonly isFree: boolean },
): FieldProblem<PaymentField>[] {
  return [
    ...(method === '' && !isFree ? [{ field: 'method', code: 'choose' } as const] : []),
    ...(terms === '' ? [{ field: 'terms', code: 'terms' } as const] : []),
  ];
}
