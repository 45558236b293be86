/** The only place where the shop inserts HTML. Whoever loads it has sent it through `sanitiseHtml`. */
export function ContentHtml({ html }: { html: string }) {
  return html === '' ? null : (
    <div className="prose max-w-reading" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
