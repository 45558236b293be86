import { prefixStrategies, shop } from '@bowline/markets';
import { imageServiceNames } from '@bowline/media/urls';
import * as v from 'valibot';
import { isAddressOrRange } from './http/trusted-proxies.ts';
import { purgeServices } from './shared-cache/purge.ts';

export const roles = ['storefront', 'commerce', 'worker', 'search', 'content'] as const;
export type Role = (typeof roles)[number];

/** What the limits of pages are meant for; whoever sets another patience stretches them with it. */
export const usualPatienceSeconds = 5;

/** Each entry ends the sentence "<NAME> must …" that is shown when the value does not fit. */
const settings = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65535, 'be a port number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('name an address to listen on'))),
  APP_ENV: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/, 'be a word such as prod, rc, dev or test')),
    'prod',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'be one of silent, error, warn, info, debug'),
  ),
  ROLES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((role) => role.trim())),
      v.array(v.picklist(roles, `list some of ${roles.join(', ')}, separated by commas`)),
    ),
    roles.join(','),
  ),
  WORKERS: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]|[1-5]\d|6[0-4])$/, 'be a number from 1 to 64'), v.transform(Number)),
    '1',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\/.+/,
        'be a PostgreSQL address such as postgres://user:password@host:5432/name',
      ),
    ),
  ),
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\/.+/, 'be the PostgreSQL address of a replica of DATABASE_URL'),
    ),
  ),
  COMMERCE_URL: v.optional(v.pipe(v.string(), v.url('be a full address such as https://shop.example'))),
  SEARCH_URL: v.optional(v.pipe(v.string(), v.url('be a full address such as https://search.example'))),
  SEARCH_APP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/, 'be the id of an application of the hosted service')),
  ),
  DESK_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'have at least 32 characters'))),
  SEARCH_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('be a key that may search'))),
  SEARCH_ADMIN_KEY: v.optional(v.pipe(v.string(), v.nonEmpty('be a key that may write'))),
  CONTENT_URL: v.optional(v.pipe(v.string(), v.url('be a full address such as https://content.example'))),
  CONTENT_PROJECT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'be the id of a project of the hosted service')),
  ),
  CONTENT_DATASET: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9_][a-z0-9_-]{0,63}$/, 'be the name of a data set')),
    'production',
  ),
  CONTENT_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('be a token that may read'))),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/.+/, 'be an address such as smtp://user:password@host:587')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'be a sender such as Bowline <shop@shop.example>',
      ),
    ),
  ),
  MOLLIE_API_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(live|test)_\w{20,}$/, 'be a key of Mollie such as live_…')),
  ),
  EXCHANGE_RATES_URL: v.optional(
    v.pipe(v.string(), v.url('be the full address of daily rates in the XML of the European Central Bank')),
  ),
  IMPORT_FROM_PRIVATE_ADDRESSES: v.optional(switchValue()),
  VIES_URL: v.optional(
    v.pipe(v.string(), v.url('be the full address of the register of VAT numbers, as in .env.example')),
  ),
  ADDRESS_LOOKUP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/(?=.*\{postcode\})(?=.*\{number\})\S+$/,
        'be a full address with {postcode} and {number} in it',
      ),
    ),
  ),
  IMAGE_SERVICE: v.optional(
    v.picklist(imageServiceNames, `be one of ${imageServiceNames.join(', ')}`),
    'local',
  ),
  IMAGE_SERVICE_URL: v.optional(
    v.pipe(v.string(), v.url('be a full address such as https://images.example')),
  ),
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/, 'be the id of a container such as GTM-ABC123')),
  ),
  TAG_MANAGER_URL: v.optional(scriptAddress(), 'https://www.googletagmanager.com/gtm.js'),
  HEAT_MAP_URL: v.optional(scriptAddress()),
  TRUST_BADGE_URL: v.optional(scriptAddress()),
  THIRD_PARTY_ORIGINS: v.optional(originList(20)),
  MEASUREMENT_URL: v.optional(
    v.pipe(v.string(), v.url('be a full address such as https://measure.example/mp/collect')),
    'https://www.google-analytics.com/mp/collect',
  ),
  MEASUREMENT_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/, 'be the id of a stream such as G-ABC123')),
  ),
  MEASUREMENT_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty('be the secret of that stream'))),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('be a full address such as https://shop.example'))),
  CORS_ORIGINS: v.optional(originList(50)),
  PREFIX_STRATEGY: v.optional(
    v.picklist(prefixStrategies, `be one of ${prefixStrategies.join(', ')}`),
    'prefix_except_default',
  ),
  TRUST_PROXY: v.optional(
    v.union([switchValue(), proxyList()], 'be on, off, or addresses and ranges such as 127.0.0.1,10.0.0.0/8'),
    'off',
  ),
  DEMO: v.optional(switchValue()),
  PAGE_CACHE_MB: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'be a number of megabytes from 0 to 99999'), v.transform(Number)),
    '64',
  ),
  ANSWER_CACHE_MB: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'be a number of megabytes from 0 to 99999'), v.transform(Number)),
    '32',
  ),
  SHARED_CACHE_SECONDS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'be a number of seconds from 0 to 99999'), v.transform(Number)),
    '0',
  ),
  PURGE_SERVICE: v.optional(v.picklist(purgeServices, `be one of ${purgeServices.join(', ')}`)),
  PURGE_URL: v.optional(
    v.pipe(v.string(), v.url('be a full address such as https://api.fastly.com/service/<id>')),
  ),
  PURGE_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty('be the token of that service'))),
  PURGE_SECONDS: v.optional(seconds(), '1'),
  SERVICE_WORKER: v.optional(switchValue(), 'on'),
  EARLY_HINTS: v.optional(switchValue(), 'off'),
  METRICS_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'be a port number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65535, 'be a port number from 0 to 65535'),
    ),
  ),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('name an address to listen on')), '127.0.0.1'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'have at least 16 characters'))),
  TRACES_URL: v.optional(
    v.pipe(v.string(), v.url('be the full address of a collector such as http://localhost:4318')),
  ),
  TRACES_SHARE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0+)?)$/, 'be a share of all requests from 0 to 1'),
      v.transform(Number),
    ),
    '0.01',
  ),
  PATIENCE_SECONDS: v.optional(seconds(), String(usualPatienceSeconds)),
  STOP_SECONDS: v.optional(seconds(), '10'),
  DATA_FOLDER: v.optional(v.pipe(v.string(), v.nonEmpty('name a folder'))),
});

