import { Disclosure } from '@bowline/ui/components';
import { PlainBlocks } from '../content/PortableText.tsx';
import type { FaqView } from './load-faq.ts';

type Category = FaqView['categories'][number];

export interface FaqSectionProps extends Category {
  /** Not on the page of a single category, where it would repeat the title. */
  readonly hasHeading: boolean;
  /** What was searched for is shown unfolded. */
  readonly isSearched: boolean;
}

export function FaqSection({ title, slug, entries, hasHeading, isSearched }: FaqSectionProps) {
  return (
    <section
      {...(hasHeading ? { 'aria-labelledby': slug } : {})}
      className="grid max-w-reading grid-cols-1 gap-3"
    >
      {hasHeading && (
        <h2 id={slug} className="scroll-mt-4 text-2xl">
          {title}
        </h2>
      )}
      <div className="divide-y divide-border border-y border-border">
        {entries.map(({ key, question, answer }) => (
          <Disclosure key={key} summary={question} open={isSearched}>
            <div id={key} className="prose scroll-mt-24">
              <PlainBlocks blocks={answer} />
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
