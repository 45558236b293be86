import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestAccounts, goodPassword, refusalOf, type TestAccounts } from '../src/testing/index.ts';

let accounts: TestAccounts;
/** What the service that confirms VAT numbers says; null while it does not answer. */
let isVatNumberKnown: boolean | null = true;
beforeAll(async () => {
  accounts = await createTestAccounts({
    accountVatNumbers: {
      async ask() {
        if (isVatNumberKnown === null) throw new Error('not now');
        return { isValid: isVatNumberKnown, reference: null };
      },
    },
  });
});
beforeEach(async () => {
  await accounts.commerce.database.pool.query('truncate rate_limit, customer restart identity cascade');
  await accounts.commerce.database.pool.query('delete from mail_letter');
});
afterAll(() => accounts.commerce.close());

const create =
  'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email firstname } } }';
const signIn =
  'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';
const whoAmI = '{ customer { email firstname lastname is_email_confirmed } }';
/** 32 characters that nobody guesses. */
const aToken = /^[\w-]{32}$/;
const person = { email: 'Ada@Example.com', firstname: 'Ada', lastname: 'Demo', password: goodPassword };

const incorrect = {
  message:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  category: 'graphql-authentication',
};

describe('registering', () => {
  test('rules 1 and 2: the account is usable at once, and a letter asks to confirm the address', async () => {
    expect((await accounts.ask(create, { input: person })).data).toEqual({
      createCustomerV2: { customer: { email: 'ada@example.com', firstname: 'Ada' } },
    });
    const token = await accounts.signIn('ADA@example.com');
    expect((await accounts.ask(whoAmI, {}, token)).data).toEqual({
      customer: { email: 'ada@example.com', firstname: 'Ada', lastname: 'Demo', is_email_confirmed: false },
    });
    expect((await accounts.letters()).map(({ kind }) => kind)).toEqual(['customer-welcome']);
  });

  test('rule 12, behaviour 123: an address that has an account is refused, and its owner gets a letter', async () => {
    await accounts.signedUp('ada@example.com');
    expect(refusalOf(await accounts.ask(create, { input: person }))).toMatchObject({
      message: 'A customer with the same email address already exists in an associated website.',
    });
    expect((await accounts.letters())[0]).toMatchObject({ kind: 'customer-accountExists' });
  });

  test('rule 1: of eight at once with one address, one has it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => accounts.ask(create, { input: person })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    const { rows } = await accounts.commerce.database.pool.query('select id from customer');
    expect(rows).toHaveLength(1);
  });

  test.each([
    [{ email: 'x' }, '"x" is not a valid email address.'],
    [{ firstname: ' ' }, '"First Name" is a required value.'],
    [{ lastname: '' }, '"Last Name" is a required value.'],
    [{ firstname: '<b>' }, '"firstname" is not valid.'],
    [{ password: 'Ab1-' }, 'The password needs at least 8 characters. Create a new password and try again.'],
    [
      { password: 'lettersonly' },
      'Minimum of different classes of characters in password is 3. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    ],
    [{ is_business: true, company: 'Knots', taxvat: 'NL004495446B01' }, '"taxvat" is not valid.'],
    [{ date_of_birth: '2001-02-30' }, 'Invalid date'],
    [{ date_of_birth: '3001-02-03' }, 'Invalid date'],
  ])('rules 4 and 5: %o is refused', async (change, message) => {
    expect(refusalOf(await accounts.ask(create, { input: { ...person, ...change } }))?.message).toBe(message);
  });

  test('rule 12: more than ten an hour from one place are refused', async () => {
    await accounts.commerce.database.pool.query('truncate rate_limit');
    const outcomes: boolean[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { errors } = await accounts.ask(create, { input: { ...person, email: `a${index}@example.com` } });
      outcomes.push(!errors);
    }
    expect(outcomes).toEqual([...Array(10).fill(true), false, false]);
  });
});

