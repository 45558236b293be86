import { join } from 'node:path';
import { assembleSchema } from '@bowline/commerce';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { read } from '../checks/source-files.ts';
import { run } from '../run.ts';
import { plantTree } from '../testing/planted-tree.ts';
import { renderWire } from './commerce-wire.ts';
import { readShapes } from './shapes.ts';

const repository = join(import.meta.dirname, '../..');
const commerce = 'packages/commerce/src';

const definitions = parse(`
  type Query { cart(cart_id: String!, pageSize: Int = 20): Cart  things: [Thing!]! }
  type Cart { id: ID!  total_quantity: Float!  remarks: String  lines: [Line!]!  currency: Currency! }
  type Line { sku: String! }
  enum Currency { EUR USD }
  interface Thing { name: String! }
  type Rope implements Thing { length_cm: Int! }
  type Bundle implements Thing { parts: [Line!]! }`);

/** A module of commerce as small as can be; each test changes one thing in it. */
const module = {
  'shapes.ts': `
    export interface ShownCart {
      readonly totalQuantity: number;
      readonly remarks: () => Promise<string | null>;
      readonly lines: readonly { readonly sku: string }[];
      readonly currency: 'EUR' | 'USD';
      readonly key: number;
    }
    export interface CartShapes { Cart: ShownCart; Bundle: never }`,
  'index.ts': `export type { CartShapes } from './shapes.ts';`,
  'resolvers.ts': `
    import type { Resolvers } from '../../generated/wire.ts';
    import type { ShownCart } from './shapes.ts';
    declare function findCart(id: string, pageSize: number | null): Promise<ShownCart | null>;
    export const resolvers: Resolvers<{ readonly shop: string }> = {
      Query: {
        cart: (_, { cart_id, pageSize }) => findCart(cart_id, pageSize),
        things: () => [{ name: 'Rope', lengthCm: 100 }],
      },
      Cart: { id: ({ key }, _, { shop }) => shop + key },
      Thing: { __resolveType: () => 'Rope' },
    };`,
};

const resolvers = {
  Query: { cart: () => null, things: () => [] },
  Cart: { id: () => null },
  Thing: { __resolveType: () => 'Rope' },
};

type Change = readonly [file: keyof typeof module, from: string, to: string];

/** The module with one change, and the types that are generated for it. */
function changedModule(folder: string, [file, from, to]: Change): Record<string, string> {
  expect(module[file]).toContain(from);
  const files = { ...module, [file]: module[file].replaceAll(from, to) };
  const source = Object.entries(files).map(
    ([name, text]) => [`${commerce}/modules/cart/${name}`, text] as const,
  );
  const shapes = readShapes(plantTree(Object.fromEntries(source)));
  const planted = [
    ...source,
    [
      'package.json',
      JSON.stringify({ type: 'module', imports: { '#*': `./${commerce}/modules/*/index.ts` } }),
    ],
    [`${commerce}/graphql/wire-types.ts`, read(repository, `${commerce}/graphql/wire-types.ts`)],
    [`${commerce}/generated/wire.ts`, renderWire(assembleSchema([{ definitions, resolvers }]), shapes)],
  ] as const;
  return Object.fromEntries(planted.map(([name, text]) => [`${folder}/${name}`, text]));
}

/** What the compiler says of each changed module; one run for all of them. */
async function compile(changes: readonly Change[]): Promise<readonly string[]> {
  const configuration = {
    extends: join(repository, 'tsconfig.base.json'),
    compilerOptions: {
      types: [],
      paths: { graphql: [join(repository, 'node_modules/graphql/index.d.ts')] },
    },
  };
  const root = plantTree({
    ...Object.assign({}, ...changes.map((change, index) => changedModule(`${index}`, change))),
    'tsconfig.json': JSON.stringify(configuration),
  });
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const { output } = await run(process.execPath, [compiler, '-p', '.', '--pretty', 'false'], {
    cwd: root,
    capture: true,
  });
  const errors = output.split(/\n(?=\d+\/)/);
  return changes.map((_, index) => errors.filter((error) => error.startsWith(`${index}/`)).join('\n'));
}

test('a module whose shapes and resolvers fit the schema compiles', async () => {
  expect(await compile([['shapes.ts', 'key', 'key']])).toEqual(['']);
});

test('a property that is renamed fails the type check, and so does all else that the schema says otherwise', async () => {
  const cases: readonly (readonly [...Change, expected: RegExp])[] = [
    // A shape of ours, also where the field may be null.
    ['shapes.ts', 'totalQuantity', 'inAll', /wire\.ts.* 'totalQuantity' is missing in type 'ShownCart'/],
    ['shapes.ts', 'remarks', 'notes', /wire\.ts.* 'remarks' is missing in type 'ShownCart'/],
    // Something in a list, a value that a resolver returns, what a resolver takes from its parent.
    [
      'shapes.ts',
      '{ readonly sku: string }',
      '{ readonly code: string }',
      /wire\.ts[\s\S]* 'lines' are incompatible/,
    ],
    ['resolvers.ts', 'lengthCm', 'length', /resolvers\.ts[\s\S]* 'lengthCm' is missing .* in type 'Rope'/],
    [
      'shapes.ts',
      'key: number',
      'number: number',
      /resolvers\.ts.* 'key' does not exist on type 'ShownCart'/,
    ],
    // Null where the schema has none, and a value that is none of its enumeration.
    ['shapes.ts', 'totalQuantity: number', 'totalQuantity: number | null', /'null' is not assignable/],
    ['shapes.ts', "'EUR' | 'USD'", "'EUR' | 'SEK'", /"SEK"/],
    // Arguments, fields and types that do not exist; an argument that a client may give as null.
    ['resolvers.ts', 'cart_id', 'cartId', /'cartId' does not exist/],
    ['resolvers.ts', 'pageSize: number | null', 'pageSize: number', /'number \| null' is not assignable/],
    ['resolvers.ts', 'things:', 'nothing:', /'nothing' does not exist/],
    ['resolvers.ts', "() => 'Rope'", "() => 'Bundle'", /'"Bundle"' is not assignable to type '"Rope"'/],
  ];
  const errors = await compile(cases.map(([file, from, to]) => [file, from, to]));
  expect(errors).toEqual(cases.map((each) => expect.stringMatching(each[3])));
});

test('a field at the root without a resolver is refused', () => {
  const schema = assembleSchema([{ definitions, resolvers: { ...resolvers, Query: { cart: () => null } } }]);
  const noShapes = { doors: new Map(), named: new Map(), absent: new Set<string>() };
  expect(() => renderWire(schema, noShapes)).toThrow('Query.things has no resolver');
});

test('a shape for no type of the schema is refused', () => {
  const schema = assembleSchema([{ definitions, resolvers }]);
  const shapes = {
    doors: new Map(),
    named: new Map([['Basket', "CartShapes['Basket']"]]),
    absent: new Set<string>(),
  };
  expect(() => renderWire(schema, shapes)).toThrow('A shape is named for Basket');
});
