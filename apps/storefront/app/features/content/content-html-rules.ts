/** What may stand in HTML that editors write. Neither class, id nor style: content must not pose as the shop's own interface. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'span', 'abbr', 'cite', 'q'],
  ...['code', 'kbd', 'time', 'wbr', 'img', 'iframe', 'script'],
];

export const allowedAttributes: Readonly<Record<string, string[]>> = {
  '*': ['lang', 'dir', 'title'],
  a: ['href', 'rel', 'target', 'hreflang'],
  img: ['src', 'srcset', 'alt', 'width', 'height', 'loading', 'decoding'],
  iframe: [...['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'referrerpolicy', 'sandbox']],
  script: ['src', 'async'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
  col: ['span'],
  colgroup: ['span'],
  th: ['colspan', 'rowspan', 'scope', 'headers', 'abbr'],
  td: ['colspan', 'rowspan', 'headers'],
  details: ['open'],
  abbr: ['title'],
};
