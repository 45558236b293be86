import type { GraphQLResolveInfo } from 'graphql';

/** The words of `generated/wire.ts`, which states for every type of the schema what its values must have. */

export type Maybe<Value> = Value | null | undefined;

/** What a property of ours may hold: the value, a promise of it, or a function that is called when the field is asked for. */
export type Lazy<Value> = Value | Promise<Value> | (() => Value | Promise<Value>);

/** Lists of the wire may have gaps, whatever the files of the schema say (see `assemble.ts`). */
export type List<Item> = readonly (Maybe<Item> | Promise<Maybe<Item>>)[];

export type NoArguments = Readonly<Record<string, never>>;

export type Resolve<Parent, Arguments, Result, Context> = (
  parent: Parent,
  args: Arguments,
  context: Context,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;

/** Fails to compile when a shape of ours lacks what the fields of its type are read from. */
export type Backed<Fields, Shape extends Fields> = Shape;
