import type { Refusal } from '@bowline/kit';
import type { QueryRefusal } from '../queries/query-refusals.ts';
import type { PatchRefusal } from './apply-patch.ts';
import type { UnreadableMutation } from './read-mutations.ts';

/** Why one mutation could not be done; the whole transaction then is not. */
export type MutationRefusal =
  | PatchRefusal
  | Refusal<'document-exists' | 'document-missing', { id: string }>
  | Refusal<'revision-differs', { id: string; expected: string; actual: string }>
  | Refusal<'field-is-fixed', { id: string; field: string }>
  | Refusal<'document-unstorable', { id: string; description: string }>
  | Refusal<'selection-failed', { refusal: QueryRefusal }>
  | Refusal<'reference-missing', { id: string; reference: string }>
  | Refusal<'document-referenced', { id: string; by: string }>;

export type WriteRefusal =
  | Refusal<'mutations-failed', { index: number; reason: MutationRefusal }>
  | Refusal<'transaction-exists', { transactionId: string }>
  | Refusal<'too-many-mutations', { limit: number }>
  | UnreadableMutation;
