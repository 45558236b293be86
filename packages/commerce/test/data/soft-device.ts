import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Ceremony {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

export interface DeviceOptions {
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  /** Whose page it says it is for; that of the origin without it. */
  readonly host?: string;
  /** Present and verified without it. */
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
}

const flagsOf = { present: 0x01, verified: 0x04, attested: 0x40 };
export const shopOrigin = 'https://shop.test';

/** A device that keeps one passkey, with the private half in memory: writes what browsers write. */
export class SoftDevice {
  readonly id: Buffer = randomBytes(32);
  #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #handle = '';
  readonly #algorithm: -7 | -8;

  constructor(algorithm: -7 | -8 = -7) {
    this.#algorithm = algorithm;
    this.#keys =
      algorithm === -7 ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519');
  }

  make(optionsJson: string, options: DeviceOptions = {}): string {
    const { challenge, user } = JSON.parse(optionsJson) as Ceremony;
    this.#handle = user?.id ?? '';
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const head = this.#head(options, flagsOf.attested);
    const authenticatorData = Buffer.concat([head, Buffer.alloc(16), length, this.id]);
    return this.#written({
      clientDataJSON: this.#clientData('webauthn.create', challenge, options).toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      publicKey: this.#keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
      publicKeyAlgorithm: this.#algorithm,
    });
  }

  show(optionsJson: string, options: DeviceOptions = {}): string {
    const { challenge } = JSON.parse(optionsJson) as Ceremony;
    const clientData = this.#clientData('webauthn.get', challenge, options);
    const authenticatorData = this.#head(options, 0);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    const digest = this.#algorithm === -7 ? 'sha256' : null;
    return this.#written({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign(digest, signed, this.#keys.privateKey).toString('base64url'),
      userHandle: options.userHandle ?? this.#handle,
    });
  }

  #clientData(type: string, challenge: string, { origin = shopOrigin, crossOrigin = false }: DeviceOptions) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  }

  #head({ origin = shopOrigin, host = new URL(origin).hostname, ...options }: DeviceOptions, more: number) {
    const { flags = flagsOf.present | flagsOf.verified, counter = 0 } = options;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | more);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(host).digest(), rest]);
  }

  #written(response: object): string {
    const rawId = this.id.toString('base64url');
    return JSON.stringify({ id: rawId, rawId, type: 'public-key', response, clientExtensionResults: {} });
  }
}
