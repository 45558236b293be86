import { createHash } from 'node:crypto';

/**
 * React Router and React mark every script they write with the nonce of this rendering. The scripts that carry it are
 * named by hash in the content security policy, and the nonce goes: the page can be kept and shown to other visitors,
 * and a script that came in with content is never allowed. A page stays bytes: turning a large one into a text and back costs a tenth of
 * making it.
 */
export function allowOwnScripts(html: Buffer, nonce: string): { html: Buffer; hashes: string[] } {
  const hashes = new Set<string>();
  const mark = ` nonce="${nonce}"`;
  for (let start = html.indexOf('<script'); start >= 0; ) {
    const content = html.indexOf('>', start) + 1;
    const end = html.indexOf('</script>', content);
    if (content === 0 || end < 0) break;
    const attributes = html.toString('utf8', start, content);
    if (attributes.includes(mark) && !attributes.includes(' src='))
      hashes.add(createHash('sha256').update(html.subarray(content, end)).digest('base64'));
    start = html.indexOf('<script', end);
  }
  return { html: without(html, mark), hashes: [...hashes] };
}

function without(html: Buffer, text: string): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(text); at >= 0; at = html.indexOf(text, from)) {
    parts.push(html.subarray(from, at));
    from = at + Buffer.byteLength(text);
  }
  return Buffer.concat([...parts, html.subarray(from)]);
}

/** Where scripts come from that the page's texts embed and visitors may allow. The server that sets the policy knows which of them it allows. */
export function embeddedScriptOrigins(html: Buffer): readonly string[] {
  if (!html.includes('data-embed="script"')) return [];
  const sources = html.toString().matchAll(/data-embed="script" data-src="(https:\/\/[^/"]+)\//g);
  return [...new Set([...sources].map(([, origin = '']) => origin))];
}
