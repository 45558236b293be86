import type { GraphQLResolveInfo } from 'graphql';

/** `never` lets every resolver state exactly what it takes; the assembly knows that the schema keeps that promise. */
export type Resolver = (parent: never, args: never, context: never, info: GraphQLResolveInfo) => unknown;

/**
 * Resolvers by type and field. Those of an interface serve every type that implements it, unless the type has its own;
 * `__resolveType` names the concrete type of a value of the interface.
 */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** A file of the schema with the resolvers for it. */
export interface SchemaFile {
  readonly file: URL;
  readonly resolvers: ResolverMap;
}
