// Generated from the schema of commerce and the shapes of its modules by `npm run generate`.

import type { Lazy, List, Maybe, NoArguments, Resolve } from '../graphql/wire-types.ts';

export interface AskedSearch {
  readonly count: Lazy<number>;
  readonly hits: Lazy<number>;
  readonly query: Lazy<string>;
}

export interface AskedSearches {
  readonly empty: Lazy<List<AskedSearch>>;
  readonly popular: Lazy<List<AskedSearch>>;
}

export interface AuditEntry {
  readonly after: Lazy<string>;
  readonly at: Lazy<string>;
  readonly before: Lazy<string>;
  readonly code: Lazy<Maybe<string>>;
  readonly device: Lazy<string>;
  readonly given: Lazy<string>;
  readonly id: Lazy<number>;
  readonly operation: Lazy<string>;
  readonly outcome: Lazy<Maybe<string>>;
  readonly place: Lazy<string>;
  readonly staffName: Lazy<string>;
  readonly subject: Lazy<Maybe<string>>;
}

export interface AuditPage {
  readonly entries: Lazy<List<AuditEntry>>;
  readonly hasMore: Lazy<boolean>;
}


export type CategoryWordsInput = {
  readonly descriptionHtml?: string | null;
  readonly metaDescription?: string | null;
  readonly metaTitle?: string | null;
  readonly name: string;
};

export interface ClosedDay {
  readonly day: Lazy<string>;
  readonly reason: Lazy<string>;
}

export interface ClosedDayPreview {
  readonly carts: Lazy<number>;
  readonly isClosedAnyway: Lazy<boolean>;
  readonly orders: Lazy<number>;
}

export interface Cohort {
  readonly again: Lazy<List<number>>;
  readonly buyers: Lazy<number>;
  readonly month: Lazy<string>;
}

export interface CohortsReport {
  readonly cohorts: Lazy<List<Cohort>>;
  readonly countedAt: Lazy<string>;
}

export type ColourNameInput = {
  readonly locale: string;
  readonly name: string;
};

export interface ContentChange {
  readonly at: Lazy<string>;
  readonly author: Lazy<string>;
  readonly kind: Lazy<string>;
  readonly revision: Lazy<string>;
}

export interface ContentFile {
  readonly fields: Lazy<string>;
  readonly id: Lazy<string>;
  readonly json: Lazy<string>;
  readonly language: Lazy<Maybe<string>>;
  readonly plans: Lazy<List<ContentPlan>>;
  readonly problems: Lazy<List<ContentProblem>>;
  readonly publishedAt: Lazy<Maybe<string>>;
  readonly revision: Lazy<string>;
  readonly state: Lazy<string>;
  readonly translations: Lazy<List<ContentTranslation>>;
  readonly type: Lazy<string>;
  readonly updatedAt: Lazy<string>;
}

export interface ContentLeading {
  readonly id: Lazy<string>;
  readonly language: Lazy<Maybe<string>>;
  readonly links: Lazy<number>;
  readonly title: Lazy<string>;
  readonly type: Lazy<string>;
}

export interface ContentPage {
  readonly documents: Lazy<List<ContentRow>>;
  readonly hasMore: Lazy<boolean>;
  readonly total: Lazy<number>;
}

export interface ContentPicture {
  readonly height: Lazy<number>;
  readonly id: Lazy<string>;
  readonly name: Lazy<string>;
  readonly path: Lazy<string>;
  readonly width: Lazy<number>;
}

export interface ContentPlan {
  readonly documentId: Lazy<string>;
  readonly dueAt: Lazy<string>;
  readonly failure: Lazy<Maybe<string>>;
  readonly kind: Lazy<ContentPlanKind>;
}

export type ContentPlanKind = 'publish' | 'unpublish';

export interface ContentProblem {
  readonly code: Lazy<string>;
  readonly details: Lazy<string>;
  readonly path: Lazy<string>;
}

export interface ContentRedirectLoop {
  readonly steps: Lazy<List<string>>;
}

export interface ContentRow {
  readonly id: Lazy<string>;
  readonly language: Lazy<Maybe<string>>;
  readonly state: Lazy<string>;
  readonly title: Lazy<string>;
  readonly updatedAt: Lazy<string>;
}

export interface ContentTranslation {
  readonly id: Lazy<string>;
  readonly language: Lazy<string>;
  readonly state: Lazy<string>;
}

export interface ContentType {
  readonly documents: Lazy<number>;
  readonly drafts: Lazy<number>;
  readonly isTranslated: Lazy<boolean>;
  readonly name: Lazy<string>;
}

export interface CouponPage {
  readonly coupons: Lazy<List<DeskCoupon>>;
  readonly hasMore: Lazy<boolean>;
}

export interface CouponPreview {
  readonly carts: Lazy<number>;
  readonly discountMinor: Lazy<number>;
  readonly orders: Lazy<number>;
  readonly qualifying: Lazy<number>;
}

export interface CustomerNote {
  readonly at: Lazy<string>;
  readonly by: Lazy<string>;
  readonly id: Lazy<number>;
  readonly text: Lazy<string>;
}

export interface CustomerPage {
  readonly customers: Lazy<List<FoundCustomer>>;
  readonly hasMore: Lazy<boolean>;
}

export interface CutsOfPool {
  readonly begunCm: Lazy<number>;
  readonly cuts: Lazy<List<PlannedCut>>;
  readonly poolKey: Lazy<string>;
}

export interface DayOfSales {
  readonly currency: Lazy<string>;
  readonly day: Lazy<string>;
  readonly orders: Lazy<number>;
  readonly totalMinor: Lazy<number>;
}

export interface DeskAddress {
  readonly lines: Lazy<List<string>>;
}

export interface DeskAttribute {
  readonly code: Lazy<string>;
  readonly id: Lazy<number>;
  readonly inputType: Lazy<string>;
  readonly isConfigurable: Lazy<boolean>;
  readonly isFilterable: Lazy<boolean>;
  readonly label: Lazy<string>;
  readonly options: Lazy<number>;
}

export interface DeskAttributeFile {
  readonly code: Lazy<string>;
  readonly id: Lazy<number>;
  readonly inputType: Lazy<string>;
  readonly names: Lazy<List<DeskName>>;
  readonly options: Lazy<List<DeskOptionRow>>;
}

export interface DeskCategory {
  readonly id: Lazy<number>;
  readonly isActive: Lazy<boolean>;
  readonly isInMenu: Lazy<boolean>;
  readonly parentId: Lazy<Maybe<number>>;
  readonly words: Lazy<List<DeskCategoryWords>>;
}

export interface DeskCategoryProduct {
  readonly id: Lazy<number>;
  readonly imageFile: Lazy<Maybe<string>>;
  readonly isActive: Lazy<boolean>;
  readonly name: Lazy<string>;
  readonly sku: Lazy<string>;
}

export interface DeskCategoryProducts {
  readonly products: Lazy<List<DeskCategoryProduct>>;
  readonly total: Lazy<number>;
}

export interface DeskCategoryRemoval {
  readonly addresses: Lazy<number>;
  readonly children: Lazy<List<string>>;
  readonly products: Lazy<number>;
  readonly productsOnlyHere: Lazy<number>;
}

export interface DeskCategoryRow {
  readonly id: Lazy<number>;
  readonly isActive: Lazy<boolean>;
  readonly isInMenu: Lazy<boolean>;
  readonly level: Lazy<number>;
  readonly missing: Lazy<List<string>>;
  readonly name: Lazy<string>;
  readonly outdated: Lazy<List<string>>;
  readonly parentId: Lazy<Maybe<number>>;
  readonly products: Lazy<number>;
}

export interface DeskCategoryWords {
  readonly changedAt: Lazy<string>;
  readonly descriptionHtml: Lazy<Maybe<string>>;
  readonly formerPaths: Lazy<List<string>>;
  readonly locale: Lazy<string>;
  readonly metaDescription: Lazy<Maybe<string>>;
  readonly metaTitle: Lazy<Maybe<string>>;
  readonly name: Lazy<string>;
  readonly state: Lazy<string>;
  readonly urlKey: Lazy<string>;
  readonly urlPath: Lazy<string>;
}

export interface DeskCoupon {
  readonly amountMinor: Lazy<Maybe<number>>;
  readonly basisPoints: Lazy<Maybe<number>>;
  readonly couponCode: Lazy<string>;
  readonly endsAt: Lazy<Maybe<string>>;
  readonly firstDay: Lazy<Maybe<string>>;
  readonly id: Lazy<number>;
  readonly isActive: Lazy<boolean>;
  readonly kind: Lazy<string>;
  readonly label: Lazy<string>;
  readonly lastDay: Lazy<Maybe<string>>;
  readonly minimumGoodsMinor: Lazy<Maybe<number>>;
  readonly startsAt: Lazy<Maybe<string>>;
  readonly uses: Lazy<number>;
  readonly usesLimit: Lazy<Maybe<number>>;
  readonly usesLimitPerEmail: Lazy<Maybe<number>>;
}

export interface DeskCustomer {
  readonly addresses: Lazy<List<DeskAddress>>;
  readonly company: Lazy<Maybe<string>>;
  readonly createdAt: Lazy<string>;
  readonly email: Lazy<string>;
  readonly groupId: Lazy<number>;
  readonly id: Lazy<number>;
  readonly isConfirmed: Lazy<boolean>;
  readonly name: Lazy<string>;
  readonly notes: Lazy<List<CustomerNote>>;
  readonly storeCode: Lazy<string>;
  readonly taxNumber: Lazy<Maybe<string>>;
}

export interface DeskCustomerGroup {
  readonly customers: Lazy<number>;
  readonly id: Lazy<number>;
  readonly isFixed: Lazy<boolean>;
  readonly name: Lazy<string>;
}

export interface DeskDelivery {
  readonly city: Lazy<string>;
  readonly company: Lazy<Maybe<string>>;
  readonly country: Lazy<string>;
  readonly firstName: Lazy<string>;
  readonly lastName: Lazy<string>;
  readonly phone: Lazy<string>;
  readonly postcode: Lazy<Maybe<string>>;
  readonly region: Lazy<Maybe<string>>;
  readonly street: Lazy<List<string>>;
}

export interface DeskDocument {
  readonly issuedAt: Lazy<string>;
  readonly number: Lazy<string>;
  readonly path: Lazy<Maybe<string>>;
  readonly series: Lazy<string>;
  readonly totalMinor: Lazy<number>;
}

export interface DeskEvent {
  readonly at: Lazy<string>;
  readonly by: Lazy<Maybe<string>>;
  readonly kind: Lazy<string>;
  readonly text: Lazy<Maybe<string>>;
}

export interface DeskGiftCard {
  readonly balanceMinor: Lazy<number>;
  readonly codeEnding: Lazy<string>;
  readonly currency: Lazy<string>;
  readonly entries: Lazy<List<GiftCardMovement>>;
  readonly id: Lazy<number>;
  readonly isBought: Lazy<boolean>;
  readonly issuedAt: Lazy<string>;
  readonly issuedMinor: Lazy<number>;
  readonly voidedAt: Lazy<Maybe<string>>;
}

export interface DeskJob {
  readonly about: Lazy<string>;
  readonly attempts: Lazy<number>;
  readonly createdAt: Lazy<string>;
  readonly failure: Lazy<Maybe<string>>;
  readonly id: Lazy<string>;
  readonly maxAttempts: Lazy<number>;
  readonly runAt: Lazy<string>;
  readonly state: Lazy<string>;
  readonly task: Lazy<string>;
}

export interface DeskLetter {
  readonly attachments: Lazy<List<string>>;
  readonly failure: Lazy<Maybe<string>>;
  readonly html: Lazy<Maybe<string>>;
  readonly id: Lazy<number>;
  readonly kind: Lazy<string>;
  readonly locale: Lazy<string>;
  readonly postedAt: Lazy<string>;
  readonly sentAt: Lazy<Maybe<string>>;
  readonly subject: Lazy<string>;
  readonly to: Lazy<string>;
}

export interface DeskMagentoImport {
  readonly by: Lazy<string>;
  readonly counts: Lazy<List<MagentoImportCount>>;
  readonly createdAt: Lazy<string>;
  readonly failure: Lazy<Maybe<string>>;
  readonly finishedAt: Lazy<Maybe<string>>;
  readonly groups: Lazy<List<string>>;
  readonly id: Lazy<number>;
  readonly isTrial: Lazy<boolean>;
  readonly problems: Lazy<List<MagentoImportProblem>>;
  readonly sourceUrl: Lazy<string>;
  readonly stage: Lazy<Maybe<string>>;
  readonly state: Lazy<string>;
  readonly vatBasisPoints: Lazy<number>;
}

export interface DeskMarketPrice {
  readonly convertedMinor: Lazy<number>;
  readonly currency: Lazy<string>;
  readonly isWithVat: Lazy<boolean>;
  readonly locale: Lazy<string>;
  readonly ownMinor: Lazy<Maybe<number>>;
}

export interface DeskMovement {
  readonly at: Lazy<string>;
  readonly by: Lazy<Maybe<string>>;
  readonly kind: Lazy<string>;
  readonly note: Lazy<Maybe<string>>;
  readonly orderNumber: Lazy<Maybe<string>>;
  readonly quantityAfter: Lazy<Maybe<number>>;
  readonly units: Lazy<number>;
}

export interface DeskName {
  readonly locale: Lazy<string>;
  readonly name: Lazy<string>;
}

export interface DeskOption {
  readonly attributeId: Lazy<number>;
  readonly code: Lazy<string>;
  readonly id: Lazy<number>;
  readonly names: Lazy<List<DeskName>>;
  readonly swatch: Lazy<Maybe<string>>;
}

export interface DeskOptionRow {
  readonly code: Lazy<string>;
  readonly id: Lazy<number>;
  readonly label: Lazy<string>;
  readonly products: Lazy<number>;
  readonly swatch: Lazy<Maybe<string>>;
}

export interface DeskOrder {
  readonly billingAddress: Lazy<List<string>>;
  readonly carrierName: Lazy<Maybe<string>>;
  readonly creditableMinor: Lazy<number>;
  readonly currency: Lazy<string>;
  readonly delivery: Lazy<Maybe<DeskDelivery>>;
  readonly documents: Lazy<List<DeskDocument>>;
  readonly email: Lazy<string>;
  readonly isErased: Lazy<boolean>;
  readonly lines: Lazy<List<DeskOrderLine>>;
  readonly moves: Lazy<List<string>>;
  readonly number: Lazy<string>;
  readonly paymentMethod: Lazy<string>;
  readonly payments: Lazy<List<DeskPayment>>;
  readonly phone: Lazy<Maybe<string>>;
  readonly pickupPoint: Lazy<Maybe<string>>;
  readonly placedAt: Lazy<string>;
  readonly remarks: Lazy<Maybe<string>>;
  readonly shipments: Lazy<List<DeskShipment>>;
  readonly shippingAddress: Lazy<List<string>>;
  readonly shippingMinor: Lazy<number>;
  readonly status: Lazy<string>;
  readonly storeCode: Lazy<string>;
  readonly timeline: Lazy<List<DeskEvent>>;
  readonly toPayMinor: Lazy<number>;
  readonly totalMinor: Lazy<number>;
}

export interface DeskOrderLine {
  readonly canceledHundredths: Lazy<number>;
  readonly creditedHundredths: Lazy<number>;
  readonly kind: Lazy<string>;
  readonly leftToCreditHundredths: Lazy<number>;
  readonly leftToShipHundredths: Lazy<number>;
  readonly lengthCm: Lazy<Maybe<number>>;
  readonly line: Lazy<string>;
  readonly name: Lazy<string>;
  readonly options: Lazy<string>;
  readonly quantityHundredths: Lazy<number>;
  readonly shippedHundredths: Lazy<number>;
  readonly sku: Lazy<string>;
  readonly totalMinor: Lazy<number>;
}

export interface DeskPastOrder {
  readonly currency: Lazy<string>;
  readonly number: Lazy<string>;
  readonly placedAt: Lazy<string>;
  readonly products: Lazy<List<string>>;
  readonly status: Lazy<string>;
  readonly totalMinor: Lazy<number>;
}

export interface DeskPayment {
  readonly amountMinor: Lazy<number>;
  readonly id: Lazy<number>;
  readonly method: Lazy<string>;
  readonly state: Lazy<string>;
}

export interface DeskPicture {
  readonly file: Lazy<string>;
  readonly id: Lazy<number>;
  readonly texts: Lazy<List<DeskPictureText>>;
}

export interface DeskPictureText {
  readonly locale: Lazy<string>;
  readonly text: Lazy<string>;
}

export interface DeskPlace {
  readonly id: Lazy<number>;
  readonly name: Lazy<string>;
}

export interface DeskPool {
  readonly isLength: Lazy<boolean>;
  readonly key: Lazy<string>;
  readonly movements: Lazy<List<DeskMovement>>;
  readonly parts: Lazy<List<DeskPoolPart>>;
  readonly quantity: Lazy<number>;
}

export interface DeskPoolPart {
  readonly sku: Lazy<string>;
  readonly units: Lazy<number>;
}

export interface DeskPrice {
  readonly history: Lazy<List<DeskRecordedPrice>>;
  readonly lowestNowMinor: Lazy<Maybe<number>>;
  readonly options: Lazy<string>;
  readonly ownMarketPrices: Lazy<number>;
  readonly priceMinor: Lazy<number>;
  readonly reduction: Lazy<Maybe<DeskReduction>>;
  readonly sku: Lazy<string>;
  readonly tiers: Lazy<List<DeskTier>>;
}

export interface DeskProduct {
  readonly categories: Lazy<List<DeskPlace>>;
  readonly createdAt: Lazy<string>;
  readonly id: Lazy<number>;
  readonly isActive: Lazy<boolean>;
  readonly kind: Lazy<string>;
  readonly parts: Lazy<List<DeskProductPart>>;
  readonly pictures: Lazy<List<DeskPicture>>;
  readonly sku: Lazy<string>;
  readonly taxClass: Lazy<string>;
  readonly visibility: Lazy<string>;
  readonly words: Lazy<List<DeskProductWords>>;
}

export interface DeskProductPart {
  readonly isActive: Lazy<boolean>;
  readonly lengthCm: Lazy<Maybe<number>>;
  readonly options: Lazy<string>;
  readonly poolKey: Lazy<Maybe<string>>;
  readonly poolQuantity: Lazy<Maybe<number>>;
  readonly priceMinor: Lazy<Maybe<number>>;
  readonly sku: Lazy<string>;
  readonly units: Lazy<Maybe<number>>;
}

