import {
  assertValidSchema,
  buildASTSchema,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isInterfaceType,
  isObjectType,
  Kind,
  visit,
} from 'graphql';
import { payingResolver } from './library-execution.ts';
import { type AddedField, mergeDefinitions } from './merge-definitions.ts';
import type { Resolver, ResolverMap } from './resolver-map.ts';

export interface SchemaPart {
  readonly definitions: DocumentNode;
  readonly resolvers: ResolverMap;
}

export function assembleSchema(
  parts: readonly SchemaPart[],
  additions: readonly AddedField[] = [],
): GraphQLSchema {
  const { document, added } = mergeDefinitions(
    parts.map((part) => part.definitions),
    additions,
  );
  const schema = buildASTSchema(withoutInnerNonNull(document), { assumeValidSDL: true });
  assertValidSchema(schema);
  attachResolvers(schema, mergeResolvers([...parts.map((part) => part.resolvers), ...added.map(resolverOf)]));
  return schema;
}

/**
 * Magento's run-time schema loses the inner non-null of lists, so its clients declare variables as `[ID]!` where its files
 * say `[ID!]!`. The same loss here makes both declarations valid.
 */
function withoutInnerNonNull(document: DocumentNode): DocumentNode {
  return visit(document, {
    ListType: {
      leave: (list) =>
        list.type.kind === Kind.NON_NULL_TYPE ? { ...list, type: list.type.type } : undefined,
    },
  });
}

function resolverOf({ on, name, resolve }: AddedField): ResolverMap {
  return resolve ? { [on]: { [name]: resolve } } : {};
}

function mergeResolvers(maps: readonly ResolverMap[]): Map<string, Map<string, Resolver>> {
  const merged = new Map<string, Map<string, Resolver>>();
  for (const resolvers of maps) {
    for (const [type, fields] of Object.entries(resolvers)) {
      const known = merged.get(type) ?? new Map<string, Resolver>();
      for (const [field, resolver] of Object.entries(fields)) {
        if (known.has(field)) throw new Error(`Two resolvers for ${type}.${field}`);
        known.set(field, resolver);
      }
      merged.set(type, known);
    }
  }
  return merged;
}

function attachResolvers(schema: GraphQLSchema, resolvers: Map<string, Map<string, Resolver>>): void {
  for (const [typeName, fields] of resolvers) {
    const type = schema.getType(typeName);
    if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`No type ${typeName} to resolve`);
    for (const [fieldName, resolver] of fields) {
      if (fieldName === '__resolveType' && isInterfaceType(type)) {
        type.resolveType = resolver as unknown as GraphQLTypeResolver<unknown, unknown>;
      } else if (!type.getFields()[fieldName]) {
        throw new Error(`No field ${typeName}.${fieldName} to resolve`);
      }
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && !type.name.startsWith('__')) attachToObject(type, resolvers);
  }
}

function attachToObject(type: GraphQLObjectType, resolvers: Map<string, Map<string, Resolver>>): void {
  const sources = [type.name, ...type.getInterfaces().map(({ name }) => name)];
  for (const field of Object.values(type.getFields())) {
    const own = sources.map((name) => resolvers.get(name)?.get(field.name)).find(Boolean);
    if (own) {
      field.resolve = payingResolver(own as GraphQLFieldResolver<unknown, unknown>);
    } else {
      const property = camelCase(field.name);
      field.resolve = payingResolver(propertyResolver(property));
      // `npm run generate` reads it here, to state in types what the parent must have.
      field.extensions = { property };
    }
  }
}

/** Values inside the shop are named in camelCase; the names of the wire end here. A function is called when it is asked for. */
function propertyResolver(property: string): GraphQLFieldResolver<unknown, unknown> {
  return (parent) => {
    const value = (parent as Record<string, unknown> | null | undefined)?.[property];
    return typeof value === 'function' ? value() : value;
  };
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
