import { useSyncExternalStore } from 'react';

/** Whether the browser can make and show passkeys; without scripts nobody can. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(neverChanges, hasPasskeys, () => false);
}

const neverChanges = () => () => {};

function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Has a device make one, by what the shop asked for. Throws when nobody wants to, or the device has one already. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return written(await navigator.credentials.create({ publicKey }));
}

/** Has a device show one. Throws when nobody wants to, or there is none. */
export async function showPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return written(await navigator.credentials.get({ publicKey }));
}

function written(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device has no passkey');
  return JSON.stringify(credential.toJSON());
}
