import type { MiddlewareHandler } from 'hono';

/** The header in which a page names the hashes of its own inline scripts; it never leaves the server. */
export const scriptHashesHeader = 'x-inline-script-hashes';
/** The same of the styles that it brings, if it does. */
export const styleHashHeader = 'x-inline-style-hash';
/** Where scripts come from that the texts of this very page embed; it never leaves the server either. */
export const scriptOriginsHeader = 'x-embedded-script-origins';

/** Origins besides the shop's own that pages may use. */
export interface OtherOrigins {
  readonly connectTo?: readonly string[];
  readonly imagesFrom?: readonly string[];
  readonly framesFrom?: readonly string[];
  readonly scriptsFrom?: readonly string[];
}

export interface StandingHeaders {
  readonly development: boolean;
  /** Scripts only on pages that embed such a script. */
  readonly otherOrigins?: OtherOrigins;
  /** What pages of a locale may load besides, the same for every visitor: who allows it decides what they do load. */
  readonly thirdParties?: (locale: string) => readonly string[];
}

type HeaderPairs = readonly (readonly [name: string, value: string])[];

/** What every answer carries unless it says otherwise, plain and over an encrypted connection. */
export function standingHeaders({ development, otherOrigins }: StandingHeaders): {
  readonly plain: HeaderPairs;
  readonly secure: HeaderPairs;
} {
  const plain: HeaderPairs = [
    // Most answers are no pages and have no scripts of their own.
    [
      'content-security-policy',
      development ? developmentPolicy : contentSecurityPolicy([], { ...otherOrigins, scriptsFrom: [] }),
    ],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['origin-agent-cluster', '?1'],
  ];
  return {
    plain,
    secure: [...plain, ['strict-transport-security', 'max-age=31536000; includeSubDomains']],
  };
}

/** The policy of a page allows that page's own inline scripts. */
export function pagePolicy({
  development,
  otherOrigins = {},
  thirdParties = () => [],
}: StandingHeaders): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const scriptHashes = headers.get(scriptHashesHeader);
    const embedded = headers.get(scriptOriginsHeader)?.split(' ') ?? [];
    const styleHash = headers.get(styleHashHeader);
    if (scriptHashes !== null) headers.delete(scriptHashesHeader);
    if (styleHash !== null) headers.delete(styleHashHeader);
    if (embedded.length) headers.delete(scriptOriginsHeader);
    if (scriptHashes === null || development || headers.has('content-security-policy')) return;
    const others = thirdParties(headers.get('content-language') ?? '');
    const andOthers = (origins: readonly string[] = []) => [...origins, ...others];
    const embeddedHere = otherOrigins.scriptsFrom?.filter((origin) => embedded.includes(origin));
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(scriptHashes.split(' '), {
        connectTo: andOthers(otherOrigins.connectTo),
        imagesFrom: andOthers(otherOrigins.imagesFrom),
        framesFrom: andOthers(otherOrigins.framesFrom),
        scriptsFrom: andOthers(embeddedHere),
        styleHashes: styleHash === null ? [] : [styleHash],
        // Only what says so itself is shown in a frame, and only of the shop.
        isFramedHere: headers.get('x-frame-options') === 'SAMEORIGIN',
      }),
    );
  };
}

export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  {
    connectTo = [],
    imagesFrom = [],
    framesFrom = [],
    scriptsFrom = [],
    styleHashes = [],
    isFramedHere = false,
  }: OtherOrigins & { readonly styleHashes?: readonly string[]; readonly isFramedHere?: boolean } = {},
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map(hashSource), ...scriptsFrom].join(' '),
    ["style-src 'self'", ...styleHashes.map(hashSource)].join(' '),
    ["img-src 'self' data: blob:", ...imagesFrom].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    ["frame-src 'self'", ...framesFrom].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramedHere ? "'self'" : "'none'"}`,
  ].join('; ');
}

const hashSource = (hash: string): string => `'sha256-${hash}'`;

// Vite injects scripts and styles of its own while developing.
const developmentPolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:; frame-ancestors 'none'";
