import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { check, checksumOf, findDangers } from './migration-safety.ts';

test.each([
  ['drop table old_thing', /drops/],
  ['alter table product drop column weight', /drops/],
  ['alter table product rename column weight to weight_g', /renames/],
  ['alter table product rename to goods', /renames/],
  ['alter table product add column weight_g integer not null', /has no default/],
  ['alter table product add weight_g integer check (weight_g > 0) not null', /has no default/],
  ['alter table product alter column weight set not null', /forbids null/],
  ['alter table product alter column weight type bigint', /anew/],
])('%s is a danger', (sql, message) => {
  expect(findDangers(`-- why\n${sql};`)).toEqual([{ line: 2, message: expect.stringMatching(message) }]);
});

test.each([
  ['create table thing (id integer not null)'],
  ['create table thing (id integer); alter table thing alter column id set not null'],
  ['alter table product add column weight_g integer not null default 0'],
  ['alter table product add column weight_g integer'],
  ['alter table product add column total integer not null generated always as (a + b) stored'],
  ['alter table product add constraint weight_known check (weight is not null)'],
  ['alter table product drop constraint weight_known'],
  ['create index thing_name on thing (name)'],
  ['-- drop table old_thing'],
])('%s is none', (sql) => {
  expect(findDangers(sql)).toEqual([]);
});

test('a danger is found unless the file says why it is none, or was there before the rule', () => {
  const root = mkdtempSync(join(tmpdir(), 'bowline-migrations-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'packages/things/migrations');
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(root, 'scripts/checks/migration-safety'), { recursive: true });
  const known = 'drop table former_thing;\n';
  writeFileSync(join(folder, '0001-known.sql'), known);
  writeFileSync(
    join(folder, '0002-marked.sql'),
    '-- contract: nothing reads it since 1.3\ndrop table old_thing;\n',
  );
  writeFileSync(join(folder, '0003-new.sql'), 'drop table other_thing;\n');
  writeFileSync(
    join(root, 'scripts/checks/migration-safety/known-migrations.txt'),
    `${checksumOf(known)} 0001\n`,
  );
  expect(check(root).map(({ file }) => file)).toEqual(['packages/things/migrations/0003-new.sql']);
});
