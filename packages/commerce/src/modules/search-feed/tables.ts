import type { Generated, GeneratedAlways, ReadAsText } from '@bowline/database';

export interface SearchFeedTables {
  search_change: {
    id: Generated<number>;
    made_by: Generated<string>;
    subject: string;
    product_ids: number[];
    made_at: Generated<Date>;
  };
  search_change_log: { is_the_only_row: boolean; origin: string; forgotten_through: string };
  search_synonym: { id: GeneratedAlways<number>; language: string; input: string | null; words: string[] };
  search_rule: {
    id: GeneratedAlways<number>;
    locale: string;
    query: string;
    pinned: string[];
    hidden: string[];
    boosted: string[];
    starts_on: ReadAsText | null;
    ends_on: ReadAsText | null;
  };
}
