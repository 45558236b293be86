import type { ContactFieldName, ContactValues, FieldProblem } from './contact-answer.ts';

/** As the API limits them; it answers a message with one sentence, and the form wants to show all problems by field. */
const limits = {
  name: { least: 2, most: 64 },
  message: { least: 1, most: 5_000 },
  telephone: 32,
  email: 254,
};

const plausibleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const plausibleTelephone = /^[\d\s()+./-]*$/;
const leastDigits = 8;

export function messageProblems(values: ContactValues): FieldProblem[] {
  const { name = '', email = '', telephone = '', message = '' } = values;
  return [
    ...lengthProblems('name', name, limits.name),
    ...emailProblems(email),
    ...telephoneProblems(telephone),
    ...lengthProblems('message', message, limits.message),
  ];
}

function lengthProblems(
  field: ContactFieldName,
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): FieldProblem[] {
  if (text === '') return [{ field, code: 'MISSING' }];
  const length = [...text].length;
  if (length < least) return [{ field, code: 'TOO_SHORT' }];
  return length > most ? [{ field, code: 'TOO_LONG', most }] : [];
}

function emailProblems(email: string): FieldProblem[] {
  if (email === '') return [{ field: 'email', code: 'MISSING' }];
  const isPlausible = plausibleEmail.test(email) && email.length <= limits.email;
  return isPlausible ? [] : [{ field: 'email', code: 'NOT_VALID' }];
}

function telephoneProblems(telephone: string): FieldProblem[] {
  if (telephone === '') return [];
  if (telephone.length > limits.telephone)
    return [{ field: 'telephone', code: 'TOO_LONG', most: limits.telephone }];
  if (!plausibleTelephone.test(telephone)) return [{ field: 'telephone', code: 'NOT_VALID' }];
  return telephone.replace(/\D/g, '').length < leastDigits ? [{ field: 'telephone', code: 'TOO_SHORT' }] : [];
}
