/** What a customer can cause is a value; only broken assumptions are thrown. */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

/** A refused wish: a stable code for tables of messages, and the facts the message needs. */
export interface Refusal<Code extends string = string, Details = Record<string, unknown>> {
  readonly code: Code;
  readonly details: Details;
}

export function ok(): { readonly ok: true; readonly value: undefined };
export function ok<T>(value: T): { readonly ok: true; readonly value: T };
export function ok(value?: unknown) {
  return { ok: true, value };
}

export function refuse<const Code extends string>(
  code: Code,
): { readonly ok: false; readonly refusal: Refusal<Code, Record<string, never>> };
export function refuse<const Code extends string, Details>(
  code: Code,
  details: Details,
): { readonly ok: false; readonly refusal: Refusal<Code, Details> };
export function refuse(code: string, details: unknown = {}) {
  return { ok: false, refusal: { code, details } };
}
