import { mostVitalsTold, type ToldVital } from './visit-report.ts';

const told: ToldVital[] = [];
const listeners = new Set<(vital: ToldVital) => void>();

/** How quick this page was, for whoever else measures it; who comes late hears what was told before. */
export const vitalNews = {
  tell(vital: ToldVital): void {
    if (told.length < mostVitalsTold) told.push(vital);
    for (const listener of listeners) listener(vital);
  },
  follow(listener: (vital: ToldVital) => void): () => void {
    for (const vital of told) listener(vital);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