export interface DeskProductWords {
  readonly changedAt: Lazy<string>;
  readonly colourName: Lazy<Maybe<string>>;
  readonly descriptionHtml: Lazy<Maybe<string>>;
  readonly formerPaths: Lazy<List<string>>;
  readonly locale: Lazy<string>;
  readonly metaDescription: Lazy<Maybe<string>>;
  readonly metaTitle: Lazy<Maybe<string>>;
  readonly name: Lazy<string>;
  readonly rangeName: Lazy<Maybe<string>>;
  readonly shortDescription: Lazy<Maybe<string>>;
  readonly state: Lazy<string>;
  readonly urlKey: Lazy<string>;
}

export interface DeskRecordedPrice {
  readonly priceMinor: Lazy<number>;
  readonly validFrom: Lazy<string>;
}

export interface DeskReduction {
  readonly endsOn: Lazy<Maybe<string>>;
  readonly isStruckThrough: Lazy<boolean>;
  readonly lowestBeforeMinor: Lazy<Maybe<number>>;
  readonly priceMinor: Lazy<number>;
  readonly startsOn: Lazy<string>;
  readonly state: Lazy<string>;
}

export interface DeskReturn {
  readonly isStatutory: Lazy<boolean>;
  readonly lines: Lazy<List<DeskReturnLine>>;
  readonly name: Lazy<string>;
  readonly number: Lazy<string>;
  readonly orderNumber: Lazy<string>;
  readonly remark: Lazy<Maybe<string>>;
  readonly statedAt: Lazy<string>;
}

export interface DeskReturnLine {
  readonly creditNoteNumber: Lazy<Maybe<string>>;
  readonly id: Lazy<number>;
  readonly isSentBack: Lazy<boolean>;
  readonly line: Lazy<string>;
  readonly name: Lazy<string>;
  readonly quantityHundredths: Lazy<number>;
  readonly reason: Lazy<Maybe<string>>;
  readonly restockedAt: Lazy<Maybe<string>>;
  readonly state: Lazy<string>;
}

export interface DeskReturns {
  readonly returns: Lazy<List<DeskReturn>>;
  readonly total: Lazy<number>;
}

export interface DeskReview {
  readonly answer: Lazy<Maybe<string>>;
  readonly createdAt: Lazy<string>;
  readonly id: Lazy<number>;
  readonly isVerified: Lazy<boolean>;
  readonly locale: Lazy<string>;
  readonly nickname: Lazy<string>;
  readonly pictures: Lazy<List<string>>;
  readonly reports: Lazy<number>;
  readonly sku: Lazy<string>;
  readonly stars: Lazy<number>;
  readonly status: Lazy<string>;
  readonly summary: Lazy<string>;
  readonly text: Lazy<string>;
}

export interface DeskSession {
  readonly createdAt: Lazy<string>;
  readonly device: Lazy<string>;
  readonly id: Lazy<number>;
  readonly isThisOne: Lazy<boolean>;
  readonly lastUsedAt: Lazy<string>;
  readonly place: Lazy<string>;
}

export interface DeskSheet {
  readonly by: Lazy<string>;
  readonly createdAt: Lazy<string>;
  readonly fileName: Lazy<string>;
  readonly finishedAt: Lazy<Maybe<string>>;
  readonly id: Lazy<number>;
  readonly isTrial: Lazy<boolean>;
  readonly kind: Lazy<string>;
  readonly problems: Lazy<List<SheetProblem>>;
  readonly rowsChanged: Lazy<number>;
  readonly rowsRead: Lazy<number>;
  readonly rowsRefused: Lazy<number>;
  readonly rowsTotal: Lazy<number>;
  readonly state: Lazy<string>;
}

export interface DeskShipment {
  readonly carrier: Lazy<string>;
  readonly deliveredAt: Lazy<Maybe<string>>;
  readonly id: Lazy<number>;
  readonly shippedAt: Lazy<string>;
  readonly trackingNumber: Lazy<Maybe<string>>;
}

export interface DeskSynonym {
  readonly input: Lazy<Maybe<string>>;
  readonly words: Lazy<List<string>>;
}

export interface DeskTier {
  readonly percentOff: Lazy<number>;
  readonly quantity: Lazy<number>;
}

export interface DeskVatRate {
  readonly basisPoints: Lazy<number>;
  readonly country: Lazy<string>;
  readonly isPlanned: Lazy<boolean>;
  readonly taxClass: Lazy<string>;
  readonly validFrom: Lazy<string>;
}

export interface ExportedRows {
  readonly next: Lazy<Maybe<number>>;
  readonly text: Lazy<string>;
}


export interface FoundCustomer {
  readonly company: Lazy<Maybe<string>>;
  readonly createdAt: Lazy<string>;
  readonly email: Lazy<string>;
  readonly group: Lazy<string>;
  readonly id: Lazy<number>;
  readonly isConfirmed: Lazy<boolean>;
  readonly name: Lazy<string>;
  readonly storeCode: Lazy<string>;
}

export interface FoundOrder {
  readonly country: Lazy<Maybe<string>>;
  readonly currency: Lazy<string>;
  readonly email: Lazy<string>;
  readonly id: Lazy<number>;
  readonly lines: Lazy<number>;
  readonly name: Lazy<string>;
  readonly number: Lazy<string>;
  readonly paymentMethod: Lazy<string>;
  readonly placedAt: Lazy<string>;
  readonly status: Lazy<string>;
  readonly totalMinor: Lazy<number>;
}

export interface FoundOrders {
  readonly hasMore: Lazy<boolean>;
  readonly orders: Lazy<List<FoundOrder>>;
}

export interface FoundPool {
  readonly isLength: Lazy<boolean>;
  readonly isLow: Lazy<boolean>;
  readonly key: Lazy<string>;
  readonly name: Lazy<Maybe<string>>;
  readonly quantity: Lazy<number>;
  readonly sku: Lazy<Maybe<string>>;
}

export interface FoundPools {
  readonly hasMore: Lazy<boolean>;
  readonly pools: Lazy<List<FoundPool>>;
}

export interface FoundProduct {
  readonly highestPriceMinor: Lazy<Maybe<number>>;
  readonly id: Lazy<number>;
  readonly imageFile: Lazy<Maybe<string>>;
  readonly isActive: Lazy<boolean>;
  readonly isSalable: Lazy<boolean>;
  readonly kind: Lazy<string>;
  readonly lowestPriceMinor: Lazy<Maybe<number>>;
  readonly missing: Lazy<List<string>>;
  readonly name: Lazy<string>;
  readonly outdated: Lazy<List<string>>;
  readonly sku: Lazy<string>;
  readonly variants: Lazy<number>;
}

export interface FoundProducts {
  readonly hasMore: Lazy<boolean>;
  readonly products: Lazy<List<FoundProduct>>;
}

export interface FreeShippingPreview {
  readonly freeAfter: Lazy<number>;
  readonly freeBefore: Lazy<number>;
}

export interface GiftCardMovement {
  readonly amountMinor: Lazy<number>;
  readonly id: Lazy<number>;
  readonly kind: Lazy<string>;
  readonly madeAt: Lazy<string>;
  readonly orderId: Lazy<Maybe<number>>;
}

export interface GiftCardPage {
  readonly cards: Lazy<List<DeskGiftCard>>;
  readonly hasMore: Lazy<boolean>;
}

export interface HealthFact {
  readonly isBad: Lazy<boolean>;
  readonly name: Lazy<string>;
  readonly unit: Lazy<string>;
  readonly value: Lazy<string>;
}

export interface IndexingState {
  readonly builtLocales: Lazy<number>;
  readonly isBuilding: Lazy<boolean>;
  readonly locales: Lazy<number>;
  readonly products: Lazy<Maybe<number>>;
  readonly seconds: Lazy<Maybe<number>>;
}


export interface Invitation {
  readonly email: Lazy<Maybe<string>>;
  readonly name: Lazy<Maybe<string>>;
  readonly role: Lazy<string>;
  readonly totpSecret: Lazy<string>;
  readonly totpUri: Lazy<string>;
}

export interface IssuedGiftCard {
  readonly code: Lazy<string>;
  readonly id: Lazy<number>;
}

export interface JobPage {
  readonly hasMore: Lazy<boolean>;
  readonly jobs: Lazy<List<DeskJob>>;
}

export interface LetterPage {
  readonly hasMore: Lazy<boolean>;
  readonly letters: Lazy<List<LetterRow>>;
}

export interface LetterRow {
  readonly failure: Lazy<Maybe<string>>;
  readonly id: Lazy<number>;
  readonly kind: Lazy<string>;
  readonly locale: Lazy<string>;
  readonly postedAt: Lazy<string>;
  readonly sentAt: Lazy<Maybe<string>>;
  readonly subject: Lazy<string>;
  readonly to: Lazy<string>;
}

export type LineWishInput = {
  readonly line: string;
  readonly quantityHundredths?: number | null;
};

export interface MadeInvitation {
  readonly expiresAt: Lazy<string>;
  readonly id: Lazy<number>;
  readonly url: Lazy<string>;
}

export interface MagentoImportCount {
  readonly added: Lazy<number>;
  readonly changed: Lazy<number>;
  readonly kind: Lazy<string>;
  readonly leftOut: Lazy<number>;
  readonly read: Lazy<number>;
  readonly total: Lazy<number>;
  readonly unchanged: Lazy<number>;
}

export interface MagentoImportProblem {
  readonly code: Lazy<string>;
  readonly id: Lazy<number>;
  readonly isLeftOut: Lazy<boolean>;
  readonly kind: Lazy<string>;
  readonly magentoId: Lazy<string>;
  readonly name: Lazy<Maybe<string>>;
  readonly value: Lazy<string>;
}

export type MagentoTableInput = {
  readonly table: string;
  readonly uploadId: number;
};

export interface MarginOfDay {
  readonly costMinor: Lazy<number>;
  readonly costedMinor: Lazy<number>;
  readonly day: Lazy<string>;
  readonly netMinor: Lazy<number>;
}

export interface MarginReport {
  readonly daysWaiting: Lazy<number>;
  readonly rows: Lazy<List<MarginOfDay>>;
}

export type MarketPriceInput = {
  readonly currency: string;
  readonly locale: string;
  readonly priceMinor?: number | null;
};

export interface Me {
  readonly email: Lazy<string>;
  readonly hasProved: Lazy<boolean>;
  readonly id: Lazy<number>;
  readonly language: Lazy<string>;
  readonly name: Lazy<string>;
  readonly operations: Lazy<List<string>>;
  readonly provesByCode: Lazy<boolean>;
  readonly role: Lazy<string>;
}


export type MutationAcceptByPasskeyArguments = {
  readonly credential: string;
  readonly email?: string | null;
  readonly language: string;
  readonly name: string;
  readonly token: string;
};

export type MutationAcceptByPasswordArguments = {
  readonly code: string;
  readonly email?: string | null;
  readonly language: string;
  readonly name: string;
  readonly password: string;
  readonly token: string;
};

export type MutationAddCategoryArguments = {
  readonly name: string;
  readonly parentId?: number | null;
};

export type MutationAddContentPictureArguments = {
  readonly uploadId: number;
};

export type MutationAddCustomerGroupArguments = {
  readonly name: string;
};

export type MutationAddOptionArguments = {
  readonly attributeId: number;
  readonly names: readonly (NameInput | null)[];
  readonly swatch?: string | null;
};

export type MutationAddPictureArguments = {
  readonly sku: string;
  readonly uploadId: number;
};

export type MutationAnswerReviewArguments = {
  readonly id: number;
  readonly text?: string | null;
};

export type MutationApproveReviewArguments = {
  readonly id: number;
};

export type MutationBlockGiftCardArguments = {
  readonly id: number;
  readonly reason: string;
};

export type MutationCancelMagentoImportArguments = {
  readonly id: number;
};

export type MutationCancelOrderArguments = {
  readonly lines?: readonly (LineWishInput | null)[] | null;
  readonly number: string;
  readonly reason?: string | null;
};

export type MutationCancelSheetArguments = {
  readonly id: number;
};

export type MutationCancelVatRateArguments = {
  readonly country: string;
  readonly taxClass: string;
  readonly validFrom: string;
};

export type MutationChangeCategoryWordsArguments = {
  readonly id: number;
  readonly locale: string;
  readonly seenAt?: string | null;
  readonly words: CategoryWordsInput;
};

export type MutationChangeDeliveryAddressArguments = {
  readonly city: string;
  readonly company?: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly number: string;
  readonly phone: string;
  readonly postcode?: string | null;
  readonly region?: string | null;
  readonly street: readonly (string | null)[];
};

export type MutationChangeOptionArguments = {
  readonly id: number;
  readonly names: readonly (NameInput | null)[];
  readonly swatch?: string | null;
};

export type MutationChangePricesArguments = {
  readonly prices: readonly (PriceInput | null)[];
};

export type MutationChangeProductWordsArguments = {
  readonly locale: string;
  readonly seenAt?: string | null;
  readonly sku: string;
  readonly words: ProductWordsInput;
};

export type MutationChangeRoleArguments = {
  readonly id: number;
  readonly role: string;
};

export type MutationChangeShopMessageArguments = {
  readonly key: string;
  readonly revision: string;
  readonly texts: readonly (ShopMessageWish | null)[];
};

export type MutationChangeStockArguments = {
  readonly difference?: number | null;
  readonly key: string;
  readonly note?: string | null;
  readonly quantity?: number | null;
  readonly reason: string;
};

export type MutationChooseLanguageArguments = {
  readonly language: string;
};

export type MutationCloseDayArguments = {
  readonly day: string;
  readonly reason: string;
};

export type MutationContinueMagentoImportArguments = {
  readonly id: number;
  readonly token?: string | null;
};

export type MutationCopyAsColourArguments = {
  readonly names: readonly (ColourNameInput | null)[];
  readonly newSku: string;
  readonly sku: string;
  readonly swatch: string;
};

export type MutationCreateContentArguments = {
  readonly copyOf?: string | null;
  readonly language?: string | null;
  readonly name?: string | null;
  readonly type: string;
};

export type MutationDecideSettingArguments = {
  readonly name: string;
  readonly value?: string | null;
};

export type MutationDeclineReturnArguments = {
  readonly lineIds?: readonly (number | null)[] | null;
  readonly number: string;
  readonly reason: string;
};

export type MutationDeliverOrderArguments = {
  readonly number: string;
};

export type MutationDescribePictureArguments = {
  readonly id: number;
  readonly sku: string;
  readonly texts: readonly (PictureTextInput | null)[];
};

export type MutationDiscardContentDraftArguments = {
  readonly id: string;
};

export type MutationDiscardJobArguments = {
  readonly id: string;
};

export type MutationEndSessionArguments = {
  readonly id: number;
};

export type MutationHoldOrderArguments = {
  readonly number: string;
};

export type MutationImportSheetArguments = {
  readonly id: number;
};

export type MutationImportTriedFromMagentoArguments = {
  readonly id: number;
};

export type MutationInviteStaffArguments = {
  readonly email: string;
  readonly name: string;
  readonly role: string;
};

export type MutationIssueGiftCardArguments = {
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: string;
};

export type MutationJoinColoursArguments = {
  readonly other?: string | null;
  readonly sku: string;
};

export type MutationKeepCouponArguments = {
  readonly amountMinor?: number | null;
  readonly basisPoints?: number | null;
  readonly couponCode: string;
  readonly firstDay?: string | null;
  readonly kind: string;
  readonly label: string;
  readonly lastDay?: string | null;
  readonly minimumGoodsMinor?: number | null;
  readonly usesLimit?: number | null;
  readonly usesLimitPerEmail?: number | null;
};

export type MutationKeepSearchRuleArguments = {
  readonly id?: number | null;
  readonly rule: SearchRuleInput;
};

export type MutationMoveCategoryArguments = {
  readonly before?: number | null;
  readonly id: number;
  readonly parentId?: number | null;
};

export type MutationMoveInCategoryArguments = {
  readonly id: number;
  readonly place: number;
  readonly sku: string;
};

export type MutationMoveOptionArguments = {
  readonly id: number;
  readonly place: number;
};

export type MutationNoteOnCustomerArguments = {
  readonly id: number;
  readonly text: string;
};

export type MutationNoteOnOrderArguments = {
  readonly number: string;
  readonly text: string;
};

export type MutationOpenDayArguments = {
  readonly day: string;
};

export type MutationOrderPicturesArguments = {
  readonly ids: readonly (number | null)[];
  readonly sku: string;
};

export type MutationPlaceInCategoryArguments = {
  readonly id: number;
  readonly skus: readonly (string | null)[];
};

export type MutationPlanContentArguments = {
  readonly at: string;
  readonly id: string;
  readonly kind: ContentPlanKind | null;
};

export type MutationPlanReductionArguments = {
  readonly from: string;
  readonly percentOff?: number | null;
  readonly priceMinor?: number | null;
  readonly skus: readonly (string | null)[];
  readonly until?: string | null;
};

export type MutationProveArguments = {
  readonly code: string;
};

export type MutationProveByPasskeyArguments = {
  readonly credential: string;
};

export type MutationPublishContentArguments = {
  readonly id: string;
};

export type MutationPublishProductsArguments = {
  readonly isActive: boolean;
  readonly skus: readonly (string | null)[];
};

export type MutationReadSheetArguments = {
  readonly fileName: string;
  readonly isTrial: boolean;
  readonly kind: string;
  readonly uploadId: number;
};

export type MutationReceiveMoneyArguments = {
  readonly number: string;
};

export type MutationReceiveReturnArguments = {
  readonly lineIds?: readonly (number | null)[] | null;
  readonly number: string;
};

export type MutationRefundOrderArguments = {
  readonly amountMinor?: number | null;
  readonly isShippingIncluded?: boolean | null;
  readonly isToGiftCard?: boolean | null;
  readonly key?: string | null;
  readonly lines?: readonly (LineWishInput | null)[] | null;
  readonly number: string;
  readonly reason?: string | null;
};

export type MutationRefundReturnArguments = {
  readonly isShippingIncluded?: boolean | null;
  readonly lineIds?: readonly (number | null)[] | null;
  readonly number: string;
};

export type MutationRejectReviewArguments = {
  readonly id: number;
};

export type MutationReleaseOrderArguments = {
  readonly number: string;
};

export type MutationRemoveCategoryArguments = {
  readonly followerId?: number | null;
  readonly id: number;
  readonly movesProducts: boolean;
  readonly seenChildren: number;
  readonly seenProducts: number;
};

export type MutationRemoveContentArguments = {
  readonly id: string;
};

export type MutationRemoveCustomerGroupArguments = {
  readonly id: number;
};

export type MutationRemoveOptionArguments = {
  readonly id: number;
};

export type MutationRemovePictureArguments = {
  readonly id: number;
  readonly sku: string;
};

export type MutationRemoveSearchRuleArguments = {
  readonly id: number;
};

