import { createClient, type SanityClient } from '@sanity/client';
import { testTokens } from '../src/testing/index.ts';

/** The official client, pointed at our service as its documentation says. */
export function clientFor(
  url: string,
  options: {
    readonly token?: string | undefined;
    readonly perspective?: 'published' | 'drafts' | 'raw';
  } = {},
): SanityClient {
  const { token = testTokens.writeToken, perspective } = options;
  return createClient({
    projectId: 'bowline',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(token && { token }),
    ...(perspective && { perspective }),
  });
}
