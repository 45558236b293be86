import type { Refusal } from '@bowline/kit';

type None = Record<string, never>;

export type QueryRefusal =
  | Refusal<'query-unreadable', { description: string; start: number; end: number }>
  | Refusal<'parameter-missing', { name: string }>
  | Refusal<'parameters-unreadable', { name: string }>
  | Refusal<'query-failed', { description: string }>
  | Refusal<'query-too-long' | 'query-too-deep' | 'query-too-slow' | 'result-too-large', None>
  | Refusal<'queries-waiting', None>;
