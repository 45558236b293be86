// A content service on a database of its own, reached over real HTTP, for tests.
// It is for vitest only, and nothing here may be used by the shop itself.
export {
  createTestContent,
  type TestContent,
  type TestContentOptions,
  testTokens,
} from './create-test-content.ts';
export { type HostileContentRequest, hostileContentRequests, hostileQueries } from './hostile-queries.ts';
export { aPage, aText, sampleContent } from './sample-content.ts';
export { type HttpServer, serve } from './serve.ts';