describe('signing in', () => {
  test('behaviour 118: an address nobody has, a wrong password and no password at all are one answer', async () => {
    await accounts.signedUp('ada@example.com');
    await accounts.ask(create, { input: { ...person, email: 'none@example.com', password: null } });
    for (const [email, password] of [
      ['ada@example.com', 'wrong'],
      ['nobody@example.com', goodPassword],
      ['none@example.com', goodPassword],
      ['not an address', goodPassword],
    ]) {
      expect(refusalOf(await accounts.ask(signIn, { email, password }))).toMatchObject(incorrect);
    }
  });

  test('behaviour 118: what is blank is named', async () => {
    const blank = async (email: string, password: string) =>
      refusalOf(await accounts.ask(signIn, { email, password }))?.message;
    expect(await blank('', goodPassword)).toBe('Specify the "email" value.');
    expect(await blank('ada@example.com', '')).toBe('Specify the "password" value.');
  });

  test('behaviours 119, 120 and 122: two tokens are two and both good; revoking ends all of them', async () => {
    const first = await accounts.signedUp('ada@example.com');
    const second = await accounts.signIn('ada@example.com');
    expect(first).not.toBe(second);
    expect((await accounts.ask('mutation { revokeCustomerToken { result } }', {}, first)).data).toEqual({
      revokeCustomerToken: { result: true },
    });
    for (const token of [first, second]) {
      const answer = await accounts.ask(whoAmI, {}, token);
      expect([answer.status, answer.errors?.[0]?.message]).toEqual([401, 'User token has been revoked']);
    }
    expect(refusalOf(await accounts.ask(whoAmI))?.message).toBe("The current customer isn't authorized.");
  });

  test('rule 11: one session can be ended, the one that asks without a number', async () => {
    const first = await accounts.signedUp('ada@example.com');
    const second = await accounts.signIn('ada@example.com');
    const { data } = await accounts.ask('{ customer { sessions { id is_this_one } } }', {}, second);
    const { sessions } = (data as { customer: { sessions: { id: number; is_this_one: boolean }[] } })
      .customer;
    expect(sessions.map(({ is_this_one }) => is_this_one)).toEqual([true, false]);
    await accounts.ask('mutation { endCustomerSession }', {}, second);
    expect((await accounts.ask(whoAmI, {}, second)).status).toBe(401);
    expect((await accounts.ask(whoAmI, {}, first)).errors).toBeUndefined();
  });

  test('rule 6: no token stands in the database', async () => {
    const token = await accounts.signedUp('ada@example.com');
    const { rows } = await accounts.commerce.database.pool.query('select * from customer_session');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0].token_digest).toEqual(createHash('sha256').update(token).digest());
  });

  test('rule 7: after ten tries with one address from one place the eleventh is refused, elsewhere not', async () => {
    await accounts.signedUp('ada@example.com');
    await accounts.commerce.database.pool.query('truncate rate_limit');
    for (let attempt = 0; attempt < 10; attempt += 1)
      await accounts.ask(signIn, { email: 'ada@example.com', password: 'wrong' });
    await expect(accounts.signIn('ada@example.com')).rejects.toThrow('Too many requests');
    await expect(accounts.signIn('ada@example.com', goodPassword, '203.0.113.7')).resolves.toMatch(aToken);
  });

  test('rule 7: guessing from many places stops, and the owner signs in where they did before', async () => {
    await accounts.signedUp('ada@example.com');
    await accounts.signIn('ada@example.com', goodPassword, '198.51.100.1');
    await accounts.commerce.database.pool.query('truncate rate_limit');
    const { settings } = accounts.commerce.admin;
    await settings.decide('signInTriesOfStrangers', { uses: 12, withinSeconds: 3_600 });
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await accounts.commerce.query(signIn, {
        method: 'POST',
        variables: { email: 'ada@example.com', password: `guess ${attempt}` },
        headers: { 'X-Forwarded-For': `203.0.113.${attempt}` },
      });
    }
    await expect(accounts.signIn('ada@example.com', goodPassword, '203.0.113.200')).rejects.toThrow(
      'Too many',
    );
    await expect(accounts.signIn('ada@example.com', goodPassword, '198.51.100.1')).resolves.toMatch(aToken);
    await settings.withdraw('signInTriesOfStrangers');
  });

  test.each([['sha256', `${createHash('sha256').update(`salt${goodPassword}`).digest('hex')}:salt:1`]])(
    'rule 4: a password of Magento in %s works, and is kept in our form from then on',
    async (_, hash) => {
      await accounts.signedUp('ada@example.com');
      await accounts.commerce.database.pool.query('update customer set password_hash = $1', [hash]);
      await accounts.signIn('ada@example.com');
      const { rows } = await accounts.commerce.database.pool.query('select password_hash from customer');
      expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
      await accounts.signIn('ada@example.com');
    },
  );
});

