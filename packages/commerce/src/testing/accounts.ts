import type { Log } from '@bowline/database';
import { createMail, type Mail } from '@bowline/mail';
import { createTestCommerce, type TestCommerce, type TestCommerceOptions } from './create-test-commerce.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };

export interface TestAccounts {
  readonly commerce: TestCommerce;
  readonly mail: Mail;
  /** The letters there are, the latest first. */
  letters(): ReturnType<Mail['mailbox']['list']>;
  /** What the link of the latest letter to an address carries under this name. */
  linked(email: string, name: 'key' | 'token'): Promise<string>;
  /** Makes an account and signs in. */
  signedUp(email: string, password?: string): Promise<string>;
  signIn(email: string, password?: string, from?: string): Promise<string>;
  /** Does what waits in the queue of jobs. */
  work(): Promise<void>;
  /** As whoever has the token, or as a guest. */
  ask(query: string, variables?: object, token?: string): ReturnType<TestCommerce['query']>;
}

export const goodPassword = 'Knots-and-hitches-1';

/** A shop with a mailbox, for tests that need customers. */
export async function createTestAccounts(options: TestCommerceOptions = {}): Promise<TestAccounts> {
  let mail: Mail | undefined;
  const open = (): Mail => {
    if (!mail) throw new Error('The mailbox is not open yet');
    return mail;
  };
  const commerce = await createTestCommerce({
    ...options,
    mail: {
      post: (transaction, posting) => open().post(transaction, posting),
      remove: (transaction, ids) => open().remove(transaction, ids),
    },
  });
  mail = createMail({
    database: commerce.database,
    log: silent,
    from: { name: 'Bowline', address: 'shop@example.com' },
    shopUrl: 'https://shop.test',
  });
  const mailbox = mail;
  const ask: TestAccounts['ask'] = (query, variables = {}, token) =>
    commerce.query(query, {
      method: 'POST',
      variables: variables as Record<string, unknown>,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    });
  const accounts: TestAccounts = {
    commerce,
    mail: mailbox,
    ask,
    letters: () => mailbox.mailbox.list({ limit: 100 }),
    async linked(email, name) {
      const letter = (await accounts.letters()).find(({ to }) => to.address === email);
      return new RegExp(`[?&]${name}=([\\w-]+)`).exec(letter?.text ?? '')?.[1] ?? '';
    },
    async signedUp(email, password = goodPassword) {
      const input = { email, password, firstname: 'Ada', lastname: 'Demo' };
      const { errors } = await ask(
        'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
        { input },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return accounts.signIn(email, password);
    },
    async signIn(email, password = goodPassword, from) {
      const { data, errors } = await commerce.query(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        {
          method: 'POST',
          variables: { email, password },
          ...(from && { headers: { 'X-Forwarded-For': from } }),
        },
      );
      if (errors) throw new Error(errors[0]?.message);
      return (data as { generateCustomerToken: { token: string } }).generateCustomerToken.token;
    },
    async work() {
      const { rows } = await commerce.database.pool.query<{ id: string; task: string; payload: unknown }>(
        `select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
      );
      for (const { id, task, payload } of rows) {
        const run = (commerce.jobs as Record<string, (payload: unknown, context: object) => Promise<void>>)[
          task
        ];
        await run?.(payload, { signal: new AbortController().signal, log: silent });
        await commerce.database.pool.query('delete from graphile_worker._private_jobs where id = $1', [id]);
      }
    },
  };
  return accounts;
}
