import { readEmailAddress } from '#stores';
import type { ContactField, Problem } from './model.ts';

/** Rule 4. */
export const limits = {
  name: { least: 2, most: 64 },
  company: { least: 2, most: 128 },
  telephone: { leastDigits: 8, most: 32 },
  website: { most: 200 },
  message: { most: 5_000 },
  vatNumber: { least: 8, most: 32 },
} as const;

type Text = string | null | undefined;

/** A line without the spaces around and between that nobody meant to write. */
export function oneLine(text: Text): string {
  return (text ?? '').replace(/\s+/g, ' ').trim();
}

export function manyLines(text: Text): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trim();
}

export function lengthProblems(
  field: ContactField,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): Problem[] {
  if (text === '') return least > 0 ? [{ field, code: 'MISSING' }] : [];
  // People count characters, not halves of them.
  const length = [...text].length;
  if (length < least) return [{ field, code: 'TOO_SHORT' }];
  return length > most ? [{ field, code: 'TOO_LONG', most }] : [];
}

export function emailProblems(email: string): Problem[] {
  if (email === '') return [{ field: 'EMAIL', code: 'MISSING' }];
  return readEmailAddress(email) === null ? [{ field: 'EMAIL', code: 'NOT_VALID' }] : [];
}

export function telephoneProblems(telephone: string): Problem[] {
  const tooLong = lengthProblems('TELEPHONE', telephone, { least: 0, most: limits.telephone.most });
  if (telephone === '' || tooLong.length > 0) return tooLong;
  if (!/^[\d\s()+./-]+$/.test(telephone)) return [{ field: 'TELEPHONE', code: 'NOT_VALID' }];
  const digits = telephone.replace(/\D/g, '').length;
  return digits < limits.telephone.leastDigits ? [{ field: 'TELEPHONE', code: 'TOO_SHORT' }] : [];
}

export function websiteProblems(website: string): Problem[] {
  const tooLong = lengthProblems('WEBSITE', website, { least: 0, most: limits.website.most });
  if (website === '' || tooLong.length > 0) return tooLong;
  const address = /^[a-z]+:/i.test(website) ? website : `https://${website}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isSite ? [] : [{ field: 'WEBSITE', code: 'NOT_VALID' }];
}
