import {
  buildSchema,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { seededChoice } from './seeded-choice.ts';

/** One of everything the language has for answers: nulls and non-nulls, lists in lists, interfaces, unions, arguments. */
const typeDefinitions = `
  enum Unit { CM METRE FOOT }
  scalar Day
  input Size { length: Float! unit: Unit = CM tags: [String!] }
  interface Thing { id: ID! name: String heavy: Boolean! near: Thing far: [Thing!] made: Day }
  type Strand { position: Int! colour: String! weight: Float rope: Rope! }
  type Rope implements Thing {
    id: ID! name: String heavy: Boolean! near: Thing far: [Thing!] made: Day
    length(unit: Unit = METRE, size: Size, digits: Int): Float
    unit: Unit!
    strands: [Strand!]!
    spare: [Strand]
    grid(rows: Int! = 2): [[Int!]]!
    twin: Rope
    certain: Rope!
    either: [Either]
  }
  type Hook implements Thing {
    id: ID! name: String heavy: Boolean! near: Thing far: [Thing!] made: Day
    opening(size: Size): Int
    holds: Either!
  }
  union Either = Rope | Hook
  type Query {
    rope(id: ID!): Rope
    sure: Rope!
    thing(id: ID, tags: [String!]): Thing
    things(first: Int = 3): [Thing!]!
    either: Either
    all: [Either!]
    count: Int
    words: [String]!
  }
  type Mutation { cut(size: Size!): Rope }
`;

/** What the answers of one run depend on. `at once` never waits; `now and then later` answers some values with promises. */
export interface Behaviour {
  readonly seed: number;
  readonly answers: 'at once' | 'now and then later';
}

interface Parent {
  readonly id: string;
  readonly kind: string;
}

/**
 * Its resolvers behave by the seed, the parent and the arguments alone: what is asked twice is answered twice the same, whoever
 * asks. Now and then one fails, answers null, or answers what its type does not allow. The context is a `Behaviour`.
 */
export function schemaOfEverything(): GraphQLSchema {
  const schema = buildSchema(typeDefinitions);
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = (value: Parent) => value.kind;
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve = (parent: Parent | undefined, args, behaviour: Behaviour) => {
        const place = `${parent?.id ?? behaviour.seed}/${type.name}.${field.name}(${JSON.stringify(args)})`;
        return answerOf(schema, field.type, place, behaviour);
      };
    }
  }
  return schema;
}

function answerOf(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  place: string,
  behaviour: Behaviour,
): unknown {
  const choose = seededChoice(place);
  const isLater = behaviour.answers === 'now and then later' && choose(3) === 0;
  const fails = choose(25) === 0;
  if (isLater) {
    const waited = Promise.resolve().then(choose(2) === 0 ? () => undefined : () => Promise.resolve());
    return waited.then(() => (fails ? failAt(place) : typedValue(schema, type, place, behaviour)));
  }
  return fails ? failAt(place) : typedValue(schema, type, place, behaviour);
}

function failAt(place: string): never {
  throw new Error(`resolver ${place}`);
}

function typedValue(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  place: string,
  behaviour: Behaviour,
): unknown {
  const choose = seededChoice(`${place}=`);
  const isNonNull = isNonNullType(type);
  const inner = isNonNull ? type.ofType : type;
  if (choose(isNonNull ? 40 : 8) === 0) return choose(2) === 0 ? null : undefined;
  if (isListType(inner)) {
    if (choose(60) === 0) return 'not a list';
    return Array.from({ length: choose(4) }, (_, index) => {
      const item = `${place}[${index}]`;
      // An item that fails at once would fail the list; one that is waited for fails alone.
      return behaviour.answers === 'at once'
        ? typedValue(schema, inner.ofType, item, behaviour)
        : itemOf(schema, inner.ofType, item, behaviour);
    });
  }
  if (isObjectType(inner)) return { id: place, kind: inner.name };
  if (isInterfaceType(inner) || isUnionType(inner)) {
    const kinds = schema.getPossibleTypes(inner);
    return { id: place, kind: kinds[choose(kinds.length)]?.name };
  }
  if (isEnumType(inner)) return choose(30) === 0 ? 'YARD' : inner.getValues()[choose(3)]?.value;
  return leafOf(inner.name, choose);
}

function itemOf(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  place: string,
  behaviour: Behaviour,
): unknown {
  return seededChoice(`${place}?`)(2) === 0
    ? Promise.resolve().then(() => answerOf(schema, type, place, behaviour))
    : typedValue(schema, type, place, behaviour);
}

function leafOf(name: string, choose: (count: number) => number): unknown {
  if (choose(30) === 0) return { not: 'a leaf' };
  const number = choose(1000);
  if (name === 'Int') return choose(20) === 0 ? number + 0.5 : number;
  if (name === 'Float') return number / 8;
  if (name === 'Boolean') return choose(10) === 0 ? 1 : number % 2 === 0;
  return choose(10) === 0 ? number : `text ${number}`;
}
