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
  /** RFC 8058: where mail programs unsubscribe their reader. */
  readonly oneClickUrl?: string;
}

/** Carries a letter away. It throws when it could not. */
export interface MailTransport {
  send(envelope: Envelope): Promise<void>;
  close(): void;
}

const timeoutMs = 20_000;

export function createSmtpTransport(url: string): MailTransport {
  const opening = openTransporter(url);
  // Who sends a letter learns of it.
  opening.catch(() => {});
  return {
    async send({ messageId, from, to, replyTo, subject, html, text, attachments, oneClickUrl }) {
      const transporter = await opening;
      await transporter.sendMail({
        messageId,
        from: addressOf(from),
        to: addressOf(to),
        ...(replyTo !== undefined && { replyTo }),
        subject,
        html,
        text,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(oneClickUrl !== undefined && {
            'List-Unsubscribe': `<${oneClickUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        attachments: attachments.map(({ fileName, mediaType, content }) => ({
          filename: fileName,
          contentType: mediaType,
          content: Buffer.from(content),
        })),
      });
    },
    close: () => void opening.then((transporter) => transporter.close()).catch(() => {}),
  };
}

/** Half a megabyte of program that a shop without a mail server has no use for. */
async function openTransporter(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Attachments come as bytes; a letter never makes the server read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function addressOf({ address, name }: Address) {
  return { address, name: name ?? '' };
}
