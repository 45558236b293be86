// Generated from the schema of commerce and the shapes of its modules by `npm run generate`.

import type { Lazy, List, Maybe, NoArguments, Resolve } from '../graphql/wire-types.ts';

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

export interface DeskOrder {
  readonly billingAddress: Lazy<List<string>>;
  readonly carrierName: Lazy<Maybe<string>>;
  readonly creditableMinor: Lazy<number>;
  readonly currency: Lazy<string>;
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

export interface DeskPayment {
  readonly amountMinor: Lazy<number>;
  readonly id: Lazy<number>;
  readonly method: Lazy<string>;
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

export interface DeskSession {
  readonly createdAt: Lazy<string>;
  readonly device: Lazy<string>;
  readonly id: Lazy<number>;
  readonly isThisOne: Lazy<boolean>;
  readonly lastUsedAt: Lazy<string>;
  readonly place: Lazy<string>;
}

export interface DeskShipment {
  readonly carrier: Lazy<string>;
  readonly deliveredAt: Lazy<Maybe<string>>;
  readonly id: Lazy<number>;
  readonly shippedAt: Lazy<string>;
  readonly trackingNumber: Lazy<Maybe<string>>;
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


export interface Invitation {
  readonly email: Lazy<Maybe<string>>;
  readonly name: Lazy<Maybe<string>>;
  readonly role: Lazy<string>;
  readonly totpSecret: Lazy<string>;
  readonly totpUri: Lazy<string>;
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

export type MutationCancelOrderArguments = {
  readonly lines?: readonly (LineWishInput | null)[] | null;
  readonly number: string;
  readonly reason?: string | null;
};

export type MutationChangeRoleArguments = {
  readonly id: number;
  readonly role: string;
};

export type MutationChooseLanguageArguments = {
  readonly language: string;
};

export type MutationDeclineReturnArguments = {
  readonly lineIds?: readonly (number | null)[] | null;
  readonly number: string;
  readonly reason: string;
};

export type MutationDeliverOrderArguments = {
  readonly number: string;
};

export type MutationEndSessionArguments = {
  readonly id: number;
};

export type MutationHoldOrderArguments = {
  readonly number: string;
};

export type MutationInviteStaffArguments = {
  readonly email: string;
  readonly name: string;
  readonly role: string;
};

export type MutationNoteOnOrderArguments = {
  readonly number: string;
  readonly text: string;
};

export type MutationProveArguments = {
  readonly code: string;
};

export type MutationProveByPasskeyArguments = {
  readonly credential: string;
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
  readonly lines?: readonly (LineWishInput | null)[] | null;
  readonly number: string;
  readonly reason?: string | null;
};

export type MutationRefundReturnArguments = {
  readonly isShippingIncluded?: boolean | null;
  readonly lineIds?: readonly (number | null)[] | null;
  readonly number: string;
};

export type MutationReleaseOrderArguments = {
  readonly number: string;
};

export type MutationRemoveStaffArguments = {
  readonly id: number;
};

export type MutationRemoveViewArguments = {
  readonly id: number;
};

export type MutationRenewAccessArguments = {
  readonly id: number;
};

export type MutationRestockReturnArguments = {
  readonly lineIds?: readonly (number | null)[] | null;
  readonly number: string;
};

export type MutationSaveViewArguments = {
  readonly name: string;
  readonly query: string;
  readonly room: string;
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

export type MutationWithdrawInvitationArguments = {
  readonly id: number;
};

export interface OpenInvitation {
  readonly email: Lazy<Maybe<string>>;
  readonly expiresAt: Lazy<string>;
  readonly id: Lazy<number>;
  readonly name: Lazy<Maybe<string>>;
  readonly role: Lazy<string>;
}

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

export interface PlannedCut {
  readonly leftCm: Lazy<number>;
  readonly lengthCm: Lazy<number>;
  readonly name: Lazy<string>;
  readonly orderNumber: Lazy<string>;
  readonly sku: Lazy<string>;
  readonly spool: Lazy<number>;
}


export type QueryAuditLogArguments = {
  readonly before?: number | null;
  readonly isRefused?: boolean | null;
  readonly staffId?: number | null;
  readonly subject?: string | null;
};

export type QueryCutListArguments = {
  readonly numbers: readonly (string | null)[];
};

export type QueryFindOrdersArguments = {
  readonly text: string;
};

export type QueryInvitationArguments = {
  readonly token: string;
};

export type QueryOrderArguments = {
  readonly number: string;
};

export type QueryOrdersArguments = {
  readonly before?: number | null;
  readonly status?: string | null;
  readonly text?: string | null;
};

export type QueryOrdersToPackArguments = {
  readonly numbers: readonly (string | null)[];
};

export type QueryReturnOfNumberArguments = {
  readonly number: string;
};

export type QueryReturnsArguments = {
  readonly isWaiting: boolean;
  readonly page?: number | null;
};

export type QuerySavedViewsArguments = {
  readonly room: string;
};

export interface RefundedOrder {
  readonly creditNoteNumber: Lazy<string>;
}

export interface RefusedParcel {
  readonly code: Lazy<string>;
  readonly number: Lazy<string>;
}

export interface SavedView {
  readonly id: Lazy<number>;
  readonly name: Lazy<string>;
  readonly query: Lazy<string>;
}

export interface SignedIn {
  readonly recoveryCodes: Lazy<List<string>>;
  readonly token: Lazy<string>;
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
  readonly stockEmpty: Lazy<number>;
  readonly stockLow: Lazy<number>;
  readonly vitals: Lazy<List<PageVital>>;
}

export type Resolvers<Context> = {
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
  readonly DeskOrder?: {
    readonly billingAddress?: Resolve<DeskOrder, NoArguments, List<string>, Context>;
    readonly carrierName?: Resolve<DeskOrder, NoArguments, Maybe<string>, Context>;
    readonly creditableMinor?: Resolve<DeskOrder, NoArguments, number, Context>;
    readonly currency?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly documents?: Resolve<DeskOrder, NoArguments, List<DeskDocument>, Context>;
    readonly email?: Resolve<DeskOrder, NoArguments, string, Context>;
    readonly isErased?: Resolve<DeskOrder, NoArguments, boolean, Context>;
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
  readonly DeskPayment?: {
    readonly amountMinor?: Resolve<DeskPayment, NoArguments, number, Context>;
    readonly id?: Resolve<DeskPayment, NoArguments, number, Context>;
    readonly method?: Resolve<DeskPayment, NoArguments, string, Context>;
    readonly state?: Resolve<DeskPayment, NoArguments, string, Context>;
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
  readonly DeskSession?: {
    readonly createdAt?: Resolve<DeskSession, NoArguments, string, Context>;
    readonly device?: Resolve<DeskSession, NoArguments, string, Context>;
    readonly id?: Resolve<DeskSession, NoArguments, number, Context>;
    readonly isThisOne?: Resolve<DeskSession, NoArguments, boolean, Context>;
    readonly lastUsedAt?: Resolve<DeskSession, NoArguments, string, Context>;
    readonly place?: Resolve<DeskSession, NoArguments, string, Context>;
  };
  readonly DeskShipment?: {
    readonly carrier?: Resolve<DeskShipment, NoArguments, string, Context>;
    readonly deliveredAt?: Resolve<DeskShipment, NoArguments, Maybe<string>, Context>;
    readonly id?: Resolve<DeskShipment, NoArguments, number, Context>;
    readonly shippedAt?: Resolve<DeskShipment, NoArguments, string, Context>;
    readonly trackingNumber?: Resolve<DeskShipment, NoArguments, Maybe<string>, Context>;
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
  readonly Invitation?: {
    readonly email?: Resolve<Invitation, NoArguments, Maybe<string>, Context>;
    readonly name?: Resolve<Invitation, NoArguments, Maybe<string>, Context>;
    readonly role?: Resolve<Invitation, NoArguments, string, Context>;
    readonly totpSecret?: Resolve<Invitation, NoArguments, string, Context>;
    readonly totpUri?: Resolve<Invitation, NoArguments, string, Context>;
  };
  readonly MadeInvitation?: {
    readonly expiresAt?: Resolve<MadeInvitation, NoArguments, string, Context>;
    readonly id?: Resolve<MadeInvitation, NoArguments, number, Context>;
    readonly url?: Resolve<MadeInvitation, NoArguments, string, Context>;
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
    readonly cancelOrder?: Resolve<unknown, MutationCancelOrderArguments, boolean, Context>;
    readonly changeRole?: Resolve<unknown, MutationChangeRoleArguments, boolean, Context>;
    readonly chooseLanguage?: Resolve<unknown, MutationChooseLanguageArguments, boolean, Context>;
    readonly declineReturn?: Resolve<unknown, MutationDeclineReturnArguments, boolean, Context>;
    readonly deliverOrder?: Resolve<unknown, MutationDeliverOrderArguments, boolean, Context>;
    readonly endSession?: Resolve<unknown, MutationEndSessionArguments, boolean, Context>;
    readonly holdOrder?: Resolve<unknown, MutationHoldOrderArguments, boolean, Context>;
    readonly inviteStaff?: Resolve<unknown, MutationInviteStaffArguments, MadeInvitation, Context>;
    readonly noteOnOrder?: Resolve<unknown, MutationNoteOnOrderArguments, boolean, Context>;
    readonly prove?: Resolve<unknown, MutationProveArguments, boolean, Context>;
    readonly proveByPasskey?: Resolve<unknown, MutationProveByPasskeyArguments, boolean, Context>;
    readonly receiveMoney?: Resolve<unknown, MutationReceiveMoneyArguments, boolean, Context>;
    readonly receiveReturn?: Resolve<unknown, MutationReceiveReturnArguments, boolean, Context>;
    readonly refundOrder?: Resolve<unknown, MutationRefundOrderArguments, RefundedOrder, Context>;
    readonly refundReturn?: Resolve<unknown, MutationRefundReturnArguments, boolean, Context>;
    readonly releaseOrder?: Resolve<unknown, MutationReleaseOrderArguments, boolean, Context>;
    readonly removeStaff?: Resolve<unknown, MutationRemoveStaffArguments, boolean, Context>;
    readonly removeView?: Resolve<unknown, MutationRemoveViewArguments, boolean, Context>;
    readonly renewAccess?: Resolve<unknown, MutationRenewAccessArguments, MadeInvitation, Context>;
    readonly restockReturn?: Resolve<unknown, MutationRestockReturnArguments, boolean, Context>;
    readonly saveView?: Resolve<unknown, MutationSaveViewArguments, List<SavedView>, Context>;
    readonly shipOrder?: Resolve<unknown, MutationShipOrderArguments, boolean, Context>;
    readonly shipOrders?: Resolve<unknown, MutationShipOrdersArguments, List<RefusedParcel>, Context>;
    readonly signIn?: Resolve<unknown, MutationSignInArguments, SignedIn, Context>;
    readonly signInByPasskey?: Resolve<unknown, MutationSignInByPasskeyArguments, SignedIn, Context>;
    readonly signOut?: Resolve<unknown, NoArguments, boolean, Context>;
    readonly startAcceptance?: Resolve<unknown, MutationStartAcceptanceArguments, PasskeyOptions, Context>;
    readonly startPasskeySignIn?: Resolve<unknown, NoArguments, PasskeyOptions, Context>;
    readonly startProving?: Resolve<unknown, NoArguments, PasskeyOptions, Context>;
    readonly withdrawInvitation?: Resolve<unknown, MutationWithdrawInvitationArguments, boolean, Context>;
  };
  readonly OpenInvitation?: {
    readonly email?: Resolve<OpenInvitation, NoArguments, Maybe<string>, Context>;
    readonly expiresAt?: Resolve<OpenInvitation, NoArguments, string, Context>;
    readonly id?: Resolve<OpenInvitation, NoArguments, number, Context>;
    readonly name?: Resolve<OpenInvitation, NoArguments, Maybe<string>, Context>;
    readonly role?: Resolve<OpenInvitation, NoArguments, string, Context>;
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
  readonly Query?: {
    readonly auditLog?: Resolve<unknown, QueryAuditLogArguments, AuditPage, Context>;
    readonly cutList?: Resolve<unknown, QueryCutListArguments, List<CutsOfPool>, Context>;
    readonly findOrders?: Resolve<unknown, QueryFindOrdersArguments, List<FoundOrder>, Context>;
    readonly invitation?: Resolve<unknown, QueryInvitationArguments, Maybe<Invitation>, Context>;
    readonly me?: Resolve<unknown, NoArguments, Me, Context>;
    readonly mySessions?: Resolve<unknown, NoArguments, List<DeskSession>, Context>;
    readonly order?: Resolve<unknown, QueryOrderArguments, Maybe<DeskOrder>, Context>;
    readonly orders?: Resolve<unknown, QueryOrdersArguments, FoundOrders, Context>;
    readonly ordersToPack?: Resolve<unknown, QueryOrdersToPackArguments, List<DeskOrder>, Context>;
    readonly returnOfNumber?: Resolve<unknown, QueryReturnOfNumberArguments, Maybe<DeskReturn>, Context>;
    readonly returns?: Resolve<unknown, QueryReturnsArguments, DeskReturns, Context>;
    readonly savedViews?: Resolve<unknown, QuerySavedViewsArguments, List<SavedView>, Context>;
    readonly staffList?: Resolve<unknown, NoArguments, StaffList, Context>;
    readonly today?: Resolve<unknown, NoArguments, Today, Context>;
  };
  readonly RefundedOrder?: {
    readonly creditNoteNumber?: Resolve<RefundedOrder, NoArguments, string, Context>;
  };
  readonly RefusedParcel?: {
    readonly code?: Resolve<RefusedParcel, NoArguments, string, Context>;
    readonly number?: Resolve<RefusedParcel, NoArguments, string, Context>;
  };
  readonly SavedView?: {
    readonly id?: Resolve<SavedView, NoArguments, number, Context>;
    readonly name?: Resolve<SavedView, NoArguments, string, Context>;
    readonly query?: Resolve<SavedView, NoArguments, string, Context>;
  };
  readonly SignedIn?: {
    readonly recoveryCodes?: Resolve<SignedIn, NoArguments, List<string>, Context>;
    readonly token?: Resolve<SignedIn, NoArguments, string, Context>;
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
    readonly stockEmpty?: Resolve<Today, NoArguments, number, Context>;
    readonly stockLow?: Resolve<Today, NoArguments, number, Context>;
    readonly vitals?: Resolve<Today, NoArguments, List<PageVital>, Context>;
  };
};
