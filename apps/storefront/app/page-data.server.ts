import type { EntryContext } from 'react-router';

/**
 * What the loaders answered, as the scripts that React Router's own wait for. It would write them as a part of the page that waits
 * for its text, which is there from the start: nothing that a loader answers comes later than its page.
 */
export async function takePageData(context: EntryContext, nonce: string): Promise<string> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return '';
  delete context.serverHandoffStream;
  const text = await new Response(stream).text();
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${withinScript(JSON.stringify(text))});${controller}.close();</script>`;
}

/** Where the page starts scripts at all, before its end. */
export function withPageData(html: Buffer, data: string): Buffer {
  const end = html.lastIndexOf('</body>');
  if (end < 0 || !html.includes('window.__reactRouterContext = ')) return html;
  return Buffer.concat([html.subarray(0, end), Buffer.from(data), html.subarray(end)]);
}

const marks: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Nothing in it ends the script around it. */
function withinScript(text: string): string {
  return text.replace(/[&><\u2028\u2029]/g, (mark) => marks[mark] ?? mark);
}
