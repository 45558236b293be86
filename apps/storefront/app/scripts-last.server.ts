const preload = /<link rel="modulepreload" ([^>]*)>/g;

/**
 * A page is looked at before it is touched, and works without its scripts: its styles are named before them, and each script once.
 * React writes it the other way round. (With low priority they would come later still: the page shows a second sooner on a slow
 * line, but then works on its scripts while somebody reads it.)
 */
export function putScriptsLast(html: Buffer): Buffer {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const links = new Set<string>();
  const head = html.toString('utf8', 0, end).replace(preload, (_, attributes: string) => {
    links.add(`<link rel="modulepreload" ${attributes}>`);
    return '';
  });
  return Buffer.concat([Buffer.from(head + [...links].join('')), html.subarray(end)]);
}
