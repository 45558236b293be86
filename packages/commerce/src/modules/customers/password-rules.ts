import { ok, type Result, refuse } from '@bowline/kit';
import type { CustomersRefusal } from './refusals.ts';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u] as const;
/** Decision D8: a letter of either case, a digit, a special character. */
const always = [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u] as const;
export const longestPassword = 256;

export interface PasswordSettings {
  readonly minimumPasswordLength: number;
  readonly requiredPasswordCharacterClasses: number;
}

export type PasswordRefusal = CustomersRefusal<
  'password-too-short' | 'password-too-long' | 'password-too-simple'
>;

/** Rule 4. */
export function checkPasswordRules(
  password: string,
  { minimumPasswordLength: least, requiredPasswordCharacterClasses: needed }: PasswordSettings,
): Result<undefined, PasswordRefusal> {
  // As people count them: one sign each.
  const length = [...password].length;
  if (length < least) return refuse('password-too-short', { least });
  if (length > longestPassword) return refuse('password-too-long', { most: longestPassword });
  const found = kinds.filter((kind) => kind.test(password)).length;
  const isVaried = found >= needed && always.every((kind) => kind.test(password));
  return isVaried ? ok() : refuse('password-too-simple', { needed });
}
