import { useRef } from 'react';
import { Embeds } from './Embeds.tsx';

/** The only place where the shop inserts HTML. Whoever loads it has sent it through `prepareHtml`. */
export function ContentHtml({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  if (html === '') return null;
  return (
    <>
      <div ref={text} className="prose max-w-reading" dangerouslySetInnerHTML={{ __html: html }} />
      {html.includes('data-embed="') && (
        <Embeds text={text} hasScripts={html.includes('data-embed="script"')} />
      )}
    </>
  );
}
