import { readFileSync } from 'node:fs';
import { createLru } from '@bowline/kit';
import { type GraphQLSchema, parse, printSchema, Source } from 'graphql';
import { modules } from '../modules.ts';
import { assembleSchema, type SchemaPart } from './assemble.ts';
import { createDocuments } from './documents.ts';
import type { SchemaEdition } from './handler.ts';
import type { Limits } from './limits.ts';
import type { AddedField } from './merge-definitions.ts';
import type { ResolverMap } from './resolver-map.ts';

/** Files of a schema with their resolvers. */
export function readSchemaFiles(
  files: readonly { readonly file: URL; readonly resolvers: ResolverMap }[],
): readonly SchemaPart[] {
  return files.map(({ file, resolvers }) => {
    const source = new Source(readFileSync(file, 'utf8'), file.pathname);
    // Places in the files would be kept as long as the schema.
    return { definitions: parse(source, { noLocation: true }), resolvers };
  });
}

const readSchemaParts = () => readSchemaFiles(modules.flatMap(({ graphql = [] }) => graphql));

/** The schema with its resolvers, without the fields that the attributes of a catalogue add; for code generation. */
export function readSchema(): GraphQLSchema {
  return assembleSchema(readSchemaParts());
}

/** The same as text. */
export function readPublishedSchema(): string {
  return printSchema(readSchema());
}

/** Assembled schemas by the fields added to them: shops of one process share them, and tests open a hundred. */
const schemas = createLru<GraphQLSchema>({ maxWeight: 4, weigh: () => 1 });

/** The schema follows the data that adds fields to it: a new set of fields is a new edition. */
export function createEditions(
  addedFields: () => Promise<readonly AddedField[]>,
  limits: Limits,
): () => Promise<SchemaEdition> {
  let latest: { readonly signature: string; readonly edition: SchemaEdition } | undefined;
  let seen: unknown;

  return async () => {
    const additions = await addedFields();
    // The same list means that nothing changed, which is the case for all but a few requests.
    if (latest && seen === additions) return latest.edition;
    const signature = JSON.stringify(additions);
    if (latest?.signature !== signature) {
      const schema = schemas.get(signature) ?? assembleSchema(readSchemaParts(), additions);
      schemas.set(signature, schema);
      latest = { signature, edition: { schema, documents: createDocuments(schema, limits) } };
    }
    seen = additions;
    return latest.edition;
  };
}