export type MutationRemoveShippingRateArguments = {
  readonly carrier: string;
  readonly kind: string;
  readonly upToGrams: number;
  readonly zone: string;
};

export type MutationRemoveStaffArguments = {
  readonly id: number;
};

export type MutationRemoveViewArguments = {
  readonly id: number;
};

export type MutationRenameAttributeArguments = {
  readonly id: number;
  readonly names: readonly (NameInput | null)[];
};

export type MutationRenameCategoryArguments = {
  readonly id: number;
  readonly locale: string;
  readonly urlKey: string;
};

export type MutationRenameCustomerGroupArguments = {
  readonly id: number;
  readonly name: string;
};

export type MutationRenameProductArguments = {
  readonly locale: string;
  readonly sku: string;
  readonly urlKey: string;
};

export type MutationRenewAccessArguments = {
  readonly id: number;
};

export type MutationReplaceSynonymsArguments = {
  readonly language: string;
  readonly synonyms: readonly (SynonymInput | null)[];
};

export type MutationRestockReturnArguments = {
  readonly lineIds?: readonly (number | null)[] | null;
  readonly number: string;
};

export type MutationRestoreContentArguments = {
  readonly id: string;
  readonly revision: string;
};

export type MutationRestoreShopMessageArguments = {
  readonly key: string;
  readonly revision: string;
};

export type MutationRetryJobArguments = {
  readonly id: string;
};

export type MutationSaveContentDraftArguments = {
  readonly id: string;
  readonly json: string;
  readonly revision: string;
};

export type MutationSaveViewArguments = {
  readonly name: string;
  readonly query: string;
  readonly room: string;
};

export type MutationSendLetterAgainArguments = {
  readonly id: number;
};

export type MutationSetCustomerGroupArguments = {
  readonly groupId: number;
  readonly id: number;
};

export type MutationSetFreeShippingFromArguments = {
  readonly freeFromMinor?: number | null;
  readonly zone: string;
};

export type MutationSetMarketPricesArguments = {
  readonly prices: readonly (MarketPriceInput | null)[];
  readonly sku: string;
};

export type MutationSetOpeningHoursArguments = {
  readonly place: string;
  readonly spans: readonly (OpenSpanInput | null)[];
};

export type MutationSetRelationsArguments = {
  readonly kind: string;
  readonly sku: string;
  readonly skus: readonly (string | null)[];
};

export type MutationSetShippingRateArguments = {
  readonly carrier: string;
  readonly kind: string;
  readonly priceMinor: number;
  readonly upToGrams: number;
  readonly zone: string;
};

export type MutationSetTaxClassArguments = {
  readonly sku: string;
  readonly taxClass: string;
};

export type MutationSetTiersArguments = {
  readonly sku: string;
  readonly tiers: readonly (TierInput | null)[];
};

export type MutationSetVatRateArguments = {
  readonly basisPoints: number;
  readonly country: string;
  readonly taxClass: string;
  readonly validFrom: string;
};

export type MutationShipOrderArguments = {
  readonly carrier?: string | null;
  readonly lines?: readonly (LineWishInput | null)[] | null;
  readonly number: string;
  readonly trackingNumber?: string | null;
};

export type MutationShipOrdersArguments = {
  readonly parcels: readonly (ParcelInput | null)[];
};

export type MutationShowCategoryArguments = {
  readonly id: number;
  readonly isActive: boolean;
  readonly isInMenu: boolean;
};

export type MutationSignInArguments = {
  readonly code: string;
  readonly email: string;
  readonly password: string;
};

export type MutationSignInByPasskeyArguments = {
  readonly credential: string;
};

export type MutationStartAcceptanceArguments = {
  readonly email?: string | null;
  readonly name: string;
  readonly token: string;
};

export type MutationStartMagentoImportArguments = {
  readonly files: readonly (MagentoTableInput | null)[];
  readonly groups: readonly (string | null)[];
  readonly isTrial: boolean;
  readonly token: string;
  readonly url: string;
  readonly vatBasisPoints: number;
};

export type MutationSwitchOffCouponArguments = {
  readonly couponCode: string;
};

export type MutationTakeFromCategoryArguments = {
  readonly id: number;
  readonly skus: readonly (string | null)[];
};

export type MutationUnplanContentArguments = {
  readonly id: string;
  readonly kind: ContentPlanKind | null;
};

export type MutationUnpublishContentArguments = {
  readonly id: string;
};

export type MutationWithdrawInvitationArguments = {
  readonly id: number;
};

export type MutationWithdrawReductionArguments = {
  readonly skus: readonly (string | null)[];
};

export type NameInput = {
  readonly locale: string;
  readonly name: string;
};

export interface OpenInvitation {
  readonly email: Lazy<Maybe<string>>;
  readonly expiresAt: Lazy<string>;
  readonly id: Lazy<number>;
  readonly name: Lazy<Maybe<string>>;
  readonly role: Lazy<string>;
}

export interface OpenSpan {
  readonly closes: Lazy<string>;
  readonly opens: Lazy<string>;
  readonly place: Lazy<string>;
  readonly weekday: Lazy<number>;
}

export type OpenSpanInput = {
  readonly closes: string;
  readonly opens: string;
  readonly weekday: number;
};

export interface PageVital {
  readonly device: Lazy<string>;
  readonly good: Lazy<number>;
  readonly p75: Lazy<Maybe<number>>;
  readonly page: Lazy<string>;
  readonly poor: Lazy<number>;
  readonly values: Lazy<number>;
  readonly vital: Lazy<string>;
}

export type ParcelInput = {
  readonly carrier?: string | null;
  readonly number: string;
  readonly trackingNumber: string;
};

export interface PasskeyOptions {
  readonly json: Lazy<string>;
}

export type PictureTextInput = {
  readonly locale: string;
  readonly text: string;
};

export interface PlannedCut {
  readonly leftCm: Lazy<number>;
  readonly lengthCm: Lazy<number>;
  readonly name: Lazy<string>;
  readonly orderNumber: Lazy<string>;
  readonly sku: Lazy<string>;
  readonly spool: Lazy<number>;
}

export interface PoolValue {
  readonly costMillionths: Lazy<number>;
  readonly isLength: Lazy<boolean>;
  readonly key: Lazy<string>;
  readonly name: Lazy<Maybe<string>>;
  readonly quantity: Lazy<number>;
  readonly valueMinor: Lazy<number>;
}

export interface PreviewHit {
  readonly name: Lazy<string>;
  readonly sku: Lazy<string>;
}

export interface PreviewedReduction {
  readonly isReplacing: Lazy<boolean>;
  readonly isStruckThrough: Lazy<boolean>;
  readonly lowestBeforeMinor: Lazy<Maybe<number>>;
  readonly priceMinor: Lazy<number>;
  readonly reducedMinor: Lazy<number>;
  readonly sku: Lazy<string>;
}

export type PriceInput = {
  readonly priceMinor: number;
  readonly sku: string;
};

export interface ProductRelations {
  readonly colours: Lazy<List<RelatedProduct>>;
  readonly links: Lazy<List<RelationsOfKind>>;
}

export type ProductWordsInput = {
  readonly colourName?: string | null;
  readonly descriptionHtml?: string | null;
  readonly metaDescription?: string | null;
  readonly metaTitle?: string | null;
  readonly name: string;
  readonly rangeName?: string | null;
  readonly shortDescription?: string | null;
};


export type QueryAttributeArguments = {
  readonly id: number;
};

export type QueryAttributeOptionArguments = {
  readonly id: number;
};

export type QueryAuditLogArguments = {
  readonly before?: number | null;
  readonly isRefused?: boolean | null;
  readonly staffId?: number | null;
  readonly subject?: string | null;
};

export type QueryCategoryArguments = {
  readonly id: number;
};

export type QueryCategoryProductsArguments = {
  readonly after: number;
  readonly id: number;
};

export type QueryCategoryRemovalArguments = {
  readonly id: number;
};

export type QueryClosedDayPreviewArguments = {
  readonly day: string;
};

export type QueryContentDocumentArguments = {
  readonly id: string;
};

export type QueryContentDocumentsArguments = {
  readonly language?: string | null;
  readonly page?: number | null;
  readonly state?: string | null;
  readonly text?: string | null;
  readonly type: string;
};

export type QueryContentHistoryArguments = {
  readonly id: string;
};

export type QueryContentLeadingToCategoryArguments = {
  readonly id: number;
};

export type QueryContentPicturesArguments = {
  readonly page?: number | null;
};

export type QueryContentPreviewArguments = {
  readonly id: string;
};

export type QueryContentVersionArguments = {
  readonly id: string;
  readonly revision: string;
};

export type QueryCouponArguments = {
  readonly couponCode: string;
};

export type QueryCouponPreviewArguments = {
  readonly amountMinor?: number | null;
  readonly basisPoints?: number | null;
  readonly couponCode: string;
  readonly kind: string;
  readonly minimumGoodsMinor?: number | null;
};

export type QueryCouponsArguments = {
  readonly before?: number | null;
  readonly text?: string | null;
};

export type QueryCustomerArguments = {
  readonly id: number;
};

export type QueryCustomersArguments = {
  readonly before?: number | null;
  readonly groupId?: number | null;
  readonly text?: string | null;
};

export type QueryCutListArguments = {
  readonly numbers: readonly (string | null)[];
};

export type QueryExportSheetArguments = {
  readonly after: number;
  readonly kind: string;
};

export type QueryFindOrdersArguments = {
  readonly text: string;
};

export type QueryFindProductsArguments = {
  readonly text: string;
};

export type QueryFreeShippingPreviewArguments = {
  readonly freeFromMinor?: number | null;
  readonly zone: string;
};

export type QueryGiftCardArguments = {
  readonly id: number;
};

export type QueryGiftCardsArguments = {
  readonly before?: number | null;
  readonly text?: string | null;
};

export type QueryInvitationArguments = {
  readonly token: string;
};

export type QueryJobsArguments = {
  readonly before?: string | null;
  readonly state?: string | null;
};

export type QueryLetterArguments = {
  readonly id: number;
};

export type QueryLettersArguments = {
  readonly before?: number | null;
  readonly isFailed?: boolean | null;
  readonly text?: string | null;
};

export type QueryMagentoImportArguments = {
  readonly after?: number | null;
  readonly id: number;
};

export type QueryMagentoImportReportArguments = {
  readonly after: number;
  readonly id: number;
};

export type QueryMarginReportArguments = {
  readonly currency?: string | null;
  readonly from: string;
  readonly market?: string | null;
  readonly to: string;
};

export type QueryMarketPricesArguments = {
  readonly sku: string;
};

export type QueryOrderArguments = {
  readonly number: string;
};

export type QueryOrdersArguments = {
  readonly before?: number | null;
  readonly status?: string | null;
  readonly text?: string | null;
  readonly trouble?: string | null;
};

export type QueryOrdersBelowArguments = {
  readonly minimumMinor: number;
};

export type QueryOrdersToPackArguments = {
  readonly numbers: readonly (string | null)[];
};

export type QueryPricesArguments = {
  readonly sku: string;
};

export type QueryPricesOfArguments = {
  readonly skus: readonly (string | null)[];
};

export type QueryProductArguments = {
  readonly sku: string;
};

export type QueryProductRelationsArguments = {
  readonly sku: string;
};

export type QueryProductsArguments = {
  readonly before?: number | null;
  readonly filter?: string | null;
  readonly kind?: string | null;
  readonly text?: string | null;
};

export type QueryReductionPreviewArguments = {
  readonly from: string;
  readonly percentOff: number;
  readonly skus: readonly (string | null)[];
};

export type QueryRefundPreviewArguments = {
  readonly amountMinor?: number | null;
  readonly isShippingIncluded?: boolean | null;
  readonly isToGiftCard?: boolean | null;
  readonly lines?: readonly (LineWishInput | null)[] | null;
  readonly number: string;
};

export type QueryReportExportArguments = {
  readonly currency?: string | null;
  readonly from: string;
  readonly market?: string | null;
  readonly report: string;
  readonly to: string;
};

export type QueryReturnOfNumberArguments = {
  readonly number: string;
};

export type QueryReturnsArguments = {
  readonly isWaiting: boolean;
  readonly page?: number | null;
};

export type QueryReviewsToModerateArguments = {
  readonly after?: number | null;
  readonly which: string;
};

export type QuerySalesReportArguments = {
  readonly currency?: string | null;
  readonly from: string;
  readonly market?: string | null;
  readonly to: string;
};

export type QuerySavedViewsArguments = {
  readonly room: string;
};

export type QuerySearchPreviewArguments = {
  readonly rule: SearchRuleInput;
};

export type QuerySearchRuleArguments = {
  readonly id: number;
};

export type QuerySearchRulesArguments = {
  readonly locale: string;
};

export type QuerySearchesArguments = {
  readonly locale: string;
};

export type QuerySellersReportArguments = {
  readonly from: string;
  readonly market?: string | null;
  readonly to: string;
  readonly which: string;
};

export type QuerySheetArguments = {
  readonly id: number;
};

export type QueryShippingRatePreviewArguments = {
  readonly carrier: string;
  readonly kind: string;
  readonly priceMinor: number;
  readonly upToGrams: number;
  readonly zone: string;
};

export type QueryShopMessageArguments = {
  readonly key: string;
};

export type QueryShopMessagesArguments = {
  readonly locale?: string | null;
  readonly page?: number | null;
  readonly state?: string | null;
  readonly text?: string | null;
};

export type QueryStockPoolArguments = {
  readonly key: string;
};

export type QueryStockPoolsArguments = {
  readonly after?: string | null;
  readonly filter?: string | null;
  readonly text?: string | null;
};

export type QuerySynonymsArguments = {
  readonly language: string;
};

export type QueryVatRatePreviewArguments = {
  readonly country: string;
  readonly taxClass: string;
  readonly validFrom: string;
};

export type QueryVatReportArguments = {
  readonly from: string;
  readonly to: string;
};

export interface RefundPreview {
  readonly amountMinor: Lazy<number>;
  readonly email: Lazy<string>;
  readonly isOwed: Lazy<boolean>;
  readonly isWhole: Lazy<boolean>;
  readonly ways: Lazy<List<RefundWay>>;
}

export interface RefundWay {
  readonly amountMinor: Lazy<number>;
  readonly way: Lazy<string>;
}

export interface RefundedOrder {
  readonly creditNoteNumber: Lazy<string>;
}

export interface RefusedParcel {
  readonly code: Lazy<string>;
  readonly number: Lazy<string>;
}

export interface RelatedProduct {
  readonly imageFile: Lazy<Maybe<string>>;
  readonly isActive: Lazy<boolean>;
  readonly name: Lazy<string>;
  readonly sku: Lazy<string>;
}

export interface RelationsOfKind {
  readonly kind: Lazy<string>;
  readonly products: Lazy<List<RelatedProduct>>;
}

export interface ReviewPage {
  readonly hasMore: Lazy<boolean>;
  readonly reviews: Lazy<List<DeskReview>>;
}

export interface SalesOfDay {
  readonly creditedMinor: Lazy<number>;
  readonly currency: Lazy<string>;
  readonly day: Lazy<string>;
  readonly orders: Lazy<number>;
  readonly totalMinor: Lazy<number>;
}

export interface SalesReport {
  readonly daysWaiting: Lazy<number>;
  readonly rows: Lazy<List<SalesOfDay>>;
}

export interface SavedView {
  readonly id: Lazy<number>;
  readonly name: Lazy<string>;
  readonly query: Lazy<string>;
}

export interface SearchPreview {
  readonly with: Lazy<List<PreviewHit>>;
  readonly without: Lazy<List<PreviewHit>>;
}

export interface SearchRule {
  readonly boosted: Lazy<List<string>>;
  readonly endsOn: Lazy<Maybe<string>>;
  readonly hidden: Lazy<List<string>>;
  readonly id: Lazy<number>;
  readonly locale: Lazy<string>;
  readonly pinned: Lazy<List<string>>;
  readonly query: Lazy<string>;
  readonly startsOn: Lazy<Maybe<string>>;
}

export type SearchRuleInput = {
  readonly boosted: readonly (string | null)[];
  readonly endsOn?: string | null;
  readonly hidden: readonly (string | null)[];
  readonly locale: string;
  readonly pinned: readonly (string | null)[];
  readonly query: string;
  readonly startsOn?: string | null;
};

export interface SellersReport {
  readonly daysWaiting: Lazy<number>;
  readonly rows: Lazy<List<SoldProduct>>;
}

export interface SheetProblem {
  readonly code: Lazy<string>;
  readonly column: Lazy<Maybe<string>>;
  readonly row: Lazy<number>;
  readonly value: Lazy<string>;
}

export interface ShippingRatePreview {
  readonly differenceMinor: Lazy<number>;
  readonly orders: Lazy<number>;
}

export interface ShippingRateRow {
  readonly carrier: Lazy<string>;
  readonly carrierName: Lazy<string>;
  readonly kind: Lazy<string>;
  readonly priceMinor: Lazy<number>;
  readonly upToGrams: Lazy<number>;
}

export interface ShippingZoneRules {
  readonly countries: Lazy<List<string>>;
  readonly freeFromMinor: Lazy<Maybe<number>>;
  readonly key: Lazy<string>;
  readonly orders: Lazy<number>;
  readonly rates: Lazy<List<ShippingRateRow>>;
}

export interface ShopMessageChange {
  readonly at: Lazy<string>;
  readonly author: Lazy<string>;
  readonly differences: Lazy<List<ShopMessageDifference>>;
  readonly revision: Lazy<string>;
}

export interface ShopMessageDifference {
  readonly after: Lazy<Maybe<string>>;
  readonly before: Lazy<Maybe<string>>;
  readonly locale: Lazy<string>;
}

export interface ShopMessageFile {
  readonly history: Lazy<List<ShopMessageChange>>;
  readonly key: Lazy<string>;
  readonly revision: Lazy<string>;
  readonly texts: Lazy<List<ShopMessageText>>;
  readonly usedIn: Lazy<List<string>>;
}

export interface ShopMessageList {
  readonly hasMore: Lazy<boolean>;
  readonly locales: Lazy<List<ShopMessagesOfLocale>>;
  readonly messages: Lazy<List<ShopMessageRow>>;
  readonly total: Lazy<number>;
}

export interface ShopMessageRow {
  readonly key: Lazy<string>;
  readonly misfits: Lazy<List<string>>;
  readonly ownLocales: Lazy<List<string>>;
  readonly text: Lazy<string>;
}

export interface ShopMessageText {
  readonly isMisfit: Lazy<boolean>;
  readonly locale: Lazy<string>;
  readonly own: Lazy<Maybe<string>>;
  readonly text: Lazy<string>;
}

