import type { Role } from './context.ts';
import type { DeskOperation } from './desk-file.ts';

export interface Permission {
  /** Owners may do everything that staff may. */
  readonly roles: 'anybody' | 'staff' | readonly Exclude<Role, 'owner'>[];
  /** The second factor has to have been shown in the last minutes. */
  readonly needsProof?: true;
}

const anybody: Permission = { roles: 'anybody' };
const staff: Permission = { roles: 'staff' };
const owners: Permission = { roles: [] };
const readsOrders: Permission = { roles: ['orders', 'support'] };
const handlesOrders: Permission = { roles: ['orders'] };
const readsGoods: Permission = { roles: ['catalogue', 'orders', 'content', 'support'] };
const changesGoods: Permission = { roles: ['catalogue'] };
const readsCoupons: Permission = { roles: ['catalogue', 'orders', 'support'] };
const editsContent: Permission = { roles: ['content'] };
const ownersProved: Permission = { roles: [], needsProof: true };

/**
 * Who may do what at the desk: every operation of its schema, and nobody else's business than the server's. What has no row does not
 * compile; what this table says is tried on every operation with every role (`test/desk-permissions.test.ts`).
 */
const permissions: Readonly<Record<DeskOperation, Permission>> = {
  // Getting in
  invitation: anybody,
  signIn: anybody,
  startPasskeySignIn: anybody,
  signInByPasskey: anybody,
  startAcceptance: anybody,
  acceptByPassword: anybody,
  acceptByPasskey: anybody,

  // One's own
  me: staff,
  mySessions: staff,
  signOut: staff,
  endSession: staff,
  prove: staff,
  startProving: staff,
  proveByPasskey: staff,
  chooseLanguage: staff,
  savedViews: staff,
  saveView: staff,
  removeView: staff,

  // Staff
  staffList: owners,
  auditLog: owners,
  inviteStaff: ownersProved,
  renewAccess: ownersProved,
  changeRole: ownersProved,
  removeStaff: ownersProved,
  withdrawInvitation: ownersProved,

  // Orders
  orders: readsOrders,
  findOrders: readsOrders,
  order: readsOrders,
  ordersToPack: handlesOrders,
  cutList: handlesOrders,
  refundPreview: handlesOrders,
  shipOrder: handlesOrders,
  shipOrders: handlesOrders,
  deliverOrder: handlesOrders,
  cancelOrder: handlesOrders,
  holdOrder: handlesOrders,
  releaseOrder: handlesOrders,
  receiveMoney: handlesOrders,
  noteOnOrder: handlesOrders,
  changeDeliveryAddress: handlesOrders,
  refundOrder: { ...handlesOrders, needsProof: true },

  // Returns
  returns: readsOrders,
  returnOfNumber: readsOrders,
  receiveReturn: handlesOrders,
  declineReturn: handlesOrders,
  restockReturn: handlesOrders,
  refundReturn: { ...handlesOrders, needsProof: true },

  // Products
  products: readsGoods,
  findProducts: readsGoods,
  product: readsGoods,
  changeProductWords: changesGoods,
  publishProducts: changesGoods,
  renameProduct: changesGoods,
  setTaxClass: changesGoods,
  copyAsColour: changesGoods,
  addPicture: changesGoods,
  describePicture: changesGoods,
  orderPictures: changesGoods,
  removePicture: changesGoods,

  // Categories
  categories: readsGoods,
  category: readsGoods,
  categoryProducts: readsGoods,
  addCategory: changesGoods,
  moveCategory: changesGoods,
  renameCategory: changesGoods,
  changeCategoryWords: changesGoods,
  showCategory: changesGoods,
  placeInCategory: changesGoods,
  takeFromCategory: changesGoods,
  moveInCategory: changesGoods,
  categoryRemoval: changesGoods,
  contentLeadingToCategory: changesGoods,
  removeCategory: changesGoods,

  // Relations, attributes and options
  productRelations: readsGoods,
  setRelations: changesGoods,
  joinColours: changesGoods,
  attributes: readsGoods,
  attribute: readsGoods,
  attributeOption: readsGoods,
  renameAttribute: changesGoods,
  addOption: changesGoods,
  changeOption: changesGoods,
  moveOption: changesGoods,
  removeOption: changesGoods,

  // Prices
  prices: readsGoods,
  pricesOf: readsGoods,
  marketPrices: readsGoods,
  reductionPreview: changesGoods,
  changePrices: changesGoods,
  planReduction: changesGoods,
  withdrawReduction: changesGoods,
  setTiers: changesGoods,
  setMarketPrices: changesGoods,

  // Stock
  stockPools: readsGoods,
  stockPool: readsGoods,
  changeStock: { roles: ['catalogue', 'orders'] },

  // Customers
  customers: readsOrders,
  customer: readsOrders,
  customerGroups: readsOrders,
  noteOnCustomer: handlesOrders,
  setCustomerGroup: handlesOrders,
  addCustomerGroup: owners,
  renameCustomerGroup: owners,
  removeCustomerGroup: owners,

  // Promotions and gift cards
  coupons: readsCoupons,
  coupon: readsCoupons,
  keepCoupon: { roles: ['catalogue'] },
  couponPreview: { roles: ['catalogue'] },
  switchOffCoupon: { roles: ['catalogue'] },
  giftCards: readsOrders,
  giftCard: readsOrders,
  issueGiftCard: { ...handlesOrders, needsProof: true },
  blockGiftCard: { ...handlesOrders, needsProof: true },

  // Search
  synonyms: { roles: ['catalogue', 'content'] },
  searches: { roles: ['catalogue', 'content', 'support'] },
  indexing: { roles: ['catalogue', 'content'] },
  replaceSynonyms: { roles: ['catalogue'] },
  searchRules: { roles: ['catalogue', 'content'] },
  searchRule: { roles: ['catalogue', 'content'] },
  searchPreview: { roles: ['catalogue', 'content'] },
  keepSearchRule: { roles: ['catalogue'] },
  removeSearchRule: { roles: ['catalogue'] },
  rebuildIndices: { roles: ['catalogue'] },

  // Reports
  salesReport: owners,
  vatReport: owners,
  marginReport: owners,
  sellersReport: owners,
  stockValueReport: owners,
  cohortsReport: owners,
  reportExport: ownersProved,

  // Reviews
  reviewsToModerate: { roles: ['content', 'support'] },
  approveReview: { roles: ['content'] },
  rejectReview: { roles: ['content'] },
  answerReview: { roles: ['content'] },

  // Content
  contentTypes: editsContent,
  contentDocuments: editsContent,
  contentDocument: editsContent,
  contentPictures: editsContent,
  createContent: editsContent,
  saveContentDraft: editsContent,
  discardContentDraft: editsContent,
  publishContent: editsContent,
  unpublishContent: editsContent,
  removeContent: editsContent,
  addContentPicture: editsContent,
  contentPlans: editsContent,
  planContent: editsContent,
  unplanContent: editsContent,
  contentHistory: editsContent,
  contentVersion: editsContent,
  restoreContent: editsContent,
  contentRedirectLoops: editsContent,
  contentPreview: editsContent,
  shopMessages: editsContent,
  shopMessage: editsContent,
  changeShopMessage: editsContent,
  restoreShopMessage: editsContent,

  // Upkeep
  letters: readsOrders,
  letter: readsOrders,
  sendLetterAgain: handlesOrders,
  jobs: owners,
  retryJob: owners,
  retryFailedJobs: owners,
  discardJob: owners,
  health: owners,

  // Shop rules
  vatRates: owners,
  vatRatePreview: owners,
  setVatRate: ownersProved,
  cancelVatRate: ownersProved,
  shippingRules: owners,
  setShippingRate: owners,
  removeShippingRate: owners,
  setFreeShippingFrom: owners,
  closedDays: owners,
  closeDay: owners,
  openDay: owners,
  openingHours: owners,
  setOpeningHours: owners,
  shopSettings: owners,
  ordersBelow: owners,
  closedDayPreview: owners,
  shippingRatePreview: owners,
  freeShippingPreview: owners,
  decideSetting: owners,

  // Lists
  sheets: changesGoods,
  sheet: changesGoods,
  readSheet: changesGoods,
  importSheet: changesGoods,
  cancelSheet: changesGoods,
  exportSheet: { ...changesGoods, needsProof: true },

  // Import from a Magento
  magentoImports: owners,
  magentoImport: owners,
  magentoImportReport: owners,
  startMagentoImport: ownersProved,
  importTriedFromMagento: ownersProved,
  continueMagentoImport: ownersProved,
  cancelMagentoImport: owners,

  // Today
  today: staff,
};

export function permissionOf(operation: string): Permission {
  const permission = (permissions as Readonly<Record<string, Permission>>)[operation];
  if (!permission) throw new Error(`The operation ${operation} has no row in the table of permissions`);
  return permission;
}

/** What somebody of this role may ask for, so that rooms show only what works. */
export function operationsOf(role: Role): readonly string[] {
  return Object.entries(permissions)
    .filter(
      ([, { roles }]) => typeof roles === 'string' || role === 'owner' || roles.some((each) => each === role),
    )
    .map(([operation]) => operation);
}

export const allPermissions: ReadonlyMap<string, Permission> = new Map(Object.entries(permissions));
