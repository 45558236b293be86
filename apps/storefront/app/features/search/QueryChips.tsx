import { Link } from '@bowline/ui/components';
import { useId } from 'react';
import { searchPath } from './search-query.ts';

/** Searches to start from. */
export function QueryChips({ title, queries }: { title: string; queries: readonly string[] }) {
  const headingId = useId();
  if (queries.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <h2 id={headingId} className="text-xl">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {queries.map((query) => (
          <li key={query}>
            <Link
              href={searchPath(query)}
              className="inline-flex min-h-9 items-center rounded-full bg-primary-soft px-4 text-on-primary-soft hover:bg-primary-soft-hover"
            >
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
