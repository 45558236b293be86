import type { CommerceDatabase } from '@bowline/commerce';
import { allMarkets, categoryPath, homeCategoryLinks } from '@bowline/markets';
import * as operations from '@bowline/storefront/operations';
import { graphqlQuestion, type Operation } from '../measure/graphql-question.ts';
import { inTurn, type NextVisit, type Question } from '../measure/questions.ts';
import type { BenchCase } from '../measure/run-cases.ts';
import { productsPerPage, sampleListings, sampleProducts } from '../measure/sample-catalogue.ts';

/** As many as a home page asks for that says nothing else. */
const recommendedOnHome = 24;

type Data = Readonly<Record<string, unknown>>;

const itemsOf = (data: Data, field: string): number =>
  (data[field] as { items?: readonly unknown[] } | null)?.items?.length ?? 0;

interface CatalogueCase {
  readonly name: string;
  readonly questions: readonly Question[];
}

/** So few that all of them are kept after the warm-up. */
const answersKept = 11;

/** Questions that are answered anew each time. */
export async function catalogueCases(
  database: CommerceDatabase,
  asked?: <Asked extends Operation>(operation: Asked) => Asked,
): Promise<BenchCase[]> {
  return (await catalogueQuestions(database, asked)).map(({ name, questions }) => ({
    name,
    next: madeAnew(questions),
  }));
}

/** Each question as it is answered anew, and as its answer is kept ready for everybody. */
export async function catalogueCasesWithKept(database: CommerceDatabase): Promise<BenchCase[]> {
  return (await catalogueQuestions(database)).flatMap(({ name, questions }) => [
    { name, next: madeAnew(questions) },
    { name: `${name}, kept`, next: inTurn(questions.slice(0, answersKept)) },
  ]);
}

/** Answers are kept by the whole address: nobody has asked before with this parameter, which nobody reads. */
function madeAnew(questions: readonly Question[]): NextVisit {
  const next = inTurn(questions);
  let turn = 0;
  return () => {
    turn += 1;
    return next().map((question) => ({ ...question, path: `${question.path}&anew=${turn}` }));
  };
}

/** Every operation behind a public page, each asked for many products, categories, locales and currencies. */
async function catalogueQuestions(
  database: CommerceDatabase,
  asked: <Asked extends Operation>(operation: Asked) => Asked = (operation) => operation,
): Promise<CatalogueCase[]> {
  const [products, listings] = await Promise.all([sampleProducts(database), sampleListings(database)]);
  return [
    {
      name: 'product detail',
      questions: products.map(({ market, urlKey }, turn) =>
        graphqlQuestion({
          operation: asked(operations.PageByUrlQuery),
          variables: { url: `/${urlKey}`, country: market.country, page: 1, pageSize: productsPerPage },
          market,
          turn,
          isComplete: (data) => Boolean(data.route),
        }),
      ),
    },
    {
      name: 'category of 48',
      questions: listings.map(({ market, uid, page }, turn) =>
        graphqlQuestion({
          operation: asked(operations.ListingPageQuery),
          variables: { filter: { category_uid: { eq: uid } }, page, pageSize: productsPerPage },
          market,
          turn,
          isComplete: (data) => itemsOf(data, 'products') === productsPerPage,
        }),
      ),
    },
    {
      name: 'route by url',
      questions: products.map(({ market, urlKey }, turn) =>
        graphqlQuestion({
          operation: asked(operations.RouteByUrlQuery),
          // Every third address is that of a category.
          variables: { url: `/${(turn % 3 === 0 && listings[turn]?.urlPath) || urlKey}` },
          market: (turn % 3 === 0 && listings[turn]?.market) || market,
          turn,
          isComplete: (data) => Boolean(data.route),
        }),
      ),
    },
    {
      name: 'menu',
      questions: allMarkets.map((market, turn) =>
        graphqlQuestion({
          operation: asked(operations.ShellQuery),
          variables: {},
          market,
          turn,
          isComplete: (data) => Array.isArray(data.categoryList),
        }),
      ),
    },
    {
      name: 'home',
      questions: allMarkets.map((market, turn) =>
        graphqlQuestion({
          operation: asked(operations.HomePageQuery),
          variables: {
            paths: homeCategoryLinks(market.name).map(({ path }) => path.slice(1)),
            recommended: categoryPath('newArrivals', market.name).slice(1),
            count: recommendedOnHome,
          },
          market,
          turn,
          isComplete: (data) => itemsOf(data, 'categories') > 0 && itemsOf(data, 'products') > 0,
        }),
      ),
    },
  ];
}
