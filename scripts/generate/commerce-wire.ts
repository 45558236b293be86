import { readDeskSchema, readSchema } from '@bowline/commerce';
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  lexicographicSortSchema,
} from 'graphql';
import { readShapes, type Shapes } from './shapes.ts';
import { answerType, inputType } from './wire-types.ts';

const header = `// Generated from the schema of commerce and the shapes of its modules by \`npm run generate\`.
`;

/** What values inside commerce must have to be answered by GraphQL, and what its resolvers take and give. */
export async function renderCommerceWire(root: string): Promise<string> {
  return renderWire(readSchema(), readShapes(root));
}

/** The same for the merchant's desk, whose types are plain data. */
export async function renderDeskWire(): Promise<string> {
  return renderWire(readDeskSchema(), { doors: new Map(), named: new Map(), absent: new Set() });
}

export function renderWire(schema: GraphQLSchema, shapes: Shapes): string {
  const types = Object.values(lexicographicSortSchema(schema).getTypeMap()).filter(
    ({ name }) => !name.startsWith('__'),
  );
  const known = new Set(types.map(({ name }) => name));
  for (const name of [...shapes.named.keys(), ...shapes.absent]) {
    if (!known.has(name)) throw new Error(`A shape is named for ${name}, which is no type of the schema`);
  }
  const wire = createWire(schema, shapes);
  return [
    header,
    ...[...shapes.doors].map(([name, door]) => `import type { ${name} } from '${door}';`),
    wireTypesImport(shapes),
    '',
    ...types.map(wire.renderType),
    `export type Resolvers<Context> = {\n${types.map(wire.renderResolvers).join('')}};`,
    '',
  ].join('\n');
}

/** Only what is used: a file without shapes backs nothing. */
function wireTypesImport({ named }: Shapes): string {
  const names = [...(named.size > 0 ? ['Backed'] : []), 'Lazy', 'List', 'Maybe', 'NoArguments', 'Resolve'];
  return `import type { ${names.join(', ')} } from '../graphql/wire-types.ts';`;
}

function createWire(schema: GraphQLSchema, shapes: Shapes) {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  const isAbsent = (type: GraphQLNamedType) => shapes.absent.has(type.name);
  const implementersOf = (type: GraphQLInterfaceType) =>
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .filter((name) => !shapes.absent.has(name))
      .sort();

  /** A type without a shape has that of its interface. */
  const shapeOf = (type: GraphQLObjectType): string | undefined =>
    shapes.named.get(type.name) ?? type.getInterfaces().find(({ name }) => shapes.named.has(name))?.name;

  const renderType = (type: GraphQLNamedType): string => {
    if (isEnumType(type)) return renderEnum(type);
    if (isInputObjectType(type)) return renderInputs(type.name, Object.values(type.getFields()));
    if (isInterfaceType(type)) return renderInterface(type);
    if (isObjectType(type)) return renderObject(type) + renderArguments(type);
    return '';
  };

  const renderInterface = (type: GraphQLInterfaceType): string => {
    const source = shapes.named.get(type.name) ?? (implementersOf(type).join(' | ') || 'never');
    return `export type ${type.name} = ${source};\n${renderArguments(type)}`;
  };

  const renderObject = (type: GraphQLObjectType): string => {
    if (roots.has(type.name)) return renderRoot(type);
    if (isAbsent(type)) return `export type ${type.name} = never;\n`;
    const shape = shapeOf(type);
    const fields = `interface ${type.name}${shape ? 'Fields' : ''} {\n${renderProperties(type)}}\n`;
    return `export ${fields}${shape ? `\nexport type ${type.name} = Backed<${type.name}Fields, ${shape}>;\n` : ''}`;
  };

  const renderResolvers = (type: GraphQLNamedType): string => {
    if (!(isObjectType(type) || isInterfaceType(type)) || isAbsent(type)) return '';
    const parent = roots.has(type.name) ? 'unknown' : type.name;
    const fields = Object.values(type.getFields()).map((field) => {
      const args = field.args.length ? argumentsName(type, field) : 'NoArguments';
      return `    readonly ${field.name}?: Resolve<${parent}, ${args}, ${answerType(field.type)}, Context>;\n`;
    });
    if (isInterfaceType(type)) {
      const names =
        implementersOf(type)
          .map((name) => `'${name}'`)
          .join(' | ') || 'never';
      fields.unshift(`    readonly __resolveType?: (value: ${type.name}, context: Context) => ${names};\n`);
    }
    return `  readonly ${type.name}?: {\n${fields.join('')}  };\n`;
  };

  return { renderType, renderResolvers };
}

function renderRoot(type: GraphQLObjectType): string {
  const missing = Object.values(type.getFields()).find((field) => propertyOf(field));
  if (missing) throw new Error(`${type.name}.${missing.name} has no resolver`);
  return '';
}

/** The property that a field without a resolver is read from; the assembly of the schema says so. */
function propertyOf({ extensions }: GraphQLField<unknown, unknown>): string | undefined {
  return typeof extensions.property === 'string' ? extensions.property : undefined;
}

function renderProperties(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .filter(propertyOf)
    .map((field) => `  readonly ${propertyOf(field)}: Lazy<${answerType(field.type)}>;\n`)
    .join('');
}

function renderEnum(type: GraphQLEnumType): string {
  return `export type ${type.name} = ${type
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(' | ')};\n`;
}

function renderInputs(name: string, inputs: readonly (GraphQLArgument | GraphQLInputField)[]): string {
  const lines = inputs.map((input) => {
    const type = inputType(input.type);
    const mayBeLeftOut = type.endsWith('| null') && input.defaultValue === undefined;
    return `  readonly ${input.name}${mayBeLeftOut ? '?' : ''}: ${type};\n`;
  });
  // An alias rather than an interface, so that it may be read as a record: attributes add fields at run time.
  return `export type ${name} = {\n${lines.join('')}};\n`;
}

function renderArguments(type: GraphQLObjectType | GraphQLInterfaceType): string {
  return Object.values(type.getFields())
    .filter(({ args }) => args.length > 0)
    .map((field) => `\n${renderInputs(argumentsName(type, field), field.args)}`)
    .join('');
}

function argumentsName(type: GraphQLNamedType, field: GraphQLField<unknown, unknown>): string {
  const words = field.name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${type.name}${words.join('')}Arguments`;
}
