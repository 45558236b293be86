import { PlainBlocks } from './PortableText.tsx';
import type { Fact } from './rich-text.ts';

export function ContentFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {facts.map(({ term, description }) => (
        <div key={term} className="contents">
          <dt className="font-semibold max-sm:-mb-2">{term}</dt>
          <dd>
            <PlainBlocks blocks={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
