// Generated from app/**/*.graphql and the commerce schema by `npm run generate`.

export interface Operation<Result, Variables> {
  name: string;
  text: string;
  readonly __types?: [Result, Variables];
}

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LineWishInput = {
  line: string;
  /** All that is left of it when it is not given. */
  quantityHundredths?: number | null | undefined;
};

export type ParcelInput = {
  number: string;
  carrier?: string | null | undefined;
  trackingNumber: string;
};

export type ContentPlanKind =
  | 'publish'
  | 'unpublish';

export type ShopMessageWish = {
  locale: string;
  text: string;
};

export type PictureTextInput = {
  locale: string;
  text: string;
};

export type ColourNameInput = {
  locale: string;
  name: string;
};

export type CategoryWordsInput = {
  name?: string;
  descriptionHtml?: string | null | undefined;
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
};

export type PriceInput = {
  sku: string;
  priceMinor: number;
};

export type MarketPriceInput = {
  locale: string;
  currency: string;
  /** Null: converted from the price again. */
  priceMinor?: number | null | undefined;
};

export type TierInput = {
  quantity: number;
  percentOff: number;
};

export type ProductWordsInput = {
  name?: string;
  shortDescription?: string | null | undefined;
  descriptionHtml?: string | null | undefined;
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  colourName?: string | null | undefined;
  rangeName?: string | null | undefined;
};

export type NameInput = {
  locale: string;
  name: string;
};

export type MagentoTableInput = {
  /** Such as url_rewrite. */
  table: string;
  uploadId: number;
};

/** Articles of products with a page of their own: those that stand first in this order, those left out, those that come before their equals. */
export type SearchRuleInput = {
  locale: string;
  query: string;
  pinned: Array<string | null | undefined>;
  hidden: Array<string | null | undefined>;
  boosted: Array<string | null | undefined>;
  /** Days such as 2026-11-02, both included. */
  startsOn?: string | null | undefined;
  endsOn?: string | null | undefined;
};

export type SynonymInput = {
  input?: string | null | undefined;
  words: Array<string | null | undefined>;
};

export type OpenSpanInput = {
  weekday: number;
  opens: string;
  closes: string;
};

export type AcceptByPasskeyMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  name: string;
  language: string;
  credential: string;
}>;


export type AcceptByPasskeyMutationResult = { acceptByPasskey: { token: string } };

export type AcceptByPasswordMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  name: string;
  language: string;
  password: string;
  code: string;
}>;


export type AcceptByPasswordMutationResult = { acceptByPassword: { token: string, recoveryCodes: Array<string | null> } };

export type ChooseLanguageMutationVariables = Exact<{
  language: string;
}>;


export type ChooseLanguageMutationResult = { chooseLanguage: boolean };

export type EndSessionMutationVariables = Exact<{
  id: number;
}>;


export type EndSessionMutationResult = { endSession: boolean };

export type InvitationQueryVariables = Exact<{
  token: string;
}>;


export type InvitationQueryResult = { invitation: { email: string | null, name: string | null, role: string, totpSecret: string, totpUri: string } | null };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQueryResult = { mySessions: Array<{ id: number, device: string, place: string, createdAt: string, lastUsedAt: string, isThisOne: boolean } | null> };

export type ProveByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type ProveByPasskeyMutationResult = { proveByPasskey: boolean };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  code: string;
}>;


export type SignInMutationResult = { signIn: { token: string } };

