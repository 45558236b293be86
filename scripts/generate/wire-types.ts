import {
  type GraphQLInputType,
  type GraphQLOutputType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

const scalars: Readonly<Record<string, { readonly answer: string; readonly input: string }>> = {
  Boolean: { answer: 'boolean', input: 'boolean' },
  Float: { answer: 'number', input: 'number' },
  ID: { answer: 'string | number', input: 'string' },
  Int: { answer: 'number', input: 'number' },
  String: { answer: 'string', input: 'string' },
};

/** What a field of this type can be answered with. */
export function answerType(type: GraphQLOutputType): string {
  return isNonNullType(type) ? presentAnswer(type.ofType) : `Maybe<${presentAnswer(type)}>`;
}

function presentAnswer(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return presentAnswer(type.ofType);
  if (isListType(type)) return `List<${presentAnswer(type.ofType)}>`;
  return isScalarType(type) ? scalarType(type.name, 'answer') : type.name;
}

/** What a client may have sent. */
export function inputType(type: GraphQLInputType): string {
  return isNonNullType(type) ? presentInput(type.ofType) : `${presentInput(type)} | null`;
}

function presentInput(type: GraphQLInputType): string {
  if (isListType(type)) return `readonly (${inputType(type.ofType)})[]`;
  return isScalarType(type) ? scalarType(type.name, 'input') : String(type);
}

function scalarType(name: string, side: 'answer' | 'input'): string {
  const scalar = scalars[name];
  if (!scalar) throw new Error(`scripts/generate/wire-types.ts does not know the scalar ${name}`);
  return scalar[side];
}
