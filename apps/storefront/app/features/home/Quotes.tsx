import { Link } from '@bowline/ui/components';
import { ContentImage } from '../content/ContentImage.tsx';
import type { Quote } from './home-document.ts';

export function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {quotes.map((quote) => (
        <li
          key={quote.key}
          className="grid grid-cols-[7rem_1fr] items-center gap-5 overflow-hidden rounded-lg bg-surface-sunken"
        >
          <ContentImage
            picture={quote.picture}
            width={112}
            height={140}
            className="size-full min-h-40 object-cover"
          />
          <figure className="grid grid-cols-1 gap-2 py-5 pe-5">
            <blockquote className="text-lg leading-snug">{quote.text}</blockquote>
            <QuoteSource quote={quote} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

function QuoteSource({ quote: { author, role, link } }: { quote: Quote }) {
  const who = [author, role].filter(Boolean).join(', ');
  if (!who && !link?.href) return null;
  return (
    <figcaption className="text-sm text-text-muted">
      {who}
      {link?.href && (
        <Link href={link.href} className="text-link underline">
          {link.label}
        </Link>
      )}
    </figcaption>
  );
}
