const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of some HTML; directives such as `{{store url=""}}` are none. */
export function plainText(html: string): string {
  return (
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<[^>]*>|\{\{[^}]*\}\}/g, ' ')
      .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
        if (name) return entities[name.toLowerCase()] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
      })
      // Not every single space, of which a text has hundreds.
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .trim()
  );
}

/** At most this many characters, ending with a whole word. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return cut.slice(0, end > 0 ? end : length);
}
