import type { ProblemCode } from './field-problem.ts';

export interface Problem {
  readonly code: ProblemCode;
  readonly most?: number;
}

export interface TextRule {
  readonly least: number;
  readonly most: number;
  readonly isOptional?: boolean;
}

/** Decision D5, as the API has it too: it refuses one thing at a time, and a form shows all of them. */
export const textRules = {
  firstname: { least: 2, most: 64 },
  lastname: { least: 2, most: 64 },
  company: { least: 2, most: 128 },
  street: { least: 3, most: 128 },
  city: { least: 2, most: 64 },
  vatNumber: { least: 8, most: 20 },
} as const satisfies Readonly<Record<string, TextRule>>;

export function textProblem(
  text: string,
  { least, most, isOptional = false }: TextRule,
): Problem | undefined {
  if (text === '') return isOptional ? undefined : { code: 'required' };
  if (text.length > most) return { code: 'tooLong', most };
  if (/[<>]/.test(text)) return { code: 'notValid' };
  return text.length < least ? { code: 'tooShort' } : undefined;
}

const plausibleEmail = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/;
const longestEmail = 254;

export function emailProblem(email: string): Problem | undefined {
  if (email === '') return { code: 'required' };
  return plausibleEmail.test(email) && email.length <= longestEmail ? undefined : { code: 'email' };
}

const plausiblePhone = /^\+?[\d\s()./-]+$/;
const phoneLengths = { leastDigits: 8, most: 24 };

export function phoneProblem(phone: string): Problem | undefined {
  if (phone === '') return { code: 'required' };
  if (!plausiblePhone.test(phone)) return { code: 'phone' };
  if (phone.length > phoneLengths.most) return { code: 'tooLong', most: phoneLengths.most };
  return phone.replace(/\D/g, '').length < phoneLengths.leastDigits ? { code: 'tooShort' } : undefined;
}
