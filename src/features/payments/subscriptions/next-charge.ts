type Subscription = {
  subscriptionStatus: string | null;
  subscriptionPaidUntil: string | null;
  subscriptionEndsAt: string | null;
};

/** Returns when a subscription is charged next; null if it is not, is overdue, or it is not known. */
export function nextChargeOf(order: Subscription): string | null {
  const goesOn = order.subscriptionStatus === 'active' && order.subscriptionEndsAt === null;
  return goesOn ? order.subscriptionPaidUntil : null;
}
