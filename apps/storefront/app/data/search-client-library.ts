import type { liteClient } from 'algoliasearch/lite';

/** Types that the client's package uses but does not hand out. */
export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Requester = NonNullable<ClientOptions['requester']>;
export type Cache = NonNullable<ClientOptions['responsesCache']>;
