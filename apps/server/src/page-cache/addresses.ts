import type { IncomingMessage } from 'node:http';
import { cookieNames, isBot, ownCookieNames } from '@bowline/markets';
import type { AskedPage } from '@bowline/storefront/server';
import { hasBody } from '../http/has-body.ts';

/** What node knows of a request, of either version of HTTP. */
export type NodeRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Which page a request asks for, remembered by exactly what it said, so that nothing of it has to be understood again. */
export interface Addresses {
  find(incoming: NodeRequest): Known | undefined;
  remember(incoming: NodeRequest, asked: Known): void;
  readonly size: number;
}

type Known = Pick<AskedPage, 'key' | 'cookies'>;

const most = 20_000;
const longest = 1_000;
/** Of all together: strangers choose what they say, and how much of it. */
const mostCharacters = 4_000_000;

export function createAddresses(): Addresses {
  const known = new Map<string, Known>();
  let characters = 0;

  function forget(words: string): void {
    if (known.delete(words)) characters -= words.length;
  }

  return {
    find(incoming) {
      const words = wordsOf(incoming);
      return words === undefined ? undefined : known.get(words);
    },
    remember(incoming, { key, cookies }) {
      const words = wordsOf(incoming);
      if (words === undefined) return;
      // The oldest goes; it costs whoever comes back a look at its address.
      forget(words);
      known.set(words, { key, cookies });
      characters += words.length;
      for (const first of known.keys()) {
        if (known.size <= most && characters <= mostCharacters) return;
        forget(first);
      }
    },
    get size() {
      return known.size;
    },
  };
}

const choice = (name: string) => new RegExp(`(?:^|; ?)${name}=([^;]*)`);
const choices = [cookieNames.locale, cookieNames.currency, ownCookieNames.vatDisplay].map(choice);
const nothingChosen = choices.map(() => '');

/** All that decides which public page is shown, and which cookies come with it. */
function wordsOf(incoming: NodeRequest): string | undefined {
  const { method, url = '', headers } = incoming;
  // With a body it would have to be read to its end first.
  if (method !== 'GET' || hasBody(incoming)) return undefined;
  const { host = '', cookie = '' } = headers;
  const chosen = cookie === '' ? nothingChosen : choices.map((pattern) => pattern.exec(cookie)?.[1] ?? '');
  // Who has been here is recognised by the locale; of others their language counts, and whether they are robots.
  const firstVisit = chosen[0]
    ? ''
    : `${headers['accept-language'] ?? ''}${isBot(headers['user-agent'] ?? '') ? ' bot' : ''}`;
  const words = `${host} ${url} ${chosen.join(' ')} ${firstVisit}`;
  return words.length > longest ? undefined : words;
}