export type ShopMessageWish = {
  readonly locale: string;
  readonly text: string;
};

export interface ShopMessagesOfLocale {
  readonly locale: Lazy<string>;
  readonly messages: Lazy<number>;
  readonly misfits: Lazy<number>;
  readonly own: Lazy<number>;
  readonly translated: Lazy<number>;
}

export interface ShopSetting {
  readonly byDefault: Lazy<string>;
  readonly isDecided: Lazy<boolean>;
  readonly must: Lazy<string>;
  readonly name: Lazy<string>;
  readonly value: Lazy<string>;
}

export interface SignedIn {
  readonly recoveryCodes: Lazy<List<string>>;
  readonly token: Lazy<string>;
}

export interface SoldProduct {
  readonly costMinor: Lazy<number>;
  readonly costedMinor: Lazy<number>;
  readonly name: Lazy<Maybe<string>>;
  readonly netMinor: Lazy<number>;
  readonly quantityHundredths: Lazy<number>;
  readonly since: Lazy<Maybe<string>>;
  readonly sku: Lazy<string>;
}

export interface Staff {
  readonly createdAt: Lazy<string>;
  readonly email: Lazy<string>;
  readonly hasPasskey: Lazy<boolean>;
  readonly id: Lazy<number>;
  readonly lastSeenAt: Lazy<Maybe<string>>;
  readonly name: Lazy<string>;
  readonly role: Lazy<string>;
}

export interface StaffList {
  readonly invitations: Lazy<List<OpenInvitation>>;
  readonly staff: Lazy<List<Staff>>;
}

export interface StockValueReport {
  readonly pools: Lazy<number>;
  readonly poolsWithoutCost: Lazy<number>;
  readonly totalMinor: Lazy<number>;
  readonly worthMost: Lazy<List<PoolValue>>;
}


export type SynonymInput = {
  readonly input?: string | null;
  readonly words: readonly (string | null)[];
};

export type TierInput = {
  readonly percentOff: number;
  readonly quantity: number;
};

export interface Today {
  readonly day: Lazy<string>;
  readonly jobsStuck: Lazy<number>;
  readonly lettersFailed: Lazy<number>;
  readonly ordersOnHold: Lazy<number>;
  readonly ordersToHandle: Lazy<number>;
  readonly paymentsFailed: Lazy<number>;
  readonly refundsRefused: Lazy<number>;
  readonly returnsToDecide: Lazy<number>;
  readonly reviewsToDecide: Lazy<number>;
  readonly sales: Lazy<List<DayOfSales>>;
  readonly searchesEmpty: Lazy<number>;
  readonly stockEmpty: Lazy<number>;
  readonly stockLow: Lazy<number>;
  readonly vitals: Lazy<List<PageVital>>;
}

export interface VatOfCountry {
  readonly basisPoints: Lazy<number>;
  readonly country: Lazy<string>;
  readonly currency: Lazy<string>;
  readonly documents: Lazy<number>;
  readonly taxMinor: Lazy<number>;
  readonly taxableMinor: Lazy<number>;
  readonly treatment: Lazy<string>;
}

export interface VatRatePreview {
  readonly beforeBasisPoints: Lazy<Maybe<number>>;
  readonly prices: Lazy<number>;
  readonly stores: Lazy<List<string>>;
}

export interface VatReport {
  readonly daysWaiting: Lazy<number>;
  readonly rows: Lazy<List<VatOfCountry>>;
}

