import {
  buildASTSchema,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  printSchema,
  validateSchema,
  visit,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';
import { describeGraphqlErrors, joinDocuments, readGraphqlFiles } from './graphql-files.ts';
import { withInterfaceFields } from './interface-fields.ts';

/** The schema as clients see it; the service assembles its own from the same files, by the same two rules. */
export function readCommerceSchema(root: string): GraphQLSchema {
  const document = joinDocuments(readGraphqlFiles(root, 'packages/commerce/src'));
  const mistakes = validateSDL(document);
  if (mistakes.length > 0) throw new Error(describeGraphqlErrors(mistakes));
  const schema = buildASTSchema(withInterfaceFields(withoutInnerNonNull(document)));
  const errors = validateSchema(schema);
  if (errors.length > 0) throw new Error(describeGraphqlErrors(errors));
  return schema;
}

/** Magento's run-time schema knows `[ID]!` where its files say `[ID!]!`. */
function withoutInnerNonNull(document: DocumentNode): DocumentNode {
  return visit(document, {
    ListType: {
      leave: (list) =>
        list.type.kind === Kind.NON_NULL_TYPE ? { ...list, type: list.type.type } : undefined,
    },
  });
}

/** Sorted, so that moving a type between files changes nothing. */
export function renderCommerceSchema(root: string): string {
  const header = '# Generated from packages/commerce/src/**/*.graphql by `npm run generate`.\n\n';
  return `${header}${printSchema(lexicographicSortSchema(readCommerceSchema(root)))}\n`;
}
