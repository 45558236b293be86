import { hasPasskeys } from '@bowline/ui/components';

/** Has a device make one, by what the shop asked for. Throws when nobody wants to, or the device has one already. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
  return written(await navigator.credentials.create({ publicKey }));
}

/** A browser asks for one passkey at a time. */
let offering: AbortController | undefined;

export function canOfferPasskeys(): Promise<boolean> {
  const isKnown = hasPasskeys() && 'isConditionalMediationAvailable' in PublicKeyCredential;
  return isKnown ? PublicKeyCredential.isConditionalMediationAvailable() : Promise.resolve(false);
}

/** Has the browser offer passkeys where it fills in the name of who signs in; waits until somebody takes one. */
export async function offerPasskey(options: string, left: AbortSignal): Promise<string> {
  offering?.abort();
  offering = new AbortController();
  const signal = AbortSignal.any([offering.signal, left]);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return written(await navigator.credentials.get({ publicKey, mediation: 'conditional', signal }));
}

/** Has a device show one. Throws when nobody wants to, or there is none. */
export async function showPasskey(options: string): Promise<string> {
  offering?.abort();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
  return written(await navigator.credentials.get({ publicKey }));
}

function written(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device has no passkey');
  return JSON.stringify(credential.toJSON());
}