/** Written exactly as browsers say it. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function originList(most: number) {
  return v.pipe(
    v.string(),
    v.transform((list) => list.split(',').map((origin) => origin.trim())),
    v.array(
      v.pipe(
        v.string(),
        v.check(isOrigin, 'list origins such as https://app.example, separated by commas, without paths'),
      ),
    ),
    v.maxLength(most, `list at most ${most} origins`),
  );
}

/** Its origin becomes part of a header, so it is written as browsers write it. */
function scriptAddress() {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^https?:/.test(text) && URL.parse(text)?.href === text,
      'be the full address of a script such as https://tags.example/script.js',
    ),
  );
}

function seconds() {
  const range = 'be a number of seconds from 1 to 600';
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, range),
    v.transform(Number),
    v.minValue(1, range),
    v.maxValue(600, range),
  );
}

function switchValue() {
  return v.pipe(
    v.picklist(['on', 'off', 'true', 'false', '1', '0'], 'be on or off'),
    v.transform((text) => ['on', 'true', '1'].includes(text)),
  );
}

function proxyList() {
  return v.pipe(
    v.string(),
    v.maxLength(1_000),
    v.transform((list) => list.split(',').map((entry) => entry.trim())),
    v.array(v.pipe(v.string(), v.check(isAddressOrRange))),
  );
}

export type Settings = v.InferOutput<typeof settings> & { readonly DEMO: boolean };

export class ConfigurationError extends Error {}

