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

export type CancelOrderMutationVariables = Exact<{
  number: string;
  reason?: string | null | undefined;
  lines?: Array<LineWishInput> | LineWishInput | null | undefined;
}>;


export type CancelOrderMutationResult = { cancelOrder: boolean };

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


export type DeskOrderQueryResult = { order: { status: string, storeCode: string, currency: string, totalMinor: number, toPayMinor: number, creditableMinor: number, paymentMethod: string, isErased: boolean, billingAddress: Array<string | null>, shippingMinor: number, moves: Array<string | null>, number: string, placedAt: string, email: string, phone: string | null, remarks: string | null, carrierName: string | null, pickupPoint: string | null, shippingAddress: Array<string | null>, shipments: Array<{ id: number, carrier: string, trackingNumber: string | null, shippedAt: string, deliveredAt: string | null } | null>, payments: Array<{ id: number, method: string, state: string, amountMinor: number } | null>, documents: Array<{ number: string, series: string, totalMinor: number, issuedAt: string, path: string | null } | null>, timeline: Array<{ at: string, kind: string, by: string | null, text: string | null } | null>, returns: Array<{ number: string, statedAt: string, lines: Array<{ id: number, state: string } | null> } | null>, lines: Array<{ line: string, kind: string, sku: string, name: string, options: string, lengthCm: number | null, quantityHundredths: number, shippedHundredths: number, canceledHundredths: number, creditedHundredths: number, leftToShipHundredths: number, leftToCreditHundredths: number, totalMinor: number } | null> } | null };

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
}>;


export type RefundOrderMutationResult = { refundOrder: { creditNoteNumber: string } };

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

export type DeskProductQueryVariables = Exact<{
  sku: string;
}>;


export type DeskProductQueryResult = { product: { id: number, sku: string, kind: string, isActive: boolean, visibility: string, taxClass: string, createdAt: string, words: Array<{ locale: string, state: string, changedAt: string, name: string, shortDescription: string | null, descriptionHtml: string | null, metaTitle: string | null, metaDescription: string | null, colourName: string | null, rangeName: string | null, urlKey: string, formerPaths: Array<string | null> } | null>, parts: Array<{ sku: string, isActive: boolean, options: string, lengthCm: number | null, priceMinor: number | null, poolKey: string | null, poolQuantity: number | null, units: number | null } | null>, pictures: Array<{ id: number, file: string } | null>, categories: Array<{ id: number, name: string } | null> } | null };

export type FoundProductRowFragment = { id: number, sku: string, name: string, kind: string, isActive: boolean, isSalable: boolean, variants: number, lowestPriceMinor: number | null, highestPriceMinor: number | null, imageFile: string | null, missing: Array<string | null>, outdated: Array<string | null> };

export type MarketPricesQueryVariables = Exact<{
  sku: string;
}>;


export type MarketPricesQueryResult = { marketPrices: Array<{ locale: string, currency: string, isWithVat: boolean, ownMinor: number | null, convertedMinor: number } | null> };

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

export type SetTiersMutationVariables = Exact<{
  sku: string;
  tiers: Array<TierInput> | TierInput;
}>;


export type SetTiersMutationResult = { setTiers: boolean };

export type WithdrawReductionMutationVariables = Exact<{
  skus: Array<string> | string;
}>;


export type WithdrawReductionMutationResult = { withdrawReduction: number };

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


export type TodayQueryResult = { today: { ordersToHandle: number, ordersOnHold: number, paymentsFailed: number, refundsRefused: number, lettersFailed: number, jobsStuck: number, stockEmpty: number, stockLow: number, reviewsToDecide: number, returnsToDecide: number, day: string, sales: Array<{ day: string, currency: string, orders: number, totalMinor: number } | null>, vitals: Array<{ page: string, device: string, vital: string, values: number, good: number, poor: number, p75: number | null } | null> } };

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

