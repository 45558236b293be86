import { createTransport } from 'nodemailer';
import type { Address, MailTransport } from './transport.ts';

const timeoutMs = 20_000;

export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Attachments come as bytes; a letter never makes the server read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from, to, replyTo, subject, html, text, attachments }) {
      await transporter.sendMail({
        messageId,
        from: addressOf(from),
        to: addressOf(to),
        ...(replyTo !== undefined && { replyTo }),
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: attachments.map(({ fileName, mediaType, content }) => ({
          filename: fileName,
          contentType: mediaType,
          content: Buffer.from(content),
        })),
      });
    },
    close: () => transporter.close(),
  };
}

function addressOf({ address, name }: Address) {
  return { address, name: name ?? '' };
}
