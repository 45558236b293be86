import type { EntryContext } from 'react-router';

/**
 * What the loaders answered, as React Router writes it for its own script. It would make it a part of the page that waits for its
 * text, which is there from the start: nothing that a loader answers comes later than its page.
 */
export async function takePageData(context: EntryContext): Promise<string | undefined> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return undefined;
  delete context.serverHandoffStream;
  return new Response(stream).text();
}

/** Where the page starts scripts at all, before its end. */
export function withPageData(html: Buffer, data: string | undefined, nonce: string): Buffer {
  const end = html.lastIndexOf('</body>');
  if (data === undefined || end < 0 || !html.includes('window.__reactRouterContext = ')) return html;
  const controller = 'window.__reactRouterContext.streamController';
  const text = withinScript(JSON.stringify(data));
  const script = `<script nonce="${nonce}">${controller}.enqueue(${text});${controller}.close();</script>`;
  return Buffer.concat([html.subarray(0, end), Buffer.from(script), html.subarray(end)]);
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