describe('by letter', () => {
  const request = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
  const reset =
    'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }';
  const confirm =
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { is_email_confirmed } } }';

  test('rule 8: the answer is the same for everybody; the link works once and ends all sessions', async () => {
    const token = await accounts.signedUp('ada@example.com');
    const [known, unknown] = await Promise.all([
      accounts.ask(request, { email: 'ada@example.com' }),
      accounts.ask(request, { email: 'nobody@example.com' }),
    ]);
    expect([known.data, unknown.data]).toEqual([
      { requestPasswordResetEmail: true },
      { requestPasswordResetEmail: true },
    ]);
    await accounts.work();
    expect((await accounts.letters()).filter(({ kind }) => kind === 'customer-resetPassword')).toHaveLength(
      1,
    );
    const link = await accounts.linked('ada@example.com', 'token');
    const next = { email: 'ada@example.com', token: link, password: 'Another-knot-2' };
    const both = await Promise.all([accounts.ask(reset, next), accounts.ask(reset, next)]);
    expect(both.map(({ data }) => data?.resetPassword ?? null).sort()).toEqual([null, true]);
    expect(refusalOf(await accounts.ask(reset, next))?.message).toBe(
      'The password token is mismatched. Reset and try again',
    );
    expect((await accounts.ask(whoAmI, {}, token)).status).toBe(401);
    await expect(accounts.signIn('ada@example.com')).rejects.toThrow('incorrect');
    await expect(accounts.signIn('ada@example.com', 'Another-knot-2')).resolves.toMatch(aToken);
  });

  test('behaviours 128 and 129: what is missing is named', async () => {
    const messageOf = async (text: string, variables: object) =>
      refusalOf(await accounts.ask(text, variables))?.message;
    expect(await messageOf(request, { email: '' })).toBe('You must specify an email address.');
    expect(await messageOf(request, { email: 'x' })).toBe('The email address has an invalid format.');
    const all = { email: 'ada@example.com', token: 't', password: goodPassword };
    expect(await messageOf(reset, { ...all, token: '' })).toBe('resetPasswordToken must be specified');
    expect(await messageOf(reset, { ...all, password: '' })).toBe('newPassword must be specified');
    expect(await messageOf(reset, all)).toBe('The password token is mismatched. Reset and try again');
  });

  test('rule 9: the address is confirmed by its letter, once, and by no other', async () => {
    await accounts.signedUp('ada@example.com');
    const key = await accounts.linked('ada@example.com', 'key');
    const wrong = { email: 'bob@example.com', confirmation_key: key };
    expect(refusalOf(await accounts.ask(confirm, { input: wrong }))?.message).toContain('token is invalid');
    const right = { email: 'ada@example.com', confirmation_key: key };
    expect((await accounts.ask(confirm, { input: right })).data).toEqual({
      confirmEmail: { customer: { is_email_confirmed: true } },
    });
    expect(refusalOf(await accounts.ask(confirm, { input: right }))?.message).toContain('token is invalid');
  });
});

