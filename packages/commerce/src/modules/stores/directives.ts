import type { StoresContext } from './model.ts';

const directive = /\{\{\s*(media|store)\s+(?:direct_)?url=(["']|&quot;)(.*?)\2\s*\}\}/g;

/** Behaviour 29: `{{media url="x"}}` and `{{store url="x"}}` become addresses; any other directive stays as it is written. */
export function renderDirectives(
  html: string,
  { store, baseUrl, mediaUrl }: Pick<StoresContext, 'store' | 'baseUrl' | 'mediaUrl'>,
): string {
  if (!html.includes('{{')) return html;
  return html.replace(directive, (_, kind: string, __, path: string) => {
    const base = kind === 'media' ? mediaUrl : `${baseUrl}${store.market.prefix}`;
    return `${base}/${path.replace(/^\/+/, '')}`;
  });
}
