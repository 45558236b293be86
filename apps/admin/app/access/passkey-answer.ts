import { shop } from '@bowline/markets';
import type { Outcome } from '../data/desk-client.ts';

/** What scripts of the page get of a step with a device. */
export function optionsAnswer(outcome: Outcome<{ readonly json: string }>): Response {
  return outcome.ok ? Response.json({ json: outcome.data.json }) : refusedAnswer(outcome.code);
}

export function refusedAnswer(code: string): Response {
  return Response.json({ code }, { status: 422 });
}

export function goOnAnswer(path: string, cookie?: string): Response {
  const headers = cookie ? { 'set-cookie': cookie } : {};
  return Response.json({ to: shop.adminPrefix + path }, { headers });
}

/** The part of an outcome that one operation is about. */
export function partOf<Data, Part>(outcome: Outcome<Data>, choose: (data: Data) => Part): Outcome<Part> {
  return outcome.ok ? { ok: true, data: choose(outcome.data) } : outcome;
}

export function textIn(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === 'string' ? value : '';
}
