// A search service for tests: in a folder of its own, with known keys, reachable over HTTP where a client needs that.
// It is not for production: the folder is removed when it is closed.
export { createTestSearch, type TestSearch, type TestSearchOptions, testKeys } from './create-test-search.ts';
export { type ListeningSearch, listen } from './listen.ts';
export { type LoopOccupation, watchLoop } from './loop-occupation.ts';
