import { createSearchClient, type SearchClientOptions } from './search-client.ts';

/** What can be asked for; the service knows more about none of them than the records of the index say. */
export type RecommendationModel =
  | 'related-products'
  | 'bought-together'
  | 'looking-similar'
  | 'trending-items';

export interface RecommendationQuestion {
  readonly indexName: string;
  readonly model: RecommendationModel;
  /** Like what; everything is trending or not by itself. */
  readonly objectID?: string;
  readonly most: number;
}

export interface RecommendationsClient {
  /** Records of the index, the best first; a service that is not ours may leave out anything of them. */
  recommend<Record extends object>(question: RecommendationQuestion): Promise<readonly Partial<Record>[]>;
}

/**
 * The optional recommendations client of specification 7.3, for who imports it. The lite client speaks its protocol too, so
 * it brings nothing along that the search does not have.
 */
export function createRecommendationsClient(options: SearchClientOptions): RecommendationsClient {
  const client = createSearchClient(options);
  return {
    async recommend<Record extends object>(question: RecommendationQuestion) {
      const { indexName, model, objectID, most } = question;
      const about = { indexName, threshold: 0, maxRecommendations: most };
      const { results } = await client.getRecommendations({
        requests: [
          model === 'trending-items'
            ? { ...about, model, facetName: undefined as never, facetValue: undefined as never }
            : { ...about, model, objectID: objectID ?? '' },
        ],
      });
      return (results[0]?.hits ?? []).slice(0, most) as readonly Partial<Record>[];
    },
  };
}
