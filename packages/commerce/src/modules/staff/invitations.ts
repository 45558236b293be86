import { type Kysely, sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { newToken, tokenDigest, webauthn } from '#customers';
import { isDeskLanguage, isRole, type Role } from '#desk';
import { isPlainText, readEmailAddress, tidyLine } from '#stores';
import type { CommerceTables } from '#tables';
import { challengeMs, makeChallenge, useChallenge } from './challenges.ts';
import { insertPasskey, replaceRecoveryCodes } from './factors.ts';
import type { From, SignedIn, StaffRefusal, StaffServices } from './model.ts';
import { findStaffByEmail, insertStaff, replaceFactors } from './repository.ts';
import { enter } from './sign-in.ts';
import { base32, stepOfCode, totpSecretOf, totpUri } from './totp.ts';

type Executor = Kysely<CommerceTables>;

/** Rule 5. */
const goodForMs = 48 * 3_600_000;
const mostOpen = 50;
const triesPerPlace = { uses: 60, withinSeconds: 900 };
/** Rule 7. */
const passwordLength = { least: 12, most: 256 };
const longestName = 64;

export interface InvitationWish {
  /** Left to whoever uses the link when it is not given (rule 6). */
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly role: string;
}

export interface MadeInvitation {
  readonly id: number;
  readonly url: string;
  readonly expiresAt: Date;
}

type InviteRefusal = StaffRefusal<
  'email-not-valid' | 'name-not-valid' | 'role-not-known' | 'invitations-full'
>;

export async function invite(
  wish: InvitationWish,
  { database, baseUrl }: Pick<StaffServices, 'database' | 'baseUrl'>,
  now: Date,
): Promise<Result<MadeInvitation, InviteRefusal>> {
  const email = wish.email === undefined ? null : readEmail(wish.email);
  if (wish.email !== undefined && email === null) return refuse('email-not-valid');
  const name = wish.name === undefined ? null : readName(wish.name);
  if (wish.name !== undefined && name === null) return refuse('name-not-valid');
  if (!isRole(wish.role)) return refuse('role-not-known');
  const { role } = wish;
  return database.transaction(async (transaction): Promise<Result<MadeInvitation, InviteRefusal>> => {
    await sql`
      delete from staff_invitation where expires_at <= ${now} or email is not distinct from ${email}`.execute(
      transaction,
    );
    const open = await sql`select from staff_invitation limit ${mostOpen}`.execute(transaction);
    if (open.rows.length >= mostOpen) return refuse('invitations-full');
    const token = newToken();
    const expiresAt = new Date(now.getTime() + goodForMs);
    const { rows } = await sql<{ id: number }>`
      insert into staff_invitation (digest, email, name, role, created_at, expires_at)
      values (${tokenDigest(token)}, ${email}, ${name}, ${role}, ${now}, ${expiresAt})
      returning id`.execute(transaction);
    const url = `${baseUrl}${shop.adminPrefix}/welcome/${token}`;
    return ok({ id: rows[0]?.id ?? 0, url, expiresAt });
  });
}

function readEmail(typed: string): string | null {
  return isPlainText(typed) ? readEmailAddress(typed) : null;
}

function readName(typed: string): string | null {
  const name = tidyLine(typed);
  return name !== '' && name.length <= longestName && !/[<>]/.test(name) ? name : null;
}

export interface OpenInvitation {
  readonly id: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly role: Role;
  readonly expiresAt: Date;
}

export async function listInvitations(executor: Executor, now: Date): Promise<readonly OpenInvitation[]> {
  const { rows } = await sql<OpenInvitation>`
    select id, email, name, role, expires_at as "expiresAt" from staff_invitation
    where expires_at > ${now} order by id desc limit ${mostOpen}`.execute(executor);
  return rows;
}

export async function withdrawInvitation(executor: Executor, id: number): Promise<boolean> {
  const { rows } = await sql`delete from staff_invitation where id = ${id} returning id`.execute(executor);
  return rows.length === 1;
}

async function findInvitation(executor: Executor, token: string, now: Date): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    select id, email, name, role, expires_at as "expiresAt"
    from staff_invitation where digest = ${tokenDigest(token)} and expires_at > ${now}`.execute(executor);
  return rows[0] ?? null;
}

/** What whoever follows the link is shown: also what their app makes codes from. */
export async function showInvitation(
  token: string,
  { database, limiter }: StaffServices,
  { clientAddress: place, now }: From,
) {
  if (!(await limiter.allows('staff-link', place, triesPerPlace, now))) return null;
  const found = await findInvitation(database.kysely, token, now);
  if (!found) return null;
  const { email, name, role } = found;
  const totpSecret = totpSecretOf(token);
  return {
    email,
    name,
    role,
    totpSecret: base32(totpSecret),
    totpUri: totpUri(totpSecret, { issuer: shop.brand, account: email ?? shop.adminPrefix.slice(1) }),
  };
}

interface Acceptance {
  readonly token: string;
  readonly email?: string | null | undefined;
  readonly name: string;
  readonly language: string;
}

type AcceptRefusal = StaffRefusal<
  | 'invitation-not-valid'
  | 'email-not-valid'
  | 'email-taken'
  | 'name-not-valid'
  | 'language-not-known'
  | 'password-length'
  | 'code-wrong'
  | 'passkey-not-valid'
  | 'too-many-tries'
>;
type Accepted = Result<SignedIn, AcceptRefusal>;

/** Rule 7. */
export async function acceptByPassword(
  wish: Acceptance & { readonly password: string; readonly code: string },
  services: StaffServices,
  from: From,
): Promise<Accepted> {
  const { limiter, hashing, sealing } = services;
  if (!(await limiter.allows('staff-link', from.clientAddress, triesPerPlace, from.now)))
    return refuse('too-many-tries');
  const length = [...wish.password].length;
  if (length < passwordLength.least || length > passwordLength.most) return refuse('password-length');
  const hash = await hashing.hash(wish.password);
  if (hash === null) return refuse('too-many-tries');
  return accept(wish, services, from, async (transaction, _, keep) => {
    const totpSecret = totpSecretOf(wish.token);
    const step = stepOfCode(totpSecret, wish.code.replace(/\s/g, ''), from.now, 0);
    if (step === null) return refuse('code-wrong');
    const kept = await keep({ passwordHash: hash, totpSecret: sealing.seal(totpSecret) });
    if (!kept.ok) return kept;
    await sql`update staff set totp_step = ${step} where id = ${kept.value}`.execute(transaction);
    const codes = await replaceRecoveryCodes(transaction, kept.value);
    return ok(await enter(transaction, kept.value, from, codes));
  });
}

/** What a browser makes a passkey from. */
export async function startAcceptance(
  { token, email, name }: Pick<Acceptance, 'token' | 'email' | 'name'>,
  { database, limiter }: StaffServices,
  { clientAddress: place, now }: From,
): Promise<Result<string, StaffRefusal<'invitation-not-valid' | 'too-many-tries'>>> {
  if (!(await limiter.allows('staff-link', place, triesPerPlace, now))) return refuse('too-many-tries');
  const invitation = await findInvitation(database.kysely, token, now);
  if (!invitation) return refuse('invitation-not-valid');
  const challenge = await makeChallenge(database.kysely, `accept ${invitation.id}`, now);
  const user = {
    id: tokenDigest(`staff-passkey|${token}`).toString('base64url'),
    name: (invitation.email ?? email ?? '').slice(0, 200) || shop.brand,
    displayName: readName(name) ?? shop.brand,
  };
  return ok(webauthn.creationOptions({ user, challenge, timeout: challengeMs }));
}

export async function acceptByPasskey(
  wish: Acceptance & { readonly credential: string },
  services: StaffServices,
  from: From,
): Promise<Accepted> {
  const read = webauthn.readNewKey(wish.credential, webauthn.shopOrigins(services.baseUrl));
  if (!read) return refuse('passkey-not-valid');
  return accept(wish, services, from, async (transaction, { id }, keep) => {
    if (!(await useChallenge(transaction, read.challenge, `accept ${id}`, from.now)))
      return refuse('passkey-not-valid');
    const kept = await keep({ passwordHash: null, totpSecret: null });
    if (!kept.ok) return kept;
    if (!(await insertPasskey(transaction, kept.value, read.content, from.now)))
      return refuse('passkey-not-valid');
    return ok(await enter(transaction, kept.value, from));
  });
}

type Keep = (factors: {
  readonly passwordHash: string | null;
  readonly totpSecret: Buffer | null;
}) => Promise<Result<number, AcceptRefusal>>;

/** Rules 5 and 8: the link is used up with the account it makes, or not at all. */
function accept(
  wish: Acceptance,
  { database }: StaffServices,
  { now }: From,
  work: (
    transaction: Transaction<CommerceTables>,
    invitation: OpenInvitation,
    keep: Keep,
  ) => Promise<Accepted>,
): Promise<Accepted> {
  return database
    .transaction(async (transaction) => {
      const invitation = await takeInvitation(transaction, wish.token, now);
      if (!invitation) throw new Undone(refuse('invitation-not-valid'));
      const email = invitation.email ?? readEmail(wish.email ?? '');
      const name = readName(wish.name);
      const { language } = wish;
      if (email === null) throw new Undone(refuse('email-not-valid'));
      if (name === null) throw new Undone(refuse('name-not-valid'));
      if (!isDeskLanguage(language)) throw new Undone(refuse('language-not-known'));
      const done = await work(transaction, invitation, async (factors) => {
        const known = await findStaffByEmail(transaction, email);
        // Who may choose the address may not choose somebody else's.
        if (known && invitation.email === null) return refuse('email-taken');
        if (known) {
          await replaceFactors(transaction, known.id, { name, ...factors });
          return ok(known.id);
        }
        const { role } = invitation;
        const id = await insertStaff(transaction, { email, name, role, language, ...factors }, now);
        return id === null ? refuse('email-taken') : ok(id);
      });
      if (!done.ok) throw new Undone(done);
      return done;
    })
    .catch((error: unknown): Accepted => {
      if (error instanceof Undone) return error.refused;
      throw error;
    });
}

/** Ends a transaction without a trace of it. */
class Undone extends Error {
  readonly refused: Extract<Accepted, { readonly ok: false }>;

  constructor(refused: Extract<Accepted, { readonly ok: false }>) {
    super('undone');
    this.refused = refused;
  }
}

async function takeInvitation(
  transaction: Transaction<CommerceTables>,
  token: string,
  now: Date,
): Promise<OpenInvitation | null> {
  const { rows } = await sql<OpenInvitation>`
    delete from staff_invitation where digest = ${tokenDigest(token)} and expires_at > ${now}
    returning id, email, name, role, expires_at as "expiresAt"`.execute(transaction);
  return rows[0] ?? null;
}
