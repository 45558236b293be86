const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** For texts and attributes of XML; what no document may hold is left out. */
export function escapeXml(text: string): string {
  return dropForbidden(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

function dropForbidden(text: string): string {
  return [...text].filter((character) => isAllowed(character.codePointAt(0) ?? 0)).join('');
}

/** XML 1.0, production 2. */
function isAllowed(code: number): boolean {
  const isWhiteSpace = code === 0x9 || code === 0xa || code === 0xd;
  return (
    isWhiteSpace || (code >= 0x20 && code < 0xd800) || (code > 0xdfff && code !== 0xfffe && code !== 0xffff)
  );
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>';
