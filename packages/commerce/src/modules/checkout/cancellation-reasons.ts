import { type LocaleName, localeNames } from '@bowline/markets';
import { textsOf } from '#texts';

/** Behaviour 137: what a customer chooses from; the text itself is what a client sends. */
export function cancellationReasons(locale: LocaleName): readonly string[] {
  return Object.values(textsOf('checkout', locale).cancellationReasons);
}

/** In whatever language: a customer may have changed it meanwhile. */
export function isCancellationReason(text: string): boolean {
  return localeNames.some((locale) => cancellationReasons(locale).includes(text));
}
