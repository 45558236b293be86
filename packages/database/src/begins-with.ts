import { type RawBuilder, sql } from 'kysely';

/** Behind every other sign, in the order of bytes. */
const last = '\u{10ffff}';

/**
 * Whether a text begins with another, whatever signs that has. A pattern for `like` would not do: plans are made once for all
 * values (`plan_cache_mode`), and PostgreSQL uses an index (`text_pattern_ops`) only for a pattern that it sees.
 */
export function beginsWith(text: RawBuilder<unknown>, beginning: string): RawBuilder<boolean> {
  return sql<boolean>`(${text} ~>=~ ${beginning} and ${text} ~<~ ${`${beginning}${last}`})`;
}
