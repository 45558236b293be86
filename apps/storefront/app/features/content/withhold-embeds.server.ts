/** As the sanitiser writes them; no value of an attribute holds a bracket. */
const frame = /<iframe src="(https:\/\/([^/"]+)[^"]*)"([^>]*)>[\s\S]*?<\/iframe>/g;
const script = /<script src="(https:\/\/[^/"]+\/[^"]*)"[^>]*>[\s\S]*?<\/script>/g;
/** What would be left if it wrote them otherwise one day. */
const anyOther = /<\/?(?:iframe|script)\b[^>]*>/gi;

/**
 * Frames and scripts of others wait in sanitised HTML until the visitor allows them or asks for the one they see
 * (`features/consent/open-embeds.ts`). Until then a frame is a link, which also works without scripts.
 */
export function withholdEmbeds(html: string): string {
  return html
    .replaceAll(frame, (_, src: string, host: string, attributes: string) => {
      const named = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
      const size = ['width', 'height'].flatMap((name) => {
        const value = named(name);
        return value ? [` data-${name}="${value}"`] : [];
      });
      const title = named('title') ?? host;
      const label = title === host ? host : `${title} (${host})`;
      return `<div data-embed="frame" data-src="${src}" data-title="${title}"${size.join('')}><a href="${src}" rel="noopener">${label}</a></div>`;
    })
    .replaceAll(script, (_, src: string) => `<div data-embed="script" data-src="${src}"></div>`)
    .replaceAll(anyOther, '');
}
