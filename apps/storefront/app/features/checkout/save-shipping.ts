import { data, redirect } from 'react-router';
import { SetShippingAddressMutation, SetShippingMethodMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { toAddressInput } from './address-input.ts';
import { type AddressField, addressFields, addressProblems } from './fields/address-rules.ts';
import { readValues } from './fields/field-problem.ts';
import { failureOf, readStep, refused, type StepAnswer } from './step-answer.ts';
import { stepPaths } from './steps/steps.ts';

export type ShippingAddressAnswer = StepAnswer<AddressField> & { readonly part: 'address' };
export type MethodField = 'method' | 'point';
export type ShippingMethodAnswer = StepAnswer<MethodField> & { readonly part: 'method' };

/** The step has two forms: where to, and how. The ways depend on the place. */
export async function saveShipping(shop: ShopRequest, request: Request) {
  const { form, cartId } = await readStep(shop, request);
  switch (form.get('part')) {
    case 'address':
      return saveAddress(shop, cartId, form);
    case 'method':
      return saveMethod(shop, cartId, form);
    default:
      throw data('This form is not known.', { status: 405 });
  }
}

async function saveAddress(shop: ShopRequest, id: string, form: FormData) {
  const values = readValues(form, addressFields);
  const problems = addressProblems(values);
  const refuse = (answer: Omit<ShippingAddressAnswer, 'part' | 'values'>) =>
    refused<AddressField>({ part: 'address', values, ...answer } as ShippingAddressAnswer);
  if (problems.length > 0) return refuse({ problems });
  const sending = shop.commerce.mutate(SetShippingAddressMutation, { id, address: toAddressInput(values) });
  const failure = await failureOf(shop, sending);
  if (failure) return refuse({ problems: [], failure });
  throw redirect(`${stepPaths.shipping}#methods`, 303);
}

/** A way that ends at a pickup point asks for the point next, unless one was chosen with it. */
async function saveMethod(shop: ShopRequest, id: string, form: FormData) {
  const values = readValues<MethodField>(form, ['method', 'point']);
  const [carrier = '', method = ''] = (values.method ?? '').split('/');
  const refuse = (answer: Omit<ShippingMethodAnswer, 'part' | 'values'>) =>
    refused<MethodField>({ part: 'method', values, ...answer } as ShippingMethodAnswer);
  if (!method) return refuse({ problems: [{ field: 'method', code: 'choose' }] });
  const postcode = String(form.get('postcode') ?? '');
  if (method === 'pickup-point' && !values.point) {
    if (form.has('postcode')) return refuse({ problems: [{ field: 'point', code: 'choose' }] });
    throw redirect(`${stepPaths.shipping}?points=${encodeURIComponent(carrier)}#points`, 303);
  }
  const pickup = { pickup_point_id: values.point ?? null, pickup_point_postcode: postcode || null };
  const input = {
    carrier_code: carrier,
    method_code: method,
    ...(method === 'pickup-point' && pickup),
  };
  const failure = await failureOf(
    shop,
    shop.commerce.mutate(SetShippingMethodMutation, { id, method: input }),
  );
  if (failure) return refuse({ problems: [], failure });
  throw redirect(stepPaths.billing, 303);
}
