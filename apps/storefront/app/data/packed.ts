import { useLoaderData, useRouteLoaderData } from 'react-router';

/**
 * What a loader answers, as one text of JSON. The router would write every value of it with a number of its own: numbers
 * that never repeat compress badly, and a listing would weigh a fifth more and cost several milliseconds to write down.
 */
export interface Packed<Value> {
  readonly packed: string;
  /** Only a type. */
  readonly value?: Value;
}

/** Whoever packs has the value already; a browser reads it once. */
const known = new WeakMap<Packed<unknown>, unknown>();

/** For values that JSON can hold. What stands beside it can be read without unpacking. */
export function pack<Value, Beside extends object>(value: Value, beside?: Beside): Packed<Value> & Beside {
  const answer = { packed: withOtherQuotes(JSON.stringify(value)), ...beside } as Packed<Value> & Beside;
  known.set(answer, value);
  return answer;
}

export function unpack<Value>(answer: Packed<Value>): Value {
  if (!known.has(answer)) known.set(answer, JSON.parse(withOtherQuotes(answer.packed)));
  return known.get(answer) as Value;
}

export const isPacked = (answer: unknown): answer is Packed<unknown> =>
  typeof (answer as Partial<Packed<unknown>> | null | undefined)?.packed === 'string';

/** In a text within a text within a script every quotation mark would need three marks more. */
function withOtherQuotes(text: string): string {
  return text
    .split('~')
    .map((part) => part.replaceAll('"', '~'))
    .join('"');
}

type PackedBy<Loader> = Loader extends (...args: never[]) => Promise<Packed<infer Value>> ? Value : never;

export function useUnpackedData<Loader>(): PackedBy<Loader> {
  return unpack(useLoaderData() as Packed<PackedBy<Loader>>);
}

export function useUnpackedRouteData<Loader>(routeId: string): PackedBy<Loader> | undefined {
  const answer = useRouteLoaderData(routeId) as Packed<PackedBy<Loader>> | undefined;
  return answer && unpack(answer);
}
