import type { Fetch, LogDetails } from '@bowline/kit';
import { RouterContextProvider } from 'react-router';
import { isLanguage, type Language } from '../i18n/languages.ts';
import { createDeskClient } from './desk-client.ts';
import { deskContext } from './desk-context.ts';
import { cookieNames, readCookies } from './session-cookie.ts';

export interface DeskLog {
  warn(details: LogDetails, message: string): void;
  error(details: LogDetails, message: string): void;
}

export interface DeskRequestInput {
  readonly request: Request;
  readonly commerce: Fetch;
  readonly log: DeskLog;
}

const longestUserAgent = 256;

/** Called by server/, which knows commerce only as a `Fetch`. */
export function createDeskContext({ request, commerce, log }: DeskRequestInput): RouterContextProvider {
  const { headers } = request;
  const cookies = readCookies(headers.get('cookie'));
  const token = cookies.get(cookieNames.session) ?? null;
  const language = languageOf(cookies.get(cookieNames.language), headers.get('accept-language'));
  const forwarded = headers.get('x-forwarded-for');
  const requestId = headers.get('x-request-id') ?? crypto.randomUUID();
  const client = createDeskClient({
    fetch: commerce,
    headers: {
      'x-request-id': requestId,
      'user-agent': (headers.get('user-agent') ?? '').slice(0, longestUserAgent),
      'accept-language': language,
      ...(forwarded ? { 'x-forwarded-for': forwarded } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    log,
    path: ownPathOf(request),
  });
  const context = new RouterContextProvider();
  context.set(deskContext, { client, language, log, hasToken: token !== null, url: new URL(request.url) });
  return context;
}

function languageOf(chosen: string | undefined, wished: string | null): Language {
  if (chosen && isLanguage(chosen)) return chosen;
  const first = (wished ?? '')
    .split(',', 20)
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .find(isLanguage);
  return first ?? 'en';
}

function ownPathOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname.replace(/\.data$/, '')}${search}`;
}
