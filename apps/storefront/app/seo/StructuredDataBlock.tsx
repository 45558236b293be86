import { absoluteUrl } from '@bowline/markets';
import { useMarket } from '../i18n/I18nProvider.tsx';
import type { Absolute } from './breadcrumb-data.ts';

export interface StructuredDataProps {
  readonly data: (absolute: Absolute) => readonly object[];
}

/**
 * Facts for search engines. A data block is never executed, so the content security policy does not concern it; a `<` in
 * a text is written as an escape so that no text can end the block.
 */
export default function StructuredDataBlock({ data }: StructuredDataProps) {
  const market = useMarket();
  const absolute = (path: string) => (/^https?:/.test(path) ? path : absoluteUrl(market, path));
  const graph = { '@context': 'https://schema.org', '@graph': data(absolute) };
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
