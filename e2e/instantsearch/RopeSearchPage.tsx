import { liteClient } from 'algoliasearch/lite';
import type { ReactNode } from 'react';
import {
  Configure,
  CurrentRefinements,
  FrequentlyBoughtTogether,
  HierarchicalMenu,
  Highlight,
  Hits,
  Index,
  InstantSearch,
  LookingSimilar,
  Pagination,
  RangeInput,
  RefinementList,
  RelatedProducts,
  SearchBox,
  SortBy,
  Stats,
  ToggleRefinement,
  TrendingItems,
} from 'react-instantsearch';

interface Rope extends Record<string, unknown> {
  name: string;
}

type HighlightedHit = Parameters<typeof Highlight>[0]['hit'];

const client = liteClient('BOWLINE', 'bowline-search', {
  hosts: [{ url: location.host, accept: 'readWrite', protocol: 'http' }],
});

const sorts = [
  { label: 'Relevance', value: 'ropes' },
  { label: 'Cheapest first', value: 'ropes_price_asc' },
  { label: 'Dearest first', value: 'ropes_price_desc' },
];

const RopeName = ({ hit }: { hit: HighlightedHit }) => <Highlight attribute="name" hit={hit} />;
const Suggestion = ({ hit }: { hit: HighlightedHit }) => <Highlight attribute="query" hit={hit} />;
const Recommended = ({ item }: { item: Rope }) => <span>{item.name}</span>;
const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name}>{children}</section>
);

/** The official widgets, asking the service of the same origin. */
export function RopeSearchPage() {
  return (
    <InstantSearch searchClient={client} indexName="ropes" future={{ preserveSharedStateOnUnmount: true }}>
      <Configure hitsPerPage={10} />
      <SearchBox placeholder="Search ropes" />
      <Stats />
      <SortBy items={sorts} />
      <Part name="chosen">
        <CurrentRefinements />
      </Part>
      <Part name="colors">
        <RefinementList attribute="color" searchable searchablePlaceholder="Search colors" />
      </Part>
      <Part name="materials">
        <RefinementList attribute="material" />
      </Part>
      <Part name="categories">
        <HierarchicalMenu attributes={['categories.lvl0', 'categories.lvl1']} />
      </Part>
      <Part name="price">
        <RangeInput attribute="price" />
      </Part>
      <ToggleRefinement attribute="in_stock" label="In stock only" />
      <Part name="hits">
        <Hits hitComponent={RopeName} />
      </Part>
      <Pagination />
      <Part name="related">
        <RelatedProducts<Rope> objectIDs={['1']} itemComponent={Recommended} />
      </Part>
      <Part name="together">
        <FrequentlyBoughtTogether<Rope> objectIDs={['1']} itemComponent={Recommended} />
      </Part>
      <Part name="similar">
        <LookingSimilar<Rope> objectIDs={['1']} limit={3} itemComponent={Recommended} />
      </Part>
      <Part name="trending">
        <TrendingItems<Rope> limit={3} itemComponent={Recommended} />
      </Part>
      <Index indexName="suggestions">
        <Part name="suggestions">
          <Hits hitComponent={Suggestion} />
        </Part>
      </Index>
    </InstantSearch>
  );
}
