import { inject } from 'vitest';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { readCloudflare, readImaginary, startImageService } from '../shop/image-service.ts';
import { startTestShop } from '../shop/shop-process.ts';

test.for([
  { service: 'cloudflare', read: readCloudflare, banner: /[,/]quality=60[,/]/ },
  { service: 'imaginary', read: readImaginary, banner: /[?&]quality=60(&|$)/ },
])(
  '$service makes the sizes of the shop’s pictures where a setting says so',
  async ({ service, read, banner }, { visit, shopUrl }) => {
    const resizer = await startImageService(read, shopUrl);
    const shop = await startTestShop({
      DATA_FOLDER: inject('shopFolder'),
      IMAGE_SERVICE: service,
      IMAGE_SERVICE_URL: resizer.url,
    });
    const page = await visit({ hasPictures: true });
    for (const path of ['/', '/paracord']) {
      await page.goto(new URL(path, shop.url).href);
      await hydrated(page);
      expect(await page.content()).not.toContain('_ipx');
      const picture = page.getByRole('main').locator('img').first();
      expect(await picture.getAttribute('src')).toContain(resizer.url);
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      if (path === '/') expect(resizer.asked.some((asked) => banner.test(asked))).toBe(true);
    }
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await page.getByRole('tablist').waitFor();
    expect(resizer.refused).toEqual([]);
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(shared).toContain(resizer.url);
  },
);

test('banners have the quality of banners, other pictures a finer one', async ({ askShop }) => {
  const { text } = await askShop('/', { language: 'en' });
  const qualities = new Map<string, Set<string>>();
  for (const [, quality = '', file = ''] of text.matchAll(/\/_ipx\/[^/"]*q_(\d+)\/media\/([^"? ]+)/g))
    qualities.set(file, (qualities.get(file) ?? new Set()).add(quality));
  const banners = [
    ...text.matchAll(/<li class="[^"]*overflow-hidden rounded-lg[^"]*-soft[^"]*">.*?<\/li>/gs),
  ];
  expect(banners.length).toBeGreaterThan(0);
  for (const [banner] of banners) {
    const asked = [...banner.matchAll(/q_(\d+)/g)].map(([, quality]) => quality);
    expect(new Set(asked)).toEqual(new Set(['60']));
  }
  expect([...qualities.values()].some((found) => found.has('80'))).toBe(true);
});
