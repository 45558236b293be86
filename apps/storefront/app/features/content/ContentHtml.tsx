/** The only place where the shop inserts HTML: descriptions and pages that its own backend wrote. */
export function ContentHtml({ html }: { html: string }) {
  return html === '' ? null : (
    <div className="prose max-w-reading" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
