import { type ConsentPurpose, consentDays, consentPurposes, consentVersion } from '@bowline/markets';

/** What the visitor's device keeps of a decision: `1.1795000000.sm.<name>`. */
export interface KeptDecision {
  readonly allowed: readonly ConsentPurpose[];
  /** Seconds since 1970. */
  readonly decidedAt: number;
  /** Made although the browser says that it does not want to be followed. */
  readonly isDespiteSignal: boolean;
  /** Under which the shop keeps the consent, to prove it; nobody proves a refusal. */
  readonly name: string | undefined;
}

/** What holds for a visitor now. Who has not decided allows nothing. */
export interface Consent extends Partial<Pick<KeptDecision, 'name' | 'decidedAt'>> {
  readonly isDecided: boolean;
  readonly allowed: readonly ConsentPurpose[];
}

const letters: Readonly<Record<ConsentPurpose, string>> = { statistics: 's', marketing: 'm' };
const signalLetter = 'g';
const shape = /^(\d{1,6})\.(\d{10})\.([smg]{0,3})(?:\.([0-9a-f]{32}))?$/;

export function writeDecision({ allowed, decidedAt, isDespiteSignal, name }: KeptDecision): string {
  const told = allowed.map((purpose) => letters[purpose]).join('') + (isDespiteSignal ? signalLetter : '');
  return [consentVersion, decidedAt, told, ...(name ? [name] : [])].join('.');
}

/** Undefined for what is no decision, or one of other purposes, or older than a decision may be. */
export function readDecision(cookie: string | undefined, now: number): KeptDecision | undefined {
  const [, version, time, told = '', name] = shape.exec(cookie ?? '') ?? [];
  const decidedAt = Number(time);
  if (Number(version) !== consentVersion || !(now - decidedAt * 1000 < consentDays * 86_400_000))
    return undefined;
  return {
    // A consent that nobody can prove is none.
    allowed: name ? consentPurposes.filter((purpose) => told.includes(letters[purpose])) : [],
    decidedAt,
    isDespiteSignal: told.includes(signalLetter),
    name,
  };
}

/** Decision D12: the signal counts as refusing, unless the visitor has allowed something while it was there. */
export function consentOf(
  cookie: string | undefined,
  { hasSignal, now }: { readonly hasSignal: boolean; readonly now: number },
): Consent {
  const kept = readDecision(cookie, now);
  if (hasSignal && !kept?.isDespiteSignal) return { isDecided: true, allowed: [] };
  if (!kept) return { isDecided: false, allowed: [] };
  const { allowed, name, decidedAt } = kept;
  return { isDecided: true, allowed, decidedAt, ...(name && { name }) };
}
