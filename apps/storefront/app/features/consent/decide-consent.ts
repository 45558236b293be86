import { type ConsentPurpose, consentPurposes, consentVersion, ownCookieNames } from '@bowline/markets';
import { RecordConsentMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { choiceCookie } from '../../visitor/cookies.ts';
import { writeDecision } from './consent-cookie.ts';
import { choiceField, purposeField } from './consent-form.ts';

/** Records what a visitor decided: the cookie that keeps it, or undefined when nobody could record it. */
export async function decideConsent(shop: ShopRequest, sent: FormData): Promise<string | undefined> {
  const { consent, hasPrivacySignal } = shop.visitor;
  const allowed = allowedBy(sent);
  const name = await recordedName(shop, allowed, consent?.name);
  // A refusal needs no proof: it holds even while nobody can write it down.
  if (name === undefined && allowed.length > 0) return undefined;
  const decision = {
    allowed,
    decidedAt: Math.floor(Date.now() / 1000),
    isDespiteSignal: hasPrivacySignal === true && allowed.length > 0,
    name: name ?? undefined,
  };
  return choiceCookie(ownCookieNames.consent, writeDecision(decision), shop.url);
}

function allowedBy(sent: FormData): readonly ConsentPurpose[] {
  switch (sent.get(choiceField)) {
    case 'all':
      return consentPurposes;
    case 'ticked':
      return consentPurposes.filter((purpose) => sent.getAll(purposeField).includes(purpose));
    default:
      return [];
  }
}

/** Undefined when commerce does not answer or refuses; the name is null for who allows nothing. */
async function recordedName(
  { commerce, log }: ShopRequest,
  allowed: readonly ConsentPurpose[],
  replaces: string | undefined,
): Promise<string | null | undefined> {
  if (allowed.length === 0 && !replaces) return null;
  try {
    const input = {
      purposes_version: consentVersion,
      purposes: allowed.map((purpose) => wireNames[purpose]),
      replaces: replaces ?? null,
    };
    const { data, errors } = await commerce.mutate(RecordConsentMutation, { input });
    if (errors[0]) log.warn({ err: errors[0] }, 'A decision about consent was not recorded');
    return data?.recordConsent.name;
  } catch (err) {
    log.error({ err }, 'A decision about consent could not be recorded');
    return undefined;
  }
}

const wireNames = { statistics: 'STATISTICS', marketing: 'MARKETING' } as const;
