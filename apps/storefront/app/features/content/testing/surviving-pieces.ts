import { shop } from '@bowline/markets';
import { allowedAttributes, allowedTags } from '../sanitise-html.server.ts';

const { frameHosts, ticketShopHost, socialFeed, courseImageHost } = shop.embeds;

/** A tag exactly as the sanitiser writes it; any other `<` is already a survivor. */
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)( \/)?>/g;
const attribute = / ([a-z-]+)(?:="([^"<>]*)")?/g;

/** Everything in sanitised HTML that must not be there, found by rules of its own: an allow-list over a strict grammar. */
export function survivingPieces(html: string): string[] {
  const found: string[] = [];
  const rest = html.replaceAll(tag, (whole, _closing, name: string, attributes: string) => {
    if (!allowedTags.includes(name)) found.push(whole);
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      const isKnown = [...(allowedAttributes['*'] ?? []), ...(allowedAttributes[name] ?? [])].includes(key);
      if (!isKnown || !isHarmless(name, key, decode(value))) found.push(`${key}="${value}" in ${whole}`);
    }
    if (name === 'script' && !attributes.includes(' src=') && whole !== '</script>') found.push(whole);
    return '';
  });
  if (/[<>]/.test(rest)) found.push(rest);
  return found;
}

function isHarmless(tagName: string, key: string, value: string): boolean {
  if (key === 'href')
    return /^(https?:\/\/[^/\\]|mailto:|tel:|#|\?|\/(?![/\\])|[\w%-][^:\\]*$|$)/i.test(value);
  if (key === 'srcset') return value.split(', ').every((part) => isPictureAddress(part.split(' ')[0] ?? ''));
  if (key !== 'src') return true;
  if (tagName === 'img') return isPictureAddress(value);
  if (!URL.canParse(value)) return false;
  const { protocol, host, username } = new URL(value);
  const hosts: readonly string[] =
    tagName === 'iframe' ? Object.values(frameHosts) : [ticketShopHost, socialFeed.host];
  return protocol === 'https:' && username === '' && hosts.includes(host);
}

function isPictureAddress(value: string): boolean {
  return (
    /^(\/_ipx\/|\/images\/|https:\/\/cdn\.sanity\.io\/|data:image\/(png|jpeg|gif|webp|avif);base64,)/.test(
      value,
    ) || value.startsWith(`https://${courseImageHost}/`)
  );
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
