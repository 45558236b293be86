import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import {
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  printSchema,
  validate,
} from 'graphql';
import { readCommerceSchema } from './commerce-schema.ts';
import { describeGraphqlErrors, type GraphqlFile, joinDocuments, readGraphqlFiles } from './graphql-files.ts';
import { renderOperationConstants } from './operation-constants.ts';

const header = `// Generated from app/**/*.graphql and the commerce schema by \`npm run generate\`.

export interface Operation<Result, Variables> {
  name: string;
  text: string;
  readonly __types?: [Result, Variables];
}
`;

/** Types of the variables and answer of every operation of an app, and its text to send. */
export async function renderAppOperations(
  root: string,
  app: 'storefront' | 'admin' = 'storefront',
): Promise<string> {
  const schema = readCommerceSchema(root, app === 'admin' ? 'desk' : 'shop');
  const files = readGraphqlFiles(root, `apps/${app}/app`);
  const document = joinDocuments(files);
  const errors = [...validate(schema, document), ...anonymousOperations(files)];
  if (errors.length > 0) throw new Error(describeGraphqlErrors(errors));
  return [header, await renderTypes(schema, files), renderOperationConstants(document)].join('\n');
}

function anonymousOperations(files: readonly GraphqlFile[]): GraphQLError[] {
  return files
    .flatMap(({ document }) => document.definitions)
    .filter((definition) => definition.kind === 'OperationDefinition' && !definition.name)
    .map((definition) => new GraphQLError('An operation needs a name.', { nodes: definition }));
}

async function renderTypes(schema: GraphQLSchema, files: readonly GraphqlFile[]): Promise<string> {
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(printSchema(schema)),
    documents: files.map(({ file, document }) => ({ location: file, document })),
    plugins: [{ operationTypes: {} }],
    pluginMap: { operationTypes },
    config: {
      skipTypename: true,
      enumType: 'string-literal',
      namingConvention: 'keep',
      operationResultSuffix: 'Result',
      strictScalars: true,
      scalars: scalarTypes(schema),
    },
  });
  return `${types.replace(unusedPreamble, '').trim()}\n`;
}

/** For @defer, which no app uses. */
const unusedPreamble = /^\/\*\* Internal type.*\nexport type Incremental<.*\n/m;

/** Magento's scalars of its own all travel as strings. */
function scalarTypes(schema: GraphQLSchema): Record<string, string> {
  const custom = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  return Object.fromEntries([['ID', 'string'], ...custom.map(({ name }) => [name, 'string'])]);
}
