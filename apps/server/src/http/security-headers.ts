import type { MiddlewareHandler } from 'hono';

/** The header in which a page names the hashes of its own inline scripts; it never leaves the server. */
export const scriptHashesHeader = 'x-inline-script-hashes';
/** Where scripts come from that the texts of this very page embed; it never leaves the server either. */
export const scriptOriginsHeader = 'x-embedded-script-origins';

/** Origins besides the shop's own that pages may use. */
export interface OtherOrigins {
  readonly connectTo?: readonly string[];
  readonly imagesFrom?: readonly string[];
  readonly framesFrom?: readonly string[];
  /** Only on pages that embed such a script. */
  readonly scriptsFrom?: readonly string[];
}

export function securityHeaders({
  development,
  scriptsFrom = [],
  ...others
}: { development: boolean } & OtherOrigins): MiddlewareHandler {
  // Most answers are no pages and have no scripts of their own.
  const usualPolicy = development ? developmentPolicy : contentSecurityPolicy([], others);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const scriptHashes = headers.get(scriptHashesHeader);
    const embedded = headers.get(scriptOriginsHeader)?.split(' ') ?? [];
    if (scriptHashes !== null) headers.delete(scriptHashesHeader);
    headers.delete(scriptOriginsHeader);
    if (!headers.has('content-security-policy')) {
      const isPlain = scriptHashes === null || development;
      headers.set(
        'content-security-policy',
        isPlain
          ? usualPolicy
          : contentSecurityPolicy(scriptHashes.split(' '), {
              ...others,
              scriptsFrom: scriptsFrom.filter((origin) => embedded.includes(origin)),
            }),
      );
    }
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('origin-agent-cluster', '?1');
    if (context.req.url.startsWith('https:')) {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  };
}

export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { connectTo = [], imagesFrom = [], framesFrom = [], scriptsFrom = [] }: OtherOrigins = {},
): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...scriptsFrom].join(' '),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...imagesFrom].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    ["frame-src 'self'", ...framesFrom].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

// Vite injects scripts and styles of its own while developing.
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:; frame-ancestors 'none'";
