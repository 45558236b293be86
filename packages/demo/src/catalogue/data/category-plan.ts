import type { CategoryKey } from '@bowline/markets';
import type { Words } from '../../language/languages.ts';
import { texts } from '../texts.ts';

interface CategoryPlan {
  readonly parent?: string;
  readonly name: Words;
  readonly description: Words;
  readonly includeInMenu?: boolean;
}

/** Categories whose paths the specification fixes. */
const fixed: Readonly<Record<CategoryKey, CategoryPlan>> = {
  mainCord: texts.categories.mainCord,
  ppm: texts.categories.ppm,
  dogLeash: texts.categories.dogLeash,
  otherCord: texts.categories.otherCord,
  climbingRope: child('otherCord', texts.categories.climbingRope),
  accessories: texts.categories.accessories,
  webbing: texts.categories.webbing,
  biothane: child('webbing', texts.categories.biothane),
  leather: texts.categories.leather,
  diyKits: texts.categories.diyKits,
  diyTools: texts.categories.diyTools,
  newArrivals: texts.categories.newArrivals,
};

type CategoryTexts = Pick<CategoryPlan, 'name' | 'description'>;

function child(parent: string, ownTexts: CategoryTexts): CategoryPlan {
  return { parent, ...ownTexts };
}

/** Categories of the shop's own; their paths are made from their names. */
const own: Readonly<Record<string, CategoryPlan>> = {
  paracordTypeIII: child('mainCord', texts.categories.paracordTypeIII),
  paracordTypeI: child('mainCord', texts.categories.paracordTypeI),
  paracordTypeII: child('mainCord', texts.categories.paracordTypeII),
  paracordTypeIV: child('mainCord', texts.categories.paracordTypeIV),
  microCord: child('mainCord', texts.categories.microCord),
  nanoCord: child('mainCord', texts.categories.nanoCord),
  paracordTactical: child('mainCord', texts.categories.paracordTactical),
  colourPacks: child('mainCord', texts.categories.colourPacks),
  cottonCord: child('otherCord', texts.categories.cottonCord),
  juteRope: child('otherCord', texts.categories.juteRope),
  shockCord: child('otherCord', texts.categories.shockCord),
  hmpeCord: child('otherCord', texts.categories.hmpeCord),
  hempRope: child('otherCord', texts.categories.hempRope),
  mooringLine: child('otherCord', texts.categories.mooringLine),
  elasticThread: child('otherCord', texts.categories.elasticThread),
  tentLine: child('otherCord', texts.categories.tentLine),
  polyesterCord: child('otherCord', texts.categories.polyesterCord),
  waxedCord: child('otherCord', texts.categories.waxedCord),
  satinCord: child('otherCord', texts.categories.satinCord),
  buckles: child('accessories', texts.categories.buckles),
  hooks: child('accessories', texts.categories.hooks),
  rings: child('accessories', texts.categories.rings),
  beads: child('accessories', texts.categories.beads),
  ends: child('accessories', texts.categories.ends),
  rivets: child('accessories', texts.categories.rivets),
  nylonWebbing: child('webbing', texts.categories.nylonWebbing),
  polypropyleneWebbing: child('webbing', texts.categories.polypropyleneWebbing),
  cottonWebbing: child('webbing', texts.categories.cottonWebbing),
  leatherStraps: child('leather', texts.categories.leatherStraps),
  leatherCord: child('leather', texts.categories.leatherCord),
  leatherPieces: child('leather', texts.categories.leatherPieces),
  courses: texts.categories.courses,
  giftCards: texts.categories.giftCards,
};

export { type CategoryPlan, fixed as fixedCategories, own as ownCategories };
