import { sql } from '@bowline/database';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../src/desk/context.ts';
import { readDeskSchema } from '../src/desk/desk.ts';
import { allPermissions, operationsOf } from '../src/desk/permissions.ts';
import { modules } from '../src/modules.ts';
import { atDeskOf, hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const schema = readDeskSchema();
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values((type as GraphQLObjectType).getFields()).map((field) => ({
    name: field.name,
    text: textOf(type === schema.getMutationType() ? 'mutation' : 'query', field),
  })),
);

/** A question that the schema takes and that changes nothing: everything in it names what is not there. */
function textOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args
    .filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
    .map((argument) => `${argument.name}: ${literalOf(argument.type)}`);
  const list = given.length > 0 ? `(${given.join(', ')})` : '';
  const isScalar = /^(?:Boolean|Int|Float|String|ID)!?$/.test(String(type));
  return `${kind} { ${name}${list}${isScalar ? '' : ' { __typename }'} }`;
}

function literalOf(type: GraphQLInputType): string {
  const text = String(type).replace(/!$/, '');
  if (text.startsWith('[')) return '[]';
  if (text === 'Int' || text === 'Float') return '999999999';
  if (text === 'Boolean') return 'false';
  if (text === 'String' || text === 'ID') return '"nothing"';
  const named = getNamedType(type);
  const inner = isInputObjectType(named) ? Object.values(named.getFields()) : [];
  const needed = inner.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return `{ ${needed.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
}

let now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
const staff = new Map<Role, TestStaff>();

beforeAll(async () => {
  commerce = await createTestCommerce({ clock: () => now });
  for (const role of roles) staff.set(role, await hireStaff(commerce, { role, now }));
});
afterAll(() => commerce.close());

test('rule 2: every operation of the schema has a row in the table, and every row an operation', () => {
  expect([...allPermissions.keys()].sort()).toEqual(operations.map(({ name }) => name).sort());
});

test('rule 15: every change of a thing says how the log tells of it', () => {
  const told = modules.flatMap(({ desk = [] }) => desk.flatMap(({ changes = {} }) => Object.keys(changes)));
  const own = [...allPermissions]
    .filter(([, { roles: allowed }]) => typeof allowed === 'string')
    .map(([name]) => name);
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.filter((name) => !told.includes(name) && !own.includes(name))).toEqual([]);
});

test('rule 2: strangers are let in where the table says so, and nowhere else', async () => {
  const stranger = atDeskOf(commerce);
  for (const { name, text } of operations) {
    const { code, status } = await stranger.ask(text);
    const isOpen = allPermissions.get(name)?.roles === 'anybody';
    expect([name, code === 'not-signed-in', status === 401]).toEqual([name, !isOpen, !isOpen]);
  }
});

test.for(roles)(
  'rules 2, 13 and 16: %s may do exactly what the table allows; the rest is refused and logged',
  async (role) => {
    const somebody = staff.get(role);
    const allowed = new Set(operationsOf(role));
    // Signing out comes last: it works.
    const inOrder = operations.toSorted(
      (one, other) => Number(one.name === 'signOut') - Number(other.name === 'signOut'),
    );
    for (const { name, text } of inOrder) {
      const { code } = (await somebody?.ask(text)) ?? {};
      expect([name, code === 'not-allowed']).toEqual([name, !allowed.has(name)]);
    }
    const { rows } = await sql<{ operation: string }>`
    select operation from staff_audit where staff_id = ${somebody?.id} and outcome = 'refused' and code = 'not-allowed'`.execute(
      commerce.database.kysely,
    );
    const refused = operations.map(({ name }) => name).filter((name) => !allowed.has(name));
    expect(rows.map(({ operation }) => operation).sort()).toEqual(refused.sort());
    expect(commerce.loggedErrors).toEqual([]);
  },
);

test('rule 13: what needs the second factor is refused ten minutes after it was shown', async () => {
  const owner = await hireStaff(commerce, { role: 'owner', now });
  const later = new Date(now.getTime() + 601_000);
  const before = now;
  now = later;
  for (const { name, text } of operations.filter((each) => each.name !== 'signOut')) {
    const { code } = await owner.ask(text);
    const needsProof = allPermissions.get(name)?.needsProof === true;
    expect([name, code === 'proof-needed']).toEqual([name, needsProof]);
  }
  now = before;
});
