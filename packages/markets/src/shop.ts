import type { Market } from './market.ts';

/** The one place where a merchant names the shop; paths, attribute codes and texts derive from it (decision D1). */
export const shop = {
  brand: 'Bowline',
  legalName: 'Bowline Rope & Cord B.V.',
  productWord: 'paracord',
  /** Languages that have a word of their own for it; paths and codes keep the one above. */
  productWordByLanguage: { fr: 'paracorde' },
  adminPrefix: '/bowline-admin',
  version: '1.2.63',
  sharedDomain: 'bowline.eu',
  /** Where a commerce of another machine is, unless a setting says otherwise (specification 7.2). */
  commerceDomain: 'bowline.nl',
  country: 'NL',
  baseCurrency: 'EUR',
  timeZone: 'Europe/Amsterdam',
  /** The company behind the shop, as the law wants it named. The demo's is made up. */
  company: {
    street: 'Voorbeeldstraat 1',
    postalCode: '1234 AB',
    city: 'Voorbeeldstad',
    /** The demo's is the middle of the country. */
    location: { latitude: 52.16, longitude: 5.39 },
    registerNumber: '00000000',
    vatNumber: 'NL000000000B00',
    /** For consignments up to 135 GBP (decision D3). */
    ukVatNumber: 'GB000000000',
    email: 'hello@bowline.example.com',
    phone: '+31 20 000 0000',
  },
  /** Days in which anything bought may be sent back; the law asks for fourteen. */
  returnDays: 30,
  /** Specification 5: whose pieces the texts of editors may embed. Hosts are exact. */
  embeds: {
    /** One for each purpose (decision D12). */
    frameHosts: {
      videoSite: 'www.youtube-nocookie.com',
      videoPlayer: 'player.vimeo.com',
      formService: 'forms.bowline.eu',
    },
    /** Other hosts of the video site, which set cookies: their videos are shown from the one above. */
    videoSiteAliases: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    ticketShopHost: 'tickets.bowline.eu',
    /** A script of this host whose address names it shows the shop's pictures on social networks. */
    socialFeed: { marker: 'bowline-social-feed', host: 'feed.bowline.eu' },
    /** Its pictures are signed for their size: they stay as they are. */
    courseImageHost: 'courses.bowline.eu',
  },
  /** Specification 5: addresses of the shop itself, as editors paste them: `https://<subdomain>.<family>.<country>`. */
  ownAddresses: { subdomains: ['rc', 'www', 'test', 'pc', 'blog'], families: ['bowline', 'bowline-cdn'] },
  /** Specification 2.6: what a canonical address keeps of its query, and whether it is lowercased. */
  canonical: { queryParameters: ['page'], lowercase: false },
} as const;

/** Fills the shop's own words into a path, slug or attribute code: `/{product}-accessory`, `about-{brand}`, `{product}_type`. */
export function fillShopWords(template: string, productWord: string = shop.productWord): string {
  return template.replaceAll('{product}', productWord).replaceAll('{brand}', shop.brand.toLowerCase());
}

/** The product word in running text: German writes nouns with a capital, and some languages have their own. */
export function productWordIn({ language }: Pick<Market, 'language'>): string {
  const ownWords: Readonly<Record<string, string>> = shop.productWordByLanguage;
  const word = ownWords[language] ?? shop.productWord;
  return language === 'de' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
