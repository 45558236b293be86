import { type GraphQLSchema, printSchema } from 'graphql';
import { assembleSchema } from './assemble.ts';
import { readSchemaParts } from './editions.ts';

/** The schema with its resolvers, without the fields that the attributes of a catalogue add; for code generation. */
export function readSchema(): GraphQLSchema {
  return assembleSchema(readSchemaParts());
}

/** The same as text. */
export function readPublishedSchema(): string {
  return printSchema(readSchema());
}
