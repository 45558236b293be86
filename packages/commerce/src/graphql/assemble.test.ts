import { graphqlSync, parse, printSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { assembleSchema } from './assemble.ts';

const base = {
  definitions: parse(`
    type Query { thing(ids: [ID!]!): Thing }
    interface Thing { id: Int display_name: String! }
    type Rope implements Thing
    type Tool implements Thing { weight_g: Int }`),
  resolvers: {
    Query: { thing: () => ({ id: 7, displayName: 'Rope 7', lazy: () => 'later' }) },
    Thing: { __resolveType: () => 'Rope' },
  },
};

const added = (on: string, name: string) => ({
  on,
  name,
  type: 'String',
  description: 'An attribute',
  madeFrom: name,
});

describe('assembling the schema', () => {
  test('fields of an interface are copied into its types, and lists lose their inner non-null', () => {
    const text = printSchema(assembleSchema([base]));
    expect(text).toContain('type Rope implements Thing {\n  id: Int\n  display_name: String!\n}');
    expect(text).toContain('thing(ids: [ID]!): Thing');
  });

  test('extensions of other modules are merged', () => {
    const extension = { definitions: parse('extend interface Thing { lazy: String }'), resolvers: {} };
    const schema = assembleSchema([base, extension]);
    const { data } = graphqlSync({ schema, source: '{ thing(ids: []) { id display_name lazy } }' });
    expect(data).toEqual({ thing: { id: 7, display_name: 'Rope 7', lazy: 'later' } });
  });

  test('an added field gives way to one that the schema has, on any type it would reach', () => {
    const schema = assembleSchema([base], [added('Thing', 'colour'), added('Thing', 'weight_g')]);
    expect(printSchema(schema)).toContain('"""An attribute"""\n  colour: String');
    expect(printSchema(schema).match(/weight_g/g)).toHaveLength(1);
  });

  test('an added field brings its resolver', () => {
    const schema = assembleSchema([base], [{ ...added('Thing', 'colour'), resolve: () => 'red' }]);
    const { data } = graphqlSync({ schema, source: '{ thing(ids: []) { colour } }' });
    expect(data).toEqual({ thing: { colour: 'red' } });
  });

  test('mistakes of a module are found when the service is created', () => {
    const part = (text: string, resolvers = {}) => ({ definitions: parse(text), resolvers });
    expect(() => assembleSchema([base, part('type Rope { id: Int }')])).toThrow(
      'The type Rope is defined twice',
    );
    expect(() => assembleSchema([base, part('extend type Rope { id: Int id: Int }')])).toThrow(
      'Rope.id is defined twice',
    );
    expect(() => assembleSchema([base, part('extend type Nothing { id: Int }')])).toThrow('nowhere defined');
    const extra = (resolvers: object) => part('scalar Date', resolvers);
    expect(() => assembleSchema([base, extra({ Tool: { length: () => 1 } })])).toThrow(
      'No field Tool.length',
    );
    expect(() => assembleSchema([base, extra({ Query: { thing: () => null } })])).toThrow(
      'Two resolvers for Query.thing',
    );
  });
});
