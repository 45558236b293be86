import { passwordMinimumLength } from '@bowline/markets';
import type { fields } from '@bowline/ui/forms';
import { PasswordRulesQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** A letter, a digit and a special character (decision D8). */
const leastKinds = 3;

/** What the shop asks of a new password. */
export async function loadPasswordRules({ commerce }: ShopRequest): Promise<fields.PasswordRules> {
  const config = (await commerce.query(PasswordRulesQuery, {})).data?.storeConfig;
  return {
    least: Number(config?.minimum_password_length) || passwordMinimumLength,
    kinds: Number(config?.required_character_classes_number) || leastKinds,
  };
}
