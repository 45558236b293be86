import type { CurrencyCode, Fetch } from '@bowline/kit';
import type { LocaleName, Market, PrefixStrategy } from '@bowline/markets';
import { createContext } from 'react-router';
import type { CommerceClient } from './data/commerce-client.ts';
import type { SearchSettings } from './data/search-client.ts';

/** What the server knows about a request before any route runs. */
export interface ShopRequest {
  readonly market: Market;
  readonly currency: CurrencyCode;
  readonly host: string;
  readonly strategy: PrefixStrategy;
  readonly basename: string;
  readonly environment: string;
  readonly requestId: string;
  readonly clientAddress: string | undefined;
  readonly customerToken: string | undefined;
  readonly isBot: boolean;
  readonly commerce: CommerceClient;
  readonly search: SearchAccess;
  readonly log: RequestLog;
  readonly localeCookie: LocaleName | undefined;
}

/** The search service as the server reaches it, and what a browser has to know to ask it too. */
export interface SearchAccess extends SearchSettings {
  readonly fetch: Fetch;
}

export interface RequestLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export const shopContext = createContext<ShopRequest>();