/** All mistakes are reported at once, one sentence each. */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(settings.entries).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const parsed = v.safeParse(settings, given);
  const mistakes = parsed.success
    ? contradictions(parsed.output)
    : parsed.issues.map(
        (issue) => `${v.getDotPath(issue)?.split('.')[0]} must ${issue.message}; it is "${hide(issue)}".`,
      );
  if (!parsed.success || mistakes.length > 0) throw new ConfigurationError(mistakes.join('\n'));
  // A database of somebody's own may hold a shop, which the demo would replace.
  const { DEMO = parsed.output.DATABASE_URL === undefined } = parsed.output;
  const { COMMERCE_URL = defaultCommerceUrl(parsed.output) } = parsed.output;
  return { ...parsed.output, DEMO, ...(COMMERCE_URL && { COMMERCE_URL }) };
}

/** Specification 7.2: pages without a commerce of their own ask that of their environment. */
function defaultCommerceUrl({ ROLES, APP_ENV }: v.InferOutput<typeof settings>): string | undefined {
  if (!ROLES.includes('storefront') || ROLES.includes('commerce')) return undefined;
  const subdomain = APP_ENV === 'prod' || APP_ENV === 'dev' ? 'api' : 'rc-api';
  return `https://${subdomain}.${shop.commerceDomain}`;
}

function contradictions(value: v.InferOutput<typeof settings>): string[] {
  const isHosted = value.SEARCH_APP_ID !== undefined;
  const mistakes: readonly (readonly [isMade: boolean, sentence: string])[] = [
    [
      value.WORKERS > 1 && !value.ROLES.some((role) => role === 'storefront' || role === 'commerce'),
      'WORKERS must be 1 where ROLES has neither storefront nor commerce.',
    ],
    [
      value.DATABASE_READ_URL !== undefined && value.DATABASE_URL === undefined,
      'DATABASE_URL must be set when DATABASE_READ_URL is: the embedded PostgreSQL has no replica.',
    ],
    [Boolean(value.SMTP_URL) && !value.MAIL_FROM, 'MAIL_FROM must be set when SMTP_URL is.'],
    [isHosted && !value.SEARCH_KEY, 'SEARCH_KEY must be set when SEARCH_APP_ID is.'],
    [
      !isHosted && Boolean(value.SEARCH_KEY || value.SEARCH_ADMIN_KEY),
      'SEARCH_APP_ID must be set when SEARCH_KEY or SEARCH_ADMIN_KEY is.',
    ],
    [
      isHosted && value.SEARCH_URL !== undefined,
      'Only one of SEARCH_URL and SEARCH_APP_ID may be set: search is hosted or it is not.',
    ],
    [
      (value.MEASUREMENT_ID === undefined) !== (value.MEASUREMENT_SECRET === undefined),
      'MEASUREMENT_ID and MEASUREMENT_SECRET must be set together.',
    ],
    [
      value.IMAGE_SERVICE === 'imaginary' && !value.IMAGE_SERVICE_URL,
      'IMAGE_SERVICE_URL must be set when IMAGE_SERVICE is imaginary.',
    ],
    [
      value.IMAGE_SERVICE === 'local' && value.IMAGE_SERVICE_URL !== undefined,
      'IMAGE_SERVICE must be cloudflare or imaginary when IMAGE_SERVICE_URL is set.',
    ],
    [
      (value.PURGE_SERVICE === undefined) !== (value.PURGE_URL === undefined),
      'PURGE_SERVICE and PURGE_URL must be set together.',
    ],
    [
      value.CONTENT_URL !== undefined && value.CONTENT_PROJECT_ID !== undefined,
      'Only one of CONTENT_URL and CONTENT_PROJECT_ID may be set: content is hosted or it is not.',
    ],
    [
      value.CONTENT_TOKEN !== undefined && value.CONTENT_PROJECT_ID === undefined,
      'CONTENT_PROJECT_ID must be set when CONTENT_TOKEN is.',
    ],
  ];
  return mistakes.filter(([isMade]) => isMade).map(([, sentence]) => sentence);
}

/** An address may hold a password, and a key is one: neither is ever printed. */
function hide(issue: v.BaseIssue<unknown>): string {
  if (
    ['MOLLIE_API_KEY', 'MEASUREMENT_SECRET', 'PURGE_TOKEN', 'METRICS_TOKEN'].includes(
      v.getDotPath(issue) ?? '',
    )
  )
    return '…';
  return String(issue.input).replace(/\/\/[^@/]*@/, '//…@');
}
