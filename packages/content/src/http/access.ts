import { createHash, timingSafeEqual } from 'node:crypto';

/** What the bearer of a request may do. */
export interface Access {
  readonly mayReadAll: boolean;
  readonly mayWrite: boolean;
  /** What `identity()` answers. */
  readonly identity: string;
  /** For whom somebody who may write does so; else the identity is the author. */
  readonly author?: string;
}

/** The desk writes with one token for several people. Percent-encoded, as headers have no other letters. */
export const authorHeader = 'x-bowline-author';

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
    const access = known.filter((one) => timingSafeEqual(one.hash, hash)).at(0)?.access;
    const author = access?.mayWrite ? readAuthor(request.headers.get(authorHeader)) : undefined;
    return access && author ? { ...access, author } : access;
  };
}

function readAuthor(header: string | null): string | undefined {
  try {
    const author = decodeURIComponent(header ?? '');
    return /^[^\p{C}]{1,80}$/u.test(author) ? author : undefined;
  } catch {
    return undefined;
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
