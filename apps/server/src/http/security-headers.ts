import type { MiddlewareHandler } from 'hono';

/** The header in which a page names the hashes of its own inline scripts; it never leaves the server. */
export const scriptHashesHeader = 'x-inline-script-hashes';

export function securityHeaders({
  development,
  connectTo = [],
}: {
  development: boolean;
  /** Origins that pages may ask besides their own. */
  connectTo?: readonly string[];
}): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const scriptHashes = headers.get(scriptHashesHeader)?.split(' ') ?? [];
    headers.delete(scriptHashesHeader);
    if (!headers.has('content-security-policy')) {
      headers.set(
        'content-security-policy',
        development ? developmentPolicy : contentSecurityPolicy(scriptHashes, connectTo),
      );
    }
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('origin-agent-cluster', '?1');
    if (new URL(context.req.url).protocol === 'https:') {
      headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
  };
}

export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  connectTo: readonly string[] = [],
): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

// Vite injects scripts and styles of its own while developing.
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:; frame-ancestors 'none'";
