import { printSchema } from 'graphql';
import { assembleSchema } from './assemble.ts';
import { readSchemaParts } from './editions.ts';

/** The schema as text, without the fields that the attributes of a catalogue add; for documents and code generation. */
export function readPublishedSchema(): string {
  return printSchema(assembleSchema(readSchemaParts()));
}
