import { useEffect } from 'react';

/** The only place where the shop inserts HTML. Whoever loads it has sent it through `sanitiseHtml`. */
export function ContentHtml({ html }: { html: string }) {
  const embedsScripts = html.includes('<script ');
  useEffect(() => {
    if (embedsScripts) loadWhole();
  }, [embedsScripts]);
  return html === '' ? null : (
    <div className="prose max-w-reading" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** Scripts that a text embeds run only in a page that came with them: its policy names their hosts. */
function loadWhole(): void {
  const [loaded] = performance.getEntriesByType('navigation');
  if (loaded && new URL(loaded.name).pathname !== location.pathname) location.reload();
}
