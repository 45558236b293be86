import { assembleSchema } from '@bowline/commerce';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { describeGraphqlErrors, joinDocuments, readGraphqlFiles } from './graphql-files.ts';

/** The schema as clients see it, from all files of commerce. Mistakes are told with file and line. */
export function readCommerceSchema(root: string): GraphQLSchema {
  const files = readGraphqlFiles(root, 'packages/commerce/src');
  const mistakes = validateSDL(joinDocuments(files));
  if (mistakes.length > 0) throw new Error(describeGraphqlErrors(mistakes));
  return assembleSchema(files.map(({ document }) => ({ definitions: document, resolvers: {} })));
}

/** Sorted, so that moving a type between files changes nothing. */
export function renderCommerceSchema(root: string): string {
  const header = '# Generated from packages/commerce/src/**/*.graphql by `npm run generate`.\n\n';
  return `${header}${printSchema(lexicographicSortSchema(readCommerceSchema(root)))}\n`;
}
