const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function decode(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]+>/gs, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** The texts of all main headings of a page, as the server sent it. */
export function mainHeadings(html: string): string[] {
  return [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => decode(heading));
}

/** Every inline script of a page; data blocks included, scripts with an address not. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}

const ownStyles = /<style>(.*?)<\/style>/gs;

export function inlineStyles(html: string): string[] {
  return [...html.matchAll(ownStyles)].map(([, text = '']) => text);
}

export function withoutStyles(html: string): string {
  return html.replaceAll(ownStyles, '');
}
