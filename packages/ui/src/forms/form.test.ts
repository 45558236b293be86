import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as fields from './fields.ts';
import { problemsIn, readValues, valuesToReturn } from './form.ts';

const form = {
  name: 'register',
  fields: {
    email: fields.email({ label: 'E-mail' }),
    password: fields.password({ label: 'Password', least: 8 }),
    isBusiness: fields.tick({ label: 'For a company', isOptional: true }),
    ...fields.askedIf(({ isBusiness }) => isBusiness === 'yes', {
      company: fields.companyName({ label: 'Company' }),
      website: fields.website({ label: 'Website', isOptional: true }),
    }),
    language: fields.choice({ label: 'Language', among: ['en', 'nl'] }),
  },
};

function sent(entries: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

const good = { email: 'ada@example.com', password: 'correct horse', language: 'nl' };
const problemsOf = (entries: Readonly<Record<string, string>>) =>
  problemsIn(form, readValues(form, sent({ ...good, ...entries })));

test('values lose the spaces around them, passwords keep theirs, and fields that nobody described are ignored', () => {
  const values = readValues(form, sent({ email: ' ada@example.com ', password: ' x ', isAdmin: 'yes' }));
  expect(values).toEqual({
    ...{ email: 'ada@example.com', password: ' x ' },
    ...{ isBusiness: '', company: '', website: '', language: '' },
  });
});

test('what comes back with the page has no secrets', () => {
  const back = valuesToReturn(form, readValues(form, sent(good)));
  expect(back).toMatchObject({ email: 'ada@example.com', language: 'nl' });
  expect(back).not.toHaveProperty('password');
});

test('a file where a text is expected counts as nothing', () => {
  const data = sent(good);
  data.set('email', new File(['x'], 'x.txt'));
  expect(readValues(form, data).email).toBe('');
});

test.each([
  [{}, []],
  [{ email: '', password: '' }, ['email required', 'password required']],
  [{ email: 'ada@nowhere' }, ['email email']],
  [{ password: 'short' }, ['password tooShort']],
  [{ isBusiness: 'yes' }, ['company required']],
  [{ isBusiness: 'yes', company: 'Knots', website: 'knots.example' }, []],
  [{ isBusiness: 'yes', company: 'Knots', website: 'javascript:alert(1)' }, ['website notValid']],
  [{ website: 'not asked for' }, []],
  [{ language: '' }, ['language choose']],
  [{ language: 'xx' }, ['language notValid']],
])('what is wrong with %j: %j', (entries, expected) => {
  expect(problemsOf(entries).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test.each([
  ['2027-02-28', undefined],
  ['2027-02-29', 'notValid'],
  ['28-02-2027', 'notValid'],
  ['2027-2-1', 'notValid'],
])('a day is one of the calendar: %s', (typed, code) => {
  const day = { name: 'day', fields: { day: fields.day({ label: 'Day' }) } };
  expect(problemsIn(day, { day: typed })[0]?.code).toBe(code);
});

test.each([
  ['knot & 4 ropes', undefined],
  ['kn0t!', 'passwordShort'],
  ['only letters here', 'passwordSimple'],
  ['letters4digits', 'passwordSimple'],
  ['1234 5678', 'passwordSimple'],
  ['тугой узел 4!', undefined],
])('a new password is long enough and has a letter, a digit and a special character: %s', (typed, code) => {
  const rules = { least: 8, kinds: 3 };
  const fieldsOfPassword = {
    password: fields.newPassword(rules, { label: 'New' }),
    repeated: fields.repeatedPassword('password', { label: 'Again' }),
  };
  const set = { name: 'set', fields: fieldsOfPassword };
  expect(problemsIn(set, { password: typed, repeated: typed })[0]?.code).toBe(code);
  expect(problemsIn(set, { password: typed, repeated: `${typed} ` }).at(-1)?.code).toBe('passwordsDiffer');
});

test('a shop may ask for more kinds of characters', () => {
  const password = fields.newPassword({ least: 8, kinds: 4 }, { label: 'New' });
  const set = { name: 'set', fields: { password } };
  expect(problemsIn(set, { password: 'knot & 4 ropes' })[0]?.code).toBe('passwordSimple');
  expect(problemsIn(set, { password: 'Knot & 4 ropes' })).toEqual([]);
});

test('characters are counted as people count them', () => {
  const name = { name: 'name', fields: { name: fields.text({ label: 'Name', least: 2, most: 2 }) } };
  expect(problemsIn(name, { name: '🪢🪢' })).toEqual([]);
  expect(problemsIn(name, { name: '🪢' })).toEqual([{ field: 'name', code: 'tooShort' }]);
  expect(problemsIn(name, { name: '🪢🪢🪢' })).toEqual([{ field: 'name', code: 'tooLong', most: 2 }]);
});

test('whatever is sent, what is read is bounded and never throws', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string({ maxLength: 50 })), (entries) => {
      const values = readValues(form, sent({ ...entries, email: 'x'.repeat(100_000) }));
      expect(values.email.length).toBeLessThanOrEqual(20_000);
      expect(problemsIn(form, values)[0]).toEqual({ field: 'email', code: 'tooLong', most: 254 });
    }),
    { numRuns: 50 },
  );
});
