import type { CheckoutContext, CheckoutServices } from '#checkout';
import type { ReturnState } from './return-state.ts';

export interface ReturnLine {
  readonly id: number;
  /** As it is named in the order. */
  readonly line: string;
  readonly quantityHundredths: number;
  /** False for what never left, or needs no parcel (rule 13). */
  readonly isSentBack: boolean;
  readonly state: ReturnState;
  readonly receivedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly creditNoteNumber: string | null;
  /** Why it was declined. */
  readonly reason: string | null;
  /** Since when it can be sold again (rule 18). */
  readonly restockedAt: Date | null;
}

export interface OrderReturn {
  readonly id: number;
  readonly number: string;
  readonly orderId: number;
  readonly statedAt: Date;
  /** Of whoever stated it, as it was typed. */
  readonly name: string;
  readonly remark: string | null;
  /** Within the time of the law. */
  readonly isStatutory: boolean;
  readonly lines: readonly ReturnLine[];
}

/** Rule 19: there is something to post. */
export function hasLabel({ lines }: OrderReturn): boolean {
  return lines.some(({ isSentBack }) => isSentBack);
}

/** Rule 19: goods are posted within so many days of the statement (directive 2011/83, article 14). */
export const daysToPost = 14;

/** What the use cases of returns work with. */
export type ReturnsServices = Pick<CheckoutServices, 'database' | 'settings' | 'shopData' | 'clock'>;

/** A request that may be about a return. */
export interface ReturnsContext extends CheckoutContext {
  readonly returns: ReturnsServices;
}
