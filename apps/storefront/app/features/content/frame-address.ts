import { shop } from '@bowline/markets';

const { videoSite, videoPlayer, formService } = shop.embeds.frameHosts;

/** Specification 5: a video site, a video player and a form service. */
export const frameHosts: readonly string[] = [videoSite, videoPlayer, formService];

const aliases: readonly string[] = shop.embeds.videoSiteAliases;

/** Decision D12: however a video of the site is linked, it is shown from the host that sets no cookies. */
export function frameAddress(src: string): string {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return src;
  const url = new URL(src);
  if (url.username || url.password || !aliases.includes(url.host)) return src;
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  const isShortLink = url.host === 'youtu.be';
  const video = isShortLink ? first : first === 'watch' ? (url.searchParams.get('v') ?? '') : second;
  url.searchParams.delete('v');
  url.host = videoSite;
  url.pathname = `/embed/${encodeURIComponent(decodeSafely(video))}`;
  return url.href;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
