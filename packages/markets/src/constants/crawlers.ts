/** Specification 2.7: these never get the error page. */
export const botUserAgentPattern = /bot|lighthouse|facebook|google/i;

export function isBot(userAgent: string): boolean {
  return botUserAgentPattern.test(userAgent);
}

/** Specification 9, "a crawler list is used": readers of pages that do not call themselves bots. */
const crawlerNames = [
  'crawl',
  'spider',
  'slurp',
  'bingpreview',
  'yandex',
  'baidu',
  'ia_archiver',
  'archive.org',
  'pinterest',
  'whatsapp',
  'skypeuripreview',
  'embedly',
  'quora link preview',
  'vkshare',
  'w3c_validator',
  'chatgpt-user',
  'claude-user',
  'perplexity-user',
  'prerender',
];

/** Bots of specification 2.7 and the crawler list together: never redirected, never counted as visitors. */
export function isCrawler(userAgent: string): boolean {
  const lowercased = userAgent.toLowerCase();
  return isBot(userAgent) || crawlerNames.some((name) => lowercased.includes(name));
}