describe('changes', () => {
  const changePassword =
    'mutation ($old: String!, $new: String!) { changeCustomerPassword(currentPassword: $old, newPassword: $new) { email } }';
  const changeEmail =
    'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email is_email_confirmed } } }';

  test('rule 10: a new password ends the other sessions and is told by letter', async () => {
    const other = await accounts.signedUp('ada@example.com');
    const token = await accounts.signIn('ada@example.com');
    const wrong = { old: 'wrong', new: 'Another-knot-2' };
    expect(refusalOf(await accounts.ask(changePassword, wrong, token))?.message).toBe(
      'Invalid login or password.',
    );
    const right = { old: goodPassword, new: 'Another-knot-2' };
    expect((await accounts.ask(changePassword, right, token)).errors).toBeUndefined();
    expect((await accounts.ask(whoAmI, {}, token)).errors).toBeUndefined();
    expect((await accounts.ask(whoAmI, {}, other)).status).toBe(401);
    expect((await accounts.letters())[0]).toMatchObject({ kind: 'customer-passwordChanged' });
  });

  test('rule 10: a new address needs the password, is not confirmed, and both mailboxes are told', async () => {
    const token = await accounts.signedUp('ada@example.com');
    await accounts.signedUp('bob@example.com');
    const to = (email: string, password = goodPassword) =>
      accounts.ask(changeEmail, { email, password }, token);
    expect(refusalOf(await to('new@example.com', ''))?.message).toBe(
      'Provide the current "password" to change "email".',
    );
    expect(refusalOf(await to('new@example.com', 'wrong'))?.message).toBe('Invalid login or password.');
    expect(refusalOf(await to('bob@example.com'))?.message).toContain('already exists');
    expect((await to('new@example.com')).data).toEqual({
      updateCustomerEmail: { customer: { email: 'new@example.com', is_email_confirmed: false } },
    });
    const letters = await accounts.letters();
    expect(letters.slice(0, 2).map(({ kind, to: { address } }) => [kind, address])).toEqual([
      ['customer-confirm', 'new@example.com'],
      ['customer-emailChanged', 'ada@example.com'],
    ]);
  });

  test('behaviour 125: details change one by one, and nothing at all is refused', async () => {
    const token = await accounts.signedUp('ada@example.com');
    const update =
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname lastname company is_business taxvat date_of_birth gender } } }';
    expect(refusalOf(await accounts.ask(update, { input: {} }, token))?.message).toBe(
      '"input" value should be specified',
    );
    const input = {
      company: 'Touw & Zonen',
      is_business: true,
      taxvat: 'NL004495445B01',
      date_of_birth: '1990-05-06',
      gender: 2,
    };
    expect((await accounts.ask(update, { input }, token)).data).toEqual({
      updateCustomerV2: { customer: { firstname: 'Ada', lastname: 'Demo', ...input } },
    });
    const custom = [{ attribute_code: 'shoe_size', value: '42' }];
    expect(
      refusalOf(await accounts.ask(update, { input: { custom_attributes: custom } }, token))?.message,
    ).toBe('"shoe_size" is not valid.');
  });

  test('rule 5: a VAT number that the service does not know is refused, and its last answer stands while it is silent', async () => {
    const token = await accounts.signedUp('ada@example.com');
    const update =
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { taxvat } } }';
    const enter = async (taxvat: string, isKnown: boolean | null) => {
      isVatNumberKnown = isKnown;
      const input = { is_business: true, company: 'Touw', taxvat };
      return refusalOf(await accounts.ask(update, { input }, token))?.message ?? 'kept';
    };
    const [one, other] = ['NL004495445B01', 'NL123456782B12'];
    expect(await enter(one, false)).toBe('"taxvat" is not valid.');
    expect(await enter(one, null)).toBe('"taxvat" is not valid.');
    expect(await enter(other, null)).toBe('kept');
    expect(await enter(one, true)).toBe('kept');
  });

  test('behaviour 130: whether an address is known is not told, unless the merchant says so', async () => {
    await accounts.signedUp('ada@example.com');
    const ask = '{ isEmailAvailable(email: "ada@example.com") { is_email_available } }';
    expect((await accounts.ask(ask)).data).toEqual({ isEmailAvailable: { is_email_available: true } });
    await accounts.commerce.admin.settings.decide('tellsWhetherEmailIsKnown', true);
    expect((await accounts.ask(ask)).data).toEqual({ isEmailAvailable: { is_email_available: false } });
    await accounts.commerce.admin.settings.withdraw('tellsWhetherEmailIsKnown');
  });
});

describe('devices', () => {
  const from = async (device: string | null, userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0') => {
    const { errors } = await accounts.commerce.query(signIn, {
      method: 'POST',
      variables: { email: 'ada@example.com', password: goodPassword },
      headers: { 'User-Agent': userAgent, ...(device && { 'X-Device': device.padEnd(24, '-') }) },
    });
    expect(errors).toBeUndefined();
  };
  const told = async () =>
    (await accounts.letters()).filter(({ kind }) => kind === 'customer-newDevice').map(({ text }) => text);

  test('rule 28: a letter tells of a device that was never seen before, but not of the first', async () => {
    await accounts.ask(create, { input: person });
    await from('laptop');
    await from('laptop', 'curl/8.0');
    expect(await told()).toEqual([]);
    await from('phone');
    expect(await told()).toEqual([
      expect.stringContaining('2 November 2026 at 10:00 (Dutch time), with Firefox on Windows'),
    ]);
    await from('phone');
    await from(null, 'curl/8.0');
    await from(null, 'curl/8.0');
    expect(await told()).toEqual([
      expect.stringContaining('with a device we do not know by name'),
      expect.stringContaining('/customer/account/privacy'),
    ]);
    for (const device of ['a', 'b', 'c', 'd']) await from(device);
    expect(await told()).toHaveLength(5);
    const { rows } = await accounts.commerce.database.pool.query('select * from customer_device');
    expect(rows).toHaveLength(7);
    expect(JSON.stringify(rows)).not.toContain('phone');
  });
});
