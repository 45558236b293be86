/** The categories of specification 2.4; `webbing` is the parent that the path of `biothane` names. */
export const categoryKeys = [
  'mainCord',
  'ppm',
  'otherCord',
  'climbingRope',
  'dogLeash',
  'accessories',
  'leather',
  'webbing',
  'biothane',
  'diyKits',
  'diyTools',
  'newArrivals',
] as const;

export type CategoryKey = (typeof categoryKeys)[number];
