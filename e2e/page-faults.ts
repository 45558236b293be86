import type { BrowserContext, Page } from 'playwright-core';

/** What a browser says about a page that is not there. */
export const notFoundFaults = [/^status 404: /, /the server responded with a status of 404/];

/** What a browser says about a shop that it cannot reach: which words, depends on the moment at which the line broke. */
export const unreachedFaults = [/net::ERR_/, /Failed to fetch/];

/** What a browser says about a form that came back. */
export const refusedForm = [/^status 422: /, /the server responded with a status of 422/];

/**
 * Listens to everything a page may complain about; answers a function that lists it. Chromium reports violations of
 * the content security policy on the console, React reports hydration mismatches there or as page errors.
 */
export function collectFaults(context: BrowserContext, expected: readonly RegExp[]): () => string[] {
  const faults: string[] = [];
  const add = (page: Page | null, text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) faults.push(`${page?.url() ?? 'no page'}: ${text}`);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      add(message.page(), `console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => add(error.page(), `page error: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A visitor who moves on leaves requests behind.
    if (reason !== 'net::ERR_ABORTED') add(pageOf(request), `request failed (${reason}): ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      add(pageOf(response.request()), `status ${response.status()}: ${response.url()}`);
  });
  return () => [...new Set(faults)];
}

function pageOf(request: { frame(): { page(): Page } }): Page | null {
  try {
    return request.frame().page();
  } catch {
    // The request of a page that is only just opening has no frame yet.
    return null;
  }
}
