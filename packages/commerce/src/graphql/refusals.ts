import { fill, type Result, type Template } from '@bowline/kit';
import { defaultLocale, type LocaleName } from '@bowline/markets';
import { textsOf } from '#texts';
import { refusalOwners } from '../generated/texts.ts';
import type { All } from '../modules.ts';
import type { LimitRefusals } from './limits.ts';
import type { RefusalCategory } from './refusal-category.ts';

/** Every refusal of every module with the details its message needs. */
export type RefusalDetails = All<'refusals'> & LimitRefusals;

export type RefusalCode = keyof RefusalDetails;

export type CommerceRefusal = {
  [Code in RefusalCode]: { readonly code: Code; readonly details: RefusalDetails[Code] };
}[RefusalCode];

/** Behaviour 5: what a refusal says in the language of the store; the English is Magento's. */
export function refusalMessage(
  { code, details }: CommerceRefusal,
  locale: LocaleName = defaultLocale,
): string {
  const texts: Readonly<Partial<Record<RefusalCode, string | Template<string>>>> = textsOf(
    refusalOwners[code],
    locale,
  ).refusals;
  // The tables of the modules compile only if every code has a text and its details fill it.
  return fill(texts[code] ?? code, details as Readonly<Record<string, string | number>>);
}

/** How a refusal leaves a resolver; the GraphQL edge turns it into a message and a category. */
export class RefusalError extends Error {
  readonly refusal: CommerceRefusal;

  constructor(refusal: CommerceRefusal) {
    super(refusal.code);
    this.name = 'RefusalError';
    this.refusal = refusal;
  }
}

/** A refusal whose client has the words: the merchant's desk speaks languages of its own. */
export class CodedRefusal extends Error {
  readonly code: string;
  readonly details: object;
  readonly category: RefusalCategory;

  constructor(code: string, details: object = {}, category: RefusalCategory = 'graphql-input') {
    super(code);
    this.name = 'CodedRefusal';
    this.code = code;
    this.details = details;
    this.category = category;
  }
}

/** For resolvers only: services and rules hand results on. */
export function valueOrRefusal<T>(result: Result<T, CommerceRefusal>): T {
  if (result.ok) return result.value;
  throw new RefusalError(result.refusal);
}

/** The same for those whose words the client has. */
export function valueOrCode<T>(result: Result<T, { readonly code: string; readonly details: object }>): T {
  if (result.ok) return result.value;
  throw new CodedRefusal(result.refusal.code, result.refusal.details);
}
