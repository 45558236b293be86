/** One that belongs to a customer, as lists show it. */
export interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly host: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Numbers of COSE: ECDSA on P-256, Ed25519, RSA. What devices are asked for, the best first. */
export const algorithms = [-7, -8, -257] as const;
export type Algorithm = (typeof algorithms)[number];

/** What a device made; the private half never leaves it. */
export interface NewKey {
  readonly credentialId: Buffer;
  /** As SubjectPublicKeyInfo. */
  readonly publicKey: Buffer;
  readonly algorithm: Algorithm;
  readonly counter: number;
  readonly host: string;
}

/** What a device showed to sign somebody in. Nobody has looked at the signature yet. */
export interface Assertion {
  readonly credentialId: Buffer;
  readonly userHandle: string | null;
  readonly counter: number;
  readonly host: string;
  readonly signed: Buffer;
  readonly signature: Buffer;
}

/** Rule 20. */
export const mostPasskeys = 10;
export const longestPasskeyName = 64;
