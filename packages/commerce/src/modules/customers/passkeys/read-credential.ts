import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { type Algorithm, type Assertion, algorithms, type NewKey } from './model.ts';

/** What browsers write is a tenth of it. */
const longestCredential = 16_384;

interface Signed<Content> {
  /** Which challenge it answers. */
  readonly challenge: string;
  readonly content: Content;
}

/**
 * What `PublicKeyCredential.toJSON()` wrote after a passkey was made; null for anything else (rules 22 and 23).
 *
 * The shop asks for no attestation, so nothing in it is signed and the browser's word is all there is: key and algorithm are
 * taken as it spelled them out, and the CBOR beside them is not looked at.
 */
export function readNewKey(text: string, origins: ReadonlySet<string>): Signed<NewKey> | null {
  const read = readResponse(text, 'webauthn.create', origins);
  const attested = read && readAttested(read.authenticator);
  if (!read || !attested?.equals(read.credentialId)) return null;
  const algorithm = algorithms.find((known) => known === read.response.publicKeyAlgorithm);
  const publicKey = bytesOf(read.response.publicKey);
  if (algorithm === undefined || !publicKey || !isKeyFor(algorithm, publicKey)) return null;
  const { challenge, credentialId, counter, host } = read;
  return { challenge, content: { credentialId, publicKey, algorithm, counter, host } };
}

/** The same after somebody signed in with one. */
export function readAssertion(text: string, origins: ReadonlySet<string>): Signed<Assertion> | null {
  const read = readResponse(text, 'webauthn.get', origins);
  const signature = read && bytesOf(read.response.signature);
  if (!read || !signature) return null;
  const { challenge, credentialId, counter, host, response, authenticator, clientData } = read;
  const { userHandle } = response;
  return {
    challenge,
    content: {
      credentialId,
      counter,
      host,
      userHandle: typeof userHandle === 'string' ? userHandle : null,
      signed: Buffer.concat([authenticator, createHash('sha256').update(clientData).digest()]),
      signature,
    },
  };
}

export function isSignedBy(
  { signed, signature }: Assertion,
  { publicKey, algorithm }: Pick<NewKey, 'publicKey' | 'algorithm'>,
): boolean {
  const key = keyFrom(publicKey);
  try {
    return key !== null && verify(algorithm === -8 ? null : 'sha256', signed, key, signature);
  } catch {
    return false;
  }
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };
const headLength = 37;

function readResponse(text: string, type: string, origins: ReadonlySet<string>) {
  const credential = text.length > longestCredential ? null : objectIn(text);
  const response = credential && asObject(credential.response);
  const credentialId = credential && bytesOf(credential.rawId);
  const clientData = response && bytesOf(response.clientDataJSON);
  const authenticator = response && bytesOf(response.authenticatorData);
  const client = clientData && objectIn(clientData.toString());
  if (!credentialId || !clientData || !authenticator || !client) return null;
  const { origin, challenge } = client;
  // Rule 23: a page of the shop, in no frame of a stranger's.
  if (client.type !== type || client.crossOrigin === true) return null;
  if (typeof origin !== 'string' || !origins.has(origin) || typeof challenge !== 'string') return null;
  const host = new URL(origin).hostname;
  if (authenticator.length < headLength) return null;
  const isForHost = authenticator.subarray(0, 32).equals(createHash('sha256').update(host).digest());
  const needed = flags.present | flags.verified;
  if (!isForHost || (authenticator.readUInt8(32) & needed) !== needed) return null;
  return {
    challenge,
    credentialId,
    response,
    clientData,
    authenticator,
    host,
    counter: authenticator.readUInt32BE(33),
  };
}

/** The credential that the device itself names: behind the head stand its model (16 bytes), a length, and the name. */
function readAttested(authenticator: Buffer): Buffer | null {
  const begin = headLength + 16 + 2;
  if ((authenticator.readUInt8(32) & flags.attested) === 0 || authenticator.length < begin) return null;
  return authenticator.subarray(begin, begin + authenticator.readUInt16BE(begin - 2));
}

function isKeyFor(algorithm: Algorithm, spki: Buffer): boolean {
  const { asymmetricKeyType: kind, asymmetricKeyDetails: details = {} } = keyFrom(spki) ?? {};
  switch (algorithm) {
    case -7:
      return kind === 'ec' && details.namedCurve === 'prime256v1';
    case -8:
      return kind === 'ed25519';
    case -257: {
      const { modulusLength = 0, publicExponent = 0n } = details;
      return (
        kind === 'rsa' && modulusLength >= 2048 && modulusLength <= 4096 && publicExponent <= 0xffffffffn
      );
    }
  }
}

function keyFrom(spki: Buffer): KeyObject | null {
  try {
    return createPublicKey({ key: spki, format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

function bytesOf(value: unknown): Buffer | null {
  return typeof value === 'string' && /^[\w-]+$/.test(value) ? Buffer.from(value, 'base64url') : null;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
