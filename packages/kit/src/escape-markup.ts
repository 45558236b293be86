const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** XML 1.0, production 2: what no document may hold. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** For texts and attributes of HTML and XML alike. Characters that no document may hold are left out. */
export function escapeMarkup(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
