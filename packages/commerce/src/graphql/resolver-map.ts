import type { GraphQLResolveInfo } from 'graphql';
import type { Resolvers } from '#wire';
import type { CommerceContext } from '../open-modules.ts';

/** Any resolver, for the assembly, which joins them without calling any. Modules have theirs typed by the schema. */
export type Resolver = (parent: never, args: never, context: never, info: GraphQLResolveInfo) => unknown;

/**
 * Resolvers by type and field. Those of an interface serve every type that implements it, unless the type has its own;
 * `__resolveType` names the concrete type of a value of the interface.
 */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** A file of the schema with the resolvers for it. */
export interface SchemaFile {
  readonly file: URL;
  readonly resolvers: Resolvers<CommerceContext>;
}
