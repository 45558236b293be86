import { createHash } from 'node:crypto';
import { shop } from '@bowline/markets';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { inlineScripts, inlineStyles, withoutStyles } from '../shop/page-text.ts';

const pages = ['/', '/nl/paracord', '/checkout/cart', '/de/paracord?page=2', '/nothing/here'];

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...values]) => [name, values]));
}

test.for(pages)(
  '%s: the policy allows the page’s own scripts and styles by hash and nothing else inline',
  async (path, { askShop }) => {
    const { headers, text } = await askShop(path, { language: 'en' });
    const policy = headers['content-security-policy'] as string;
    expect(policy).not.toMatch(/unsafe-|\*|nonce-|http:/);
    const rules = directives(policy);
    expect(rules.get('script-src')?.join(' ')).not.toContain('https:');
    const { videoSite, videoPlayer, formService } = shop.embeds.frameHosts;
    expect(rules.get('frame-src')?.slice(1)).toEqual(
      [videoSite, videoPlayer, formService].map((host) => `https://${host}`),
    );
    expect(rules.get('default-src')).toEqual(["'self'"]);
    expect(rules.get('style-src')).toEqual(["'self'", ...inlineStyles(text).map(sourceOf)]);
    expect(rules.get('object-src')).toEqual(["'none'"]);
    expect(rules.get('base-uri')).toEqual(["'none'"]);
    expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
    // Data for search engines is never executed, so the policy does not concern it.
    const scripts = inlineScripts(text).filter((script) => !script.startsWith('{"@context"'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(rules.get('script-src')).toContain(sourceOf(script));
    const markup = withoutStyles(text).replace(/<script[^>]*>.*?<\/script>/gs, '');
    expect(markup).not.toMatch(/<style[\s>]|\sstyle="|\son[a-z]+="|href="javascript:/i);
    expect(markup).not.toContain('nonce=');
  },
);

test('no internal header leaves the server', async ({ askShop }) => {
  const { headers } = await askShop('/other-cord');
  expect(headers).not.toHaveProperty('x-inline-script-hashes');
  expect(headers).not.toHaveProperty('x-inline-style-hash');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test('all answers carry the headers that keep browsers careful', async ({ askShop }) => {
  for (const path of ['/', '/favicon.svg', '/media/banners/home.svg', '/graphql', '/health/live', '/nope']) {
    const { headers } = await askShop(path, { language: 'en' });
    expect([path, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
      path,
      'nosniff',
      'DENY',
    ]);
    expect(headers['content-security-policy']).toBeTruthy();
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  }
});

test('the page’s own scripts run: a thumbnail changes the picture', async ({ visit }) => {
  const page = await visit({ hasPictures: true });
  await page.goto('/paracord');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('tablist').waitFor();
  await page.reload();
  await hydrated(page);
  const pictures = page.getByRole('region', { name: textIn('en', 'product.pictures') });
  const large = pictures.getByRole('img').first();
  const before = await large.getAttribute('src');
  await pictures.getByRole('link', { name: textIn('en', 'product.showPicture', { number: 2 }) }).click();
  await expect.poll(() => large.getAttribute('src')).not.toBe(before);
  await expect
    .poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('a script that somebody plants in the page does not run', async ({ visit }) => {
  const page = await visit({ provokes: [/content security policy/i] });
  await page.goto('/other-cord');
  const didRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.planted = "yes"';
    document.body.append(script);
    return document.documentElement.dataset.planted === 'yes';
  });
  expect(didRun).toBe(false);
});
