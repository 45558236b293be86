import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { localProxyPath } from '../urls/local-proxy.ts';

export interface ImageRequest {
  readonly modifiers: string;
  /** The source's path below its host, decoded and harmless: `['media', 'catalog', 'coil.svg']`. */
  readonly segments: readonly string[];
}

type PathRefusal = Refusal<'not-found' | 'malformed-address', Record<string, never>>;

const longestAddress = 1024;

/** `/_ipx/w_800/media/coil.svg` in its parts. The query is not looked at: it may carry a version for caches. */
export function readImageRequest(url: string): Result<ImageRequest, PathRefusal> {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${localProxyPath}/`)) return refuse('not-found');
  if (pathname.length > longestAddress) return refuse('malformed-address');
  const parts = decodeParts(pathname.slice(localProxyPath.length + 1));
  if (!parts) return refuse('malformed-address');
  const [modifiers = '', ...segments] = parts;
  return segments.length > 0 && segments.every(isPlainName)
    ? ok({ modifiers, segments })
    : refuse('not-found');
}

/** Each part is decoded once, after splitting: an escaped slash stays inside its part and is refused there. */
function decodeParts(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** A name of a file or folder and nothing else: no way up, no hidden files, no separators of any system. */
function isPlainName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[/\\:]|\p{Cc}/u.test(name);
}
