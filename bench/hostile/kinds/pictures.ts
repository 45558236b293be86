import type { HostileKind } from '../kind.ts';

/** Sizes, shapes, colours and qualities of real pictures that nobody links to, and many that could be linked to. */
export const pictures: HostileKind = {
  name: 'pictures',
  atOnce: 16,
  *requests(origin, random) {
    const below = (limit: number) => Math.floor(random() * limit);
    const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T;
    for (;;) {
      const width =
        random() < 0.5 ? pick([80, 160, 240, 320, 400, 640, 800, 1280, 2560, 3072]) : 1 + below(4000);
      const parts = [
        `f_${pick(['webp', 'avif', 'jpeg', 'png', 'auto'])}`,
        random() < 0.5 ? `w_${width}` : `s_${width}x${random() < 0.5 ? width : 1 + below(4000)}`,
        ...(random() < 0.6 ? [`q_${pick([40, 60, 80, 1 + below(100)])}`] : []),
        ...(random() < 0.4
          ? [
              `b_${below(2 ** 24)
                .toString(16)
                .padStart(6, '0')}`,
            ]
          : []),
        ...(random() < 0.3 ? [`fit_${pick(['contain', 'fill', 'inside', 'outside'])}`] : []),
      ];
      yield { url: `${origin}/_ipx/${parts.join(',')}/media/${pick(files)}` };
    }
  },
};

const colours = ['black', 'red', 'blue', 'white', 'yellow', 'olive-drab', 'orange', 'grey'];
const files = [
  'banners/home.svg',
  'placeholder.svg',
  ...colours.flatMap((colour) =>
    ['coil', 'hank', 'close-up'].map((view) => `catalog/product/p550-${colour}-${view}.svg`),
  ),
];
