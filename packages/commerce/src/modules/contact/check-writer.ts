import { emailProblems, lengthProblems, limits, manyLines, oneLine, telephoneProblems } from './fields.ts';
import type { Problem, Writer } from './model.ts';

/** As GraphQL hands it in: what is optional may be null. */
export interface WriterInput {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string | null;
  readonly message?: string | null;
}

export function readWriter({ name, email, telephone, message }: WriterInput): Writer {
  return {
    name: oneLine(name),
    email: oneLine(email),
    telephone: oneLine(telephone),
    message: manyLines(message),
  };
}

export function writerProblems(
  { name, email, telephone, message }: Writer,
  { needsMessage }: { readonly needsMessage: boolean },
): Problem[] {
  return [
    ...lengthProblems('NAME', name, limits.name),
    ...emailProblems(email),
    ...telephoneProblems(telephone),
    ...lengthProblems('MESSAGE', message, { least: needsMessage ? 1 : 0, most: limits.message.most }),
  ];
}
