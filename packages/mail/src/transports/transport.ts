export interface Address {
  readonly address: string;
  readonly name?: string;
}

export interface Attachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** A letter as it leaves. */
export interface Envelope {
  /** Names the letter among all that were ever sent; a server that sees it twice may drop the second. */
  readonly messageId: string;
  readonly from: Address;
  readonly to: Address;
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** Carries a letter away. It throws when it could not. */
export interface MailTransport {
  send(envelope: Envelope): Promise<void>;
  close(): void;
}