export type Resolvers<Context> = {
  readonly AskedSearch?: {
    readonly count?: Resolve<AskedSearch, NoArguments, number, Context>;
    readonly hits?: Resolve<AskedSearch, NoArguments, number, Context>;
    readonly query?: Resolve<AskedSearch, NoArguments, string, Context>;
  };
  readonly AskedSearches?: {
    readonly empty?: Resolve<AskedSearches, NoArguments, List<AskedSearch>, Context>;
    readonly popular?: Resolve<AskedSearches, NoArguments, List<AskedSearch>, Context>;
  };
  readonly AuditEntry?: {
    readonly after?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly at?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly before?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly code?: Resolve<AuditEntry, NoArguments, Maybe<string>, Context>;
    readonly device?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly given?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly id?: Resolve<AuditEntry, NoArguments, number, Context>;
    readonly operation?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly outcome?: Resolve<AuditEntry, NoArguments, Maybe<string>, Context>;
    readonly place?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly staffName?: Resolve<AuditEntry, NoArguments, string, Context>;
    readonly subject?: Resolve<AuditEntry, NoArguments, Maybe<string>, Context>;
  };
  readonly AuditPage?: {
    readonly entries?: Resolve<AuditPage, NoArguments, List<AuditEntry>, Context>;
    readonly hasMore?: Resolve<AuditPage, NoArguments, boolean, Context>;
  };
  readonly ClosedDay?: {
    readonly day?: Resolve<ClosedDay, NoArguments, string, Context>;
    readonly reason?: Resolve<ClosedDay, NoArguments, string, Context>;
  };
  readonly ClosedDayPreview?: {
    readonly carts?: Resolve<ClosedDayPreview, NoArguments, number, Context>;
    readonly isClosedAnyway?: Resolve<ClosedDayPreview, NoArguments, boolean, Context>;
    readonly orders?: Resolve<ClosedDayPreview, NoArguments, number, Context>;
  };
  readonly Cohort?: {
    readonly again?: Resolve<Cohort, NoArguments, List<number>, Context>;
    readonly buyers?: Resolve<Cohort, NoArguments, number, Context>;
    readonly month?: Resolve<Cohort, NoArguments, string, Context>;
  };
  readonly CohortsReport?: {
    readonly cohorts?: Resolve<CohortsReport, NoArguments, List<Cohort>, Context>;
    readonly countedAt?: Resolve<CohortsReport, NoArguments, string, Context>;
  };
  readonly ContentChange?: {
    readonly at?: Resolve<ContentChange, NoArguments, string, Context>;
    readonly author?: Resolve<ContentChange, NoArguments, string, Context>;
    readonly kind?: Resolve<ContentChange, NoArguments, string, Context>;
    readonly revision?: Resolve<ContentChange, NoArguments, string, Context>;
  };
  readonly ContentFile?: {
    readonly fields?: Resolve<ContentFile, NoArguments, string, Context>;
    readonly id?: Resolve<ContentFile, NoArguments, string, Context>;
    readonly json?: Resolve<ContentFile, NoArguments, string, Context>;
    readonly language?: Resolve<ContentFile, NoArguments, Maybe<string>, Context>;
    readonly plans?: Resolve<ContentFile, NoArguments, List<ContentPlan>, Context>;
    readonly problems?: Resolve<ContentFile, NoArguments, List<ContentProblem>, Context>;
    readonly publishedAt?: Resolve<ContentFile, NoArguments, Maybe<string>, Context>;
    readonly revision?: Resolve<ContentFile, NoArguments, string, Context>;
    readonly state?: Resolve<ContentFile, NoArguments, string, Context>;
    readonly translations?: Resolve<ContentFile, NoArguments, List<ContentTranslation>, Context>;
    readonly type?: Resolve<ContentFile, NoArguments, string, Context>;
    readonly updatedAt?: Resolve<ContentFile, NoArguments, string, Context>;
  };
  readonly ContentLeading?: {
    readonly id?: Resolve<ContentLeading, NoArguments, string, Context>;
    readonly language?: Resolve<ContentLeading, NoArguments, Maybe<string>, Context>;
    readonly links?: Resolve<ContentLeading, NoArguments, number, Context>;
    readonly title?: Resolve<ContentLeading, NoArguments, string, Context>;
    readonly type?: Resolve<ContentLeading, NoArguments, string, Context>;
  };
  readonly ContentPage?: {
    readonly documents?: Resolve<ContentPage, NoArguments, List<ContentRow>, Context>;
    readonly hasMore?: Resolve<ContentPage, NoArguments, boolean, Context>;
    readonly total?: Resolve<ContentPage, NoArguments, number, Context>;
  };
  readonly ContentPicture?: {
    readonly height?: Resolve<ContentPicture, NoArguments, number, Context>;
    readonly id?: Resolve<ContentPicture, NoArguments, string, Context>;
    readonly name?: Resolve<ContentPicture, NoArguments, string, Context>;
    readonly path?: Resolve<ContentPicture, NoArguments, string, Context>;
    readonly width?: Resolve<ContentPicture, NoArguments, number, Context>;
  };
  readonly ContentPlan?: {
    readonly documentId?: Resolve<ContentPlan, NoArguments, string, Context>;
    readonly dueAt?: Resolve<ContentPlan, NoArguments, string, Context>;
    readonly failure?: Resolve<ContentPlan, NoArguments, Maybe<string>, Context>;
    readonly kind?: Resolve<ContentPlan, NoArguments, ContentPlanKind, Context>;
  };
  readonly ContentProblem?: {
    readonly code?: Resolve<ContentProblem, NoArguments, string, Context>;
    readonly details?: Resolve<ContentProblem, NoArguments, string, Context>;
    readonly path?: Resolve<ContentProblem, NoArguments, string, Context>;
  };
  readonly ContentRedirectLoop?: {
    readonly steps?: Resolve<ContentRedirectLoop, NoArguments, List<string>, Context>;
  };
  readonly ContentRow?: {
    readonly id?: Resolve<ContentRow, NoArguments, string, Context>;
    readonly language?: Resolve<ContentRow, NoArguments, Maybe<string>, Context>;
    readonly state?: Resolve<ContentRow, NoArguments, string, Context>;
    readonly title?: Resolve<ContentRow, NoArguments, string, Context>;
    readonly updatedAt?: Resolve<ContentRow, NoArguments, string, Context>;
  };
  readonly ContentTranslation?: {
    readonly id?: Resolve<ContentTranslation, NoArguments, string, Context>;
    readonly language?: Resolve<ContentTranslation, NoArguments, string, Context>;
    readonly state?: Resolve<ContentTranslation, NoArguments, string, Context>;
  };
  readonly ContentType?: {
    readonly documents?: Resolve<ContentType, NoArguments, number, Context>;
    readonly drafts?: Resolve<ContentType, NoArguments, number, Context>;
    readonly isTranslated?: Resolve<ContentType, NoArguments, boolean, Context>;
    readonly name?: Resolve<ContentType, NoArguments, string, Context>;
  };
  readonly CouponPage?: {
    readonly coupons?: Resolve<CouponPage, NoArguments, List<DeskCoupon>, Context>;
    readonly hasMore?: Resolve<CouponPage, NoArguments, boolean, Context>;
  };
  readonly CouponPreview?: {
    readonly carts?: Resolve<CouponPreview, NoArguments, number, Context>;
    readonly discountMinor?: Resolve<CouponPreview, NoArguments, number, Context>;
    readonly orders?: Resolve<CouponPreview, NoArguments, number, Context>;
    readonly qualifying?: Resolve<CouponPreview, NoArguments, number, Context>;
  };
  readonly CustomerNote?: {
    readonly at?: Resolve<CustomerNote, NoArguments, string, Context>;
    readonly by?: Resolve<CustomerNote, NoArguments, string, Context>;
    readonly id?: Resolve<CustomerNote, NoArguments, number, Context>;
    readonly text?: Resolve<CustomerNote, NoArguments, string, Context>;
  };
  readonly CustomerPage?: {
    readonly customers?: Resolve<CustomerPage, NoArguments, List<FoundCustomer>, Context>;
    readonly hasMore?: Resolve<CustomerPage, NoArguments, boolean, Context>;
  };
  readonly CutsOfPool?: {
    readonly begunCm?: Resolve<CutsOfPool, NoArguments, number, Context>;
    readonly cuts?: Resolve<CutsOfPool, NoArguments, List<PlannedCut>, Context>;
    readonly poolKey?: Resolve<CutsOfPool, NoArguments, string, Context>;
  };
  readonly DayOfSales?: {
    readonly currency?: Resolve<DayOfSales, NoArguments, string, Context>;
    readonly day?: Resolve<DayOfSales, NoArguments, string, Context>;
    readonly orders?: Resolve<DayOfSales, NoArguments, number, Context>;
    readonly totalMinor?: Resolve<DayOfSales, NoArguments, number, Context>;
  };
  readonly DeskAddress?: {
    readonly lines?: Resolve<DeskAddress, NoArguments, List<string>, Context>;
  };
  readonly DeskAttribute?: {
    readonly code?: Resolve<DeskAttribute, NoArguments, string, Context>;
    readonly id?: Resolve<DeskAttribute, NoArguments, number, Context>;
    readonly inputType?: Resolve<DeskAttribute, NoArguments, string, Context>;
    readonly isConfigurable?: Resolve<DeskAttribute, NoArguments, boolean, Context>;
    readonly isFilterable?: Resolve<DeskAttribute, NoArguments, boolean, Context>;
    readonly label?: Resolve<DeskAttribute, NoArguments, string, Context>;
    readonly options?: Resolve<DeskAttribute, NoArguments, number, Context>;
  };
  readonly DeskAttributeFile?: {
    readonly code?: Resolve<DeskAttributeFile, NoArguments, string, Context>;
    readonly id?: Resolve<DeskAttributeFile, NoArguments, number, Context>;
    readonly inputType?: Resolve<DeskAttributeFile, NoArguments, string, Context>;
    readonly names?: Resolve<DeskAttributeFile, NoArguments, List<DeskName>, Context>;
    readonly options?: Resolve<DeskAttributeFile, NoArguments, List<DeskOptionRow>, Context>;
  };
  readonly DeskCategory?: {
    readonly id?: Resolve<DeskCategory, NoArguments, number, Context>;
    readonly isActive?: Resolve<DeskCategory, NoArguments, boolean, Context>;
    readonly isInMenu?: Resolve<DeskCategory, NoArguments, boolean, Context>;
    readonly parentId?: Resolve<DeskCategory, NoArguments, Maybe<number>, Context>;
    readonly words?: Resolve<DeskCategory, NoArguments, List<DeskCategoryWords>, Context>;
  };
  readonly DeskCategoryProduct?: {
    readonly id?: Resolve<DeskCategoryProduct, NoArguments, number, Context>;
    readonly imageFile?: Resolve<DeskCategoryProduct, NoArguments, Maybe<string>, Context>;
    readonly isActive?: Resolve<DeskCategoryProduct, NoArguments, boolean, Context>;
    readonly name?: Resolve<DeskCategoryProduct, NoArguments, string, Context>;
    readonly sku?: Resolve<DeskCategoryProduct, NoArguments, string, Context>;
  };
  readonly DeskCategoryProducts?: {
    readonly products?: Resolve<DeskCategoryProducts, NoArguments, List<DeskCategoryProduct>, Context>;
    readonly total?: Resolve<DeskCategoryProducts, NoArguments, number, Context>;
  };
  readonly DeskCategoryRemoval?: {
    readonly addresses?: Resolve<DeskCategoryRemoval, NoArguments, number, Context>;
    readonly children?: Resolve<DeskCategoryRemoval, NoArguments, List<string>, Context>;
    readonly products?: Resolve<DeskCategoryRemoval, NoArguments, number, Context>;
    readonly productsOnlyHere?: Resolve<DeskCategoryRemoval, NoArguments, number, Context>;
  };
  readonly DeskCategoryRow?: {
    readonly id?: Resolve<DeskCategoryRow, NoArguments, number, Context>;
    readonly isActive?: Resolve<DeskCategoryRow, NoArguments, boolean, Context>;
    readonly isInMenu?: Resolve<DeskCategoryRow, NoArguments, boolean, Context>;
    readonly level?: Resolve<DeskCategoryRow, NoArguments, number, Context>;
    readonly missing?: Resolve<DeskCategoryRow, NoArguments, List<string>, Context>;
    readonly name?: Resolve<DeskCategoryRow, NoArguments, string, Context>;
    readonly outdated?: Resolve<DeskCategoryRow, NoArguments, List<string>, Context>;
    readonly parentId?: Resolve<DeskCategoryRow, NoArguments, Maybe<number>, Context>;
    readonly products?: Resolve<DeskCategoryRow, NoArguments, number, Context>;
  };
  readonly DeskCategoryWords?: {
    readonly changedAt?: Resolve<DeskCategoryWords, NoArguments, string, Context>;
    readonly descriptionHtml?: Resolve<DeskCategoryWords, NoArguments, Maybe<string>, Context>;
    readonly formerPaths?: Resolve<DeskCategoryWords, NoArguments, List<string>, Context>;
    readonly locale?: Resolve<DeskCategoryWords, NoArguments, string, Context>;
    readonly metaDescription?: Resolve<DeskCategoryWords, NoArguments, Maybe<string>, Context>;
    readonly metaTitle?: Resolve<DeskCategoryWords, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<DeskCategoryWords, NoArguments, string, Context>;
    readonly state?: Resolve<DeskCategoryWords, NoArguments, string, Context>;
    readonly urlKey?: Resolve<DeskCategoryWords, NoArguments, string, Context>;
    readonly urlPath?: Resolve<DeskCategoryWords, NoArguments, string, Context>;
  };
  readonly DeskCoupon?: {
    readonly amountMinor?: Resolve<DeskCoupon, NoArguments, Maybe<number>, Context>;
    readonly basisPoints?: Resolve<DeskCoupon, NoArguments, Maybe<number>, Context>;
    readonly couponCode?: Resolve<DeskCoupon, NoArguments, string, Context>;
    readonly endsAt?: Resolve<DeskCoupon, NoArguments, Maybe<string>, Context>;
    readonly firstDay?: Resolve<DeskCoupon, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<DeskCoupon, NoArguments, number, Context>;
    readonly isActive?: Resolve<DeskCoupon, NoArguments, boolean, Context>;
    readonly kind?: Resolve<DeskCoupon, NoArguments, string, Context>;
    readonly label?: Resolve<DeskCoupon, NoArguments, string, Context>;
    readonly lastDay?: Resolve<DeskCoupon, NoArguments, Maybe<string>, Context>;
    readonly minimumGoodsMinor?: Resolve<DeskCoupon, NoArguments, Maybe<number>, Context>;
    readonly startsAt?: Resolve<DeskCoupon, NoArguments, Maybe<string>, Context>;
    readonly uses?: Resolve<DeskCoupon, NoArguments, number, Context>;
    readonly usesLimit?: Resolve<DeskCoupon, NoArguments, Maybe<number>, Context>;
    readonly usesLimitPerEmail?: Resolve<DeskCoupon, NoArguments, Maybe<number>, Context>;
  };
  readonly DeskCustomer?: {
    readonly addresses?: Resolve<DeskCustomer, NoArguments, List<DeskAddress>, Context>;
    readonly company?: Resolve<DeskCustomer, NoArguments, Maybe<string>, Context>;
    readonly createdAt?: Resolve<DeskCustomer, NoArguments, string, Context>;
    readonly email?: Resolve<DeskCustomer, NoArguments, string, Context>;
    readonly groupId?: Resolve<DeskCustomer, NoArguments, number, Context>;
    readonly id?: Resolve<DeskCustomer, NoArguments, number, Context>;
    readonly isConfirmed?: Resolve<DeskCustomer, NoArguments, boolean, Context>;
    readonly name?: Resolve<DeskCustomer, NoArguments, string, Context>;
    readonly notes?: Resolve<DeskCustomer, NoArguments, List<CustomerNote>, Context>;
    readonly orders?: Resolve<DeskCustomer, NoArguments, List<FoundOrder>, Context>;
    readonly pastOrders?: Resolve<DeskCustomer, NoArguments, List<DeskPastOrder>, Context>;
    readonly storeCode?: Resolve<DeskCustomer, NoArguments, string, Context>;
    readonly taxNumber?: Resolve<DeskCustomer, NoArguments, Maybe<string>, Context>;
  };
  readonly DeskCustomerGroup?: {
    readonly customers?: Resolve<DeskCustomerGroup, NoArguments, number, Context>;
    readonly id?: Resolve<DeskCustomerGroup, NoArguments, number, Context>;
    readonly isFixed?: Resolve<DeskCustomerGroup, NoArguments, boolean, Context>;
    readonly name?: Resolve<DeskCustomerGroup, NoArguments, string, Context>;
  };
  readonly DeskDelivery?: {
    readonly city?: Resolve<DeskDelivery, NoArguments, string, Context>;
    readonly company?: Resolve<DeskDelivery, NoArguments, Maybe<string>, Context>;
    readonly country?: Resolve<DeskDelivery, NoArguments, string, Context>;
    readonly firstName?: Resolve<DeskDelivery, NoArguments, string, Context>;
    readonly lastName?: Resolve<DeskDelivery, NoArguments, string, Context>;
    readonly phone?: Resolve<DeskDelivery, NoArguments, string, Context>;
    readonly postcode?: Resolve<DeskDelivery, NoArguments, Maybe<string>, Context>;
    readonly region?: Resolve<DeskDelivery, NoArguments, Maybe<string>, Context>;
    readonly street?: Resolve<DeskDelivery, NoArguments, List<string>, Context>;
  };
  readonly DeskDocument?: {
    readonly issuedAt?: Resolve<DeskDocument, NoArguments, string, Context>;
    readonly number?: Resolve<DeskDocument, NoArguments, string, Context>;
    readonly path?: Resolve<DeskDocument, NoArguments, Maybe<string>, Context>;
    readonly series?: Resolve<DeskDocument, NoArguments, string, Context>;
    readonly totalMinor?: Resolve<DeskDocument, NoArguments, number, Context>;
  };
  readonly DeskEvent?: {
    readonly at?: Resolve<DeskEvent, NoArguments, string, Context>;
    readonly by?: Resolve<DeskEvent, NoArguments, Maybe<string>, Context>;
    readonly kind?: Resolve<DeskEvent, NoArguments, string, Context>;
    readonly text?: Resolve<DeskEvent, NoArguments, Maybe<string>, Context>;
  };
  readonly DeskGiftCard?: {
    readonly balanceMinor?: Resolve<DeskGiftCard, NoArguments, number, Context>;
    readonly codeEnding?: Resolve<DeskGiftCard, NoArguments, string, Context>;
    readonly currency?: Resolve<DeskGiftCard, NoArguments, string, Context>;
    readonly entries?: Resolve<DeskGiftCard, NoArguments, List<GiftCardMovement>, Context>;
    readonly id?: Resolve<DeskGiftCard, NoArguments, number, Context>;
    readonly isBought?: Resolve<DeskGiftCard, NoArguments, boolean, Context>;
    readonly issuedAt?: Resolve<DeskGiftCard, NoArguments, string, Context>;
    readonly issuedMinor?: Resolve<DeskGiftCard, NoArguments, number, Context>;
    readonly voidedAt?: Resolve<DeskGiftCard, NoArguments, Maybe<string>, Context>;
  };
  readonly DeskJob?: {
    readonly about?: Resolve<DeskJob, NoArguments, string, Context>;
    readonly attempts?: Resolve<DeskJob, NoArguments, number, Context>;
    readonly createdAt?: Resolve<DeskJob, NoArguments, string, Context>;
    readonly failure?: Resolve<DeskJob, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<DeskJob, NoArguments, string, Context>;
    readonly maxAttempts?: Resolve<DeskJob, NoArguments, number, Context>;
    readonly runAt?: Resolve<DeskJob, NoArguments, string, Context>;
    readonly state?: Resolve<DeskJob, NoArguments, string, Context>;
    readonly task?: Resolve<DeskJob, NoArguments, string, Context>;
  };
  readonly DeskLetter?: {
    readonly attachments?: Resolve<DeskLetter, NoArguments, List<string>, Context>;
    readonly failure?: Resolve<DeskLetter, NoArguments, Maybe<string>, Context>;
    readonly html?: Resolve<DeskLetter, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<DeskLetter, NoArguments, number, Context>;
    readonly kind?: Resolve<DeskLetter, NoArguments, string, Context>;
    readonly locale?: Resolve<DeskLetter, NoArguments, string, Context>;
    readonly postedAt?: Resolve<DeskLetter, NoArguments, string, Context>;
    readonly sentAt?: Resolve<DeskLetter, NoArguments, Maybe<string>, Context>;
    readonly subject?: Resolve<DeskLetter, NoArguments, string, Context>;
    readonly to?: Resolve<DeskLetter, NoArguments, string, Context>;
  };
  readonly DeskMagentoImport?: {
    readonly by?: Resolve<DeskMagentoImport, NoArguments, string, Context>;
    readonly counts?: Resolve<DeskMagentoImport, NoArguments, List<MagentoImportCount>, Context>;
    readonly createdAt?: Resolve<DeskMagentoImport, NoArguments, string, Context>;
    readonly failure?: Resolve<DeskMagentoImport, NoArguments, Maybe<string>, Context>;
    readonly finishedAt?: Resolve<DeskMagentoImport, NoArguments, Maybe<string>, Context>;
    readonly groups?: Resolve<DeskMagentoImport, NoArguments, List<string>, Context>;
    readonly id?: Resolve<DeskMagentoImport, NoArguments, number, Context>;
    readonly isTrial?: Resolve<DeskMagentoImport, NoArguments, boolean, Context>;
    readonly problems?: Resolve<DeskMagentoImport, NoArguments, List<MagentoImportProblem>, Context>;
    readonly sourceUrl?: Resolve<DeskMagentoImport, NoArguments, string, Context>;
    readonly stage?: Resolve<DeskMagentoImport, NoArguments, Maybe<string>, Context>;
    readonly state?: Resolve<DeskMagentoImport, NoArguments, string, Context>;
    readonly vatBasisPoints?: Resolve<DeskMagentoImport, NoArguments, number, Context>;
  };
  readonly DeskMarketPrice?: {
    readonly convertedMinor?: Resolve<DeskMarketPrice, NoArguments, number, Context>;
    readonly currency?: Resolve<DeskMarketPrice, NoArguments, string, Context>;
    readonly isWithVat?: Resolve<DeskMarketPrice, NoArguments, boolean, Context>;
    readonly locale?: Resolve<DeskMarketPrice, NoArguments, string, Context>;
    readonly ownMinor?: Resolve<DeskMarketPrice, NoArguments, Maybe<number>, Context>;
  };
  readonly DeskMovement?: {
    readonly at?: Resolve<DeskMovement, NoArguments, string, Context>;
    readonly by?: Resolve<DeskMovement, NoArguments, Maybe<string>, Context>;
    readonly kind?: Resolve<DeskMovement, NoArguments, string, Context>;
    readonly note?: Resolve<DeskMovement, NoArguments, Maybe<string>, Context>;
    readonly orderNumber?: Resolve<DeskMovement, NoArguments, Maybe<string>, Context>;
    readonly quantityAfter?: Resolve<DeskMovement, NoArguments, Maybe<number>, Context>;
    readonly units?: Resolve<DeskMovement, NoArguments, number, Context>;
  };
  readonly DeskName?: {
    readonly locale?: Resolve<DeskName, NoArguments, string, Context>;
    readonly name?: Resolve<DeskName, NoArguments, string, Context>;
  };
  readonly DeskOption?: {
    readonly attributeId?: Resolve<DeskOption, NoArguments, number, Context>;
    readonly code?: Resolve<DeskOption, NoArguments, string, Context>;
    readonly id?: Resolve<DeskOption, NoArguments, number, Context>;
    readonly names?: Resolve<DeskOption, NoArguments, List<DeskName>, Context>;
    readonly swatch?: Resolve<DeskOption, NoArguments, Maybe<string>, Context>;
  };
  readonly DeskOptionRow?: {
    readonly code?: Resolve<DeskOptionRow, NoArguments, string, Context>;
    readonly id?: Resolve<DeskOptionRow, NoArguments, number, Context>;
    readonly label?: Resolve<DeskOptionRow, NoArguments, string, Context>;
    readonly products?: Resolve<DeskOptionRow, NoArguments, number, Context>;
    readonly swatch?: Resolve<DeskOptionRow, NoArguments, Maybe<string>, Context>;
  };
  readonly DeskOrder?: {
    readonly billingAddress?: Resolve<DeskOrder, NoArguments, List<string>, Context>;
    readonly carrierName?: Resolve<DeskOrder, NoArguments, Maybe<string>, Context>;
    readonly creditableMinor?: Resolve<DeskOrder, NoArguments, number, Context>;
    readonly currency?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly delivery?: Resolve<DeskOrder, NoArguments, Maybe<DeskDelivery>, Context>;
    readonly documents?: Resolve<DeskOrder, NoArguments, List<DeskDocument>, Context>;
    readonly email?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly isErased?: Resolve<DeskOrder, NoArguments, boolean, Context>;
    readonly letters?: Resolve<DeskOrder, NoArguments, List<LetterRow>, Context>;
    readonly lines?: Resolve<DeskOrder, NoArguments, List<DeskOrderLine>, Context>;
    readonly moves?: Resolve<DeskOrder, NoArguments, List<string>, Context>;
    readonly number?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly paymentMethod?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly payments?: Resolve<DeskOrder, NoArguments, List<DeskPayment>, Context>;
    readonly phone?: Resolve<DeskOrder, NoArguments, Maybe<string>, Context>;
    readonly pickupPoint?: Resolve<DeskOrder, NoArguments, Maybe<string>, Context>;
    readonly placedAt?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly remarks?: Resolve<DeskOrder, NoArguments, Maybe<string>, Context>;
    readonly returns?: Resolve<DeskOrder, NoArguments, List<DeskReturn>, Context>;
    readonly shipments?: Resolve<DeskOrder, NoArguments, List<DeskShipment>, Context>;
    readonly shippingAddress?: Resolve<DeskOrder, NoArguments, List<string>, Context>;
    readonly shippingMinor?: Resolve<DeskOrder, NoArguments, number, Context>;
    readonly status?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly storeCode?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly timeline?: Resolve<DeskOrder, NoArguments, List<DeskEvent>, Context>;
    readonly toPayMinor?: Resolve<DeskOrder, NoArguments, number, Context>;
    readonly totalMinor?: Resolve<DeskOrder, NoArguments, number, Context>;
  };
  readonly DeskOrderLine?: {
    readonly canceledHundredths?: Resolve<DeskOrderLine, NoArguments, number, Context>;
    readonly creditedHundredths?: Resolve<DeskOrderLine, NoArguments, number, Context>;
    readonly kind?: Resolve<DeskOrderLine, NoArguments, string, Context>;
    readonly leftToCreditHundredths?: Resolve<DeskOrderLine, NoArguments, number, Context>;
    readonly leftToShipHundredths?: Resolve<DeskOrderLine, NoArguments, number, Context>;
    readonly lengthCm?: Resolve<DeskOrderLine, NoArguments, Maybe<number>, Context>;
    readonly line?: Resolve<DeskOrderLine, NoArguments, string, Context>;
    readonly name?: Resolve<DeskOrderLine, NoArguments, string, Context>;
    readonly options?: Resolve<DeskOrderLine, NoArguments, string, Context>;
    readonly quantityHundredths?: Resolve<DeskOrderLine, NoArguments, number, Context>;
    readonly shippedHundredths?: Resolve<DeskOrderLine, NoArguments, number, Context>;
    readonly sku?: Resolve<DeskOrderLine, NoArguments, string, Context>;
    readonly totalMinor?: Resolve<DeskOrderLine, NoArguments, number, Context>;
  };
  readonly DeskPastOrder?: {
    readonly currency?: Resolve<DeskPastOrder, NoArguments, string, Context>;
    readonly number?: Resolve<DeskPastOrder, NoArguments, string, Context>;
    readonly placedAt?: Resolve<DeskPastOrder, NoArguments, string, Context>;
    readonly products?: Resolve<DeskPastOrder, NoArguments, List<string>, Context>;
    readonly status?: Resolve<DeskPastOrder, NoArguments, string, Context>;
    readonly totalMinor?: Resolve<DeskPastOrder, NoArguments, number, Context>;
  };
  readonly DeskPayment?: {
    readonly amountMinor?: Resolve<DeskPayment, NoArguments, number, Context>;
    readonly id?: Resolve<DeskPayment, NoArguments, number, Context>;
    readonly method?: Resolve<DeskPayment, NoArguments, string, Context>;
    readonly state?: Resolve<DeskPayment, NoArguments, string, Context>;
  };
  readonly DeskPicture?: {
    readonly file?: Resolve<DeskPicture, NoArguments, string, Context>;
    readonly id?: Resolve<DeskPicture, NoArguments, number, Context>;
    readonly texts?: Resolve<DeskPicture, NoArguments, List<DeskPictureText>, Context>;
  };
  readonly DeskPictureText?: {
    readonly locale?: Resolve<DeskPictureText, NoArguments, string, Context>;
    readonly text?: Resolve<DeskPictureText, NoArguments, string, Context>;
  };
  readonly DeskPlace?: {
    readonly id?: Resolve<DeskPlace, NoArguments, number, Context>;
    readonly name?: Resolve<DeskPlace, NoArguments, string, Context>;
  };
  readonly DeskPool?: {
    readonly isLength?: Resolve<DeskPool, NoArguments, boolean, Context>;
    readonly key?: Resolve<DeskPool, NoArguments, string, Context>;
    readonly movements?: Resolve<DeskPool, NoArguments, List<DeskMovement>, Context>;
    readonly parts?: Resolve<DeskPool, NoArguments, List<DeskPoolPart>, Context>;
    readonly quantity?: Resolve<DeskPool, NoArguments, number, Context>;
  };
  readonly DeskPoolPart?: {
    readonly sku?: Resolve<DeskPoolPart, NoArguments, string, Context>;
    readonly units?: Resolve<DeskPoolPart, NoArguments, number, Context>;
  };
  readonly DeskPrice?: {
    readonly history?: Resolve<DeskPrice, NoArguments, List<DeskRecordedPrice>, Context>;
    readonly lowestNowMinor?: Resolve<DeskPrice, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<DeskPrice, NoArguments, string, Context>;
    readonly ownMarketPrices?: Resolve<DeskPrice, NoArguments, number, Context>;
    readonly priceMinor?: Resolve<DeskPrice, NoArguments, number, Context>;
    readonly reduction?: Resolve<DeskPrice, NoArguments, Maybe<DeskReduction>, Context>;
    readonly sku?: Resolve<DeskPrice, NoArguments, string, Context>;
    readonly tiers?: Resolve<DeskPrice, NoArguments, List<DeskTier>, Context>;
  };
  readonly DeskProduct?: {
    readonly categories?: Resolve<DeskProduct, NoArguments, List<DeskPlace>, Context>;
    readonly createdAt?: Resolve<DeskProduct, NoArguments, string, Context>;
    readonly id?: Resolve<DeskProduct, NoArguments, number, Context>;
    readonly isActive?: Resolve<DeskProduct, NoArguments, boolean, Context>;
    readonly kind?: Resolve<DeskProduct, NoArguments, string, Context>;
    readonly parts?: Resolve<DeskProduct, NoArguments, List<DeskProductPart>, Context>;
    readonly pictures?: Resolve<DeskProduct, NoArguments, List<DeskPicture>, Context>;
    readonly sku?: Resolve<DeskProduct, NoArguments, string, Context>;
    readonly taxClass?: Resolve<DeskProduct, NoArguments, string, Context>;
    readonly visibility?: Resolve<DeskProduct, NoArguments, string, Context>;
    readonly words?: Resolve<DeskProduct, NoArguments, List<DeskProductWords>, Context>;
  };
  readonly DeskProductPart?: {
    readonly isActive?: Resolve<DeskProductPart, NoArguments, boolean, Context>;
    readonly lengthCm?: Resolve<DeskProductPart, NoArguments, Maybe<number>, Context>;
    readonly options?: Resolve<DeskProductPart, NoArguments, string, Context>;
    readonly poolKey?: Resolve<DeskProductPart, NoArguments, Maybe<string>, Context>;
    readonly poolQuantity?: Resolve<DeskProductPart, NoArguments, Maybe<number>, Context>;
    readonly priceMinor?: Resolve<DeskProductPart, NoArguments, Maybe<number>, Context>;
    readonly sku?: Resolve<DeskProductPart, NoArguments, string, Context>;
    readonly units?: Resolve<DeskProductPart, NoArguments, Maybe<number>, Context>;
  };
  readonly DeskProductWords?: {
    readonly changedAt?: Resolve<DeskProductWords, NoArguments, string, Context>;
    readonly colourName?: Resolve<DeskProductWords, NoArguments, Maybe<string>, Context>;
    readonly descriptionHtml?: Resolve<DeskProductWords, NoArguments, Maybe<string>, Context>;
    readonly formerPaths?: Resolve<DeskProductWords, NoArguments, List<string>, Context>;
    readonly locale?: Resolve<DeskProductWords, NoArguments, string, Context>;
    readonly metaDescription?: Resolve<DeskProductWords, NoArguments, Maybe<string>, Context>;
    readonly metaTitle?: Resolve<DeskProductWords, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<DeskProductWords, NoArguments, string, Context>;
    readonly rangeName?: Resolve<DeskProductWords, NoArguments, Maybe<string>, Context>;
    readonly shortDescription?: Resolve<DeskProductWords, NoArguments, Maybe<string>, Context>;
    readonly state?: Resolve<DeskProductWords, NoArguments, string, Context>;
    readonly urlKey?: Resolve<DeskProductWords, NoArguments, string, Context>;
  };
  readonly DeskRecordedPrice?: {
    readonly priceMinor?: Resolve<DeskRecordedPrice, NoArguments, number, Context>;
    readonly validFrom?: Resolve<DeskRecordedPrice, NoArguments, string, Context>;
  };
  readonly DeskReduction?: {
    readonly endsOn?: Resolve<DeskReduction, NoArguments, Maybe<string>, Context>;
    readonly isStruckThrough?: Resolve<DeskReduction, NoArguments, boolean, Context>;
    readonly lowestBeforeMinor?: Resolve<DeskReduction, NoArguments, Maybe<number>, Context>;
    readonly priceMinor?: Resolve<DeskReduction, NoArguments, number, Context>;
    readonly startsOn?: Resolve<DeskReduction, NoArguments, string, Context>;
    readonly state?: Resolve<DeskReduction, NoArguments, string, Context>;
  };
  readonly DeskReturn?: {
    readonly isStatutory?: Resolve<DeskReturn, NoArguments, boolean, Context>;
    readonly lines?: Resolve<DeskReturn, NoArguments, List<DeskReturnLine>, Context>;
    readonly name?: Resolve<DeskReturn, NoArguments, string, Context>;
    readonly number?: Resolve<DeskReturn, NoArguments, string, Context>;
    readonly orderNumber?: Resolve<DeskReturn, NoArguments, string, Context>;
    readonly remark?: Resolve<DeskReturn, NoArguments, Maybe<string>, Context>;
    readonly statedAt?: Resolve<DeskReturn, NoArguments, string, Context>;
  };
  readonly DeskReturnLine?: {
    readonly creditNoteNumber?: Resolve<DeskReturnLine, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<DeskReturnLine, NoArguments, number, Context>;
    readonly isSentBack?: Resolve<DeskReturnLine, NoArguments, boolean, Context>;
    readonly line?: Resolve<DeskReturnLine, NoArguments, string, Context>;
    readonly name?: Resolve<DeskReturnLine, NoArguments, string, Context>;
    readonly quantityHundredths?: Resolve<DeskReturnLine, NoArguments, number, Context>;
    readonly reason?: Resolve<DeskReturnLine, NoArguments, Maybe<string>, Context>;
    readonly restockedAt?: Resolve<DeskReturnLine, NoArguments, Maybe<string>, Context>;
    readonly state?: Resolve<DeskReturnLine, NoArguments, string, Context>;
  };
  readonly DeskReturns?: {
    readonly returns?: Resolve<DeskReturns, NoArguments, List<DeskReturn>, Context>;
    readonly total?: Resolve<DeskReturns, NoArguments, number, Context>;
  };
  readonly DeskReview?: {
    readonly answer?: Resolve<DeskReview, NoArguments, Maybe<string>, Context>;
    readonly createdAt?: Resolve<DeskReview, NoArguments, string, Context>;
    readonly id?: Resolve<DeskReview, NoArguments, number, Context>;
    readonly isVerified?: Resolve<DeskReview, NoArguments, boolean, Context>;
    readonly locale?: Resolve<DeskReview, NoArguments, string, Context>;
    readonly nickname?: Resolve<DeskReview, NoArguments, string, Context>;
    readonly pictures?: Resolve<DeskReview, NoArguments, List<string>, Context>;
    readonly reports?: Resolve<DeskReview, NoArguments, number, Context>;
    readonly sku?: Resolve<DeskReview, NoArguments, string, Context>;
    readonly stars?: Resolve<DeskReview, NoArguments, number, Context>;
    readonly status?: Resolve<DeskReview, NoArguments, string, Context>;
    readonly summary?: Resolve<DeskReview, NoArguments, string, Context>;
    readonly text?: Resolve<DeskReview, NoArguments, string, Context>;
  };
  readonly DeskSession?: {
    readonly createdAt?: Resolve<DeskSession, NoArguments, string, Context>;
    readonly device?: Resolve<DeskSession, NoArguments, string, Context>;
    readonly id?: Resolve<DeskSession, NoArguments, number, Context>;
    readonly isThisOne?: Resolve<DeskSession, NoArguments, boolean, Context>;
    readonly lastUsedAt?: Resolve<DeskSession, NoArguments, string, Context>;
    readonly place?: Resolve<DeskSession, NoArguments, string, Context>;
  };
  readonly DeskSheet?: {
    readonly by?: Resolve<DeskSheet, NoArguments, string, Context>;
    readonly createdAt?: Resolve<DeskSheet, NoArguments, string, Context>;
    readonly fileName?: Resolve<DeskSheet, NoArguments, string, Context>;
    readonly finishedAt?: Resolve<DeskSheet, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<DeskSheet, NoArguments, number, Context>;
    readonly isTrial?: Resolve<DeskSheet, NoArguments, boolean, Context>;
    readonly kind?: Resolve<DeskSheet, NoArguments, string, Context>;
    readonly problems?: Resolve<DeskSheet, NoArguments, List<SheetProblem>, Context>;
    readonly rowsChanged?: Resolve<DeskSheet, NoArguments, number, Context>;
    readonly rowsRead?: Resolve<DeskSheet, NoArguments, number, Context>;
    readonly rowsRefused?: Resolve<DeskSheet, NoArguments, number, Context>;
    readonly rowsTotal?: Resolve<DeskSheet, NoArguments, number, Context>;
    readonly state?: Resolve<DeskSheet, NoArguments, string, Context>;
  };
  readonly DeskShipment?: {
    readonly carrier?: Resolve<DeskShipment, NoArguments, string, Context>;
    readonly deliveredAt?: Resolve<DeskShipment, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<DeskShipment, NoArguments, number, Context>;
    readonly shippedAt?: Resolve<DeskShipment, NoArguments, string, Context>;
    readonly trackingNumber?: Resolve<DeskShipment, NoArguments, Maybe<string>, Context>;
  };
  readonly DeskSynonym?: {
    readonly input?: Resolve<DeskSynonym, NoArguments, Maybe<string>, Context>;
    readonly words?: Resolve<DeskSynonym, NoArguments, List<string>, Context>;
  };
  readonly DeskTier?: {
    readonly percentOff?: Resolve<DeskTier, NoArguments, number, Context>;
    readonly quantity?: Resolve<DeskTier, NoArguments, number, Context>;
  };
  readonly DeskVatRate?: {
    readonly basisPoints?: Resolve<DeskVatRate, NoArguments, number, Context>;
    readonly country?: Resolve<DeskVatRate, NoArguments, string, Context>;
    readonly isPlanned?: Resolve<DeskVatRate, NoArguments, boolean, Context>;
    readonly taxClass?: Resolve<DeskVatRate, NoArguments, string, Context>;
    readonly validFrom?: Resolve<DeskVatRate, NoArguments, string, Context>;
  };
  readonly ExportedRows?: {
    readonly next?: Resolve<ExportedRows, NoArguments, Maybe<number>, Context>;
    readonly text?: Resolve<ExportedRows, NoArguments, string, Context>;
  };
  readonly FoundCustomer?: {
    readonly company?: Resolve<FoundCustomer, NoArguments, Maybe<string>, Context>;
    readonly createdAt?: Resolve<FoundCustomer, NoArguments, string, Context>;
    readonly email?: Resolve<FoundCustomer, NoArguments, string, Context>;
    readonly group?: Resolve<FoundCustomer, NoArguments, string, Context>;
    readonly id?: Resolve<FoundCustomer, NoArguments, number, Context>;
    readonly isConfirmed?: Resolve<FoundCustomer, NoArguments, boolean, Context>;
    readonly name?: Resolve<FoundCustomer, NoArguments, string, Context>;
    readonly storeCode?: Resolve<FoundCustomer, NoArguments, string, Context>;
  };
  readonly FoundOrder?: {
    readonly country?: Resolve<FoundOrder, NoArguments, Maybe<string>, Context>;
    readonly currency?: Resolve<FoundOrder, NoArguments, string, Context>;
    readonly email?: Resolve<FoundOrder, NoArguments, string, Context>;
    readonly id?: Resolve<FoundOrder, NoArguments, number, Context>;
    readonly lines?: Resolve<FoundOrder, NoArguments, number, Context>;
    readonly name?: Resolve<FoundOrder, NoArguments, string, Context>;
    readonly number?: Resolve<FoundOrder, NoArguments, string, Context>;
    readonly paymentMethod?: Resolve<FoundOrder, NoArguments, string, Context>;
    readonly placedAt?: Resolve<FoundOrder, NoArguments, string, Context>;
    readonly status?: Resolve<FoundOrder, NoArguments, string, Context>;
    readonly totalMinor?: Resolve<FoundOrder, NoArguments, number, Context>;
  };
  readonly FoundOrders?: {
    readonly hasMore?: Resolve<FoundOrders, NoArguments, boolean, Context>;
    readonly orders?: Resolve<FoundOrders, NoArguments, List<FoundOrder>, Context>;
  };
  readonly FoundPool?: {
    readonly isLength?: Resolve<FoundPool, NoArguments, boolean, Context>;
    readonly isLow?: Resolve<FoundPool, NoArguments, boolean, Context>;
    readonly key?: Resolve<FoundPool, NoArguments, string, Context>;
    readonly name?: Resolve<FoundPool, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<FoundPool, NoArguments, number, Context>;
    readonly sku?: Resolve<FoundPool, NoArguments, Maybe<string>, Context>;
  };
  readonly FoundPools?: {
    readonly hasMore?: Resolve<FoundPools, NoArguments, boolean, Context>;
    readonly pools?: Resolve<FoundPools, NoArguments, List<FoundPool>, Context>;
  };
  readonly FoundProduct?: {
    readonly highestPriceMinor?: Resolve<FoundProduct, NoArguments, Maybe<number>, Context>;
    readonly id?: Resolve<FoundProduct, NoArguments, number, Context>;
    readonly imageFile?: Resolve<FoundProduct, NoArguments, Maybe<string>, Context>;
    readonly isActive?: Resolve<FoundProduct, NoArguments, boolean, Context>;
    readonly isSalable?: Resolve<FoundProduct, NoArguments, boolean, Context>;
    readonly kind?: Resolve<FoundProduct, NoArguments, string, Context>;
    readonly lowestPriceMinor?: Resolve<FoundProduct, NoArguments, Maybe<number>, Context>;
    readonly missing?: Resolve<FoundProduct, NoArguments, List<string>, Context>;
    readonly name?: Resolve<FoundProduct, NoArguments, string, Context>;
    readonly outdated?: Resolve<FoundProduct, NoArguments, List<string>, Context>;
    readonly sku?: Resolve<FoundProduct, NoArguments, string, Context>;
    readonly variants?: Resolve<FoundProduct, NoArguments, number, Context>;
  };
  readonly FoundProducts?: {
    readonly hasMore?: Resolve<FoundProducts, NoArguments, boolean, Context>;
    readonly products?: Resolve<FoundProducts, NoArguments, List<FoundProduct>, Context>;
  };
  readonly FreeShippingPreview?: {
    readonly freeAfter?: Resolve<FreeShippingPreview, NoArguments, number, Context>;
    readonly freeBefore?: Resolve<FreeShippingPreview, NoArguments, number, Context>;
  };
  readonly GiftCardMovement?: {
    readonly amountMinor?: Resolve<GiftCardMovement, NoArguments, number, Context>;
    readonly id?: Resolve<GiftCardMovement, NoArguments, number, Context>;
    readonly kind?: Resolve<GiftCardMovement, NoArguments, string, Context>;
    readonly madeAt?: Resolve<GiftCardMovement, NoArguments, string, Context>;
    readonly orderId?: Resolve<GiftCardMovement, NoArguments, Maybe<number>, Context>;
    readonly orderNumber?: Resolve<GiftCardMovement, NoArguments, Maybe<string>, Context>;
  };
  readonly GiftCardPage?: {
    readonly cards?: Resolve<GiftCardPage, NoArguments, List<DeskGiftCard>, Context>;
    readonly hasMore?: Resolve<GiftCardPage, NoArguments, boolean, Context>;
  };
  readonly HealthFact?: {
    readonly isBad?: Resolve<HealthFact, NoArguments, boolean, Context>;
    readonly name?: Resolve<HealthFact, NoArguments, string, Context>;
    readonly unit?: Resolve<HealthFact, NoArguments, string, Context>;
    readonly value?: Resolve<HealthFact, NoArguments, string, Context>;
  };
  readonly IndexingState?: {
    readonly builtLocales?: Resolve<IndexingState, NoArguments, number, Context>;
    readonly isBuilding?: Resolve<IndexingState, NoArguments, boolean, Context>;
    readonly locales?: Resolve<IndexingState, NoArguments, number, Context>;
    readonly products?: Resolve<IndexingState, NoArguments, Maybe<number>, Context>;
    readonly seconds?: Resolve<IndexingState, NoArguments, Maybe<number>, Context>;
  };
  readonly Invitation?: {
    readonly email?: Resolve<Invitation, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<Invitation, NoArguments, Maybe<string>, Context>;
    readonly role?: Resolve<Invitation, NoArguments, string, Context>;
    readonly totpSecret?: Resolve<Invitation, NoArguments, string, Context>;
    readonly totpUri?: Resolve<Invitation, NoArguments, string, Context>;
  };
  readonly IssuedGiftCard?: {
    readonly code?: Resolve<IssuedGiftCard, NoArguments, string, Context>;
    readonly id?: Resolve<IssuedGiftCard, NoArguments, number, Context>;
  };
  readonly JobPage?: {
    readonly hasMore?: Resolve<JobPage, NoArguments, boolean, Context>;
    readonly jobs?: Resolve<JobPage, NoArguments, List<DeskJob>, Context>;
  };
  readonly LetterPage?: {
    readonly hasMore?: Resolve<LetterPage, NoArguments, boolean, Context>;
    readonly letters?: Resolve<LetterPage, NoArguments, List<LetterRow>, Context>;
  };
  readonly LetterRow?: {
    readonly failure?: Resolve<LetterRow, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<LetterRow, NoArguments, number, Context>;
    readonly kind?: Resolve<LetterRow, NoArguments, string, Context>;
    readonly locale?: Resolve<LetterRow, NoArguments, string, Context>;
    readonly postedAt?: Resolve<LetterRow, NoArguments, string, Context>;
    readonly sentAt?: Resolve<LetterRow, NoArguments, Maybe<string>, Context>;
    readonly subject?: Resolve<LetterRow, NoArguments, string, Context>;
    readonly to?: Resolve<LetterRow, NoArguments, string, Context>;
  };
  readonly MadeInvitation?: {
    readonly expiresAt?: Resolve<MadeInvitation, NoArguments, string, Context>;
    readonly id?: Resolve<MadeInvitation, NoArguments, number, Context>;
    readonly url?: Resolve<MadeInvitation, NoArguments, string, Context>;
  };
  readonly MagentoImportCount?: {
    readonly added?: Resolve<MagentoImportCount, NoArguments, number, Context>;
    readonly changed?: Resolve<MagentoImportCount, NoArguments, number, Context>;
    readonly kind?: Resolve<MagentoImportCount, NoArguments, string, Context>;
    readonly leftOut?: Resolve<MagentoImportCount, NoArguments, number, Context>;
    readonly read?: Resolve<MagentoImportCount, NoArguments, number, Context>;
    readonly total?: Resolve<MagentoImportCount, NoArguments, number, Context>;
    readonly unchanged?: Resolve<MagentoImportCount, NoArguments, number, Context>;
  };
  readonly MagentoImportProblem?: {
    readonly code?: Resolve<MagentoImportProblem, NoArguments, string, Context>;
    readonly id?: Resolve<MagentoImportProblem, NoArguments, number, Context>;
    readonly isLeftOut?: Resolve<MagentoImportProblem, NoArguments, boolean, Context>;
    readonly kind?: Resolve<MagentoImportProblem, NoArguments, string, Context>;
    readonly magentoId?: Resolve<MagentoImportProblem, NoArguments, string, Context>;
    readonly name?: Resolve<MagentoImportProblem, NoArguments, Maybe<string>, Context>;
    readonly value?: Resolve<MagentoImportProblem, NoArguments, string, Context>;
  };
  readonly MarginOfDay?: {
    readonly costMinor?: Resolve<MarginOfDay, NoArguments, number, Context>;
    readonly costedMinor?: Resolve<MarginOfDay, NoArguments, number, Context>;
    readonly day?: Resolve<MarginOfDay, NoArguments, string, Context>;
    readonly netMinor?: Resolve<MarginOfDay, NoArguments, number, Context>;
  };
  readonly MarginReport?: {
    readonly daysWaiting?: Resolve<MarginReport, NoArguments, number, Context>;
    readonly rows?: Resolve<MarginReport, NoArguments, List<MarginOfDay>, Context>;
  };
  readonly Me?: {
    readonly email?: Resolve<Me, NoArguments, string, Context>;
    readonly hasProved?: Resolve<Me, NoArguments, boolean, Context>;
    readonly id?: Resolve<Me, NoArguments, number, Context>;
    readonly language?: Resolve<Me, NoArguments, string, Context>;
    readonly name?: Resolve<Me, NoArguments, string, Context>;
    readonly operations?: Resolve<Me, NoArguments, List<string>, Context>;
    readonly provesByCode?: Resolve<Me, NoArguments, boolean, Context>;
    readonly role?: Resolve<Me, NoArguments, string, Context>;
  };
  readonly Mutation?: {
    readonly acceptByPasskey?: Resolve<unknown, MutationAcceptByPasskeyArguments, SignedIn, Context>;
    readonly acceptByPassword?: Resolve<unknown, MutationAcceptByPasswordArguments, SignedIn, Context>;
    readonly addCategory?: Resolve<unknown, MutationAddCategoryArguments, number, Context>;
    readonly addContentPicture?: Resolve<unknown, MutationAddContentPictureArguments, string, Context>;
    readonly addCustomerGroup?: Resolve<unknown, MutationAddCustomerGroupArguments, boolean, Context>;
    readonly addOption?: Resolve<unknown, MutationAddOptionArguments, number, Context>;
    readonly addPicture?: Resolve<unknown, MutationAddPictureArguments, number, Context>;
    readonly answerReview?: Resolve<unknown, MutationAnswerReviewArguments, boolean, Context>;
    readonly approveReview?: Resolve<unknown, MutationApproveReviewArguments, boolean, Context>;
    readonly blockGiftCard?: Resolve<unknown, MutationBlockGiftCardArguments, boolean, Context>;
    readonly cancelMagentoImport?: Resolve<unknown, MutationCancelMagentoImportArguments, boolean, Context>;
    readonly cancelOrder?: Resolve<unknown, MutationCancelOrderArguments, boolean, Context>;
    readonly cancelSheet?: Resolve<unknown, MutationCancelSheetArguments, boolean, Context>;
    readonly cancelVatRate?: Resolve<unknown, MutationCancelVatRateArguments, boolean, Context>;
    readonly changeCategoryWords?: Resolve<unknown, MutationChangeCategoryWordsArguments, boolean, Context>;
    readonly changeDeliveryAddress?: Resolve<unknown, MutationChangeDeliveryAddressArguments, boolean, Context>;
    readonly changeOption?: Resolve<unknown, MutationChangeOptionArguments, boolean, Context>;
    readonly changePrices?: Resolve<unknown, MutationChangePricesArguments, number, Context>;
    readonly changeProductWords?: Resolve<unknown, MutationChangeProductWordsArguments, boolean, Context>;
    readonly changeRole?: Resolve<unknown, MutationChangeRoleArguments, boolean, Context>;
    readonly changeShopMessage?: Resolve<unknown, MutationChangeShopMessageArguments, boolean, Context>;
    readonly changeStock?: Resolve<unknown, MutationChangeStockArguments, number, Context>;
    readonly chooseLanguage?: Resolve<unknown, MutationChooseLanguageArguments, boolean, Context>;
    readonly closeDay?: Resolve<unknown, MutationCloseDayArguments, boolean, Context>;
    readonly continueMagentoImport?: Resolve<unknown, MutationContinueMagentoImportArguments, boolean, Context>;
    readonly copyAsColour?: Resolve<unknown, MutationCopyAsColourArguments, boolean, Context>;
    readonly createContent?: Resolve<unknown, MutationCreateContentArguments, string, Context>;
    readonly decideSetting?: Resolve<unknown, MutationDecideSettingArguments, boolean, Context>;
    readonly declineReturn?: Resolve<unknown, MutationDeclineReturnArguments, boolean, Context>;
    readonly deliverOrder?: Resolve<unknown, MutationDeliverOrderArguments, boolean, Context>;
    readonly describePicture?: Resolve<unknown, MutationDescribePictureArguments, boolean, Context>;
    readonly discardContentDraft?: Resolve<unknown, MutationDiscardContentDraftArguments, boolean, Context>;
    readonly discardJob?: Resolve<unknown, MutationDiscardJobArguments, boolean, Context>;
    readonly endSession?: Resolve<unknown, MutationEndSessionArguments, boolean, Context>;
    readonly holdOrder?: Resolve<unknown, MutationHoldOrderArguments, boolean, Context>;
    readonly importSheet?: Resolve<unknown, MutationImportSheetArguments, number, Context>;
    readonly importTriedFromMagento?: Resolve<unknown, MutationImportTriedFromMagentoArguments, number, Context>;
    readonly inviteStaff?: Resolve<unknown, MutationInviteStaffArguments, MadeInvitation, Context>;
    readonly issueGiftCard?: Resolve<unknown, MutationIssueGiftCardArguments, IssuedGiftCard, Context>;
    readonly joinColours?: Resolve<unknown, MutationJoinColoursArguments, boolean, Context>;
    readonly keepCoupon?: Resolve<unknown, MutationKeepCouponArguments, boolean, Context>;
    readonly keepSearchRule?: Resolve<unknown, MutationKeepSearchRuleArguments, number, Context>;
    readonly moveCategory?: Resolve<unknown, MutationMoveCategoryArguments, boolean, Context>;
    readonly moveInCategory?: Resolve<unknown, MutationMoveInCategoryArguments, boolean, Context>;
    readonly moveOption?: Resolve<unknown, MutationMoveOptionArguments, boolean, Context>;
    readonly noteOnCustomer?: Resolve<unknown, MutationNoteOnCustomerArguments, boolean, Context>;
    readonly noteOnOrder?: Resolve<unknown, MutationNoteOnOrderArguments, boolean, Context>;
    readonly openDay?: Resolve<unknown, MutationOpenDayArguments, boolean, Context>;
    readonly orderPictures?: Resolve<unknown, MutationOrderPicturesArguments, boolean, Context>;
    readonly placeInCategory?: Resolve<unknown, MutationPlaceInCategoryArguments, number, Context>;
    readonly planContent?: Resolve<unknown, MutationPlanContentArguments, boolean, Context>;
    readonly planReduction?: Resolve<unknown, MutationPlanReductionArguments, number, Context>;
    readonly prove?: Resolve<unknown, MutationProveArguments, boolean, Context>;
    readonly proveByPasskey?: Resolve<unknown, MutationProveByPasskeyArguments, boolean, Context>;
    readonly publishContent?: Resolve<unknown, MutationPublishContentArguments, boolean, Context>;
    readonly publishProducts?: Resolve<unknown, MutationPublishProductsArguments, number, Context>;
    readonly readSheet?: Resolve<unknown, MutationReadSheetArguments, number, Context>;
    readonly rebuildIndices?: Resolve<unknown, NoArguments, boolean, Context>;
    readonly receiveMoney?: Resolve<unknown, MutationReceiveMoneyArguments, boolean, Context>;
    readonly receiveReturn?: Resolve<unknown, MutationReceiveReturnArguments, boolean, Context>;
    readonly refundOrder?: Resolve<unknown, MutationRefundOrderArguments, RefundedOrder, Context>;
    readonly refundReturn?: Resolve<unknown, MutationRefundReturnArguments, boolean, Context>;
    readonly rejectReview?: Resolve<unknown, MutationRejectReviewArguments, boolean, Context>;
    readonly releaseOrder?: Resolve<unknown, MutationReleaseOrderArguments, boolean, Context>;
    readonly removeCategory?: Resolve<unknown, MutationRemoveCategoryArguments, boolean, Context>;
    readonly removeContent?: Resolve<unknown, MutationRemoveContentArguments, boolean, Context>;
    readonly removeCustomerGroup?: Resolve<unknown, MutationRemoveCustomerGroupArguments, boolean, Context>;
    readonly removeOption?: Resolve<unknown, MutationRemoveOptionArguments, boolean, Context>;
    readonly removePicture?: Resolve<unknown, MutationRemovePictureArguments, boolean, Context>;
    readonly removeSearchRule?: Resolve<unknown, MutationRemoveSearchRuleArguments, boolean, Context>;
    readonly removeShippingRate?: Resolve<unknown, MutationRemoveShippingRateArguments, boolean, Context>;
    readonly removeStaff?: Resolve<unknown, MutationRemoveStaffArguments, boolean, Context>;
    readonly removeView?: Resolve<unknown, MutationRemoveViewArguments, boolean, Context>;
    readonly renameAttribute?: Resolve<unknown, MutationRenameAttributeArguments, boolean, Context>;
    readonly renameCategory?: Resolve<unknown, MutationRenameCategoryArguments, boolean, Context>;
    readonly renameCustomerGroup?: Resolve<unknown, MutationRenameCustomerGroupArguments, boolean, Context>;
    readonly renameProduct?: Resolve<unknown, MutationRenameProductArguments, boolean, Context>;
    readonly renewAccess?: Resolve<unknown, MutationRenewAccessArguments, MadeInvitation, Context>;
    readonly replaceSynonyms?: Resolve<unknown, MutationReplaceSynonymsArguments, boolean, Context>;
    readonly restockReturn?: Resolve<unknown, MutationRestockReturnArguments, boolean, Context>;
    readonly restoreContent?: Resolve<unknown, MutationRestoreContentArguments, boolean, Context>;
    readonly restoreShopMessage?: Resolve<unknown, MutationRestoreShopMessageArguments, boolean, Context>;
    readonly retryFailedJobs?: Resolve<unknown, NoArguments, number, Context>;
    readonly retryJob?: Resolve<unknown, MutationRetryJobArguments, boolean, Context>;
    readonly saveContentDraft?: Resolve<unknown, MutationSaveContentDraftArguments, boolean, Context>;
    readonly saveView?: Resolve<unknown, MutationSaveViewArguments, List<SavedView>, Context>;
    readonly sendLetterAgain?: Resolve<unknown, MutationSendLetterAgainArguments, number, Context>;
    readonly setCustomerGroup?: Resolve<unknown, MutationSetCustomerGroupArguments, boolean, Context>;
    readonly setFreeShippingFrom?: Resolve<unknown, MutationSetFreeShippingFromArguments, boolean, Context>;
    readonly setMarketPrices?: Resolve<unknown, MutationSetMarketPricesArguments, boolean, Context>;
    readonly setOpeningHours?: Resolve<unknown, MutationSetOpeningHoursArguments, boolean, Context>;
    readonly setRelations?: Resolve<unknown, MutationSetRelationsArguments, boolean, Context>;
    readonly setShippingRate?: Resolve<unknown, MutationSetShippingRateArguments, boolean, Context>;
    readonly setTaxClass?: Resolve<unknown, MutationSetTaxClassArguments, boolean, Context>;
    readonly setTiers?: Resolve<unknown, MutationSetTiersArguments, boolean, Context>;
    readonly setVatRate?: Resolve<unknown, MutationSetVatRateArguments, boolean, Context>;
    readonly shipOrder?: Resolve<unknown, MutationShipOrderArguments, boolean, Context>;
    readonly shipOrders?: Resolve<unknown, MutationShipOrdersArguments, List<RefusedParcel>, Context>;
    readonly showCategory?: Resolve<unknown, MutationShowCategoryArguments, boolean, Context>;
    readonly signIn?: Resolve<unknown, MutationSignInArguments, SignedIn, Context>;
    readonly signInByPasskey?: Resolve<unknown, MutationSignInByPasskeyArguments, SignedIn, Context>;
    readonly signOut?: Resolve<unknown, NoArguments, boolean, Context>;
    readonly startAcceptance?: Resolve<unknown, MutationStartAcceptanceArguments, PasskeyOptions, Context>;
    readonly startMagentoImport?: Resolve<unknown, MutationStartMagentoImportArguments, number, Context>;
    readonly startPasskeySignIn?: Resolve<unknown, NoArguments, PasskeyOptions, Context>;
    readonly startProving?: Resolve<unknown, NoArguments, PasskeyOptions, Context>;
    readonly switchOffCoupon?: Resolve<unknown, MutationSwitchOffCouponArguments, boolean, Context>;
    readonly takeFromCategory?: Resolve<unknown, MutationTakeFromCategoryArguments, number, Context>;
    readonly unplanContent?: Resolve<unknown, MutationUnplanContentArguments, boolean, Context>;
    readonly unpublishContent?: Resolve<unknown, MutationUnpublishContentArguments, boolean, Context>;
    readonly withdrawInvitation?: Resolve<unknown, MutationWithdrawInvitationArguments, boolean, Context>;
    readonly withdrawReduction?: Resolve<unknown, MutationWithdrawReductionArguments, number, Context>;
  };
  readonly OpenInvitation?: {
    readonly email?: Resolve<OpenInvitation, NoArguments, Maybe<string>, Context>;
    readonly expiresAt?: Resolve<OpenInvitation, NoArguments, string, Context>;
    readonly id?: Resolve<OpenInvitation, NoArguments, number, Context>;
    readonly name?: Resolve<OpenInvitation, NoArguments, Maybe<string>, Context>;
    readonly role?: Resolve<OpenInvitation, NoArguments, string, Context>;
  };
  readonly OpenSpan?: {
    readonly closes?: Resolve<OpenSpan, NoArguments, string, Context>;
    readonly opens?: Resolve<OpenSpan, NoArguments, string, Context>;
    readonly place?: Resolve<OpenSpan, NoArguments, string, Context>;
    readonly weekday?: Resolve<OpenSpan, NoArguments, number, Context>;
  };
  readonly PageVital?: {
    readonly device?: Resolve<PageVital, NoArguments, string, Context>;
    readonly good?: Resolve<PageVital, NoArguments, number, Context>;
    readonly p75?: Resolve<PageVital, NoArguments, Maybe<number>, Context>;
    readonly page?: Resolve<PageVital, NoArguments, string, Context>;
    readonly poor?: Resolve<PageVital, NoArguments, number, Context>;
    readonly values?: Resolve<PageVital, NoArguments, number, Context>;
    readonly vital?: Resolve<PageVital, NoArguments, string, Context>;
  };
  readonly PasskeyOptions?: {
    readonly json?: Resolve<PasskeyOptions, NoArguments, string, Context>;
  };
  readonly PlannedCut?: {
    readonly leftCm?: Resolve<PlannedCut, NoArguments, number, Context>;
    readonly lengthCm?: Resolve<PlannedCut, NoArguments, number, Context>;
    readonly name?: Resolve<PlannedCut, NoArguments, string, Context>;
    readonly orderNumber?: Resolve<PlannedCut, NoArguments, string, Context>;
    readonly sku?: Resolve<PlannedCut, NoArguments, string, Context>;
    readonly spool?: Resolve<PlannedCut, NoArguments, number, Context>;
  };
  readonly PoolValue?: {
    readonly costMillionths?: Resolve<PoolValue, NoArguments, number, Context>;
    readonly isLength?: Resolve<PoolValue, NoArguments, boolean, Context>;
    readonly key?: Resolve<PoolValue, NoArguments, string, Context>;
    readonly name?: Resolve<PoolValue, NoArguments, Maybe<string>, Context>;
    readonly quantity?: Resolve<PoolValue, NoArguments, number, Context>;
    readonly valueMinor?: Resolve<PoolValue, NoArguments, number, Context>;
  };
  readonly PreviewHit?: {
    readonly name?: Resolve<PreviewHit, NoArguments, string, Context>;
    readonly sku?: Resolve<PreviewHit, NoArguments, string, Context>;
  };
  readonly PreviewedReduction?: {
    readonly isReplacing?: Resolve<PreviewedReduction, NoArguments, boolean, Context>;
    readonly isStruckThrough?: Resolve<PreviewedReduction, NoArguments, boolean, Context>;
    readonly lowestBeforeMinor?: Resolve<PreviewedReduction, NoArguments, Maybe<number>, Context>;
    readonly priceMinor?: Resolve<PreviewedReduction, NoArguments, number, Context>;
    readonly reducedMinor?: Resolve<PreviewedReduction, NoArguments, number, Context>;
    readonly sku?: Resolve<PreviewedReduction, NoArguments, string, Context>;
  };
  readonly ProductRelations?: {
    readonly colours?: Resolve<ProductRelations, NoArguments, List<RelatedProduct>, Context>;
    readonly links?: Resolve<ProductRelations, NoArguments, List<RelationsOfKind>, Context>;
  };
  readonly Query?: {
    readonly attribute?: Resolve<unknown, QueryAttributeArguments, Maybe<DeskAttributeFile>, Context>;
    readonly attributeOption?: Resolve<unknown, QueryAttributeOptionArguments, Maybe<DeskOption>, Context>;
    readonly attributes?: Resolve<unknown, NoArguments, List<DeskAttribute>, Context>;
    readonly auditLog?: Resolve<unknown, QueryAuditLogArguments, AuditPage, Context>;
    readonly categories?: Resolve<unknown, NoArguments, List<DeskCategoryRow>, Context>;
    readonly category?: Resolve<unknown, QueryCategoryArguments, Maybe<DeskCategory>, Context>;
    readonly categoryProducts?: Resolve<unknown, QueryCategoryProductsArguments, DeskCategoryProducts, Context>;
    readonly categoryRemoval?: Resolve<unknown, QueryCategoryRemovalArguments, Maybe<DeskCategoryRemoval>, Context>;
    readonly closedDayPreview?: Resolve<unknown, QueryClosedDayPreviewArguments, ClosedDayPreview, Context>;
    readonly closedDays?: Resolve<unknown, NoArguments, List<ClosedDay>, Context>;
    readonly cohortsReport?: Resolve<unknown, NoArguments, Maybe<CohortsReport>, Context>;
    readonly contentDocument?: Resolve<unknown, QueryContentDocumentArguments, Maybe<ContentFile>, Context>;
    readonly contentDocuments?: Resolve<unknown, QueryContentDocumentsArguments, ContentPage, Context>;
    readonly contentHistory?: Resolve<unknown, QueryContentHistoryArguments, List<ContentChange>, Context>;
    readonly contentLeadingToCategory?: Resolve<unknown, QueryContentLeadingToCategoryArguments, Maybe<List<ContentLeading>>, Context>;
    readonly contentPictures?: Resolve<unknown, QueryContentPicturesArguments, List<ContentPicture>, Context>;
    readonly contentPlans?: Resolve<unknown, NoArguments, List<ContentPlan>, Context>;
    readonly contentPreview?: Resolve<unknown, QueryContentPreviewArguments, Maybe<string>, Context>;
    readonly contentRedirectLoops?: Resolve<unknown, NoArguments, List<ContentRedirectLoop>, Context>;
    readonly contentTypes?: Resolve<unknown, NoArguments, Maybe<List<ContentType>>, Context>;
    readonly contentVersion?: Resolve<unknown, QueryContentVersionArguments, Maybe<string>, Context>;
    readonly coupon?: Resolve<unknown, QueryCouponArguments, Maybe<DeskCoupon>, Context>;
    readonly couponPreview?: Resolve<unknown, QueryCouponPreviewArguments, CouponPreview, Context>;
    readonly coupons?: Resolve<unknown, QueryCouponsArguments, CouponPage, Context>;
    readonly customer?: Resolve<unknown, QueryCustomerArguments, Maybe<DeskCustomer>, Context>;
    readonly customerGroups?: Resolve<unknown, NoArguments, List<DeskCustomerGroup>, Context>;
    readonly customers?: Resolve<unknown, QueryCustomersArguments, CustomerPage, Context>;
    readonly cutList?: Resolve<unknown, QueryCutListArguments, List<CutsOfPool>, Context>;
    readonly exportSheet?: Resolve<unknown, QueryExportSheetArguments, ExportedRows, Context>;
    readonly findOrders?: Resolve<unknown, QueryFindOrdersArguments, List<FoundOrder>, Context>;
    readonly findProducts?: Resolve<unknown, QueryFindProductsArguments, List<FoundProduct>, Context>;
    readonly freeShippingPreview?: Resolve<unknown, QueryFreeShippingPreviewArguments, FreeShippingPreview, Context>;
    readonly giftCard?: Resolve<unknown, QueryGiftCardArguments, Maybe<DeskGiftCard>, Context>;
    readonly giftCards?: Resolve<unknown, QueryGiftCardsArguments, GiftCardPage, Context>;
    readonly health?: Resolve<unknown, NoArguments, List<HealthFact>, Context>;
    readonly indexing?: Resolve<unknown, NoArguments, Maybe<IndexingState>, Context>;
    readonly invitation?: Resolve<unknown, QueryInvitationArguments, Maybe<Invitation>, Context>;
    readonly jobs?: Resolve<unknown, QueryJobsArguments, JobPage, Context>;
    readonly letter?: Resolve<unknown, QueryLetterArguments, Maybe<DeskLetter>, Context>;
    readonly letters?: Resolve<unknown, QueryLettersArguments, LetterPage, Context>;
    readonly magentoImport?: Resolve<unknown, QueryMagentoImportArguments, Maybe<DeskMagentoImport>, Context>;
    readonly magentoImportReport?: Resolve<unknown, QueryMagentoImportReportArguments, ExportedRows, Context>;
    readonly magentoImports?: Resolve<unknown, NoArguments, List<DeskMagentoImport>, Context>;
    readonly marginReport?: Resolve<unknown, QueryMarginReportArguments, MarginReport, Context>;
    readonly marketPrices?: Resolve<unknown, QueryMarketPricesArguments, List<DeskMarketPrice>, Context>;
    readonly me?: Resolve<unknown, NoArguments, Me, Context>;
    readonly mySessions?: Resolve<unknown, NoArguments, List<DeskSession>, Context>;
    readonly openingHours?: Resolve<unknown, NoArguments, List<OpenSpan>, Context>;
    readonly order?: Resolve<unknown, QueryOrderArguments, Maybe<DeskOrder>, Context>;
    readonly orders?: Resolve<unknown, QueryOrdersArguments, FoundOrders, Context>;
    readonly ordersBelow?: Resolve<unknown, QueryOrdersBelowArguments, number, Context>;
    readonly ordersToPack?: Resolve<unknown, QueryOrdersToPackArguments, List<DeskOrder>, Context>;
    readonly prices?: Resolve<unknown, QueryPricesArguments, List<DeskPrice>, Context>;
    readonly pricesOf?: Resolve<unknown, QueryPricesOfArguments, List<DeskPrice>, Context>;
    readonly product?: Resolve<unknown, QueryProductArguments, Maybe<DeskProduct>, Context>;
    readonly productRelations?: Resolve<unknown, QueryProductRelationsArguments, Maybe<ProductRelations>, Context>;
    readonly products?: Resolve<unknown, QueryProductsArguments, FoundProducts, Context>;
    readonly reductionPreview?: Resolve<unknown, QueryReductionPreviewArguments, List<PreviewedReduction>, Context>;
    readonly refundPreview?: Resolve<unknown, QueryRefundPreviewArguments, RefundPreview, Context>;
    readonly reportExport?: Resolve<unknown, QueryReportExportArguments, string, Context>;
    readonly returnOfNumber?: Resolve<unknown, QueryReturnOfNumberArguments, Maybe<DeskReturn>, Context>;
    readonly returns?: Resolve<unknown, QueryReturnsArguments, DeskReturns, Context>;
    readonly reviewsToModerate?: Resolve<unknown, QueryReviewsToModerateArguments, ReviewPage, Context>;
    readonly salesReport?: Resolve<unknown, QuerySalesReportArguments, SalesReport, Context>;
    readonly savedViews?: Resolve<unknown, QuerySavedViewsArguments, List<SavedView>, Context>;
    readonly searchPreview?: Resolve<unknown, QuerySearchPreviewArguments, Maybe<SearchPreview>, Context>;
    readonly searchRule?: Resolve<unknown, QuerySearchRuleArguments, Maybe<SearchRule>, Context>;
    readonly searchRules?: Resolve<unknown, QuerySearchRulesArguments, List<SearchRule>, Context>;
    readonly searches?: Resolve<unknown, QuerySearchesArguments, AskedSearches, Context>;
    readonly sellersReport?: Resolve<unknown, QuerySellersReportArguments, SellersReport, Context>;
    readonly sheet?: Resolve<unknown, QuerySheetArguments, Maybe<DeskSheet>, Context>;
    readonly sheets?: Resolve<unknown, NoArguments, List<DeskSheet>, Context>;
    readonly shippingRatePreview?: Resolve<unknown, QueryShippingRatePreviewArguments, ShippingRatePreview, Context>;
    readonly shippingRules?: Resolve<unknown, NoArguments, List<ShippingZoneRules>, Context>;
    readonly shopMessage?: Resolve<unknown, QueryShopMessageArguments, Maybe<ShopMessageFile>, Context>;
    readonly shopMessages?: Resolve<unknown, QueryShopMessagesArguments, Maybe<ShopMessageList>, Context>;
    readonly shopSettings?: Resolve<unknown, NoArguments, List<ShopSetting>, Context>;
    readonly staffList?: Resolve<unknown, NoArguments, StaffList, Context>;
    readonly stockPool?: Resolve<unknown, QueryStockPoolArguments, Maybe<DeskPool>, Context>;
    readonly stockPools?: Resolve<unknown, QueryStockPoolsArguments, FoundPools, Context>;
    readonly stockValueReport?: Resolve<unknown, NoArguments, StockValueReport, Context>;
    readonly synonyms?: Resolve<unknown, QuerySynonymsArguments, List<DeskSynonym>, Context>;
    readonly today?: Resolve<unknown, NoArguments, Today, Context>;
    readonly vatRatePreview?: Resolve<unknown, QueryVatRatePreviewArguments, VatRatePreview, Context>;
    readonly vatRates?: Resolve<unknown, NoArguments, List<DeskVatRate>, Context>;
    readonly vatReport?: Resolve<unknown, QueryVatReportArguments, VatReport, Context>;
  };
  readonly RefundPreview?: {
    readonly amountMinor?: Resolve<RefundPreview, NoArguments, number, Context>;
    readonly email?: Resolve<RefundPreview, NoArguments, string, Context>;
    readonly isOwed?: Resolve<RefundPreview, NoArguments, boolean, Context>;
    readonly isWhole?: Resolve<RefundPreview, NoArguments, boolean, Context>;
    readonly ways?: Resolve<RefundPreview, NoArguments, List<RefundWay>, Context>;
  };
  readonly RefundWay?: {
    readonly amountMinor?: Resolve<RefundWay, NoArguments, number, Context>;
    readonly way?: Resolve<RefundWay, NoArguments, string, Context>;
  };
  readonly RefundedOrder?: {
    readonly creditNoteNumber?: Resolve<RefundedOrder, NoArguments, string, Context>;
  };
  readonly RefusedParcel?: {
    readonly code?: Resolve<RefusedParcel, NoArguments, string, Context>;
    readonly number?: Resolve<RefusedParcel, NoArguments, string, Context>;
  };
  readonly RelatedProduct?: {
    readonly imageFile?: Resolve<RelatedProduct, NoArguments, Maybe<string>, Context>;
    readonly isActive?: Resolve<RelatedProduct, NoArguments, boolean, Context>;
    readonly name?: Resolve<RelatedProduct, NoArguments, string, Context>;
    readonly sku?: Resolve<RelatedProduct, NoArguments, string, Context>;
  };
  readonly RelationsOfKind?: {
    readonly kind?: Resolve<RelationsOfKind, NoArguments, string, Context>;
    readonly products?: Resolve<RelationsOfKind, NoArguments, List<RelatedProduct>, Context>;
  };
  readonly ReviewPage?: {
    readonly hasMore?: Resolve<ReviewPage, NoArguments, boolean, Context>;
    readonly reviews?: Resolve<ReviewPage, NoArguments, List<DeskReview>, Context>;
  };
  readonly SalesOfDay?: {
    readonly creditedMinor?: Resolve<SalesOfDay, NoArguments, number, Context>;
    readonly currency?: Resolve<SalesOfDay, NoArguments, string, Context>;
    readonly day?: Resolve<SalesOfDay, NoArguments, string, Context>;
    readonly orders?: Resolve<SalesOfDay, NoArguments, number, Context>;
    readonly totalMinor?: Resolve<SalesOfDay, NoArguments, number, Context>;
  };
  readonly SalesReport?: {
    readonly daysWaiting?: Resolve<SalesReport, NoArguments, number, Context>;
    readonly rows?: Resolve<SalesReport, NoArguments, List<SalesOfDay>, Context>;
  };
  readonly SavedView?: {
    readonly id?: Resolve<SavedView, NoArguments, number, Context>;
    readonly name?: Resolve<SavedView, NoArguments, string, Context>;
    readonly query?: Resolve<SavedView, NoArguments, string, Context>;
  };
  readonly SearchPreview?: {
    readonly with?: Resolve<SearchPreview, NoArguments, List<PreviewHit>, Context>;
    readonly without?: Resolve<SearchPreview, NoArguments, List<PreviewHit>, Context>;
  };
  readonly SearchRule?: {
    readonly boosted?: Resolve<SearchRule, NoArguments, List<string>, Context>;
    readonly endsOn?: Resolve<SearchRule, NoArguments, Maybe<string>, Context>;
    readonly hidden?: Resolve<SearchRule, NoArguments, List<string>, Context>;
    readonly id?: Resolve<SearchRule, NoArguments, number, Context>;
    readonly locale?: Resolve<SearchRule, NoArguments, string, Context>;
    readonly pinned?: Resolve<SearchRule, NoArguments, List<string>, Context>;
    readonly query?: Resolve<SearchRule, NoArguments, string, Context>;
    readonly startsOn?: Resolve<SearchRule, NoArguments, Maybe<string>, Context>;
  };
  readonly SellersReport?: {
    readonly daysWaiting?: Resolve<SellersReport, NoArguments, number, Context>;
    readonly rows?: Resolve<SellersReport, NoArguments, List<SoldProduct>, Context>;
  };
  readonly SheetProblem?: {
    readonly code?: Resolve<SheetProblem, NoArguments, string, Context>;
    readonly column?: Resolve<SheetProblem, NoArguments, Maybe<string>, Context>;
    readonly row?: Resolve<SheetProblem, NoArguments, number, Context>;
    readonly value?: Resolve<SheetProblem, NoArguments, string, Context>;
  };
  readonly ShippingRatePreview?: {
    readonly differenceMinor?: Resolve<ShippingRatePreview, NoArguments, number, Context>;
    readonly orders?: Resolve<ShippingRatePreview, NoArguments, number, Context>;
  };
  readonly ShippingRateRow?: {
    readonly carrier?: Resolve<ShippingRateRow, NoArguments, string, Context>;
    readonly carrierName?: Resolve<ShippingRateRow, NoArguments, string, Context>;
    readonly kind?: Resolve<ShippingRateRow, NoArguments, string, Context>;
    readonly priceMinor?: Resolve<ShippingRateRow, NoArguments, number, Context>;
    readonly upToGrams?: Resolve<ShippingRateRow, NoArguments, number, Context>;
  };
  readonly ShippingZoneRules?: {
    readonly countries?: Resolve<ShippingZoneRules, NoArguments, List<string>, Context>;
    readonly freeFromMinor?: Resolve<ShippingZoneRules, NoArguments, Maybe<number>, Context>;
    readonly key?: Resolve<ShippingZoneRules, NoArguments, string, Context>;
    readonly orders?: Resolve<ShippingZoneRules, NoArguments, number, Context>;
    readonly rates?: Resolve<ShippingZoneRules, NoArguments, List<ShippingRateRow>, Context>;
  };
  readonly ShopMessageChange?: {
    readonly at?: Resolve<ShopMessageChange, NoArguments, string, Context>;
    readonly author?: Resolve<ShopMessageChange, NoArguments, string, Context>;
    readonly differences?: Resolve<ShopMessageChange, NoArguments, List<ShopMessageDifference>, Context>;
    readonly revision?: Resolve<ShopMessageChange, NoArguments, string, Context>;
  };
  readonly ShopMessageDifference?: {
    readonly after?: Resolve<ShopMessageDifference, NoArguments, Maybe<string>, Context>;
    readonly before?: Resolve<ShopMessageDifference, NoArguments, Maybe<string>, Context>;
    readonly locale?: Resolve<ShopMessageDifference, NoArguments, string, Context>;
  };
  readonly ShopMessageFile?: {
    readonly history?: Resolve<ShopMessageFile, NoArguments, List<ShopMessageChange>, Context>;
    readonly key?: Resolve<ShopMessageFile, NoArguments, string, Context>;
    readonly revision?: Resolve<ShopMessageFile, NoArguments, string, Context>;
    readonly texts?: Resolve<ShopMessageFile, NoArguments, List<ShopMessageText>, Context>;
    readonly usedIn?: Resolve<ShopMessageFile, NoArguments, List<string>, Context>;
  };
  readonly ShopMessageList?: {
    readonly hasMore?: Resolve<ShopMessageList, NoArguments, boolean, Context>;
    readonly locales?: Resolve<ShopMessageList, NoArguments, List<ShopMessagesOfLocale>, Context>;
    readonly messages?: Resolve<ShopMessageList, NoArguments, List<ShopMessageRow>, Context>;
    readonly total?: Resolve<ShopMessageList, NoArguments, number, Context>;
  };
  readonly ShopMessageRow?: {
    readonly key?: Resolve<ShopMessageRow, NoArguments, string, Context>;
    readonly misfits?: Resolve<ShopMessageRow, NoArguments, List<string>, Context>;
    readonly ownLocales?: Resolve<ShopMessageRow, NoArguments, List<string>, Context>;
    readonly text?: Resolve<ShopMessageRow, NoArguments, string, Context>;
  };
  readonly ShopMessageText?: {
    readonly isMisfit?: Resolve<ShopMessageText, NoArguments, boolean, Context>;
    readonly locale?: Resolve<ShopMessageText, NoArguments, string, Context>;
    readonly own?: Resolve<ShopMessageText, NoArguments, Maybe<string>, Context>;
    readonly text?: Resolve<ShopMessageText, NoArguments, string, Context>;
  };
  readonly ShopMessagesOfLocale?: {
    readonly locale?: Resolve<ShopMessagesOfLocale, NoArguments, string, Context>;
    readonly messages?: Resolve<ShopMessagesOfLocale, NoArguments, number, Context>;
    readonly misfits?: Resolve<ShopMessagesOfLocale, NoArguments, number, Context>;
    readonly own?: Resolve<ShopMessagesOfLocale, NoArguments, number, Context>;
    readonly translated?: Resolve<ShopMessagesOfLocale, NoArguments, number, Context>;
  };
  readonly ShopSetting?: {
    readonly byDefault?: Resolve<ShopSetting, NoArguments, string, Context>;
    readonly isDecided?: Resolve<ShopSetting, NoArguments, boolean, Context>;
    readonly must?: Resolve<ShopSetting, NoArguments, string, Context>;
    readonly name?: Resolve<ShopSetting, NoArguments, string, Context>;
    readonly value?: Resolve<ShopSetting, NoArguments, string, Context>;
  };
  readonly SignedIn?: {
    readonly recoveryCodes?: Resolve<SignedIn, NoArguments, List<string>, Context>;
    readonly token?: Resolve<SignedIn, NoArguments, string, Context>;
  };
  readonly SoldProduct?: {
    readonly costMinor?: Resolve<SoldProduct, NoArguments, number, Context>;
    readonly costedMinor?: Resolve<SoldProduct, NoArguments, number, Context>;
    readonly name?: Resolve<SoldProduct, NoArguments, Maybe<string>, Context>;
    readonly netMinor?: Resolve<SoldProduct, NoArguments, number, Context>;
    readonly quantityHundredths?: Resolve<SoldProduct, NoArguments, number, Context>;
    readonly since?: Resolve<SoldProduct, NoArguments, Maybe<string>, Context>;
    readonly sku?: Resolve<SoldProduct, NoArguments, string, Context>;
  };
  readonly Staff?: {
    readonly createdAt?: Resolve<Staff, NoArguments, string, Context>;
    readonly email?: Resolve<Staff, NoArguments, string, Context>;
    readonly hasPasskey?: Resolve<Staff, NoArguments, boolean, Context>;
    readonly id?: Resolve<Staff, NoArguments, number, Context>;
    readonly lastSeenAt?: Resolve<Staff, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<Staff, NoArguments, string, Context>;
    readonly role?: Resolve<Staff, NoArguments, string, Context>;
  };
  readonly StaffList?: {
    readonly invitations?: Resolve<StaffList, NoArguments, List<OpenInvitation>, Context>;
    readonly staff?: Resolve<StaffList, NoArguments, List<Staff>, Context>;
  };
  readonly StockValueReport?: {
    readonly pools?: Resolve<StockValueReport, NoArguments, number, Context>;
    readonly poolsWithoutCost?: Resolve<StockValueReport, NoArguments, number, Context>;
    readonly totalMinor?: Resolve<StockValueReport, NoArguments, number, Context>;
    readonly worthMost?: Resolve<StockValueReport, NoArguments, List<PoolValue>, Context>;
  };
  readonly Today?: {
    readonly day?: Resolve<Today, NoArguments, string, Context>;
    readonly jobsStuck?: Resolve<Today, NoArguments, number, Context>;
    readonly lettersFailed?: Resolve<Today, NoArguments, number, Context>;
    readonly ordersOnHold?: Resolve<Today, NoArguments, number, Context>;
    readonly ordersToHandle?: Resolve<Today, NoArguments, number, Context>;
    readonly paymentsFailed?: Resolve<Today, NoArguments, number, Context>;
    readonly refundsRefused?: Resolve<Today, NoArguments, number, Context>;
    readonly returnsToDecide?: Resolve<Today, NoArguments, number, Context>;
    readonly reviewsToDecide?: Resolve<Today, NoArguments, number, Context>;
    readonly sales?: Resolve<Today, NoArguments, List<DayOfSales>, Context>;
    readonly searchesEmpty?: Resolve<Today, NoArguments, number, Context>;
    readonly stockEmpty?: Resolve<Today, NoArguments, number, Context>;
    readonly stockLow?: Resolve<Today, NoArguments, number, Context>;
    readonly vitals?: Resolve<Today, NoArguments, List<PageVital>, Context>;
  };
  readonly VatOfCountry?: {
    readonly basisPoints?: Resolve<VatOfCountry, NoArguments, number, Context>;
    readonly country?: Resolve<VatOfCountry, NoArguments, string, Context>;
    readonly currency?: Resolve<VatOfCountry, NoArguments, string, Context>;
    readonly documents?: Resolve<VatOfCountry, NoArguments, number, Context>;
    readonly taxMinor?: Resolve<VatOfCountry, NoArguments, number, Context>;
    readonly taxableMinor?: Resolve<VatOfCountry, NoArguments, number, Context>;
    readonly treatment?: Resolve<VatOfCountry, NoArguments, string, Context>;
  };
  readonly VatRatePreview?: {
    readonly beforeBasisPoints?: Resolve<VatRatePreview, NoArguments, Maybe<number>, Context>;
    readonly prices?: Resolve<VatRatePreview, NoArguments, number, Context>;
    readonly stores?: Resolve<VatRatePreview, NoArguments, List<string>, Context>;
  };
  readonly VatReport?: {
    readonly daysWaiting?: Resolve<VatReport, NoArguments, number, Context>;
    readonly rows?: Resolve<VatReport, NoArguments, List<VatOfCountry>, Context>;
  };
};
