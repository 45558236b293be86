import type { Fetch, Log } from '@bowline/kit';
import type { CountryCode, Market, PrefixStrategy } from '@bowline/markets';
import type { ImageService } from '@bowline/media/urls';
import { createContext } from 'react-router';
import type { CommerceClient } from './data/commerce-client.ts';
import type { ContentClient, ContentPlace } from './data/content-client.ts';
import type { SearchSettings } from './data/search-client.ts';
import type { WrittenText } from './i18n/own-texts.ts';
import type { ThirdParties } from './third-parties.ts';
import type { Visitor } from './visitor/visitor.ts';

/** What the server knows about a request before any route runs. */
export interface ShopRequest {
  readonly market: Market;
  readonly visitor: Visitor;
  readonly host: string;
  readonly strategy: PrefixStrategy;
  readonly basename: string;
  readonly environment: string;
  /** Whether browsers may keep pages by a worker of the shop. */
  readonly hasWorker?: boolean;
  /** Whether an editor looks at drafts: nothing of it may be kept. */
  readonly isPreview?: boolean;
  readonly requestId: string;
  readonly clientAddress: string | undefined;
  /** What the visitor's device is called, by its cookie or from the next sign-in on. */
  readonly device: string;
  readonly url: URL;
  readonly commerce: CommerceClient;
  /** The same request by whoever has this token, which was given out just now. */
  readonly signedInWith: (token: string) => ShopRequest;
  readonly content: ContentClient;
  /** What the merchant says in own words on the screens of this locale; asked for once, and none while content is away. */
  readonly ownTexts: () => Promise<readonly WrittenText[]>;
  /** Where uploaded pictures of content are, without a final slash. */
  readonly contentImagesUrl: string;
  readonly search: SearchAccess;
  readonly pictures: PictureAccess;
  /** Whose scripts pages of this locale may load. */
  readonly thirdParties: ThirdParties;
  /** Undefined unless the merchant has such a service. */
  readonly addressLookup?: AddressLookup | undefined;
  /** How many times as long as usual pages wait for services. */
  readonly patience: number;
  readonly log: RequestLog;
  /** Tells the log which dynamic route was found, by the name of specification 2.1. */
  readonly nameRoute: (name: string) => void;
}

/** The search service as the server reaches it, and what a browser has to know to ask it too. */
export interface SearchAccess extends SearchSettings {
  readonly fetch: Fetch;
}

/** The shop's own pictures. */
export interface PictureAccess {
  readonly service: ImageService;
  /** The own size of one, by its path; throws where nobody can tell. */
  sizeOf(path: string): Promise<{ readonly width: number; readonly height: number }>;
}

/** Finds what a postcode and a number stand for, in countries where they name a house; undefined when it does not know. */
export type AddressLookup = (question: {
  readonly country: CountryCode;
  readonly postcode: string;
  readonly houseNumber: string;
}) => Promise<{ readonly street: string; readonly city: string } | undefined>;

/** The content service as the server reaches it. */
export interface ContentAccess extends ContentPlace {
  readonly fetch: Fetch;
  /** Where browsers find uploaded pictures, without a final slash. */
  readonly imagesUrl: string;
}

export type RequestLog = Pick<Log, 'error' | 'warn'>;

export const shopContext = createContext<ShopRequest>();
