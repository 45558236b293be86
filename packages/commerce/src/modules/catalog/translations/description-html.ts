export const plainElements: ReadonlySet<string> = new Set(
  'p br h2 h3 h4 ul ol li strong b em i u s sup sub small a table thead tbody tr th td caption dl dt dd blockquote hr span div'.split(
    ' ',
  ),
);
const tag =
  /^<(?:\/([a-z][a-z0-9]*)\s*|([a-z][a-z0-9]*)(\s+href="(?:https:\/\/|\/(?!\/))[^"<>\\]*")?\s*\/?)>/i;

/** Rule 5. What is no tag of those is refused rather than repaired: the merchant sees what is wrong. */
export function isPlainHtml(html: string): boolean {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    const [, closed, opened, href] = tag.exec(html.slice(at, at + 2_100)) ?? [];
    const name = (closed ?? opened ?? '').toLowerCase();
    if (!plainElements.has(name) || (href !== undefined && name !== 'a')) return false;
  }
  return true;
}
