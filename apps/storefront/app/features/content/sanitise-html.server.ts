import { marketAddresses, shop } from '@bowline/markets';
import sanitize from 'sanitize-html';
import type { RequestLog } from '../../shop-context.ts';
import { imageAttributes, type PicturePlace } from './content-image-attributes.ts';
import { frameAddress, frameHosts } from './frame-address.ts';
import { stripLocaleDomain, stripOwnOrigin } from './strip-own-origin.ts';

/** In which locale the HTML is shown, below which prefix its pages are, and who learns what was dropped from it. */
interface HtmlPlace extends PicturePlace {
  readonly basename: string;
  readonly log: Pick<RequestLog, 'warn'>;
}

const { ticketShopHost, socialFeed } = shop.embeds;

/**
 * Specification 5. What is not allowed is dropped, each piece by itself: the text around it, and the text inside a mere
 * formatting tag, stay.
 */
export function sanitiseHtml(html: string, place: HtmlPlace): string {
  if (html === '') return '';
  const { market, basename, pictures, sizes = [] } = place;
  const key = [market.domain, basename, pictures.service.name, JSON.stringify([...sizes]), html].join(' ');
  const result = kept.get(key) ?? sanitise(html, place);
  kept.delete(key);
  kept.set(key, result);
  const oldest = kept.keys().next();
  if (kept.size > mostKept && !oldest.done) kept.delete(oldest.value);
  return result;
}

/** Descriptions are shown again and again, and reading one costs more than the rest of its page. */
const kept = new Map<string, string>();
const mostKept = 1_000;

function sanitise(html: string, place: HtmlPlace): string {
  return sanitize(html.replaceAll('\0', ''), {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'], iframe: ['https'], script: ['https'] },
    allowProtocolRelative: false,
    // Scripts are the point where this could go wrong: which of them stay is decided below, by host or marker.
    allowVulnerableTags: true,
    disallowedTagsMode: 'discard',
    // What a browser takes for raw text goes with its tag; of everything else the text stays.
    nonTextTags: ['style', 'script', 'textarea', 'noscript', 'title', 'xmp'],
    enforceHtmlBoundary: false,
    nestingLimit: 50,
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, place) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, place) }),
      iframe: (tagName, attribs) => ({ tagName, attribs: frameAttributes(attribs) }),
      script: (tagName, { src }) => ({ tagName, attribs: src === undefined ? {} : { src, async: '' } }),
    },
    exclusiveFilter: (piece) => {
      if (!isRefused(piece)) return false;
      // Editors wonder where it went; the shop keeps what it has sanitised, so this is told once.
      place.log.warn(
        { tag: piece.tag, origin: URL.parse(piece.attribs.src ?? '')?.origin },
        'A piece of a text is not allowed and was dropped',
      );
      return true;
    },
  });
}

function isRefused({ tag, attribs }: sanitize.IFrame): boolean {
  switch (tag) {
    case 'iframe':
      return !isAtHost(attribs.src, frameHosts);
    case 'script':
      return attribs.src === undefined || !isAllowedScript(attribs.src);
    case 'img':
      return attribs.src === undefined;
    default:
      return false;
  }
}

/**
 * By its host, which the content security policy allows on the page that embeds it. Inline code never: everybody can write
 * the marker into it, and the policy would leave it dead.
 */
function isAllowedScript(src: string): boolean {
  if (isAtHost(src, [ticketShopHost])) return true;
  return isAtHost(src, [socialFeed.host]) && src.includes(socialFeed.marker);
}

function isAtHost(address: string | undefined, hosts: readonly string[]): boolean {
  if (address === undefined || !/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  return !username && !password && hosts.includes(host);
}

function linkAttributes({ href, ...rest }: sanitize.Attributes, place: HtmlPlace): sanitize.Attributes {
  if (href === undefined) return rest;
  const address = linkAddress(href, place);
  const leadsAway = /^https?:/i.test(address);
  return { href: address, ...rest, ...(leadsAway || rest.target ? { rel: 'noopener' } : {}) };
}

function frameAttributes({ src, title, width, height }: sanitize.Attributes): sanitize.Attributes {
  return {
    ...(src !== undefined && { src: frameAddress(src) }),
    ...(title !== undefined && { title }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    loading: 'lazy',
    allowfullscreen: '',
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-presentation',
  };
}

/** Files are at the same address in every locale. */
const filePaths = /^\/(media|images|files|assets|_ipx)\//;

const prefixes = Object.values(marketAddresses).flatMap(({ prefix }) => (prefix ? [prefix] : []));

/** Links to the shop itself become paths, below the prefix of the locale they are shown in. */
function linkAddress(href: string, { market, basename }: HtmlPlace): string {
  const address = stripLocaleDomain(stripOwnOrigin(href.trim()), market);
  if (!address.startsWith('/') || address.startsWith('//') || filePaths.test(address)) return address;
  const hasPrefix = prefixes.some((prefix) => address === prefix || address.startsWith(`${prefix}/`));
  return hasPrefix ? address : `${basename.replace(/\/$/, '')}${address}`;
}

/** What may stand in HTML that editors write. Neither class, id nor style: content must not pose as the shop's own interface. */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'article', 'blockquote', 'pre', 'hr', 'br'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'span', 'abbr', 'cite', 'q'],
  ...['code', 'kbd', 'time', 'wbr', 'img', 'iframe', 'script'],
];

export const allowedAttributes: Readonly<Record<string, string[]>> = {
  '*': ['lang', 'dir', 'title'],
  a: ['href', 'rel', 'target', 'hreflang'],
  img: ['src', 'srcset', 'alt', 'width', 'height', 'loading', 'decoding'],
  iframe: [...['src', 'title', 'width', 'height', 'loading', 'allowfullscreen', 'referrerpolicy', 'sandbox']],
  script: ['src', 'async'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  time: ['datetime'],
  col: ['span'],
  colgroup: ['span'],
  th: ['colspan', 'rowspan', 'scope', 'headers', 'abbr'],
  td: ['colspan', 'rowspan', 'headers'],
  details: ['open'],
  abbr: ['title'],
};