export type SignInByPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type SignInByPasskeyMutationResult = { signInByPasskey: { token: string } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutationResult = { signOut: boolean };

export type StartAcceptanceMutationVariables = Exact<{
  token: string;
  email?: string | null | undefined;
  name: string;
}>;


export type StartAcceptanceMutationResult = { startAcceptance: { json: string } };

export type StartPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeySignInMutationResult = { startPasskeySignIn: { json: string } };

export type StartProvingMutationVariables = Exact<{ [key: string]: never; }>;


export type StartProvingMutationResult = { startProving: { json: string } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQueryResult = { me: { id: number, email: string, name: string, role: string, language: string, hasProved: boolean, provesByCode: boolean, operations: Array<string | null> } };

export type ProveMutationVariables = Exact<{
  code: string;
}>;


export type ProveMutationResult = { prove: boolean };

export type AddOptionMutationVariables = Exact<{
  attributeId: number;
  swatch?: string | null | undefined;
  names: Array<NameInput> | NameInput;
}>;


export type AddOptionMutationResult = { addOption: number };

export type AttributeOptionQueryVariables = Exact<{
  id: number;
}>;


export type AttributeOptionQueryResult = { attributeOption: { id: number, attributeId: number, code: string, swatch: string | null, names: Array<{ locale: string, name: string } | null> } | null };

export type AttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributesQueryResult = { attributes: Array<{ id: number, code: string, label: string, inputType: string, isFilterable: boolean, isConfigurable: boolean, options: number } | null> };

export type ChangeOptionMutationVariables = Exact<{
  id: number;
  swatch?: string | null | undefined;
  names: Array<NameInput> | NameInput;
}>;


export type ChangeOptionMutationResult = { changeOption: boolean };

export type DeskAttributeQueryVariables = Exact<{
  id: number;
}>;


export type DeskAttributeQueryResult = { attribute: { id: number, code: string, inputType: string, names: Array<{ locale: string, name: string } | null>, options: Array<{ id: number, code: string, label: string, swatch: string | null, products: number } | null> } | null };

export type MoveOptionMutationVariables = Exact<{
  id: number;
  place: number;
}>;


export type MoveOptionMutationResult = { moveOption: boolean };

export type RemoveOptionMutationVariables = Exact<{
  id: number;
}>;


export type RemoveOptionMutationResult = { removeOption: boolean };

export type RenameAttributeMutationVariables = Exact<{
  id: number;
  names: Array<NameInput> | NameInput;
}>;


export type RenameAttributeMutationResult = { renameAttribute: boolean };

export type AddCategoryMutationVariables = Exact<{
  parentId?: number | null | undefined;
  name: string;
}>;


export type AddCategoryMutationResult = { addCategory: number };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQueryResult = { categories: Array<{ id: number, parentId: number | null, level: number, name: string, isActive: boolean, isInMenu: boolean, products: number, missing: Array<string | null>, outdated: Array<string | null> } | null> };

export type CategoryRemovalQueryVariables = Exact<{
  id: number;
}>;


export type CategoryRemovalQueryResult = { category: { id: number, parentId: number | null, words: Array<{ locale: string, state: string, name: string } | null> } | null, categoryRemoval: { products: number, productsOnlyHere: number, children: Array<string | null>, addresses: number } | null, contentLeadingToCategory: Array<{ id: string, type: string, title: string, language: string | null, links: number } | null> | null, categories: Array<{ id: number, level: number, name: string } | null> };

export type ChangeCategoryWordsMutationVariables = Exact<{
  id: number;
  locale: string;
  seenAt?: string | null | undefined;
  words: CategoryWordsInput;
}>;


export type ChangeCategoryWordsMutationResult = { changeCategoryWords: boolean };

export type DeskCategoryQueryVariables = Exact<{
  id: number;
  after: number;
}>;


export type DeskCategoryQueryResult = { category: { id: number, parentId: number | null, isActive: boolean, isInMenu: boolean, words: Array<{ locale: string, state: string, changedAt: string, name: string, descriptionHtml: string | null, metaTitle: string | null, metaDescription: string | null, urlKey: string, urlPath: string, formerPaths: Array<string | null> } | null> } | null, categoryProducts: { total: number, products: Array<{ id: number, sku: string, name: string, isActive: boolean, imageFile: string | null } | null> }, categories: Array<{ id: number, level: number, name: string } | null> };

export type MoveCategoryMutationVariables = Exact<{
  id: number;
  parentId?: number | null | undefined;
  before?: number | null | undefined;
}>;


export type MoveCategoryMutationResult = { moveCategory: boolean };

export type MoveInCategoryMutationVariables = Exact<{
  id: number;
  sku: string;
  place: number;
}>;


export type MoveInCategoryMutationResult = { moveInCategory: boolean };

export type PlaceInCategoryMutationVariables = Exact<{
  id: number;
  skus: Array<string> | string;
}>;


export type PlaceInCategoryMutationResult = { placeInCategory: number };

export type RemoveCategoryMutationVariables = Exact<{
  id: number;
  followerId?: number | null | undefined;
  movesProducts: boolean;
  seenProducts: number;
  seenChildren: number;
}>;


export type RemoveCategoryMutationResult = { removeCategory: boolean };

export type RenameCategoryMutationVariables = Exact<{
  id: number;
  locale: string;
  urlKey: string;
}>;


export type RenameCategoryMutationResult = { renameCategory: boolean };

export type ShowCategoryMutationVariables = Exact<{
  id: number;
  isActive: boolean;
  isInMenu: boolean;
}>;


export type ShowCategoryMutationResult = { showCategory: boolean };

export type TakeFromCategoryMutationVariables = Exact<{
  id: number;
  skus: Array<string> | string;
}>;


export type TakeFromCategoryMutationResult = { takeFromCategory: number };

export type AddContentPictureMutationVariables = Exact<{
  uploadId: number;
}>;


export type AddContentPictureMutationResult = { addContentPicture: string };

export type ContentDocumentQueryVariables = Exact<{
  id: string;
}>;


export type ContentDocumentQueryResult = { contentDocument: { id: string, type: string, language: string | null, state: string, revision: string, updatedAt: string, publishedAt: string | null, json: string, fields: string, problems: Array<{ path: string, code: string, details: string } | null>, translations: Array<{ id: string, language: string, state: string } | null>, plans: Array<{ documentId: string, kind: ContentPlanKind, dueAt: string, failure: string | null } | null> } | null };

export type ContentDocumentsQueryVariables = Exact<{
  type: string;
  text?: string | null | undefined;
  language?: string | null | undefined;
  state?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type ContentDocumentsQueryResult = { contentDocuments: { total: number, hasMore: boolean, documents: Array<{ id: string, title: string, language: string | null, updatedAt: string, state: string } | null> } };

export type ContentHistoryQueryVariables = Exact<{
  id: string;
}>;


export type ContentHistoryQueryResult = { contentHistory: Array<{ revision: string, at: string, author: string, kind: string } | null> };

export type ContentPicturesQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type ContentPicturesQueryResult = { contentPictures: Array<{ id: string, path: string, name: string, width: number, height: number } | null> };

export type ContentPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentPlansQueryResult = { contentPlans: Array<{ documentId: string, kind: ContentPlanKind, dueAt: string, failure: string | null } | null> };

export type ContentPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ContentPreviewQueryResult = { contentPreview: string | null };

export type ContentRedirectLoopsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentRedirectLoopsQueryResult = { contentRedirectLoops: Array<{ steps: Array<string | null> } | null> };

export type ContentTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentTypesQueryResult = { contentTypes: Array<{ name: string, documents: number, drafts: number, isTranslated: boolean } | null> | null };

export type ContentVersionQueryVariables = Exact<{
  id: string;
  revision: string;
}>;


export type ContentVersionQueryResult = { contentVersion: string | null };

export type CreateContentMutationVariables = Exact<{
  type: string;
  language?: string | null | undefined;
  name?: string | null | undefined;
  copyOf?: string | null | undefined;
}>;


export type CreateContentMutationResult = { createContent: string };

export type DiscardContentDraftMutationVariables = Exact<{
  id: string;
}>;


export type DiscardContentDraftMutationResult = { discardContentDraft: boolean };

export type PlanContentMutationVariables = Exact<{
  id: string;
  kind?: ContentPlanKind | null | undefined;
  at: string;
}>;


export type PlanContentMutationResult = { planContent: boolean };

export type PublishContentMutationVariables = Exact<{
  id: string;
}>;


export type PublishContentMutationResult = { publishContent: boolean };

export type RemoveContentMutationVariables = Exact<{
  id: string;
}>;


export type RemoveContentMutationResult = { removeContent: boolean };

export type RestoreContentMutationVariables = Exact<{
  id: string;
  revision: string;
}>;


export type RestoreContentMutationResult = { restoreContent: boolean };

export type SaveContentDraftMutationVariables = Exact<{
  id: string;
  json: string;
  revision: string;
}>;


export type SaveContentDraftMutationResult = { saveContentDraft: boolean };

export type UnplanContentMutationVariables = Exact<{
  id: string;
  kind?: ContentPlanKind | null | undefined;
}>;


export type UnplanContentMutationResult = { unplanContent: boolean };

export type UnpublishContentMutationVariables = Exact<{
  id: string;
}>;


export type UnpublishContentMutationResult = { unpublishContent: boolean };

export type CouponPreviewQueryVariables = Exact<{
  couponCode: string;
  kind: string;
  basisPoints?: number | null | undefined;
  amountMinor?: number | null | undefined;
  minimumGoodsMinor?: number | null | undefined;
}>;


export type CouponPreviewQueryResult = { couponPreview: { orders: number, qualifying: number, discountMinor: number, carts: number } };

export type CouponsQueryVariables = Exact<{
  text?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type CouponsQueryResult = { coupons: { hasMore: boolean, coupons: Array<{ id: number, couponCode: string, label: string, kind: string, basisPoints: number | null, amountMinor: number | null, minimumGoodsMinor: number | null, isActive: boolean, firstDay: string | null, lastDay: string | null, uses: number, usesLimit: number | null, usesLimitPerEmail: number | null } | null> } };

export type KeepCouponMutationVariables = Exact<{
  couponCode: string;
  label: string;
  kind: string;
  basisPoints?: number | null | undefined;
  amountMinor?: number | null | undefined;
  minimumGoodsMinor?: number | null | undefined;
  firstDay?: string | null | undefined;
  lastDay?: string | null | undefined;
  usesLimit?: number | null | undefined;
  usesLimitPerEmail?: number | null | undefined;
}>;


export type KeepCouponMutationResult = { keepCoupon: boolean };

export type SwitchOffCouponMutationVariables = Exact<{
  couponCode: string;
}>;


export type SwitchOffCouponMutationResult = { switchOffCoupon: boolean };

export type AddCustomerGroupMutationVariables = Exact<{
  name: string;
}>;


export type AddCustomerGroupMutationResult = { addCustomerGroup: boolean };

export type CustomerQueryVariables = Exact<{
  id: number;
}>;


export type CustomerQueryResult = { customer: { id: number, email: string, name: string, company: string | null, taxNumber: string | null, storeCode: string, isConfirmed: boolean, createdAt: string, groupId: number, addresses: Array<{ lines: Array<string | null> } | null>, notes: Array<{ id: number, text: string, by: string, at: string } | null>, orders: Array<{ id: number, number: string, status: string, placedAt: string, email: string, name: string, country: string | null, currency: string, totalMinor: number, paymentMethod: string, lines: number } | null>, pastOrders: Array<{ number: string, placedAt: string, status: string, totalMinor: number, currency: string, products: Array<string | null> } | null> } | null, customerGroups: Array<{ id: number, name: string } | null> };

export type CustomerGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerGroupsQueryResult = { customerGroups: Array<{ id: number, name: string, customers: number, isFixed: boolean } | null> };

export type CustomersQueryVariables = Exact<{
  text?: string | null | undefined;
  groupId?: number | null | undefined;
  before?: number | null | undefined;
}>;


export type CustomersQueryResult = { customers: { hasMore: boolean, customers: Array<{ id: number, email: string, name: string, company: string | null, group: string, storeCode: string, isConfirmed: boolean, createdAt: string } | null> }, customerGroups: Array<{ id: number, name: string } | null> };

export type NoteOnCustomerMutationVariables = Exact<{
  id: number;
  text: string;
}>;


export type NoteOnCustomerMutationResult = { noteOnCustomer: boolean };

export type RemoveCustomerGroupMutationVariables = Exact<{
  id: number;
}>;


export type RemoveCustomerGroupMutationResult = { removeCustomerGroup: boolean };

export type RenameCustomerGroupMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type RenameCustomerGroupMutationResult = { renameCustomerGroup: boolean };

export type SetCustomerGroupMutationVariables = Exact<{
  id: number;
  groupId: number;
}>;


export type SetCustomerGroupMutationResult = { setCustomerGroup: boolean };

export type BlockGiftCardMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


export type BlockGiftCardMutationResult = { blockGiftCard: boolean };

export type GiftCardQueryVariables = Exact<{
  id: number;
}>;


export type GiftCardQueryResult = { giftCard: { id: number, codeEnding: string, currency: string, balanceMinor: number, issuedMinor: number, issuedAt: string, voidedAt: string | null, isBought: boolean, entries: Array<{ id: number, kind: string, amountMinor: number, orderNumber: string | null, madeAt: string } | null> } | null };

export type GiftCardsQueryVariables = Exact<{
  text?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type GiftCardsQueryResult = { giftCards: { hasMore: boolean, cards: Array<{ id: number, codeEnding: string, currency: string, balanceMinor: number, issuedMinor: number, issuedAt: string, voidedAt: string | null, isBought: boolean } | null> } };

export type IssueGiftCardMutationVariables = Exact<{
  amountMinor: number;
  currency: string;
  reason: string;
}>;


export type IssueGiftCardMutationResult = { issueGiftCard: { id: number, code: string } };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQueryResult = { health: Array<{ name: string, value: string, unit: string, isBad: boolean } | null> };

export type DiscardJobMutationVariables = Exact<{
  id: string;
}>;


export type DiscardJobMutationResult = { discardJob: boolean };

export type JobsQueryVariables = Exact<{
  state?: string | null | undefined;
  before?: string | null | undefined;
}>;


export type JobsQueryResult = { jobs: { hasMore: boolean, jobs: Array<{ id: string, task: string, state: string, attempts: number, maxAttempts: number, runAt: string, createdAt: string, failure: string | null, about: string } | null> } };

export type RetryFailedJobsMutationVariables = Exact<{ [key: string]: never; }>;


export type RetryFailedJobsMutationResult = { retryFailedJobs: number };

export type RetryJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryJobMutationResult = { retryJob: boolean };

export type CancelMagentoImportMutationVariables = Exact<{
  id: number;
}>;


export type CancelMagentoImportMutationResult = { cancelMagentoImport: boolean };

export type ContinueMagentoImportMutationVariables = Exact<{
  id: number;
  token?: string | null | undefined;
}>;


export type ContinueMagentoImportMutationResult = { continueMagentoImport: boolean };

export type ImportTriedFromMagentoMutationVariables = Exact<{
  id: number;
}>;


export type ImportTriedFromMagentoMutationResult = { importTriedFromMagento: number };

export type MagentoImportQueryVariables = Exact<{
  id: number;
  after?: number | null | undefined;
}>;


export type MagentoImportQueryResult = { magentoImport: { failure: string | null, stage: string | null, id: number, sourceUrl: string, groups: Array<string | null>, isTrial: boolean, state: string, by: string, createdAt: string, counts: Array<{ kind: string, total: number, read: number, added: number, changed: number, unchanged: number, leftOut: number } | null>, problems: Array<{ id: number, kind: string, magentoId: string, name: string | null, code: string, value: string, isLeftOut: boolean } | null> } | null };

export type MagentoImportReportQueryVariables = Exact<{
  id: number;
  after: number;
}>;


export type MagentoImportReportQueryResult = { magentoImportReport: { text: string, next: number | null } };

export type MagentoImportRowFragment = { id: number, sourceUrl: string, groups: Array<string | null>, isTrial: boolean, state: string, by: string, createdAt: string };

export type MagentoImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type MagentoImportsQueryResult = { magentoImports: Array<{ id: number, sourceUrl: string, groups: Array<string | null>, isTrial: boolean, state: string, by: string, createdAt: string } | null> };

export type StartMagentoImportMutationVariables = Exact<{
  url: string;
  token: string;
  groups: Array<string> | string;
  vatBasisPoints: number;
  isTrial: boolean;
  files: Array<MagentoTableInput> | MagentoTableInput;
}>;


export type StartMagentoImportMutationResult = { startMagentoImport: number };

export type LetterQueryVariables = Exact<{
  id: number;
}>;


export type LetterQueryResult = { letter: { id: number, kind: string, locale: string, to: string, subject: string, postedAt: string, sentAt: string | null, failure: string | null, html: string | null, attachments: Array<string | null> } | null };

export type LetterFactsFragment = { id: number, kind: string, locale: string, to: string, subject: string, postedAt: string, sentAt: string | null, failure: string | null };

export type LettersQueryVariables = Exact<{
  text?: string | null | undefined;
  isFailed?: boolean | null | undefined;
  before?: number | null | undefined;
}>;


export type LettersQueryResult = { letters: { hasMore: boolean, letters: Array<{ id: number, kind: string, locale: string, to: string, subject: string, postedAt: string, sentAt: string | null, failure: string | null } | null> } };

export type SendLetterAgainMutationVariables = Exact<{
  id: number;
}>;


export type SendLetterAgainMutationResult = { sendLetterAgain: number };

export type ChangeShopMessageMutationVariables = Exact<{
  key: string;
  revision: string;
  texts: Array<ShopMessageWish> | ShopMessageWish;
}>;


export type ChangeShopMessageMutationResult = { changeShopMessage: boolean };

export type RestoreShopMessageMutationVariables = Exact<{
  key: string;
  revision: string;
}>;


export type RestoreShopMessageMutationResult = { restoreShopMessage: boolean };

export type ShopMessageQueryVariables = Exact<{
  key: string;
}>;


export type ShopMessageQueryResult = { shopMessage: { key: string, usedIn: Array<string | null>, revision: string, texts: Array<{ locale: string, text: string, own: string | null, isMisfit: boolean } | null>, history: Array<{ revision: string, at: string, author: string, differences: Array<{ locale: string, before: string | null, after: string | null } | null> } | null> } | null };

export type ShopMessagesQueryVariables = Exact<{
  text?: string | null | undefined;
  locale?: string | null | undefined;
  state?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type ShopMessagesQueryResult = { shopMessages: { total: number, hasMore: boolean, messages: Array<{ key: string, text: string, ownLocales: Array<string | null>, misfits: Array<string | null> } | null>, locales: Array<{ locale: string, messages: number, translated: number, own: number, misfits: number } | null> } | null };

export type CancelOrderMutationVariables = Exact<{
  number: string;
  reason?: string | null | undefined;
  lines?: Array<LineWishInput> | LineWishInput | null | undefined;
}>;


export type CancelOrderMutationResult = { cancelOrder: boolean };

export type ChangeDeliveryAddressMutationVariables = Exact<{
  number: string;
  firstName: string;
  lastName: string;
  company?: string | null | undefined;
  street: Array<string> | string;
  postcode?: string | null | undefined;
  city: string;
  region?: string | null | undefined;
  phone: string;
}>;


export type ChangeDeliveryAddressMutationResult = { changeDeliveryAddress: boolean };

export type CutListQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type CutListQueryResult = { cutList: Array<{ poolKey: string, begunCm: number, cuts: Array<{ orderNumber: string, sku: string, name: string, lengthCm: number, spool: number, leftCm: number } | null> } | null> };

export type DeliverOrderMutationVariables = Exact<{
  number: string;
}>;


export type DeliverOrderMutationResult = { deliverOrder: boolean };

export type DeskOrderQueryVariables = Exact<{
  number: string;
}>;


export type DeskOrderQueryResult = { order: { status: string, storeCode: string, currency: string, totalMinor: number, toPayMinor: number, creditableMinor: number, paymentMethod: string, isErased: boolean, billingAddress: Array<string | null>, shippingMinor: number, moves: Array<string | null>, number: string, placedAt: string, email: string, phone: string | null, remarks: string | null, carrierName: string | null, pickupPoint: string | null, shippingAddress: Array<string | null>, delivery: { firstName: string, lastName: string, company: string | null, street: Array<string | null>, postcode: string | null, city: string, region: string | null, phone: string, country: string } | null, shipments: Array<{ id: number, carrier: string, trackingNumber: string | null, shippedAt: string, deliveredAt: string | null } | null>, payments: Array<{ id: number, method: string, state: string, amountMinor: number } | null>, documents: Array<{ number: string, series: string, totalMinor: number, issuedAt: string, path: string | null } | null>, timeline: Array<{ at: string, kind: string, by: string | null, text: string | null } | null>, letters: Array<{ id: number, kind: string, locale: string, to: string, subject: string, postedAt: string, sentAt: string | null, failure: string | null } | null>, returns: Array<{ number: string, statedAt: string, lines: Array<{ id: number, state: string } | null> } | null>, lines: Array<{ line: string, kind: string, sku: string, name: string, options: string, lengthCm: number | null, quantityHundredths: number, shippedHundredths: number, canceledHundredths: number, creditedHundredths: number, leftToShipHundredths: number, leftToCreditHundredths: number, totalMinor: number } | null> } | null };

export type FindOrdersQueryVariables = Exact<{
  text: string;
}>;


export type FindOrdersQueryResult = { findOrders: Array<{ number: string, status: string, name: string, email: string } | null> };

export type FoundOrderRowFragment = { id: number, number: string, status: string, placedAt: string, email: string, name: string, country: string | null, currency: string, totalMinor: number, paymentMethod: string, lines: number };

export type HoldOrderMutationVariables = Exact<{
  number: string;
}>;


export type HoldOrderMutationResult = { holdOrder: boolean };

export type NoteOnOrderMutationVariables = Exact<{
  number: string;
  text: string;
}>;


export type NoteOnOrderMutationResult = { noteOnOrder: boolean };

export type OrderToPackFragment = { number: string, placedAt: string, email: string, phone: string | null, remarks: string | null, carrierName: string | null, pickupPoint: string | null, shippingAddress: Array<string | null>, lines: Array<{ line: string, kind: string, sku: string, name: string, options: string, lengthCm: number | null, quantityHundredths: number, shippedHundredths: number, canceledHundredths: number, creditedHundredths: number, leftToShipHundredths: number, leftToCreditHundredths: number, totalMinor: number } | null> };

export type OrdersQueryVariables = Exact<{
  text?: string | null | undefined;
  status?: string | null | undefined;
  trouble?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type OrdersQueryResult = { orders: { hasMore: boolean, orders: Array<{ id: number, number: string, status: string, placedAt: string, email: string, name: string, country: string | null, currency: string, totalMinor: number, paymentMethod: string, lines: number } | null> }, savedViews: Array<{ id: number, name: string, query: string } | null> };

export type OrdersToPackQueryVariables = Exact<{
  numbers: Array<string> | string;
}>;


export type OrdersToPackQueryResult = { ordersToPack: Array<{ number: string, placedAt: string, email: string, phone: string | null, remarks: string | null, carrierName: string | null, pickupPoint: string | null, shippingAddress: Array<string | null>, lines: Array<{ line: string, kind: string, sku: string, name: string, options: string, lengthCm: number | null, quantityHundredths: number, shippedHundredths: number, canceledHundredths: number, creditedHundredths: number, leftToShipHundredths: number, leftToCreditHundredths: number, totalMinor: number } | null> } | null> };

export type ReceiveMoneyMutationVariables = Exact<{
  number: string;
}>;


export type ReceiveMoneyMutationResult = { receiveMoney: boolean };

export type RefundOrderMutationVariables = Exact<{
  number: string;
  amountMinor?: number | null | undefined;
  lines?: Array<LineWishInput> | LineWishInput | null | undefined;
  isShippingIncluded?: boolean | null | undefined;
  reason?: string | null | undefined;
  isToGiftCard?: boolean | null | undefined;
  key?: string | null | undefined;
}>;


export type RefundOrderMutationResult = { refundOrder: { creditNoteNumber: string } };

export type RefundPreviewQueryVariables = Exact<{
  number: string;
  amountMinor?: number | null | undefined;
  lines?: Array<LineWishInput> | LineWishInput | null | undefined;
  isShippingIncluded?: boolean | null | undefined;
  isToGiftCard?: boolean | null | undefined;
}>;


export type RefundPreviewQueryResult = { refundPreview: { amountMinor: number, isWhole: boolean, isOwed: boolean, email: string, ways: Array<{ way: string, amountMinor: number } | null> } };

export type ReleaseOrderMutationVariables = Exact<{
  number: string;
}>;


export type ReleaseOrderMutationResult = { releaseOrder: boolean };

export type RemoveViewMutationVariables = Exact<{
  id: number;
}>;


export type RemoveViewMutationResult = { removeView: boolean };

export type SaveViewMutationVariables = Exact<{
  room: string;
  name: string;
  query: string;
}>;


export type SaveViewMutationResult = { saveView: Array<{ id: number } | null> };

export type ShipOrderMutationVariables = Exact<{
  number: string;
  carrier?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  lines?: Array<LineWishInput> | LineWishInput | null | undefined;
}>;


export type ShipOrderMutationResult = { shipOrder: boolean };

export type ShipOrdersMutationVariables = Exact<{
  parcels: Array<ParcelInput> | ParcelInput;
}>;


export type ShipOrdersMutationResult = { shipOrders: Array<{ number: string, code: string } | null> };

export type AddPictureMutationVariables = Exact<{
  sku: string;
  uploadId: number;
}>;


export type AddPictureMutationResult = { addPicture: number };

export type ChangePricesMutationVariables = Exact<{
  prices: Array<PriceInput> | PriceInput;
}>;


export type ChangePricesMutationResult = { changePrices: number };

export type ChangeProductWordsMutationVariables = Exact<{
  sku: string;
  locale: string;
  seenAt?: string | null | undefined;
  words: ProductWordsInput;
}>;


export type ChangeProductWordsMutationResult = { changeProductWords: boolean };

export type CopyAsColourMutationVariables = Exact<{
  sku: string;
  newSku: string;
  swatch: string;
  names: Array<ColourNameInput> | ColourNameInput;
}>;


export type CopyAsColourMutationResult = { copyAsColour: boolean };

export type DescribePictureMutationVariables = Exact<{
  sku: string;
  id: number;
  texts: Array<PictureTextInput> | PictureTextInput;
}>;


export type DescribePictureMutationResult = { describePicture: boolean };

export type DeskProductQueryVariables = Exact<{
  sku: string;
}>;


export type DeskProductQueryResult = { product: { id: number, sku: string, kind: string, isActive: boolean, visibility: string, taxClass: string, createdAt: string, words: Array<{ locale: string, state: string, changedAt: string, name: string, shortDescription: string | null, descriptionHtml: string | null, metaTitle: string | null, metaDescription: string | null, colourName: string | null, rangeName: string | null, urlKey: string, formerPaths: Array<string | null> } | null>, parts: Array<{ sku: string, isActive: boolean, options: string, lengthCm: number | null, priceMinor: number | null, poolKey: string | null, poolQuantity: number | null, units: number | null } | null>, pictures: Array<{ id: number, file: string, texts: Array<{ locale: string, text: string } | null> } | null>, categories: Array<{ id: number, name: string } | null> } | null };

export type FoundProductRowFragment = { id: number, sku: string, name: string, kind: string, isActive: boolean, isSalable: boolean, variants: number, lowestPriceMinor: number | null, highestPriceMinor: number | null, imageFile: string | null, missing: Array<string | null>, outdated: Array<string | null> };

export type JoinColoursMutationVariables = Exact<{
  sku: string;
  other?: string | null | undefined;
}>;


export type JoinColoursMutationResult = { joinColours: boolean };

export type MarketPricesQueryVariables = Exact<{
  sku: string;
}>;


export type MarketPricesQueryResult = { marketPrices: Array<{ locale: string, currency: string, isWithVat: boolean, ownMinor: number | null, convertedMinor: number } | null> };

export type OrderPicturesMutationVariables = Exact<{
  sku: string;
  ids: Array<number> | number;
}>;


export type OrderPicturesMutationResult = { orderPictures: boolean };

export type PlanReductionMutationVariables = Exact<{
  skus: Array<string> | string;
  percentOff: number;
  from: string;
  until?: string | null | undefined;
}>;


export type PlanReductionMutationResult = { planReduction: number };

export type PricesQueryVariables = Exact<{
  sku: string;
}>;


export type PricesQueryResult = { prices: Array<{ sku: string, options: string, priceMinor: number, lowestNowMinor: number | null, ownMarketPrices: number, reduction: { priceMinor: number, startsOn: string, endsOn: string | null, state: string, lowestBeforeMinor: number | null, isStruckThrough: boolean } | null, tiers: Array<{ quantity: number, percentOff: number } | null>, history: Array<{ validFrom: string, priceMinor: number } | null> } | null> };

export type PricesOfQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type PricesOfQueryResult = { pricesOf: Array<{ sku: string, priceMinor: number, ownMarketPrices: number, reduction: { priceMinor: number, state: string } | null } | null> };

export type ProductRelationsQueryVariables = Exact<{
  sku: string;
}>;


export type ProductRelationsQueryResult = { productRelations: { links: Array<{ kind: string, products: Array<{ sku: string, name: string, isActive: boolean, imageFile: string | null } | null> } | null>, colours: Array<{ sku: string, name: string, isActive: boolean, imageFile: string | null } | null> } | null };

export type ProductsQueryVariables = Exact<{
  text?: string | null | undefined;
  kind?: string | null | undefined;
  filter?: string | null | undefined;
  before?: number | null | undefined;
}>;


export type ProductsQueryResult = { products: { hasMore: boolean, products: Array<{ id: number, sku: string, name: string, kind: string, isActive: boolean, isSalable: boolean, variants: number, lowestPriceMinor: number | null, highestPriceMinor: number | null, imageFile: string | null, missing: Array<string | null>, outdated: Array<string | null> } | null> } };

export type PublishProductsMutationVariables = Exact<{
  skus: Array<string> | string;
  isActive: boolean;
}>;


export type PublishProductsMutationResult = { publishProducts: number };

export type ReductionPreviewQueryVariables = Exact<{
  skus: Array<string> | string;
  percentOff: number;
  from: string;
}>;


export type ReductionPreviewQueryResult = { reductionPreview: Array<{ sku: string, priceMinor: number, reducedMinor: number, lowestBeforeMinor: number | null, isStruckThrough: boolean, isReplacing: boolean } | null> };

export type RelatedProductRowFragment = { sku: string, name: string, isActive: boolean, imageFile: string | null };

export type RemovePictureMutationVariables = Exact<{
  sku: string;
  id: number;
}>;


export type RemovePictureMutationResult = { removePicture: boolean };

export type RenameProductMutationVariables = Exact<{
  sku: string;
  locale: string;
  urlKey: string;
}>;


export type RenameProductMutationResult = { renameProduct: boolean };

export type SetMarketPricesMutationVariables = Exact<{
  sku: string;
  prices: Array<MarketPriceInput> | MarketPriceInput;
}>;


export type SetMarketPricesMutationResult = { setMarketPrices: boolean };

export type SetRelationsMutationVariables = Exact<{
  sku: string;
  kind: string;
  skus: Array<string> | string;
}>;


export type SetRelationsMutationResult = { setRelations: boolean };

export type SetTaxClassMutationVariables = Exact<{
  sku: string;
  taxClass: string;
}>;


export type SetTaxClassMutationResult = { setTaxClass: boolean };

export type SetTiersMutationVariables = Exact<{
  sku: string;
  tiers: Array<TierInput> | TierInput;
}>;


export type SetTiersMutationResult = { setTiers: boolean };

export type WithdrawReductionMutationVariables = Exact<{
  skus: Array<string> | string;
}>;


export type WithdrawReductionMutationResult = { withdrawReduction: number };

export type CohortsReportQueryVariables = Exact<{ [key: string]: never; }>;


export type CohortsReportQueryResult = { cohortsReport: { countedAt: string, cohorts: Array<{ month: string, buyers: number, again: Array<number | null> } | null> } | null };

export type MarginReportQueryVariables = Exact<{
  from: string;
  to: string;
  market?: string | null | undefined;
  currency?: string | null | undefined;
}>;


export type MarginReportQueryResult = { marginReport: { daysWaiting: number, rows: Array<{ day: string, netMinor: number, costedMinor: number, costMinor: number } | null> } };

export type ReportExportQueryVariables = Exact<{
  report: string;
  from: string;
  to: string;
  market?: string | null | undefined;
  currency?: string | null | undefined;
}>;


export type ReportExportQueryResult = { reportExport: string };

export type SalesReportQueryVariables = Exact<{
  from: string;
  to: string;
  market?: string | null | undefined;
  currency?: string | null | undefined;
}>;


export type SalesReportQueryResult = { salesReport: { daysWaiting: number, rows: Array<{ day: string, currency: string, orders: number, totalMinor: number, creditedMinor: number } | null> } };

export type SellersReportQueryVariables = Exact<{
  from: string;
  to: string;
  market?: string | null | undefined;
  which: string;
}>;


export type SellersReportQueryResult = { sellersReport: { daysWaiting: number, rows: Array<{ sku: string, name: string | null, quantityHundredths: number, netMinor: number, costedMinor: number, costMinor: number, since: string | null } | null> } };

export type StockValueReportQueryVariables = Exact<{ [key: string]: never; }>;


export type StockValueReportQueryResult = { stockValueReport: { totalMinor: number, pools: number, poolsWithoutCost: number, worthMost: Array<{ key: string, name: string | null, quantity: number, isLength: boolean, costMillionths: number, valueMinor: number } | null> } };

export type VatReportQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type VatReportQueryResult = { vatReport: { daysWaiting: number, rows: Array<{ country: string, treatment: string, basisPoints: number, currency: string, taxableMinor: number, taxMinor: number, documents: number } | null> } };

export type DeclineReturnMutationVariables = Exact<{
  number: string;
  lineIds?: Array<number> | number | null | undefined;
  reason: string;
}>;


export type DeclineReturnMutationResult = { declineReturn: boolean };

export type ReceiveReturnMutationVariables = Exact<{
  number: string;
  lineIds?: Array<number> | number | null | undefined;
}>;


export type ReceiveReturnMutationResult = { receiveReturn: boolean };

export type RefundReturnMutationVariables = Exact<{
  number: string;
  lineIds?: Array<number> | number | null | undefined;
  isShippingIncluded?: boolean | null | undefined;
}>;


export type RefundReturnMutationResult = { refundReturn: boolean };

export type RestockReturnMutationVariables = Exact<{
  number: string;
  lineIds?: Array<number> | number | null | undefined;
}>;


export type RestockReturnMutationResult = { restockReturn: boolean };

export type ReturnOfNumberQueryVariables = Exact<{
  number: string;
}>;


export type ReturnOfNumberQueryResult = { returnOfNumber: { number: string, orderNumber: string, statedAt: string, name: string, remark: string | null, isStatutory: boolean, lines: Array<{ id: number, line: string, name: string, quantityHundredths: number, isSentBack: boolean, state: string, creditNoteNumber: string | null, reason: string | null, restockedAt: string | null } | null> } | null };

export type ReturnRowFragment = { number: string, orderNumber: string, statedAt: string, name: string, remark: string | null, isStatutory: boolean, lines: Array<{ id: number, line: string, name: string, quantityHundredths: number, isSentBack: boolean, state: string, creditNoteNumber: string | null, reason: string | null, restockedAt: string | null } | null> };

export type ReturnsQueryVariables = Exact<{
  isWaiting: boolean;
  page?: number | null | undefined;
}>;


export type ReturnsQueryResult = { returns: { total: number, returns: Array<{ number: string, orderNumber: string, statedAt: string, name: string, remark: string | null, isStatutory: boolean, lines: Array<{ id: number, line: string, name: string, quantityHundredths: number, isSentBack: boolean, state: string, creditNoteNumber: string | null, reason: string | null, restockedAt: string | null } | null> } | null> } };

export type AnswerReviewMutationVariables = Exact<{
  id: number;
  text?: string | null | undefined;
}>;


export type AnswerReviewMutationResult = { answerReview: boolean };

export type ApproveReviewMutationVariables = Exact<{
  id: number;
}>;


export type ApproveReviewMutationResult = { approveReview: boolean };

export type RejectReviewMutationVariables = Exact<{
  id: number;
}>;


export type RejectReviewMutationResult = { rejectReview: boolean };

export type ReviewsToModerateQueryVariables = Exact<{
  which: string;
  after?: number | null | undefined;
}>;


export type ReviewsToModerateQueryResult = { reviewsToModerate: { hasMore: boolean, reviews: Array<{ id: number, sku: string, locale: string, status: string, nickname: string, stars: number, summary: string, text: string, isVerified: boolean, answer: string | null, createdAt: string, pictures: Array<string | null>, reports: number } | null> } };

export type CancelVatRateMutationVariables = Exact<{
  country: string;
  taxClass: string;
  validFrom: string;
}>;


export type CancelVatRateMutationResult = { cancelVatRate: boolean };

export type CloseDayMutationVariables = Exact<{
  day: string;
  reason: string;
}>;


export type CloseDayMutationResult = { closeDay: boolean };

export type ClosedDayPreviewQueryVariables = Exact<{
  day: string;
}>;


export type ClosedDayPreviewQueryResult = { closedDayPreview: { isClosedAnyway: boolean, carts: number, orders: number } };

export type DecideSettingMutationVariables = Exact<{
  name: string;
  value?: string | null | undefined;
}>;


export type DecideSettingMutationResult = { decideSetting: boolean };

export type FreeShippingPreviewQueryVariables = Exact<{
  zone: string;
  freeFromMinor?: number | null | undefined;
}>;


export type FreeShippingPreviewQueryResult = { freeShippingPreview: { freeBefore: number, freeAfter: number } };

export type HoursOfShopQueryVariables = Exact<{ [key: string]: never; }>;


export type HoursOfShopQueryResult = { closedDays: Array<{ day: string, reason: string } | null>, openingHours: Array<{ place: string, weekday: number, opens: string, closes: string } | null> };

export type OpenDayMutationVariables = Exact<{
  day: string;
}>;


export type OpenDayMutationResult = { openDay: boolean };

export type OrdersBelowQueryVariables = Exact<{
  minimumMinor: number;
}>;


export type OrdersBelowQueryResult = { ordersBelow: number };

export type RemoveShippingRateMutationVariables = Exact<{
  zone: string;
  carrier: string;
  kind: string;
  upToGrams: number;
}>;


export type RemoveShippingRateMutationResult = { removeShippingRate: boolean };

export type SetFreeShippingFromMutationVariables = Exact<{
  zone: string;
  freeFromMinor?: number | null | undefined;
}>;


export type SetFreeShippingFromMutationResult = { setFreeShippingFrom: boolean };

export type SetOpeningHoursMutationVariables = Exact<{
  place: string;
  spans: Array<OpenSpanInput> | OpenSpanInput;
}>;


export type SetOpeningHoursMutationResult = { setOpeningHours: boolean };

export type SetShippingRateMutationVariables = Exact<{
  zone: string;
  carrier: string;
  kind: string;
  upToGrams: number;
  priceMinor: number;
}>;


export type SetShippingRateMutationResult = { setShippingRate: boolean };

export type SetVatRateMutationVariables = Exact<{
  country: string;
  taxClass: string;
  validFrom: string;
  basisPoints: number;
}>;


export type SetVatRateMutationResult = { setVatRate: boolean };

export type ShippingRatePreviewQueryVariables = Exact<{
  zone: string;
  carrier: string;
  kind: string;
  upToGrams: number;
  priceMinor: number;
}>;


export type ShippingRatePreviewQueryResult = { shippingRatePreview: { orders: number, differenceMinor: number } };

export type ShippingRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShippingRulesQueryResult = { shippingRules: Array<{ key: string, freeFromMinor: number | null, countries: Array<string | null>, orders: number, rates: Array<{ carrier: string, carrierName: string, kind: string, upToGrams: number, priceMinor: number } | null> } | null> };

export type ShopSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopSettingsQueryResult = { shopSettings: Array<{ name: string, value: string, byDefault: string, isDecided: boolean, must: string } | null> };

export type VatRatePreviewQueryVariables = Exact<{
  country: string;
  taxClass: string;
  validFrom: string;
}>;


export type VatRatePreviewQueryResult = { vatRatePreview: { beforeBasisPoints: number | null, prices: number, stores: Array<string | null> } };

export type VatRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type VatRulesQueryResult = { vatRates: Array<{ country: string, taxClass: string, validFrom: string, basisPoints: number, isPlanned: boolean } | null> };

export type IndexingQueryVariables = Exact<{ [key: string]: never; }>;


export type IndexingQueryResult = { indexing: { isBuilding: boolean, builtLocales: number, locales: number, products: number | null, seconds: number | null } | null };

export type KeepSearchRuleMutationVariables = Exact<{
  id?: number | null | undefined;
  rule: SearchRuleInput;
}>;


export type KeepSearchRuleMutationResult = { keepSearchRule: number };

export type RebuildIndicesMutationVariables = Exact<{ [key: string]: never; }>;


export type RebuildIndicesMutationResult = { rebuildIndices: boolean };

export type RemoveSearchRuleMutationVariables = Exact<{
  id: number;
}>;


export type RemoveSearchRuleMutationResult = { removeSearchRule: boolean };

export type ReplaceSynonymsMutationVariables = Exact<{
  language: string;
  synonyms: Array<SynonymInput> | SynonymInput;
}>;


export type ReplaceSynonymsMutationResult = { replaceSynonyms: boolean };

export type SearchPreviewQueryVariables = Exact<{
  rule: SearchRuleInput;
}>;


export type SearchPreviewQueryResult = { searchPreview: { without: Array<{ sku: string, name: string } | null>, with: Array<{ sku: string, name: string } | null> } | null };

export type SearchRuleQueryVariables = Exact<{
  id: number;
}>;


export type SearchRuleQueryResult = { searchRule: { id: number, locale: string, query: string, pinned: Array<string | null>, hidden: Array<string | null>, boosted: Array<string | null>, startsOn: string | null, endsOn: string | null } | null };

export type SearchRuleRowFragment = { id: number, locale: string, query: string, pinned: Array<string | null>, hidden: Array<string | null>, boosted: Array<string | null>, startsOn: string | null, endsOn: string | null };

export type SearchRulesQueryVariables = Exact<{
  locale: string;
}>;


export type SearchRulesQueryResult = { searchRules: Array<{ id: number, locale: string, query: string, pinned: Array<string | null>, hidden: Array<string | null>, boosted: Array<string | null>, startsOn: string | null, endsOn: string | null } | null> };

export type SearchesQueryVariables = Exact<{
  locale: string;
}>;


export type SearchesQueryResult = { searches: { popular: Array<{ query: string, count: number, hits: number } | null>, empty: Array<{ query: string, count: number } | null> } };

export type SynonymsQueryVariables = Exact<{
  language: string;
}>;


export type SynonymsQueryResult = { synonyms: Array<{ input: string | null, words: Array<string | null> } | null> };

export type CancelSheetMutationVariables = Exact<{
  id: number;
}>;


export type CancelSheetMutationResult = { cancelSheet: boolean };

export type ExportSheetQueryVariables = Exact<{
  kind: string;
  after: number;
}>;


export type ExportSheetQueryResult = { exportSheet: { text: string, next: number | null } };

export type ImportSheetMutationVariables = Exact<{
  id: number;
}>;


export type ImportSheetMutationResult = { importSheet: number };

export type ReadSheetMutationVariables = Exact<{
  uploadId: number;
  kind: string;
  fileName: string;
  isTrial: boolean;
}>;


export type ReadSheetMutationResult = { readSheet: number };

export type SheetQueryVariables = Exact<{
  id: number;
}>;


export type SheetQueryResult = { sheet: { id: number, kind: string, fileName: string, isTrial: boolean, state: string, by: string, createdAt: string, finishedAt: string | null, rowsTotal: number, rowsRead: number, rowsChanged: number, rowsRefused: number, problems: Array<{ row: number, column: string | null, code: string, value: string } | null> } | null };

export type SheetRowFragment = { id: number, kind: string, fileName: string, isTrial: boolean, state: string, by: string, createdAt: string, finishedAt: string | null, rowsTotal: number, rowsRead: number, rowsChanged: number, rowsRefused: number };

export type SheetsQueryVariables = Exact<{ [key: string]: never; }>;


export type SheetsQueryResult = { sheets: Array<{ id: number, kind: string, fileName: string, isTrial: boolean, state: string, by: string, createdAt: string, finishedAt: string | null, rowsTotal: number, rowsRead: number, rowsChanged: number, rowsRefused: number } | null> };

export type AuditLogQueryVariables = Exact<{
  before?: number | null | undefined;
  staffId?: number | null | undefined;
  subject?: string | null | undefined;
  isRefused?: boolean | null | undefined;
}>;


export type AuditLogQueryResult = { auditLog: { hasMore: boolean, entries: Array<{ id: number, staffName: string, operation: string, subject: string | null, given: string, before: string, after: string, outcome: string | null, code: string | null, place: string, at: string } | null> } };

export type ChangeRoleMutationVariables = Exact<{
  id: number;
  role: string;
}>;


export type ChangeRoleMutationResult = { changeRole: boolean };

export type InviteStaffMutationVariables = Exact<{
  email: string;
  name: string;
  role: string;
}>;


export type InviteStaffMutationResult = { inviteStaff: { url: string } };

export type RemoveStaffMutationVariables = Exact<{
  id: number;
}>;


export type RemoveStaffMutationResult = { removeStaff: boolean };

export type RenewAccessMutationVariables = Exact<{
  id: number;
}>;


export type RenewAccessMutationResult = { renewAccess: { url: string } };

export type StaffListQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffListQueryResult = { staffList: { staff: Array<{ id: number, email: string, name: string, role: string, lastSeenAt: string | null, hasPasskey: boolean } | null>, invitations: Array<{ id: number, email: string | null, name: string | null, role: string, expiresAt: string } | null> } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawInvitationMutationResult = { withdrawInvitation: boolean };

export type ChangeStockMutationVariables = Exact<{
  key: string;
  quantity?: number | null | undefined;
  difference?: number | null | undefined;
  reason: string;
  note?: string | null | undefined;
}>;


export type ChangeStockMutationResult = { changeStock: number };

export type StockPoolQueryVariables = Exact<{
  key: string;
}>;


export type StockPoolQueryResult = { stockPool: { key: string, quantity: number, isLength: boolean, parts: Array<{ sku: string, units: number } | null>, movements: Array<{ at: string, kind: string, units: number, quantityAfter: number | null, orderNumber: string | null, note: string | null, by: string | null } | null> } | null };

export type StockPoolsQueryVariables = Exact<{
  text?: string | null | undefined;
  filter?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StockPoolsQueryResult = { stockPools: { hasMore: boolean, pools: Array<{ key: string, quantity: number, isLength: boolean, isLow: boolean, sku: string | null, name: string | null } | null> } };

export type TodayQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayQueryResult = { today: { ordersToHandle: number, ordersOnHold: number, paymentsFailed: number, refundsRefused: number, lettersFailed: number, jobsStuck: number, stockEmpty: number, stockLow: number, reviewsToDecide: number, returnsToDecide: number, searchesEmpty: number, day: string, sales: Array<{ day: string, currency: string, orders: number, totalMinor: number } | null>, vitals: Array<{ page: string, device: string, vital: string, values: number, good: number, poor: number, p75: number | null } | null> } };

export const AcceptByPasskeyMutation: Operation<AcceptByPasskeyMutationResult, AcceptByPasskeyMutationVariables> = {
  name: 'AcceptByPasskey',
  text: "mutation AcceptByPasskey($token:String!$email:String$name:String!$language:String!$credential:String!){acceptByPasskey(token:$token email:$email name:$name language:$language credential:$credential){token}}",
};

export const AcceptByPasswordMutation: Operation<AcceptByPasswordMutationResult, AcceptByPasswordMutationVariables> = {
  name: 'AcceptByPassword',
  text: "mutation AcceptByPassword($token:String!$email:String$name:String!$language:String!$password:String!$code:String!){acceptByPassword(token:$token email:$email name:$name language:$language password:$password code:$code){token recoveryCodes}}",
};

export const ChooseLanguageMutation: Operation<ChooseLanguageMutationResult, ChooseLanguageMutationVariables> = {
  name: 'ChooseLanguage',
  text: "mutation ChooseLanguage($language:String!){chooseLanguage(language:$language)}",
};

export const EndSessionMutation: Operation<EndSessionMutationResult, EndSessionMutationVariables> = {
  name: 'EndSession',
  text: "mutation EndSession($id:Int!){endSession(id:$id)}",
};

export const InvitationQuery: Operation<InvitationQueryResult, InvitationQueryVariables> = {
  name: 'Invitation',
  text: "query Invitation($token:String!){invitation(token:$token){email name role totpSecret totpUri}}",
};

export const MySessionsQuery: Operation<MySessionsQueryResult, MySessionsQueryVariables> = {
  name: 'MySessions',
  text: "query MySessions{mySessions{id device place createdAt lastUsedAt isThisOne}}",
};

export const ProveByPasskeyMutation: Operation<ProveByPasskeyMutationResult, ProveByPasskeyMutationVariables> = {
  name: 'ProveByPasskey',
  text: "mutation ProveByPasskey($credential:String!){proveByPasskey(credential:$credential)}",
};

export const SignInMutation: Operation<SignInMutationResult, SignInMutationVariables> = {
  name: 'SignIn',
  text: "mutation SignIn($email:String!$password:String!$code:String!){signIn(email:$email password:$password code:$code){token}}",
};

export const SignInByPasskeyMutation: Operation<SignInByPasskeyMutationResult, SignInByPasskeyMutationVariables> = {
  name: 'SignInByPasskey',
  text: "mutation SignInByPasskey($credential:String!){signInByPasskey(credential:$credential){token}}",
};

export const SignOutMutation: Operation<SignOutMutationResult, SignOutMutationVariables> = {
  name: 'SignOut',
  text: "mutation SignOut{signOut}",
};

export const StartAcceptanceMutation: Operation<StartAcceptanceMutationResult, StartAcceptanceMutationVariables> = {
  name: 'StartAcceptance',
  text: "mutation StartAcceptance($token:String!$email:String$name:String!){startAcceptance(token:$token email:$email name:$name){json}}",
};

export const StartPasskeySignInMutation: Operation<StartPasskeySignInMutationResult, StartPasskeySignInMutationVariables> = {
  name: 'StartPasskeySignIn',
  text: "mutation StartPasskeySignIn{startPasskeySignIn{json}}",
};

export const StartProvingMutation: Operation<StartProvingMutationResult, StartProvingMutationVariables> = {
  name: 'StartProving',
  text: "mutation StartProving{startProving{json}}",
};

export const MeQuery: Operation<MeQueryResult, MeQueryVariables> = {
  name: 'Me',
  text: "query Me{me{id email name role language hasProved provesByCode operations}}",
};

export const ProveMutation: Operation<ProveMutationResult, ProveMutationVariables> = {
  name: 'Prove',
  text: "mutation Prove($code:String!){prove(code:$code)}",
};

export const AddOptionMutation: Operation<AddOptionMutationResult, AddOptionMutationVariables> = {
  name: 'AddOption',
  text: "mutation AddOption($attributeId:Int!$swatch:String$names:[NameInput!]!){addOption(attributeId:$attributeId swatch:$swatch names:$names)}",
};

export const AttributeOptionQuery: Operation<AttributeOptionQueryResult, AttributeOptionQueryVariables> = {
  name: 'AttributeOption',
  text: "query AttributeOption($id:Int!){attributeOption(id:$id){id attributeId code swatch names{locale name}}}",
};

export const AttributesQuery: Operation<AttributesQueryResult, AttributesQueryVariables> = {
  name: 'Attributes',
  text: "query Attributes{attributes{id code label inputType isFilterable isConfigurable options}}",
};

export const ChangeOptionMutation: Operation<ChangeOptionMutationResult, ChangeOptionMutationVariables> = {
  name: 'ChangeOption',
  text: "mutation ChangeOption($id:Int!$swatch:String$names:[NameInput!]!){changeOption(id:$id swatch:$swatch names:$names)}",
};

export const DeskAttributeQuery: Operation<DeskAttributeQueryResult, DeskAttributeQueryVariables> = {
  name: 'DeskAttribute',
  text: "query DeskAttribute($id:Int!){attribute(id:$id){id code inputType names{locale name}options{id code label swatch products}}}",
};

export const MoveOptionMutation: Operation<MoveOptionMutationResult, MoveOptionMutationVariables> = {
  name: 'MoveOption',
  text: "mutation MoveOption($id:Int!$place:Int!){moveOption(id:$id place:$place)}",
};

export const RemoveOptionMutation: Operation<RemoveOptionMutationResult, RemoveOptionMutationVariables> = {
  name: 'RemoveOption',
  text: "mutation RemoveOption($id:Int!){removeOption(id:$id)}",
};

export const RenameAttributeMutation: Operation<RenameAttributeMutationResult, RenameAttributeMutationVariables> = {
  name: 'RenameAttribute',
  text: "mutation RenameAttribute($id:Int!$names:[NameInput!]!){renameAttribute(id:$id names:$names)}",
};

export const AddCategoryMutation: Operation<AddCategoryMutationResult, AddCategoryMutationVariables> = {
  name: 'AddCategory',
  text: "mutation AddCategory($parentId:Int$name:String!){addCategory(parentId:$parentId name:$name)}",
};

export const CategoriesQuery: Operation<CategoriesQueryResult, CategoriesQueryVariables> = {
  name: 'Categories',
  text: "query Categories{categories{id parentId level name isActive isInMenu products missing outdated}}",
};

export const CategoryRemovalQuery: Operation<CategoryRemovalQueryResult, CategoryRemovalQueryVariables> = {
  name: 'CategoryRemoval',
  text: "query CategoryRemoval($id:Int!){category(id:$id){id parentId words{locale state name}}categoryRemoval(id:$id){products productsOnlyHere children addresses}contentLeadingToCategory(id:$id){id type title language links}categories{id level name}}",
};

export const ChangeCategoryWordsMutation: Operation<ChangeCategoryWordsMutationResult, ChangeCategoryWordsMutationVariables> = {
  name: 'ChangeCategoryWords',
  text: "mutation ChangeCategoryWords($id:Int!$locale:String!$seenAt:String$words:CategoryWordsInput!){changeCategoryWords(id:$id locale:$locale seenAt:$seenAt words:$words)}",
};

export const DeskCategoryQuery: Operation<DeskCategoryQueryResult, DeskCategoryQueryVariables> = {
  name: 'DeskCategory',
  text: "query DeskCategory($id:Int!$after:Int!){category(id:$id){id parentId isActive isInMenu words{locale state changedAt name descriptionHtml metaTitle metaDescription urlKey urlPath formerPaths}}categoryProducts(id:$id after:$after){total products{id sku name isActive imageFile}}categories{id level name}}",
};

export const MoveCategoryMutation: Operation<MoveCategoryMutationResult, MoveCategoryMutationVariables> = {
  name: 'MoveCategory',
  text: "mutation MoveCategory($id:Int!$parentId:Int$before:Int){moveCategory(id:$id parentId:$parentId before:$before)}",
};

export const MoveInCategoryMutation: Operation<MoveInCategoryMutationResult, MoveInCategoryMutationVariables> = {
  name: 'MoveInCategory',
  text: "mutation MoveInCategory($id:Int!$sku:String!$place:Int!){moveInCategory(id:$id sku:$sku place:$place)}",
};

export const PlaceInCategoryMutation: Operation<PlaceInCategoryMutationResult, PlaceInCategoryMutationVariables> = {
  name: 'PlaceInCategory',
  text: "mutation PlaceInCategory($id:Int!$skus:[String!]!){placeInCategory(id:$id skus:$skus)}",
};

export const RemoveCategoryMutation: Operation<RemoveCategoryMutationResult, RemoveCategoryMutationVariables> = {
  name: 'RemoveCategory',
  text: "mutation RemoveCategory($id:Int!$followerId:Int$movesProducts:Boolean!$seenProducts:Int!$seenChildren:Int!){removeCategory(id:$id followerId:$followerId movesProducts:$movesProducts seenProducts:$seenProducts seenChildren:$seenChildren)}",
};

export const RenameCategoryMutation: Operation<RenameCategoryMutationResult, RenameCategoryMutationVariables> = {
  name: 'RenameCategory',
  text: "mutation RenameCategory($id:Int!$locale:String!$urlKey:String!){renameCategory(id:$id locale:$locale urlKey:$urlKey)}",
};

export const ShowCategoryMutation: Operation<ShowCategoryMutationResult, ShowCategoryMutationVariables> = {
  name: 'ShowCategory',
  text: "mutation ShowCategory($id:Int!$isActive:Boolean!$isInMenu:Boolean!){showCategory(id:$id isActive:$isActive isInMenu:$isInMenu)}",
};

export const TakeFromCategoryMutation: Operation<TakeFromCategoryMutationResult, TakeFromCategoryMutationVariables> = {
  name: 'TakeFromCategory',
  text: "mutation TakeFromCategory($id:Int!$skus:[String!]!){takeFromCategory(id:$id skus:$skus)}",
};

export const AddContentPictureMutation: Operation<AddContentPictureMutationResult, AddContentPictureMutationVariables> = {
  name: 'AddContentPicture',
  text: "mutation AddContentPicture($uploadId:Int!){addContentPicture(uploadId:$uploadId)}",
};

export const ContentDocumentQuery: Operation<ContentDocumentQueryResult, ContentDocumentQueryVariables> = {
  name: 'ContentDocument',
  text: "query ContentDocument($id:String!){contentDocument(id:$id){id type language state revision updatedAt publishedAt json fields problems{path code details}translations{id language state}plans{documentId kind dueAt failure}}}",
};

export const ContentDocumentsQuery: Operation<ContentDocumentsQueryResult, ContentDocumentsQueryVariables> = {
  name: 'ContentDocuments',
  text: "query ContentDocuments($type:String!$text:String$language:String$state:String$page:Int){contentDocuments(type:$type text:$text language:$language state:$state page:$page){total hasMore documents{id title language updatedAt state}}}",
};

export const ContentHistoryQuery: Operation<ContentHistoryQueryResult, ContentHistoryQueryVariables> = {
  name: 'ContentHistory',
  text: "query ContentHistory($id:String!){contentHistory(id:$id){revision at author kind}}",
};

export const ContentPicturesQuery: Operation<ContentPicturesQueryResult, ContentPicturesQueryVariables> = {
  name: 'ContentPictures',
  text: "query ContentPictures($page:Int){contentPictures(page:$page){id path name width height}}",
};

export const ContentPlansQuery: Operation<ContentPlansQueryResult, ContentPlansQueryVariables> = {
  name: 'ContentPlans',
  text: "query ContentPlans{contentPlans{documentId kind dueAt failure}}",
};

export const ContentPreviewQuery: Operation<ContentPreviewQueryResult, ContentPreviewQueryVariables> = {
  name: 'ContentPreview',
  text: "query ContentPreview($id:String!){contentPreview(id:$id)}",
};

export const ContentRedirectLoopsQuery: Operation<ContentRedirectLoopsQueryResult, ContentRedirectLoopsQueryVariables> = {
  name: 'ContentRedirectLoops',
  text: "query ContentRedirectLoops{contentRedirectLoops{steps}}",
};

export const ContentTypesQuery: Operation<ContentTypesQueryResult, ContentTypesQueryVariables> = {
  name: 'ContentTypes',
  text: "query ContentTypes{contentTypes{name documents drafts isTranslated}}",
};

export const ContentVersionQuery: Operation<ContentVersionQueryResult, ContentVersionQueryVariables> = {
  name: 'ContentVersion',
  text: "query ContentVersion($id:String!$revision:String!){contentVersion(id:$id revision:$revision)}",
};

export const CreateContentMutation: Operation<CreateContentMutationResult, CreateContentMutationVariables> = {
  name: 'CreateContent',
  text: "mutation CreateContent($type:String!$language:String$name:String$copyOf:String){createContent(type:$type language:$language name:$name copyOf:$copyOf)}",
};

export const DiscardContentDraftMutation: Operation<DiscardContentDraftMutationResult, DiscardContentDraftMutationVariables> = {
  name: 'DiscardContentDraft',
  text: "mutation DiscardContentDraft($id:String!){discardContentDraft(id:$id)}",
};

export const PlanContentMutation: Operation<PlanContentMutationResult, PlanContentMutationVariables> = {
  name: 'PlanContent',
  text: "mutation PlanContent($id:String!$kind:ContentPlanKind$at:String!){planContent(id:$id kind:$kind at:$at)}",
};

export const PublishContentMutation: Operation<PublishContentMutationResult, PublishContentMutationVariables> = {
  name: 'PublishContent',
  text: "mutation PublishContent($id:String!){publishContent(id:$id)}",
};

export const RemoveContentMutation: Operation<RemoveContentMutationResult, RemoveContentMutationVariables> = {
  name: 'RemoveContent',
  text: "mutation RemoveContent($id:String!){removeContent(id:$id)}",
};

export const RestoreContentMutation: Operation<RestoreContentMutationResult, RestoreContentMutationVariables> = {
  name: 'RestoreContent',
  text: "mutation RestoreContent($id:String!$revision:String!){restoreContent(id:$id revision:$revision)}",
};

export const SaveContentDraftMutation: Operation<SaveContentDraftMutationResult, SaveContentDraftMutationVariables> = {
  name: 'SaveContentDraft',
  text: "mutation SaveContentDraft($id:String!$json:String!$revision:String!){saveContentDraft(id:$id json:$json revision:$revision)}",
};

export const UnplanContentMutation: Operation<UnplanContentMutationResult, UnplanContentMutationVariables> = {
  name: 'UnplanContent',
  text: "mutation UnplanContent($id:String!$kind:ContentPlanKind){unplanContent(id:$id kind:$kind)}",
};

export const UnpublishContentMutation: Operation<UnpublishContentMutationResult, UnpublishContentMutationVariables> = {
  name: 'UnpublishContent',
  text: "mutation UnpublishContent($id:String!){unpublishContent(id:$id)}",
};

export const CouponPreviewQuery: Operation<CouponPreviewQueryResult, CouponPreviewQueryVariables> = {
  name: 'CouponPreview',
  text: "query CouponPreview($couponCode:String!$kind:String!$basisPoints:Int$amountMinor:Int$minimumGoodsMinor:Int){couponPreview(couponCode:$couponCode kind:$kind basisPoints:$basisPoints amountMinor:$amountMinor minimumGoodsMinor:$minimumGoodsMinor){orders qualifying discountMinor carts}}",
};

export const CouponsQuery: Operation<CouponsQueryResult, CouponsQueryVariables> = {
  name: 'Coupons',
  text: "query Coupons($text:String$before:Int){coupons(text:$text before:$before){hasMore coupons{id couponCode label kind basisPoints amountMinor minimumGoodsMinor isActive firstDay lastDay uses usesLimit usesLimitPerEmail}}}",
};

export const KeepCouponMutation: Operation<KeepCouponMutationResult, KeepCouponMutationVariables> = {
  name: 'KeepCoupon',
  text: "mutation KeepCoupon($couponCode:String!$label:String!$kind:String!$basisPoints:Int$amountMinor:Int$minimumGoodsMinor:Int$firstDay:String$lastDay:String$usesLimit:Int$usesLimitPerEmail:Int){keepCoupon(couponCode:$couponCode label:$label kind:$kind basisPoints:$basisPoints amountMinor:$amountMinor minimumGoodsMinor:$minimumGoodsMinor firstDay:$firstDay lastDay:$lastDay usesLimit:$usesLimit usesLimitPerEmail:$usesLimitPerEmail)}",
};

export const SwitchOffCouponMutation: Operation<SwitchOffCouponMutationResult, SwitchOffCouponMutationVariables> = {
  name: 'SwitchOffCoupon',
  text: "mutation SwitchOffCoupon($couponCode:String!){switchOffCoupon(couponCode:$couponCode)}",
};

export const AddCustomerGroupMutation: Operation<AddCustomerGroupMutationResult, AddCustomerGroupMutationVariables> = {
  name: 'AddCustomerGroup',
  text: "mutation AddCustomerGroup($name:String!){addCustomerGroup(name:$name)}",
};

export const CustomerQuery: Operation<CustomerQueryResult, CustomerQueryVariables> = {
  name: 'Customer',
  text: "query Customer($id:Int!){customer(id:$id){id email name company taxNumber storeCode isConfirmed createdAt groupId addresses{lines}notes{id text by at}orders{...FoundOrderRow}pastOrders{number placedAt status totalMinor currency products}}customerGroups{id name}}fragment FoundOrderRow on FoundOrder{id number status placedAt email name country currency totalMinor paymentMethod lines}",
};

export const CustomerGroupsQuery: Operation<CustomerGroupsQueryResult, CustomerGroupsQueryVariables> = {
  name: 'CustomerGroups',
  text: "query CustomerGroups{customerGroups{id name customers isFixed}}",
};

export const CustomersQuery: Operation<CustomersQueryResult, CustomersQueryVariables> = {
  name: 'Customers',
  text: "query Customers($text:String$groupId:Int$before:Int){customers(text:$text groupId:$groupId before:$before){hasMore customers{id email name company group storeCode isConfirmed createdAt}}customerGroups{id name}}",
};

export const NoteOnCustomerMutation: Operation<NoteOnCustomerMutationResult, NoteOnCustomerMutationVariables> = {
  name: 'NoteOnCustomer',
  text: "mutation NoteOnCustomer($id:Int!$text:String!){noteOnCustomer(id:$id text:$text)}",
};

export const RemoveCustomerGroupMutation: Operation<RemoveCustomerGroupMutationResult, RemoveCustomerGroupMutationVariables> = {
  name: 'RemoveCustomerGroup',
  text: "mutation RemoveCustomerGroup($id:Int!){removeCustomerGroup(id:$id)}",
};

export const RenameCustomerGroupMutation: Operation<RenameCustomerGroupMutationResult, RenameCustomerGroupMutationVariables> = {
  name: 'RenameCustomerGroup',
  text: "mutation RenameCustomerGroup($id:Int!$name:String!){renameCustomerGroup(id:$id name:$name)}",
};

export const SetCustomerGroupMutation: Operation<SetCustomerGroupMutationResult, SetCustomerGroupMutationVariables> = {
  name: 'SetCustomerGroup',
  text: "mutation SetCustomerGroup($id:Int!$groupId:Int!){setCustomerGroup(id:$id groupId:$groupId)}",
};

export const BlockGiftCardMutation: Operation<BlockGiftCardMutationResult, BlockGiftCardMutationVariables> = {
  name: 'BlockGiftCard',
  text: "mutation BlockGiftCard($id:Int!$reason:String!){blockGiftCard(id:$id reason:$reason)}",
};

export const GiftCardQuery: Operation<GiftCardQueryResult, GiftCardQueryVariables> = {
  name: 'GiftCard',
  text: "query GiftCard($id:Int!){giftCard(id:$id){id codeEnding currency balanceMinor issuedMinor issuedAt voidedAt isBought entries{id kind amountMinor orderNumber madeAt}}}",
};

export const GiftCardsQuery: Operation<GiftCardsQueryResult, GiftCardsQueryVariables> = {
  name: 'GiftCards',
  text: "query GiftCards($text:String$before:Int){giftCards(text:$text before:$before){hasMore cards{id codeEnding currency balanceMinor issuedMinor issuedAt voidedAt isBought}}}",
};

export const IssueGiftCardMutation: Operation<IssueGiftCardMutationResult, IssueGiftCardMutationVariables> = {
  name: 'IssueGiftCard',
  text: "mutation IssueGiftCard($amountMinor:Int!$currency:String!$reason:String!){issueGiftCard(amountMinor:$amountMinor currency:$currency reason:$reason){id code}}",
};

export const HealthQuery: Operation<HealthQueryResult, HealthQueryVariables> = {
  name: 'Health',
  text: "query Health{health{name value unit isBad}}",
};

export const DiscardJobMutation: Operation<DiscardJobMutationResult, DiscardJobMutationVariables> = {
  name: 'DiscardJob',
  text: "mutation DiscardJob($id:String!){discardJob(id:$id)}",
};

export const JobsQuery: Operation<JobsQueryResult, JobsQueryVariables> = {
  name: 'Jobs',
  text: "query Jobs($state:String$before:String){jobs(state:$state before:$before){hasMore jobs{id task state attempts maxAttempts runAt createdAt failure about}}}",
};

export const RetryFailedJobsMutation: Operation<RetryFailedJobsMutationResult, RetryFailedJobsMutationVariables> = {
  name: 'RetryFailedJobs',
  text: "mutation RetryFailedJobs{retryFailedJobs}",
};

export const RetryJobMutation: Operation<RetryJobMutationResult, RetryJobMutationVariables> = {
  name: 'RetryJob',
  text: "mutation RetryJob($id:String!){retryJob(id:$id)}",
};

export const CancelMagentoImportMutation: Operation<CancelMagentoImportMutationResult, CancelMagentoImportMutationVariables> = {
  name: 'CancelMagentoImport',
  text: "mutation CancelMagentoImport($id:Int!){cancelMagentoImport(id:$id)}",
};

export const ContinueMagentoImportMutation: Operation<ContinueMagentoImportMutationResult, ContinueMagentoImportMutationVariables> = {
  name: 'ContinueMagentoImport',
  text: "mutation ContinueMagentoImport($id:Int!$token:String){continueMagentoImport(id:$id token:$token)}",
};

export const ImportTriedFromMagentoMutation: Operation<ImportTriedFromMagentoMutationResult, ImportTriedFromMagentoMutationVariables> = {
  name: 'ImportTriedFromMagento',
  text: "mutation ImportTriedFromMagento($id:Int!){importTriedFromMagento(id:$id)}",
};

export const MagentoImportQuery: Operation<MagentoImportQueryResult, MagentoImportQueryVariables> = {
  name: 'MagentoImport',
  text: "query MagentoImport($id:Int!$after:Int){magentoImport(id:$id after:$after){...MagentoImportRow failure stage counts{kind total read added changed unchanged leftOut}problems{id kind magentoId name code value isLeftOut}}}fragment MagentoImportRow on DeskMagentoImport{id sourceUrl groups isTrial state by createdAt}",
};

export const MagentoImportReportQuery: Operation<MagentoImportReportQueryResult, MagentoImportReportQueryVariables> = {
  name: 'MagentoImportReport',
  text: "query MagentoImportReport($id:Int!$after:Int!){magentoImportReport(id:$id after:$after){text next}}",
};

export const MagentoImportsQuery: Operation<MagentoImportsQueryResult, MagentoImportsQueryVariables> = {
  name: 'MagentoImports',
  text: "query MagentoImports{magentoImports{...MagentoImportRow}}fragment MagentoImportRow on DeskMagentoImport{id sourceUrl groups isTrial state by createdAt}",
};

export const StartMagentoImportMutation: Operation<StartMagentoImportMutationResult, StartMagentoImportMutationVariables> = {
  name: 'StartMagentoImport',
  text: "mutation StartMagentoImport($url:String!$token:String!$groups:[String!]!$vatBasisPoints:Int!$isTrial:Boolean!$files:[MagentoTableInput!]!){startMagentoImport(url:$url token:$token groups:$groups vatBasisPoints:$vatBasisPoints isTrial:$isTrial files:$files)}",
};

export const LetterQuery: Operation<LetterQueryResult, LetterQueryVariables> = {
  name: 'Letter',
  text: "query Letter($id:Int!){letter(id:$id){id kind locale to subject postedAt sentAt failure html attachments}}",
};

export const LettersQuery: Operation<LettersQueryResult, LettersQueryVariables> = {
  name: 'Letters',
  text: "query Letters($text:String$isFailed:Boolean$before:Int){letters(text:$text isFailed:$isFailed before:$before){hasMore letters{...LetterFacts}}}fragment LetterFacts on LetterRow{id kind locale to subject postedAt sentAt failure}",
};

export const SendLetterAgainMutation: Operation<SendLetterAgainMutationResult, SendLetterAgainMutationVariables> = {
  name: 'SendLetterAgain',
  text: "mutation SendLetterAgain($id:Int!){sendLetterAgain(id:$id)}",
};

export const ChangeShopMessageMutation: Operation<ChangeShopMessageMutationResult, ChangeShopMessageMutationVariables> = {
  name: 'ChangeShopMessage',
  text: "mutation ChangeShopMessage($key:String!$revision:String!$texts:[ShopMessageWish!]!){changeShopMessage(key:$key revision:$revision texts:$texts)}",
};

export const RestoreShopMessageMutation: Operation<RestoreShopMessageMutationResult, RestoreShopMessageMutationVariables> = {
  name: 'RestoreShopMessage',
  text: "mutation RestoreShopMessage($key:String!$revision:String!){restoreShopMessage(key:$key revision:$revision)}",
};

export const ShopMessageQuery: Operation<ShopMessageQueryResult, ShopMessageQueryVariables> = {
  name: 'ShopMessage',
  text: "query ShopMessage($key:String!){shopMessage(key:$key){key usedIn revision texts{locale text own isMisfit}history{revision at author differences{locale before after}}}}",
};

export const ShopMessagesQuery: Operation<ShopMessagesQueryResult, ShopMessagesQueryVariables> = {
  name: 'ShopMessages',
  text: "query ShopMessages($text:String$locale:String$state:String$page:Int){shopMessages(text:$text locale:$locale state:$state page:$page){total hasMore messages{key text ownLocales misfits}locales{locale messages translated own misfits}}}",
};

export const CancelOrderMutation: Operation<CancelOrderMutationResult, CancelOrderMutationVariables> = {
  name: 'CancelOrder',
  text: "mutation CancelOrder($number:String!$reason:String$lines:[LineWishInput!]){cancelOrder(number:$number reason:$reason lines:$lines)}",
};

export const ChangeDeliveryAddressMutation: Operation<ChangeDeliveryAddressMutationResult, ChangeDeliveryAddressMutationVariables> = {
  name: 'ChangeDeliveryAddress',
  text: "mutation ChangeDeliveryAddress($number:String!$firstName:String!$lastName:String!$company:String$street:[String!]!$postcode:String$city:String!$region:String$phone:String!){changeDeliveryAddress(number:$number firstName:$firstName lastName:$lastName company:$company street:$street postcode:$postcode city:$city region:$region phone:$phone)}",
};

export const CutListQuery: Operation<CutListQueryResult, CutListQueryVariables> = {
  name: 'CutList',
  text: "query CutList($numbers:[String!]!){cutList(numbers:$numbers){poolKey begunCm cuts{orderNumber sku name lengthCm spool leftCm}}}",
};

export const DeliverOrderMutation: Operation<DeliverOrderMutationResult, DeliverOrderMutationVariables> = {
  name: 'DeliverOrder',
  text: "mutation DeliverOrder($number:String!){deliverOrder(number:$number)}",
};

export const DeskOrderQuery: Operation<DeskOrderQueryResult, DeskOrderQueryVariables> = {
  name: 'DeskOrder',
  text: "query DeskOrder($number:String!){order(number:$number){...OrderToPack status storeCode currency totalMinor toPayMinor creditableMinor paymentMethod isErased billingAddress delivery{firstName lastName company street postcode city region phone country}shippingMinor moves shipments{id carrier trackingNumber shippedAt deliveredAt}payments{id method state amountMinor}documents{number series totalMinor issuedAt path}timeline{at kind by text}letters{...LetterFacts}returns{number statedAt lines{id state}}}}fragment OrderToPack on DeskOrder{number placedAt email phone remarks carrierName pickupPoint shippingAddress lines{line kind sku name options lengthCm quantityHundredths shippedHundredths canceledHundredths creditedHundredths leftToShipHundredths leftToCreditHundredths totalMinor}}fragment LetterFacts on LetterRow{id kind locale to subject postedAt sentAt failure}",
};

export const FindOrdersQuery: Operation<FindOrdersQueryResult, FindOrdersQueryVariables> = {
  name: 'FindOrders',
  text: "query FindOrders($text:String!){findOrders(text:$text){number status name email}}",
};

export const HoldOrderMutation: Operation<HoldOrderMutationResult, HoldOrderMutationVariables> = {
  name: 'HoldOrder',
  text: "mutation HoldOrder($number:String!){holdOrder(number:$number)}",
};

export const NoteOnOrderMutation: Operation<NoteOnOrderMutationResult, NoteOnOrderMutationVariables> = {
  name: 'NoteOnOrder',
  text: "mutation NoteOnOrder($number:String!$text:String!){noteOnOrder(number:$number text:$text)}",
};

export const OrdersQuery: Operation<OrdersQueryResult, OrdersQueryVariables> = {
  name: 'Orders',
  text: "query Orders($text:String$status:String$trouble:String$before:Int){orders(text:$text status:$status trouble:$trouble before:$before){hasMore orders{...FoundOrderRow}}savedViews(room:\"orders\"){id name query}}fragment FoundOrderRow on FoundOrder{id number status placedAt email name country currency totalMinor paymentMethod lines}",
};

export const OrdersToPackQuery: Operation<OrdersToPackQueryResult, OrdersToPackQueryVariables> = {
  name: 'OrdersToPack',
  text: "query OrdersToPack($numbers:[String!]!){ordersToPack(numbers:$numbers){...OrderToPack}}fragment OrderToPack on DeskOrder{number placedAt email phone remarks carrierName pickupPoint shippingAddress lines{line kind sku name options lengthCm quantityHundredths shippedHundredths canceledHundredths creditedHundredths leftToShipHundredths leftToCreditHundredths totalMinor}}",
};

export const ReceiveMoneyMutation: Operation<ReceiveMoneyMutationResult, ReceiveMoneyMutationVariables> = {
  name: 'ReceiveMoney',
  text: "mutation ReceiveMoney($number:String!){receiveMoney(number:$number)}",
};

export const RefundOrderMutation: Operation<RefundOrderMutationResult, RefundOrderMutationVariables> = {
  name: 'RefundOrder',
  text: "mutation RefundOrder($number:String!$amountMinor:Int$lines:[LineWishInput!]$isShippingIncluded:Boolean$reason:String$isToGiftCard:Boolean$key:String){refundOrder(number:$number amountMinor:$amountMinor lines:$lines isShippingIncluded:$isShippingIncluded reason:$reason isToGiftCard:$isToGiftCard key:$key){creditNoteNumber}}",
};

export const RefundPreviewQuery: Operation<RefundPreviewQueryResult, RefundPreviewQueryVariables> = {
  name: 'RefundPreview',
  text: "query RefundPreview($number:String!$amountMinor:Int$lines:[LineWishInput!]$isShippingIncluded:Boolean$isToGiftCard:Boolean){refundPreview(number:$number amountMinor:$amountMinor lines:$lines isShippingIncluded:$isShippingIncluded isToGiftCard:$isToGiftCard){amountMinor ways{way amountMinor}isWhole isOwed email}}",
};

export const ReleaseOrderMutation: Operation<ReleaseOrderMutationResult, ReleaseOrderMutationVariables> = {
  name: 'ReleaseOrder',
  text: "mutation ReleaseOrder($number:String!){releaseOrder(number:$number)}",
};

export const RemoveViewMutation: Operation<RemoveViewMutationResult, RemoveViewMutationVariables> = {
  name: 'RemoveView',
  text: "mutation RemoveView($id:Int!){removeView(id:$id)}",
};

export const SaveViewMutation: Operation<SaveViewMutationResult, SaveViewMutationVariables> = {
  name: 'SaveView',
  text: "mutation SaveView($room:String!$name:String!$query:String!){saveView(room:$room name:$name query:$query){id}}",
};

export const ShipOrderMutation: Operation<ShipOrderMutationResult, ShipOrderMutationVariables> = {
  name: 'ShipOrder',
  text: "mutation ShipOrder($number:String!$carrier:String$trackingNumber:String$lines:[LineWishInput!]){shipOrder(number:$number carrier:$carrier trackingNumber:$trackingNumber lines:$lines)}",
};

export const ShipOrdersMutation: Operation<ShipOrdersMutationResult, ShipOrdersMutationVariables> = {
  name: 'ShipOrders',
  text: "mutation ShipOrders($parcels:[ParcelInput!]!){shipOrders(parcels:$parcels){number code}}",
};

export const AddPictureMutation: Operation<AddPictureMutationResult, AddPictureMutationVariables> = {
  name: 'AddPicture',
  text: "mutation AddPicture($sku:String!$uploadId:Int!){addPicture(sku:$sku uploadId:$uploadId)}",
};

export const ChangePricesMutation: Operation<ChangePricesMutationResult, ChangePricesMutationVariables> = {
  name: 'ChangePrices',
  text: "mutation ChangePrices($prices:[PriceInput!]!){changePrices(prices:$prices)}",
};

export const ChangeProductWordsMutation: Operation<ChangeProductWordsMutationResult, ChangeProductWordsMutationVariables> = {
  name: 'ChangeProductWords',
  text: "mutation ChangeProductWords($sku:String!$locale:String!$seenAt:String$words:ProductWordsInput!){changeProductWords(sku:$sku locale:$locale seenAt:$seenAt words:$words)}",
};

export const CopyAsColourMutation: Operation<CopyAsColourMutationResult, CopyAsColourMutationVariables> = {
  name: 'CopyAsColour',
  text: "mutation CopyAsColour($sku:String!$newSku:String!$swatch:String!$names:[ColourNameInput!]!){copyAsColour(sku:$sku newSku:$newSku swatch:$swatch names:$names)}",
};

export const DescribePictureMutation: Operation<DescribePictureMutationResult, DescribePictureMutationVariables> = {
  name: 'DescribePicture',
  text: "mutation DescribePicture($sku:String!$id:Int!$texts:[PictureTextInput!]!){describePicture(sku:$sku id:$id texts:$texts)}",
};

export const DeskProductQuery: Operation<DeskProductQueryResult, DeskProductQueryVariables> = {
  name: 'DeskProduct',
  text: "query DeskProduct($sku:String!){product(sku:$sku){id sku kind isActive visibility taxClass createdAt words{locale state changedAt name shortDescription descriptionHtml metaTitle metaDescription colourName rangeName urlKey formerPaths}parts{sku isActive options lengthCm priceMinor poolKey poolQuantity units}pictures{id file texts{locale text}}categories{id name}}}",
};

export const JoinColoursMutation: Operation<JoinColoursMutationResult, JoinColoursMutationVariables> = {
  name: 'JoinColours',
  text: "mutation JoinColours($sku:String!$other:String){joinColours(sku:$sku other:$other)}",
};

export const MarketPricesQuery: Operation<MarketPricesQueryResult, MarketPricesQueryVariables> = {
  name: 'MarketPrices',
  text: "query MarketPrices($sku:String!){marketPrices(sku:$sku){locale currency isWithVat ownMinor convertedMinor}}",
};

export const OrderPicturesMutation: Operation<OrderPicturesMutationResult, OrderPicturesMutationVariables> = {
  name: 'OrderPictures',
  text: "mutation OrderPictures($sku:String!$ids:[Int!]!){orderPictures(sku:$sku ids:$ids)}",
};

export const PlanReductionMutation: Operation<PlanReductionMutationResult, PlanReductionMutationVariables> = {
  name: 'PlanReduction',
  text: "mutation PlanReduction($skus:[String!]!$percentOff:Int!$from:String!$until:String){planReduction(skus:$skus percentOff:$percentOff from:$from until:$until)}",
};

export const PricesQuery: Operation<PricesQueryResult, PricesQueryVariables> = {
  name: 'Prices',
  text: "query Prices($sku:String!){prices(sku:$sku){sku options priceMinor lowestNowMinor ownMarketPrices reduction{priceMinor startsOn endsOn state lowestBeforeMinor isStruckThrough}tiers{quantity percentOff}history{validFrom priceMinor}}}",
};

export const PricesOfQuery: Operation<PricesOfQueryResult, PricesOfQueryVariables> = {
  name: 'PricesOf',
  text: "query PricesOf($skus:[String!]!){pricesOf(skus:$skus){sku priceMinor ownMarketPrices reduction{priceMinor state}}}",
};

export const ProductRelationsQuery: Operation<ProductRelationsQueryResult, ProductRelationsQueryVariables> = {
  name: 'ProductRelations',
  text: "query ProductRelations($sku:String!){productRelations(sku:$sku){links{kind products{...RelatedProductRow}}colours{...RelatedProductRow}}}fragment RelatedProductRow on RelatedProduct{sku name isActive imageFile}",
};

export const ProductsQuery: Operation<ProductsQueryResult, ProductsQueryVariables> = {
  name: 'Products',
  text: "query Products($text:String$kind:String$filter:String$before:Int){products(text:$text kind:$kind filter:$filter before:$before){hasMore products{...FoundProductRow}}}fragment FoundProductRow on FoundProduct{id sku name kind isActive isSalable variants lowestPriceMinor highestPriceMinor imageFile missing outdated}",
};

export const PublishProductsMutation: Operation<PublishProductsMutationResult, PublishProductsMutationVariables> = {
  name: 'PublishProducts',
  text: "mutation PublishProducts($skus:[String!]!$isActive:Boolean!){publishProducts(skus:$skus isActive:$isActive)}",
};

export const ReductionPreviewQuery: Operation<ReductionPreviewQueryResult, ReductionPreviewQueryVariables> = {
  name: 'ReductionPreview',
  text: "query ReductionPreview($skus:[String!]!$percentOff:Int!$from:String!){reductionPreview(skus:$skus percentOff:$percentOff from:$from){sku priceMinor reducedMinor lowestBeforeMinor isStruckThrough isReplacing}}",
};

export const RemovePictureMutation: Operation<RemovePictureMutationResult, RemovePictureMutationVariables> = {
  name: 'RemovePicture',
  text: "mutation RemovePicture($sku:String!$id:Int!){removePicture(sku:$sku id:$id)}",
};

export const RenameProductMutation: Operation<RenameProductMutationResult, RenameProductMutationVariables> = {
  name: 'RenameProduct',
  text: "mutation RenameProduct($sku:String!$locale:String!$urlKey:String!){renameProduct(sku:$sku locale:$locale urlKey:$urlKey)}",
};

export const SetMarketPricesMutation: Operation<SetMarketPricesMutationResult, SetMarketPricesMutationVariables> = {
  name: 'SetMarketPrices',
  text: "mutation SetMarketPrices($sku:String!$prices:[MarketPriceInput!]!){setMarketPrices(sku:$sku prices:$prices)}",
};

export const SetRelationsMutation: Operation<SetRelationsMutationResult, SetRelationsMutationVariables> = {
  name: 'SetRelations',
  text: "mutation SetRelations($sku:String!$kind:String!$skus:[String!]!){setRelations(sku:$sku kind:$kind skus:$skus)}",
};

export const SetTaxClassMutation: Operation<SetTaxClassMutationResult, SetTaxClassMutationVariables> = {
  name: 'SetTaxClass',
  text: "mutation SetTaxClass($sku:String!$taxClass:String!){setTaxClass(sku:$sku taxClass:$taxClass)}",
};

export const SetTiersMutation: Operation<SetTiersMutationResult, SetTiersMutationVariables> = {
  name: 'SetTiers',
  text: "mutation SetTiers($sku:String!$tiers:[TierInput!]!){setTiers(sku:$sku tiers:$tiers)}",
};

export const WithdrawReductionMutation: Operation<WithdrawReductionMutationResult, WithdrawReductionMutationVariables> = {
  name: 'WithdrawReduction',
  text: "mutation WithdrawReduction($skus:[String!]!){withdrawReduction(skus:$skus)}",
};

export const CohortsReportQuery: Operation<CohortsReportQueryResult, CohortsReportQueryVariables> = {
  name: 'CohortsReport',
  text: "query CohortsReport{cohortsReport{countedAt cohorts{month buyers again}}}",
};

export const MarginReportQuery: Operation<MarginReportQueryResult, MarginReportQueryVariables> = {
  name: 'MarginReport',
  text: "query MarginReport($from:String!$to:String!$market:String$currency:String){marginReport(from:$from to:$to market:$market currency:$currency){daysWaiting rows{day netMinor costedMinor costMinor}}}",
};

export const ReportExportQuery: Operation<ReportExportQueryResult, ReportExportQueryVariables> = {
  name: 'ReportExport',
  text: "query ReportExport($report:String!$from:String!$to:String!$market:String$currency:String){reportExport(report:$report from:$from to:$to market:$market currency:$currency)}",
};

export const SalesReportQuery: Operation<SalesReportQueryResult, SalesReportQueryVariables> = {
  name: 'SalesReport',
  text: "query SalesReport($from:String!$to:String!$market:String$currency:String){salesReport(from:$from to:$to market:$market currency:$currency){daysWaiting rows{day currency orders totalMinor creditedMinor}}}",
};

export const SellersReportQuery: Operation<SellersReportQueryResult, SellersReportQueryVariables> = {
  name: 'SellersReport',
  text: "query SellersReport($from:String!$to:String!$market:String$which:String!){sellersReport(from:$from to:$to market:$market which:$which){daysWaiting rows{sku name quantityHundredths netMinor costedMinor costMinor since}}}",
};

export const StockValueReportQuery: Operation<StockValueReportQueryResult, StockValueReportQueryVariables> = {
  name: 'StockValueReport',
  text: "query StockValueReport{stockValueReport{totalMinor pools poolsWithoutCost worthMost{key name quantity isLength costMillionths valueMinor}}}",
};

export const VatReportQuery: Operation<VatReportQueryResult, VatReportQueryVariables> = {
  name: 'VatReport',
  text: "query VatReport($from:String!$to:String!){vatReport(from:$from to:$to){daysWaiting rows{country treatment basisPoints currency taxableMinor taxMinor documents}}}",
};

export const DeclineReturnMutation: Operation<DeclineReturnMutationResult, DeclineReturnMutationVariables> = {
  name: 'DeclineReturn',
  text: "mutation DeclineReturn($number:String!$lineIds:[Int!]$reason:String!){declineReturn(number:$number lineIds:$lineIds reason:$reason)}",
};

export const ReceiveReturnMutation: Operation<ReceiveReturnMutationResult, ReceiveReturnMutationVariables> = {
  name: 'ReceiveReturn',
  text: "mutation ReceiveReturn($number:String!$lineIds:[Int!]){receiveReturn(number:$number lineIds:$lineIds)}",
};

export const RefundReturnMutation: Operation<RefundReturnMutationResult, RefundReturnMutationVariables> = {
  name: 'RefundReturn',
  text: "mutation RefundReturn($number:String!$lineIds:[Int!]$isShippingIncluded:Boolean){refundReturn(number:$number lineIds:$lineIds isShippingIncluded:$isShippingIncluded)}",
};

export const RestockReturnMutation: Operation<RestockReturnMutationResult, RestockReturnMutationVariables> = {
  name: 'RestockReturn',
  text: "mutation RestockReturn($number:String!$lineIds:[Int!]){restockReturn(number:$number lineIds:$lineIds)}",
};

export const ReturnOfNumberQuery: Operation<ReturnOfNumberQueryResult, ReturnOfNumberQueryVariables> = {
  name: 'ReturnOfNumber',
  text: "query ReturnOfNumber($number:String!){returnOfNumber(number:$number){...ReturnRow}}fragment ReturnRow on DeskReturn{number orderNumber statedAt name remark isStatutory lines{id line name quantityHundredths isSentBack state creditNoteNumber reason restockedAt}}",
};

export const ReturnsQuery: Operation<ReturnsQueryResult, ReturnsQueryVariables> = {
  name: 'Returns',
  text: "query Returns($isWaiting:Boolean!$page:Int){returns(isWaiting:$isWaiting page:$page){total returns{...ReturnRow}}}fragment ReturnRow on DeskReturn{number orderNumber statedAt name remark isStatutory lines{id line name quantityHundredths isSentBack state creditNoteNumber reason restockedAt}}",
};

export const AnswerReviewMutation: Operation<AnswerReviewMutationResult, AnswerReviewMutationVariables> = {
  name: 'AnswerReview',
  text: "mutation AnswerReview($id:Int!$text:String){answerReview(id:$id text:$text)}",
};

export const ApproveReviewMutation: Operation<ApproveReviewMutationResult, ApproveReviewMutationVariables> = {
  name: 'ApproveReview',
  text: "mutation ApproveReview($id:Int!){approveReview(id:$id)}",
};

export const RejectReviewMutation: Operation<RejectReviewMutationResult, RejectReviewMutationVariables> = {
  name: 'RejectReview',
  text: "mutation RejectReview($id:Int!){rejectReview(id:$id)}",
};

export const ReviewsToModerateQuery: Operation<ReviewsToModerateQueryResult, ReviewsToModerateQueryVariables> = {
  name: 'ReviewsToModerate',
  text: "query ReviewsToModerate($which:String!$after:Int){reviewsToModerate(which:$which after:$after){hasMore reviews{id sku locale status nickname stars summary text isVerified answer createdAt pictures reports}}}",
};

export const CancelVatRateMutation: Operation<CancelVatRateMutationResult, CancelVatRateMutationVariables> = {
  name: 'CancelVatRate',
  text: "mutation CancelVatRate($country:String!$taxClass:String!$validFrom:String!){cancelVatRate(country:$country taxClass:$taxClass validFrom:$validFrom)}",
};

export const CloseDayMutation: Operation<CloseDayMutationResult, CloseDayMutationVariables> = {
  name: 'CloseDay',
  text: "mutation CloseDay($day:String!$reason:String!){closeDay(day:$day reason:$reason)}",
};

export const ClosedDayPreviewQuery: Operation<ClosedDayPreviewQueryResult, ClosedDayPreviewQueryVariables> = {
  name: 'ClosedDayPreview',
  text: "query ClosedDayPreview($day:String!){closedDayPreview(day:$day){isClosedAnyway carts orders}}",
};

export const DecideSettingMutation: Operation<DecideSettingMutationResult, DecideSettingMutationVariables> = {
  name: 'DecideSetting',
  text: "mutation DecideSetting($name:String!$value:String){decideSetting(name:$name value:$value)}",
};

export const FreeShippingPreviewQuery: Operation<FreeShippingPreviewQueryResult, FreeShippingPreviewQueryVariables> = {
  name: 'FreeShippingPreview',
  text: "query FreeShippingPreview($zone:String!$freeFromMinor:Int){freeShippingPreview(zone:$zone freeFromMinor:$freeFromMinor){freeBefore freeAfter}}",
};

export const HoursOfShopQuery: Operation<HoursOfShopQueryResult, HoursOfShopQueryVariables> = {
  name: 'HoursOfShop',
  text: "query HoursOfShop{closedDays{day reason}openingHours{place weekday opens closes}}",
};

export const OpenDayMutation: Operation<OpenDayMutationResult, OpenDayMutationVariables> = {
  name: 'OpenDay',
  text: "mutation OpenDay($day:String!){openDay(day:$day)}",
};

export const OrdersBelowQuery: Operation<OrdersBelowQueryResult, OrdersBelowQueryVariables> = {
  name: 'OrdersBelow',
  text: "query OrdersBelow($minimumMinor:Int!){ordersBelow(minimumMinor:$minimumMinor)}",
};

export const RemoveShippingRateMutation: Operation<RemoveShippingRateMutationResult, RemoveShippingRateMutationVariables> = {
  name: 'RemoveShippingRate',
  text: "mutation RemoveShippingRate($zone:String!$carrier:String!$kind:String!$upToGrams:Int!){removeShippingRate(zone:$zone carrier:$carrier kind:$kind upToGrams:$upToGrams)}",
};

export const SetFreeShippingFromMutation: Operation<SetFreeShippingFromMutationResult, SetFreeShippingFromMutationVariables> = {
  name: 'SetFreeShippingFrom',
  text: "mutation SetFreeShippingFrom($zone:String!$freeFromMinor:Int){setFreeShippingFrom(zone:$zone freeFromMinor:$freeFromMinor)}",
};

export const SetOpeningHoursMutation: Operation<SetOpeningHoursMutationResult, SetOpeningHoursMutationVariables> = {
  name: 'SetOpeningHours',
  text: "mutation SetOpeningHours($place:String!$spans:[OpenSpanInput!]!){setOpeningHours(place:$place spans:$spans)}",
};

export const SetShippingRateMutation: Operation<SetShippingRateMutationResult, SetShippingRateMutationVariables> = {
  name: 'SetShippingRate',
  text: "mutation SetShippingRate($zone:String!$carrier:String!$kind:String!$upToGrams:Int!$priceMinor:Int!){setShippingRate(zone:$zone carrier:$carrier kind:$kind upToGrams:$upToGrams priceMinor:$priceMinor)}",
};

export const SetVatRateMutation: Operation<SetVatRateMutationResult, SetVatRateMutationVariables> = {
  name: 'SetVatRate',
  text: "mutation SetVatRate($country:String!$taxClass:String!$validFrom:String!$basisPoints:Int!){setVatRate(country:$country taxClass:$taxClass validFrom:$validFrom basisPoints:$basisPoints)}",
};

export const ShippingRatePreviewQuery: Operation<ShippingRatePreviewQueryResult, ShippingRatePreviewQueryVariables> = {
  name: 'ShippingRatePreview',
  text: "query ShippingRatePreview($zone:String!$carrier:String!$kind:String!$upToGrams:Int!$priceMinor:Int!){shippingRatePreview(zone:$zone carrier:$carrier kind:$kind upToGrams:$upToGrams priceMinor:$priceMinor){orders differenceMinor}}",
};

export const ShippingRulesQuery: Operation<ShippingRulesQueryResult, ShippingRulesQueryVariables> = {
  name: 'ShippingRules',
  text: "query ShippingRules{shippingRules{key freeFromMinor countries orders rates{carrier carrierName kind upToGrams priceMinor}}}",
};

export const ShopSettingsQuery: Operation<ShopSettingsQueryResult, ShopSettingsQueryVariables> = {
  name: 'ShopSettings',
  text: "query ShopSettings{shopSettings{name value byDefault isDecided must}}",
};

export const VatRatePreviewQuery: Operation<VatRatePreviewQueryResult, VatRatePreviewQueryVariables> = {
  name: 'VatRatePreview',
  text: "query VatRatePreview($country:String!$taxClass:String!$validFrom:String!){vatRatePreview(country:$country taxClass:$taxClass validFrom:$validFrom){beforeBasisPoints prices stores}}",
};

export const VatRulesQuery: Operation<VatRulesQueryResult, VatRulesQueryVariables> = {
  name: 'VatRules',
  text: "query VatRules{vatRates{country taxClass validFrom basisPoints isPlanned}}",
};

export const IndexingQuery: Operation<IndexingQueryResult, IndexingQueryVariables> = {
  name: 'Indexing',
  text: "query Indexing{indexing{isBuilding builtLocales locales products seconds}}",
};

export const KeepSearchRuleMutation: Operation<KeepSearchRuleMutationResult, KeepSearchRuleMutationVariables> = {
  name: 'KeepSearchRule',
  text: "mutation KeepSearchRule($id:Int$rule:SearchRuleInput!){keepSearchRule(id:$id rule:$rule)}",
};

export const RebuildIndicesMutation: Operation<RebuildIndicesMutationResult, RebuildIndicesMutationVariables> = {
  name: 'RebuildIndices',
  text: "mutation RebuildIndices{rebuildIndices}",
};

export const RemoveSearchRuleMutation: Operation<RemoveSearchRuleMutationResult, RemoveSearchRuleMutationVariables> = {
  name: 'RemoveSearchRule',
  text: "mutation RemoveSearchRule($id:Int!){removeSearchRule(id:$id)}",
};

export const ReplaceSynonymsMutation: Operation<ReplaceSynonymsMutationResult, ReplaceSynonymsMutationVariables> = {
  name: 'ReplaceSynonyms',
  text: "mutation ReplaceSynonyms($language:String!$synonyms:[SynonymInput!]!){replaceSynonyms(language:$language synonyms:$synonyms)}",
};

export const SearchPreviewQuery: Operation<SearchPreviewQueryResult, SearchPreviewQueryVariables> = {
  name: 'SearchPreview',
  text: "query SearchPreview($rule:SearchRuleInput!){searchPreview(rule:$rule){without{sku name}with{sku name}}}",
};

export const SearchRuleQuery: Operation<SearchRuleQueryResult, SearchRuleQueryVariables> = {
  name: 'SearchRule',
  text: "query SearchRule($id:Int!){searchRule(id:$id){...SearchRuleRow}}fragment SearchRuleRow on SearchRule{id locale query pinned hidden boosted startsOn endsOn}",
};

export const SearchRulesQuery: Operation<SearchRulesQueryResult, SearchRulesQueryVariables> = {
  name: 'SearchRules',
  text: "query SearchRules($locale:String!){searchRules(locale:$locale){...SearchRuleRow}}fragment SearchRuleRow on SearchRule{id locale query pinned hidden boosted startsOn endsOn}",
};

export const SearchesQuery: Operation<SearchesQueryResult, SearchesQueryVariables> = {
  name: 'Searches',
  text: "query Searches($locale:String!){searches(locale:$locale){popular{query count hits}empty{query count}}}",
};

export const SynonymsQuery: Operation<SynonymsQueryResult, SynonymsQueryVariables> = {
  name: 'Synonyms',
  text: "query Synonyms($language:String!){synonyms(language:$language){input words}}",
};

export const CancelSheetMutation: Operation<CancelSheetMutationResult, CancelSheetMutationVariables> = {
  name: 'CancelSheet',
  text: "mutation CancelSheet($id:Int!){cancelSheet(id:$id)}",
};

export const ExportSheetQuery: Operation<ExportSheetQueryResult, ExportSheetQueryVariables> = {
  name: 'ExportSheet',
  text: "query ExportSheet($kind:String!$after:Int!){exportSheet(kind:$kind after:$after){text next}}",
};

export const ImportSheetMutation: Operation<ImportSheetMutationResult, ImportSheetMutationVariables> = {
  name: 'ImportSheet',
  text: "mutation ImportSheet($id:Int!){importSheet(id:$id)}",
};

export const ReadSheetMutation: Operation<ReadSheetMutationResult, ReadSheetMutationVariables> = {
  name: 'ReadSheet',
  text: "mutation ReadSheet($uploadId:Int!$kind:String!$fileName:String!$isTrial:Boolean!){readSheet(uploadId:$uploadId kind:$kind fileName:$fileName isTrial:$isTrial)}",
};

export const SheetQuery: Operation<SheetQueryResult, SheetQueryVariables> = {
  name: 'Sheet',
  text: "query Sheet($id:Int!){sheet(id:$id){...SheetRow problems{row column code value}}}fragment SheetRow on DeskSheet{id kind fileName isTrial state by createdAt finishedAt rowsTotal rowsRead rowsChanged rowsRefused}",
};

export const SheetsQuery: Operation<SheetsQueryResult, SheetsQueryVariables> = {
  name: 'Sheets',
  text: "query Sheets{sheets{...SheetRow}}fragment SheetRow on DeskSheet{id kind fileName isTrial state by createdAt finishedAt rowsTotal rowsRead rowsChanged rowsRefused}",
};

export const AuditLogQuery: Operation<AuditLogQueryResult, AuditLogQueryVariables> = {
  name: 'AuditLog',
  text: "query AuditLog($before:Float$staffId:Int$subject:String$isRefused:Boolean){auditLog(before:$before staffId:$staffId subject:$subject isRefused:$isRefused){hasMore entries{id staffName operation subject given before after outcome code place at}}}",
};

export const ChangeRoleMutation: Operation<ChangeRoleMutationResult, ChangeRoleMutationVariables> = {
  name: 'ChangeRole',
  text: "mutation ChangeRole($id:Int!$role:String!){changeRole(id:$id role:$role)}",
};

export const InviteStaffMutation: Operation<InviteStaffMutationResult, InviteStaffMutationVariables> = {
  name: 'InviteStaff',
  text: "mutation InviteStaff($email:String!$name:String!$role:String!){inviteStaff(email:$email name:$name role:$role){url}}",
};

export const RemoveStaffMutation: Operation<RemoveStaffMutationResult, RemoveStaffMutationVariables> = {
  name: 'RemoveStaff',
  text: "mutation RemoveStaff($id:Int!){removeStaff(id:$id)}",
};

export const RenewAccessMutation: Operation<RenewAccessMutationResult, RenewAccessMutationVariables> = {
  name: 'RenewAccess',
  text: "mutation RenewAccess($id:Int!){renewAccess(id:$id){url}}",
};

export const StaffListQuery: Operation<StaffListQueryResult, StaffListQueryVariables> = {
  name: 'StaffList',
  text: "query StaffList{staffList{staff{id email name role lastSeenAt hasPasskey}invitations{id email name role expiresAt}}}",
};

export const WithdrawInvitationMutation: Operation<WithdrawInvitationMutationResult, WithdrawInvitationMutationVariables> = {
  name: 'WithdrawInvitation',
  text: "mutation WithdrawInvitation($id:Int!){withdrawInvitation(id:$id)}",
};

export const ChangeStockMutation: Operation<ChangeStockMutationResult, ChangeStockMutationVariables> = {
  name: 'ChangeStock',
  text: "mutation ChangeStock($key:String!$quantity:Int$difference:Int$reason:String!$note:String){changeStock(key:$key quantity:$quantity difference:$difference reason:$reason note:$note)}",
};

export const StockPoolQuery: Operation<StockPoolQueryResult, StockPoolQueryVariables> = {
  name: 'StockPool',
  text: "query StockPool($key:String!){stockPool(key:$key){key quantity isLength parts{sku units}movements{at kind units quantityAfter orderNumber note by}}}",
};

export const StockPoolsQuery: Operation<StockPoolsQueryResult, StockPoolsQueryVariables> = {
  name: 'StockPools',
  text: "query StockPools($text:String$filter:String$after:String){stockPools(text:$text filter:$filter after:$after){hasMore pools{key quantity isLength isLow sku name}}}",
};

export const TodayQuery: Operation<TodayQueryResult, TodayQueryVariables> = {
  name: 'Today',
  text: "query Today{today{ordersToHandle ordersOnHold paymentsFailed refundsRefused lettersFailed jobsStuck stockEmpty stockLow reviewsToDecide returnsToDecide searchesEmpty day sales{day currency orders totalMinor}vitals{page device vital values good poor p75}}}",
};