export const CancelOrderMutation: Operation<CancelOrderMutationResult, CancelOrderMutationVariables> = {
  name: 'CancelOrder',
  text: "mutation CancelOrder($number:String!$reason:String$lines:[LineWishInput!]){cancelOrder(number:$number reason:$reason lines:$lines)}",
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
  text: "query DeskOrder($number:String!){order(number:$number){...OrderToPack status storeCode currency totalMinor toPayMinor creditableMinor paymentMethod isErased billingAddress shippingMinor moves shipments{id carrier trackingNumber shippedAt deliveredAt}payments{id method state amountMinor}documents{number series totalMinor issuedAt path}timeline{at kind by text}returns{number statedAt lines{id state}}}}fragment OrderToPack on DeskOrder{number placedAt email phone remarks carrierName pickupPoint shippingAddress lines{line kind sku name options lengthCm quantityHundredths shippedHundredths canceledHundredths creditedHundredths leftToShipHundredths leftToCreditHundredths totalMinor}}",
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
  text: "query Orders($text:String$status:String$before:Int){orders(text:$text status:$status before:$before){hasMore orders{...FoundOrderRow}}savedViews(room:\"orders\"){id name query}}fragment FoundOrderRow on FoundOrder{id number status placedAt email name country currency totalMinor paymentMethod lines}",
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
  text: "mutation RefundOrder($number:String!$amountMinor:Int$lines:[LineWishInput!]$isShippingIncluded:Boolean$reason:String){refundOrder(number:$number amountMinor:$amountMinor lines:$lines isShippingIncluded:$isShippingIncluded reason:$reason){creditNoteNumber}}",
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

export const ChangePricesMutation: Operation<ChangePricesMutationResult, ChangePricesMutationVariables> = {
  name: 'ChangePrices',
  text: "mutation ChangePrices($prices:[PriceInput!]!){changePrices(prices:$prices)}",
};

export const ChangeProductWordsMutation: Operation<ChangeProductWordsMutationResult, ChangeProductWordsMutationVariables> = {
  name: 'ChangeProductWords',
  text: "mutation ChangeProductWords($sku:String!$locale:String!$seenAt:String$words:ProductWordsInput!){changeProductWords(sku:$sku locale:$locale seenAt:$seenAt words:$words)}",
};

export const DeskProductQuery: Operation<DeskProductQueryResult, DeskProductQueryVariables> = {
  name: 'DeskProduct',
  text: "query DeskProduct($sku:String!){product(sku:$sku){id sku kind isActive visibility taxClass createdAt words{locale state changedAt name shortDescription descriptionHtml metaTitle metaDescription colourName rangeName urlKey formerPaths}parts{sku isActive options lengthCm priceMinor poolKey poolQuantity units}pictures{id file}categories{id name}}}",
};

export const MarketPricesQuery: Operation<MarketPricesQueryResult, MarketPricesQueryVariables> = {
  name: 'MarketPrices',
  text: "query MarketPrices($sku:String!){marketPrices(sku:$sku){locale currency isWithVat ownMinor convertedMinor}}",
};

export const PlanReductionMutation: Operation<PlanReductionMutationResult, PlanReductionMutationVariables> = {
  name: 'PlanReduction',
  text: "mutation PlanReduction($skus:[String!]!$percentOff:Int!$from:String!$until:String){planReduction(skus:$skus percentOff:$percentOff from:$from until:$until)}",
};

export const PricesQuery: Operation<PricesQueryResult, PricesQueryVariables> = {
  name: 'Prices',
  text: "query Prices($sku:String!){prices(sku:$sku){sku options priceMinor lowestNowMinor ownMarketPrices reduction{priceMinor startsOn endsOn state lowestBeforeMinor isStruckThrough}tiers{quantity percentOff}history{validFrom priceMinor}}}",
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

export const RenameProductMutation: Operation<RenameProductMutationResult, RenameProductMutationVariables> = {
  name: 'RenameProduct',
  text: "mutation RenameProduct($sku:String!$locale:String!$urlKey:String!){renameProduct(sku:$sku locale:$locale urlKey:$urlKey)}",
};

export const SetMarketPricesMutation: Operation<SetMarketPricesMutationResult, SetMarketPricesMutationVariables> = {
  name: 'SetMarketPrices',
  text: "mutation SetMarketPrices($sku:String!$prices:[MarketPriceInput!]!){setMarketPrices(sku:$sku prices:$prices)}",
};

export const SetTiersMutation: Operation<SetTiersMutationResult, SetTiersMutationVariables> = {
  name: 'SetTiers',
  text: "mutation SetTiers($sku:String!$tiers:[TierInput!]!){setTiers(sku:$sku tiers:$tiers)}",
};

export const WithdrawReductionMutation: Operation<WithdrawReductionMutationResult, WithdrawReductionMutationVariables> = {
  name: 'WithdrawReduction',
  text: "mutation WithdrawReduction($skus:[String!]!){withdrawReduction(skus:$skus)}",
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
  text: "query Today{today{ordersToHandle ordersOnHold paymentsFailed refundsRefused lettersFailed jobsStuck stockEmpty stockLow reviewsToDecide returnsToDecide day sales{day currency orders totalMinor}vitals{page device vital values good poor p75}}}",
};
