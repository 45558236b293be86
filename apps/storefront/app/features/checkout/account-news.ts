/** What became of the account that a guest wished for in the first step; the next one tells. */
export const accountNews = ['made', 'taken', 'confirm', 'failed'] as const;
export type AccountNews = (typeof accountNews)[number];

const parameter = 'account';

export function withAccountNews(path: string, news: AccountNews): string {
  return `${path}?${parameter}=${news}`;
}

export function accountNewsIn(search: URLSearchParams): AccountNews | undefined {
  const told = search.get(parameter);
  return accountNews.find((news) => news === told);
}
