import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from '../i18n/languages.ts';
import type { DeskClient } from './desk-client.ts';
import type { DeskLog } from './desk-request.server.ts';

export interface DeskRequest {
  readonly client: DeskClient;
  readonly language: Language;
  readonly log: DeskLog;
  readonly hasToken: boolean;
  readonly url: URL;
}

export const deskContext = createContext<DeskRequest>();

/** For loaders and actions. */
export function deskOf({ context }: { readonly context: Readonly<RouterContextProvider> }): DeskRequest {
  return context.get(deskContext);
}
