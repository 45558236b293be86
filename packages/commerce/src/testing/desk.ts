import { hotp, stepAt } from '#staff';
import type { TestCommerce } from './create-test-commerce.ts';

export interface DeskAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null;
  /** Of the first error. */
  readonly code: string | null;
}

export interface DeskVisitor {
  /** Asks the desk as a program would. */
  ask(query: string, variables?: object): Promise<DeskAnswer>;
  /** The data of a question that is expected to succeed. */
  read<Data>(query: string, variables?: object): Promise<Data>;
}

const url = 'https://shop.test/bowline-admin/graphql';
export const deskPassword = 'a long enough password';

/** Somebody at the desk, by the token of a session or as a stranger. */
export function atDeskOf(
  { fetch }: Pick<TestCommerce, 'fetch'>,
  { token, place = '192.0.2.1' }: { readonly token?: string; readonly place?: string } = {},
): DeskVisitor {
  async function ask(query: string, variables: object = {}): Promise<DeskAnswer> {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': place,
      'user-agent': 'Test',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const body = JSON.stringify({ query, variables });
    const response = await fetch(new Request(url, { method: 'POST', headers, body }));
    const answer = (await response.json()) as {
      data?: Record<string, unknown> | null;
      errors?: readonly { message: string; extensions?: { code?: string } }[];
    };
    const [error] = answer.errors ?? [];
    const code = error ? (error.extensions?.code ?? error.message) : null;
    return { status: response.status, data: answer.data ?? null, code };
  }
  return {
    ask,
    async read<Data>(query: string, variables?: object) {
      const { data, code } = await ask(query, variables);
      if (code !== null || !data) throw new Error(`The desk refused: ${code}`);
      return data as Data;
    },
  };
}

export interface TestStaff extends DeskVisitor {
  readonly id: number;
  readonly token: string;
  readonly email: string;
  readonly recoveryCodes: readonly string[];
  /** What their app shows at that moment. */
  codeAt(now: Date): string;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function bytesOfBase32(text: string): Buffer {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app shows at that moment for the secret that the page told. */
export const codeOfApp = (totpSecret: string, now: Date): string =>
  hotp(bytesOfBase32(totpSecret.replace(/\s/g, '')), stepAt(now));

/** Invites somebody and accepts with password and app, as people do. */
export async function hireStaff(
  commerce: TestCommerce,
  { role, now, place }: { readonly role: string; readonly now: Date; readonly place?: string },
): Promise<TestStaff> {
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`;
  const invited = await commerce.admin.staff.invite({ email, name: `The ${role}`, role });
  if (!invited.ok) throw new Error(invited.refusal.code);
  const token = invited.value.url.split('/').at(-1) ?? '';
  const stranger = atDeskOf(commerce, place === undefined ? {} : { place });
  const { invitation } = await stranger.read<{ invitation: { totpSecret: string } }>(
    'query ($token: String!) { invitation(token: $token) { totpSecret } }',
    { token },
  );
  const codeAt = (moment: Date) => codeOfApp(invitation.totpSecret, moment);
  const { acceptByPassword: entered } = await stranger.read<{
    acceptByPassword: { token: string; recoveryCodes: string[] };
  }>(
    `mutation ($token: String!, $password: String!, $code: String!) {
      acceptByPassword(token: $token, name: "Somebody", language: "en", password: $password, code: $code) {
        token recoveryCodes } }`,
    { token, password: deskPassword, code: codeAt(now) },
  );
  const own = atDeskOf(commerce, { token: entered.token, ...(place !== undefined && { place }) });
  const { me } = await own.read<{ me: { id: number } }>('{ me { id } }');
  return { ...own, id: me.id, token: entered.token, email, recoveryCodes: entered.recoveryCodes, codeAt };
}
