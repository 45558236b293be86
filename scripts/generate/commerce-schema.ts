import { assembleSchema } from '@bowline/commerce';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { describeGraphqlErrors, joinDocuments, readGraphqlFiles } from './graphql-files.ts';

/** The shop's schema, or that of the merchant's desk, whose files lie in folders `desk/` of the modules. */
export type SchemaName = 'shop' | 'desk';

/** The schema as clients see it, from all files of commerce. Mistakes are told with file and line. */
export function readCommerceSchema(root: string, name: SchemaName = 'shop'): GraphQLSchema {
  const files = readGraphqlFiles(root, 'packages/commerce/src').filter(
    ({ file }) => file.includes('/desk/') === (name === 'desk'),
  );
  const mistakes = validateSDL(joinDocuments(files));
  if (mistakes.length > 0) throw new Error(describeGraphqlErrors(mistakes));
  return assembleSchema(files.map(({ document }) => ({ definitions: document, resolvers: {} })));
}

/** Sorted, so that moving a type between files changes nothing. */
export function renderCommerceSchema(root: string, name: SchemaName = 'shop'): string {
  const folder = name === 'desk' ? 'desk/' : '';
  const header = `# Generated from packages/commerce/src/**/${folder}*.graphql by \`npm run generate\`.\n\n`;
  return `${header}${printSchema(lexicographicSortSchema(readCommerceSchema(root, name)))}\n`;
}
