/** The questions of the storefront, with their parameters. */
export interface ContentQuery {
  readonly name: string;
  readonly query: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const lang = 'nl_NL';

export const contentQueries: readonly ContentQuery[] = [
  {
    name: 'home',
    query: `{
      "home": *[_type == "home" && language == $lang][0]{title, seo, sections},
      "quotes": *[_type == "quote" && language == $lang] | order(position asc)[0...6]{text, author, role, picture, link},
      "sellingPoints": *[_type == "sellingPoints" && language == $lang]{placement, points},
      "banners": *[_type == "banner" && language == $lang && (!defined(startsAt) || startsAt <= now())
        && (!defined(endsAt) || endsAt > now())] | order(position asc){placement, tone, text, link, picture},
      "posts": *[_type == "blogPost" && language == $lang] | order(publishedAt desc)[0...3]{
        title, "slug": slug.current, excerpt, publishedAt, picture}
    }`,
    parameters: { lang },
  },
  {
    name: 'page',
    query: `*[_type in ["page", "legalText"] && language == $lang && slug.current == $slug][0]{
      _id, _type, title, layout, intro, body, seo, version, effectiveFrom,
      "translations": *[_type == ^._type && translationGroup == ^.translationGroup]{language, "slug": slug.current}
    }`,
    parameters: { lang, slug: 'page-7' },
  },
  {
    name: 'blog list',
    query: `{
      "total": count(*[_type == "blogPost" && language == $lang]),
      "posts": *[_type == "blogPost" && language == $lang] | order(publishedAt desc)[0...12]{
        title, "slug": slug.current, excerpt, publishedAt, author, picture, tags}
    }`,
    parameters: { lang },
  },
  {
    name: 'blog post',
    query: `*[_type == "blogPost" && language == $lang && slug.current == $slug][0]{
      ..., "slug": slug.current,
      "translations": *[_type == "blogPost" && translationGroup == ^.translationGroup]{language, "slug": slug.current}
    }`,
    parameters: { lang, slug: 'post-17' },
  },
  {
    name: 'FAQ by category',
    query: `*[_type == "faqCategory" && language == $lang] | order(position asc){
      title, "slug": slug.current, intro,
      "entries": *[_type == "faqEntry" && references(^._id)] | order(position asc){question, answer}
    }`,
    parameters: { lang },
  },
  {
    name: 'messages',
    query: '*[_type == "translationMessage"]{key, "value": values[$lang]}',
    parameters: { lang },
  },
  {
    name: 'redirect',
    query:
      '*[_type == "redirect" && from == $path && (!defined(language) || language == $lang)][0]{to, status}',
    parameters: { lang, path: '/old-17' },
  },
];
