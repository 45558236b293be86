import { redirect } from 'react-router';
import { attempt, receive, unknownForm } from '../../../forms/form-actions.ts';
import { describeForm } from '../../../forms/shop-form.ts';
import { ChangeSubscriptionMutation, NotificationsQuery } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { withNews } from '../account-news.ts';
import { askAsCustomer } from './ask-as-customer.ts';

export const notificationsPath = '/customer/account/notifications';
export const joinForm = describeForm('join', {});
export const leaveForm = describeForm('leave', {});

export type NotificationsView = Awaited<ReturnType<typeof loadNotifications>>;

/** Of an address that is not confirmed nobody is told whether it is subscribed. */
export async function loadNotifications(shop: ShopRequest) {
  const { customer } = await askAsCustomer(shop, NotificationsQuery, {});
  return {
    email: customer.email ?? '',
    isConfirmed: customer.is_email_confirmed,
    isSubscribed: customer.is_subscribed ?? false,
  };
}

export async function changeNotifications(shop: ShopRequest, sent: FormData) {
  const form = [joinForm, leaveForm].find(({ name }) => name === sent.get('intent'));
  if (!form) throw unknownForm();
  const changing = shop.commerce.mutate(ChangeSubscriptionMutation, { isWanted: form === joinForm });
  const { result, failure } = await attempt(shop, changing);
  if (failure) return receive(form, sent).refuse({ failure });
  const isJoined = result?.updateCustomerV2?.customer.is_subscribed;
  const asked = isJoined ? 'newsletterJoined' : 'newsletterAsked';
  throw redirect(withNews(notificationsPath, form === leaveForm ? 'newsletterLeft' : asked), 303);
}
