import { createHash, timingSafeEqual } from 'node:crypto';

/** What the bearer of a request may do. */
export interface Access {
  readonly mayReadAll: boolean;
  readonly mayWrite: boolean;
  /** Who is named as author, and what `identity()` answers. */
  readonly identity: string;
}

export const anonymous: Access = { mayReadAll: false, mayWrite: false, identity: '<none>' };

const reader: Access = { mayReadAll: true, mayWrite: false, identity: 'bowline-reader' };
const editor: Access = { mayReadAll: true, mayWrite: true, identity: 'bowline-editor' };

export interface Tokens {
  readonly writeToken: string;
  readonly readToken?: string;
}

/** Undefined for a token that nobody was given. */
export function createAccess({ writeToken, readToken }: Tokens): (request: Request) => Access | undefined {
  if (!writeToken) throw new Error('The content service needs a write token.');
  const known = [
    { hash: hashOf(writeToken), access: editor },
    ...(readToken ? [{ hash: hashOf(readToken), access: reader }] : []),
  ];
  return (request) => {
    const header = request.headers.get('authorization');
    if (!header) return anonymous;
    const [, token] = /^Bearer (\S+)$/i.exec(header) ?? [];
    if (!token) return undefined;
    const hash = hashOf(token);
    // Every one is compared, each in the same time: how long it takes tells nothing about the tokens.
    return known.filter((one) => timingSafeEqual(one.hash, hash)).at(0)?.access;
  };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
