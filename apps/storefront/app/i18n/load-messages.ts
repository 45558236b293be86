import type { MessageTree } from './message-format.ts';

export async function loadMessages(url: string): Promise<MessageTree> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded: ${response.status}`);
  return (await response.json()) as MessageTree;
}
