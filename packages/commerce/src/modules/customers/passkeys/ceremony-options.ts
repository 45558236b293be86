import { shop } from '@bowline/markets';
import { algorithms } from './model.ts';

export interface NewPasskey {
  /** What devices know somebody by, and what they show. */
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly challenge: string;
  /** In milliseconds. */
  readonly timeout: number;
  /** What the device may have already. */
  readonly known?: readonly Buffer[];
}

/** Rule 22: what a browser makes a passkey from, as `PublicKeyCredentialCreationOptionsJSON`. */
export function creationOptions({ user, challenge, timeout, known = [] }: NewPasskey): string {
  return JSON.stringify({
    rp: { name: shop.brand },
    user,
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: known.map((id) => ({ type: 'public-key', id: id.toString('base64url') })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  });
}

/** What it asks devices for, as `PublicKeyCredentialRequestOptionsJSON`; anything they have without `allowed`. */
export function requestOptions({
  challenge,
  timeout,
  allowed = [],
}: {
  readonly challenge: string;
  readonly timeout: number;
  readonly allowed?: readonly Buffer[];
}): string {
  const allowCredentials = allowed.map((id) => ({ type: 'public-key', id: id.toString('base64url') }));
  return JSON.stringify({ challenge, timeout, userVerification: 'required', allowCredentials });
}
