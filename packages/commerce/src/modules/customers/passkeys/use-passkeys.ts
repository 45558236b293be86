import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '@bowline/kit';
import { tidyLine } from '#stores';
import { passkeyLetter } from '../letters.ts';
import type { CustomersContext } from '../model.ts';
import type { CustomersRefusal } from '../refusals.ts';
import { lockCustomer } from '../repository.ts';
import type { TooMany } from '../use-cases/limits.ts';
import { openDoor, whereFrom } from '../use-cases/open-door.ts';
import { type ProofRefusal, proveOwner } from '../use-cases/prove-owner.ts';
import { creationOptions, requestOptions } from './ceremony-options.ts';
import { challengeSeconds, makeChallenge, useChallenge } from './challenges.ts';
import { longestPasskeyName, mostPasskeys, type Passkey } from './model.ts';
import { isSignedBy, readAssertion, readNewKey } from './read-credential.ts';
import {
  countUse,
  credentialsOf,
  deletePasskey,
  findKey,
  insertPasskey,
  renamePasskey as rename,
} from './repository.ts';
import { shopOrigins } from './shop-origins.ts';

const timeout = challengeSeconds * 1_000;

/** What devices know a customer by: always the same, and nobody's name. */
function handleOf(customerId: number): string {
  return createHash('sha256').update(`customer-passkey|${customerId}`).digest('base64url');
}

type AddRefusal = CustomersRefusal<'passkey-not-valid' | 'passkeys-full' | 'customer-field-not-valid'>;

/** Rules 20 to 22 and 26: what the browser makes a passkey from, as `PublicKeyCredentialCreationOptionsJSON`. */
export async function startAddingPasskey(
  customerId: number,
  password: string | null | undefined,
  context: CustomersContext,
): Promise<Result<string, ProofRefusal | AddRefusal>> {
  const proof = await proveOwner(customerId, password, context);
  if (!proof.ok) return proof;
  const { customers, settings, now } = context;
  const { database, limiter } = customers;
  if (!(await limiter.allows('add-passkey', String(customerId), settings.signInLimits.perEmail, now)))
    return refuse('too-many-requests');
  return database.transaction(async (transaction): Promise<Result<string, ProofRefusal | AddRefusal>> => {
    const customer = await lockCustomer(transaction, customerId);
    const known = await credentialsOf(transaction, customerId);
    if (!customer) return refuse('passkey-not-valid');
    if (known.length >= mostPasskeys) return refuse('passkeys-full', { most: mostPasskeys });
    const user = {
      id: handleOf(customerId),
      name: customer.email,
      displayName: `${customer.firstName} ${customer.lastName}`,
    };
    const challenge = await makeChallenge(transaction, customerId, now);
    return ok(creationOptions({ user, challenge, timeout, known }));
  });
}

function readName(typed: string): Result<string, CustomersRefusal<'customer-field-not-valid'>> {
  const name = tidyLine(typed);
  return name !== '' && name.length <= longestPasskeyName && !/[<>]/.test(name)
    ? ok(name)
    : refuse('customer-field-not-valid', { field: 'name' });
}

export async function addPasskey(
  customerId: number,
  input: { readonly name: string; readonly credential: string },
  { customers, now, baseUrl }: CustomersContext,
): Promise<Result<Passkey, AddRefusal>> {
  const name = readName(input.name);
  if (!name.ok) return name;
  const read = readNewKey(input.credential, shopOrigins(baseUrl));
  if (!read) return refuse('passkey-not-valid');
  const { database, mail } = customers;
  return database.transaction(async (transaction): Promise<Result<Passkey, AddRefusal>> => {
    const isAsked = await useChallenge(transaction, read.challenge, customerId, now);
    const customer = isAsked && (await lockCustomer(transaction, customerId));
    if (!customer) return refuse('passkey-not-valid');
    if ((await credentialsOf(transaction, customerId)).length >= mostPasskeys)
      return refuse('passkeys-full', { most: mostPasskeys });
    const added = await insertPasskey(transaction, customerId, { ...read.content, name: name.value }, now);
    if (!added) return refuse('passkey-not-valid');
    await mail?.post(transaction, passkeyLetter(customer, 'passkeyAdded', baseUrl));
    return ok(added);
  });
}

export async function renamePasskey(
  customerId: number,
  input: { readonly id: number; readonly name: string },
  { customers }: CustomersContext,
): Promise<Result<Passkey, CustomersRefusal<'customer-field-not-valid' | 'passkey-not-found'>>> {
  const name = readName(input.name);
  if (!name.ok) return name;
  const renamed = await rename(customers.database.kysely, { id: input.id, customerId, name: name.value });
  return renamed ? ok(renamed) : refuse('passkey-not-found');
}

export async function removePasskey(
  customerId: number,
  id: number,
  { customers: { database, mail }, baseUrl }: CustomersContext,
): Promise<Result<undefined, CustomersRefusal<'passkey-not-found'>>> {
  return database.transaction(
    async (transaction): Promise<Result<undefined, CustomersRefusal<'passkey-not-found'>>> => {
      const customer = await lockCustomer(transaction, customerId);
      if (!customer || !(await deletePasskey(transaction, id, customerId)))
        return refuse('passkey-not-found');
      await mail?.post(transaction, passkeyLetter(customer, 'passkeyRemoved', baseUrl));
      return ok();
    },
  );
}

/** Rule 21: what the browser asks devices for, as `PublicKeyCredentialRequestOptionsJSON`. Whoever has a passkey is offered it. */
export async function startPasskeySignIn({
  customers: { database, limiter },
  settings,
  now,
  clientAddress: place,
}: CustomersContext): Promise<Result<string, TooMany>> {
  if (!(await limiter.allows('start-passkey', place, settings.signInLimits.perPlace, now)))
    return refuse('too-many-requests');
  const challenge = await makeChallenge(database.kysely, null, now);
  return ok(requestOptions({ challenge, timeout }));
}

type SignInRefusal = CustomersRefusal<'sign-in-failed' | 'sign-in-unconfirmed'> | TooMany;

/** Rule 24: a new token. */
export async function signInByPasskey(
  credential: string,
  context: CustomersContext,
): Promise<Result<string, SignInRefusal>> {
  const { customers, settings, now, clientAddress: place, baseUrl } = context;
  const { database, limiter } = customers;
  if (!(await limiter.allows('sign-in-place', place, settings.signInLimits.perPlace, now)))
    return refuse('too-many-requests');
  const read = readAssertion(credential, shopOrigins(baseUrl));
  if (!read) return refuse('sign-in-failed');
  const { challenge, content: assertion } = read;
  const from = { ...(await whereFrom(context)), isByPasskey: true };
  return database.transaction(async (transaction): Promise<Result<string, SignInRefusal>> => {
    if (!(await useChallenge(transaction, challenge, null, now))) return refuse('sign-in-failed');
    const key = await findKey(transaction, assertion.credentialId);
    const isTheirs =
      key !== null && key.host === assertion.host && assertion.userHandle === handleOf(key.customerId);
    if (!isTheirs || !isSignedBy(assertion, key)) return refuse('sign-in-failed');
    if (settings.confirmsEmailBeforeSignIn && !key.isConfirmed) return refuse('sign-in-unconfirmed');
    if (!(await countUse(transaction, key.id, assertion.counter, now))) return refuse('sign-in-failed');
    return ok(await openDoor(transaction, key.customerId, from, context));
  });
}
