import { createHash } from 'node:crypto';

/**
 * React Router and React mark every script they write with the nonce of this rendering. The scripts that carry it are
 * named by hash in the content security policy, and the nonce goes: the page can be kept and shown to other visitors,
 * and a script that came in with content is never allowed.
 */
export function allowOwnScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const ownScript = new RegExp(
    `<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  );
  for (const [, content = ''] of html.matchAll(ownScript))
    hashes.add(createHash('sha256').update(content).digest('base64'));
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] };
}

/** Where scripts come from that the page's texts embed and visitors may allow. The server that sets the policy knows which of them it allows. */
export function embeddedScriptOrigins(html: string): readonly string[] {
  const sources = html.matchAll(/data-embed="script" data-src="(https:\/\/[^/"]+)\//g);
  return [...new Set([...sources].map(([, origin = '']) => origin))];
}
