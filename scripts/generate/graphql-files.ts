import { concatAST, type DocumentNode, GraphQLError, parse, Source } from 'graphql';
import { listFiles, read } from '../checks/source-files.ts';

export interface GraphqlFile {
  file: string;
  document: DocumentNode;
}

/** Every `.graphql` file below a folder, sorted by name. */
export function readGraphqlFiles(root: string, folder: string): GraphqlFile[] {
  const files = listFiles(root).filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.graphql'));
  if (files.length === 0) throw new Error(`${folder} has no .graphql files`);
  return files.map((file) => {
    try {
      return { file, document: parse(new Source(read(root, file), file)) };
    } catch (error) {
      throw error instanceof GraphQLError ? new Error(describeGraphqlErrors([error])) : error;
    }
  });
}

export function joinDocuments(files: readonly GraphqlFile[]): DocumentNode {
  return concatAST(files.map(({ document }) => document));
}

/** `app/Page.graphql:12  Cannot query field …`, one line each. */
export function describeGraphqlErrors(errors: readonly GraphQLError[]): string {
  return errors
    .map((error) => {
      const file = error.source?.name ?? error.nodes?.[0]?.loc?.source.name ?? 'graphql';
      const line = error.locations?.[0]?.line;
      return `${file}${line === undefined ? '' : `:${line}`}  ${error.message}`;
    })
    .join('\n');
}
