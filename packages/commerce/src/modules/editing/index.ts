/**
 * What those who write for the shop do with its content: drafts, publishing, pictures (rules in SPEC.md).
 * It keeps no content: that is a service of its own, reached by its protocol.
 */
export type { ContentPlace } from './content-client.ts';
export type { EditingAdmin } from './editing-admin.ts';
export type { MessageCatalogue, ShopMessage } from './messages/catalogue.ts';
export type { MessagesAdmin } from './messages/messages-admin.ts';
