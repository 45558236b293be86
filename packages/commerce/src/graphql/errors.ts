import type { LocaleName } from '@bowline/markets';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { modules } from '../modules.ts';
import { limitRefusals } from './limits.ts';
import type { RefusalCategory } from './refusal-category.ts';
import {
  CodedRefusal,
  type CommerceRefusal,
  type RefusalCode,
  RefusalError,
  refusalMessage,
} from './refusals.ts';

const categories: Readonly<Record<RefusalCode, RefusalCategory | null>> = Object.assign(
  {},
  limitRefusals,
  ...modules.map(({ refusals }) => refusals),
);

export interface ReportedError {
  readonly formatted: GraphQLFormattedError;
  readonly category?: RefusalCategory;
  /** Set when the cause is a broken assumption, which is logged and never shown. */
  readonly surprise?: unknown;
}

/** Refusals speak the language of the store, once it is known. */
export function reportError(error: GraphQLError, locale?: LocaleName): ReportedError {
  const cause = error.originalError;
  if (cause instanceof RefusalError) {
    const { formatted, ...reported } = reportRefusal(cause.refusal, locale);
    return { ...reported, formatted: { ...place(error), ...formatted } };
  }
  if (cause instanceof CodedRefusal) {
    const { code, details, category } = cause;
    return {
      category,
      formatted: { ...place(error), message: code, extensions: { category, code, details } },
    };
  }
  if (!cause || cause instanceof GraphQLError) {
    return { formatted: { ...place(error), message: inMagentosWording(error.message) } };
  }
  return { formatted: { ...place(error), message: 'Internal server error' }, surprise: cause };
}

export function reportRefusal(refusal: CommerceRefusal, locale?: LocaleName): ReportedError {
  const category = categories[refusal.code];
  const message = refusalMessage(refusal, locale);
  if (!category) return { formatted: { message } };
  return { category, formatted: { message, extensions: { category, ...codesOf(refusal) } } };
}

/** The shop's own code, and Magento's where it has one (behaviour 115). */
function codesOf({ code, details }: CommerceRefusal) {
  return 'errorCode' in details ? { code: details.reasonCode, error_code: details.errorCode } : { code };
}

/** Behaviour 163: Magento's library writes this one without quotation marks. */
function inMagentosWording(message: string): string {
  return message.replace(
    /^Field "([\w.]+)" of required type "([^"]+)" was not provided\.$/,
    'Field $1 of required type $2 was not provided.',
  );
}

function place(error: GraphQLError) {
  return {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
}

/** The first error that has a category decides (2.4.8 and later). */
export function statusOf(errors: readonly ReportedError[]): number {
  const category = errors.find((error) => error.category)?.category;
  if (category === 'graphql-authentication') return 401;
  if (category === 'graphql-authorization') return 403;
  return 200;
}
