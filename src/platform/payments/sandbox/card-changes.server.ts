import type { Selectable } from 'kysely';
import { toInstant } from '#core/clock.ts';
import { newToken } from '#core/ids.server.ts';
import type { Queryable } from '#platform/database/database.server.ts';
import type { CardChange } from '../payment-provider.server.ts';
import type { Confirmation } from './confirm-payment.server.ts';
import { renewalColumns } from './payment-transitions.server.ts';
import { getSubscriptionBy, recordEvent, saveSubscription } from './sandbox.repository.server.ts';
import type { SandboxCardChangeTable } from './sandbox.tables.ts';
import {
  lockOrder,
  resourceMissing,
  type SandboxServices,
  sandboxId,
} from './sandbox-services.server.ts';
import { authenticationRefused, type CardEffect, effectOf } from './test-cards.ts';

type Change = Selectable<SandboxCardChangeTable>;

/** Opens a form for another card. Throws `ProviderError` for an unknown subscription. */
export async function startCardChange(
  { database, clock }: SandboxServices,
  subscriptionId: string,
): Promise<CardChange> {
  const id = sandboxId('seti');
  const clientSecret = `${id}_secret_${newToken().slice(0, 25)}`;
  const createdAt = toInstant(clock());
  await database.transaction(async (trx) => {
    if (!(await getSubscriptionBy(trx, 'id', subscriptionId)))
      throw resourceMissing(subscriptionId);
    const change: Change = {
      id,
      subscriptionId,
      clientSecret,
      status: 'open',
      failureMessage: null,
      renewal: 'paid',
      createdAt,
      usedAt: null,
    };
    await trx.insertInto('sandboxCardChanges').values(change).execute();
  });
  return { id, clientSecret };
}

async function getChange(
  db: Queryable,
  by: 'id' | 'clientSecret',
  value: string,
): Promise<Change | null> {
  const found = db.selectFrom('sandboxCardChanges').selectAll().where(by, '=', value);
  return (await found.executeTakeFirst()) ?? null;
}

function confirmationOf({ id, status, failureMessage }: Change): Confirmation {
  if (status === 'open') return { status: 'declined', message: failureMessage, payment: id };
  return { status: status === 'accepted' ? 'saved' : status, message: null, payment: id };
}

type Step = Pick<Change, 'status' | 'failureMessage'> & Partial<Pick<Change, 'renewal'>>;

/** Moves a change on, unless its card was accepted before. Returns null for an unknown secret. */
async function moveOn(
  { database, clock }: SandboxServices,
  clientSecret: string,
  next: (change: Change) => Step | null,
): Promise<Confirmation | null> {
  return database.transaction(async (trx) => {
    await database.lock(trx, `sandbox:${clientSecret}`);
    const change = await getChange(trx, 'clientSecret', clientSecret);
    if (!change) return null;
    const step = change.status === 'accepted' ? null : next(change);
    if (step === null) return confirmationOf(change);
    const { id } = change;
    await trx.updateTable('sandboxCardChanges').set(step).where('id', '=', id).execute();
    const type = step.status === 'accepted' ? 'setup_intent.succeeded' : null;
    const at = toInstant(clock());
    if (type) await recordEvent(trx, { type, kind: 'card_change', about: id, at });
    return confirmationOf({ ...change, ...step });
  });
}

function stepWith(effect: CardEffect): Step {
  switch (effect.kind) {
    case 'declined':
      return { status: 'open', failureMessage: effect.message };
    case 'action_required':
      return { status: 'action_required', failureMessage: null, renewal: effect.renewal };
    case 'processing':
      return { status: 'accepted', failureMessage: null, renewal: 'paid' };
    case 'paid':
      return { status: 'accepted', failureMessage: null, renewal: effect.renewal };
  }
}

/** Changes to a checked card, whose number is not stored. Returns null for an unknown secret. */
export function confirmCardChange(
  services: SandboxServices,
  clientSecret: string,
  cardNumber: string,
): Promise<Confirmation | null> {
  return moveOn(services, clientSecret, () => stepWith(effectOf(cardNumber)));
}

/** Completes the bank's authentication of a new card. Has no effect unless it is required. */
export function authenticateCardChange(
  services: SandboxServices,
  clientSecret: string,
  accept: boolean,
): Promise<Confirmation | null> {
  return moveOn(services, clientSecret, ({ status }) => {
    if (status !== 'action_required') return null;
    if (accept) return { status: 'accepted', failureMessage: null };
    return { status: 'open', failureMessage: authenticationRefused };
  });
}

async function hasNewer(trx: Queryable, { subscriptionId, createdAt }: Change): Promise<boolean> {
  const newer = await trx
    .selectFrom('sandboxCardChanges')
    .select('id')
    .where('subscriptionId', '=', subscriptionId)
    .where('usedAt', 'is not', null)
    .where('createdAt', '>', createdAt)
    .executeTakeFirst();
  return newer !== undefined;
}

/** Makes an accepted card that of its subscription, once. Returns null for an unknown change. */
export async function finishCardChange(
  services: SandboxServices,
  id: string,
): Promise<{ subscriptionId: string; isUsed: boolean } | null> {
  return services.database.transaction(async (trx) => {
    const found = await getChange(trx, 'id', id);
    const subscription = found && (await getSubscriptionBy(trx, 'id', found.subscriptionId));
    if (!subscription) return null;
    await lockOrder(services, trx, subscription.orderId);
    const change = (await getChange(trx, 'id', id)) ?? found;
    const { subscriptionId, status, usedAt, renewal } = change;
    if (usedAt !== null) return { subscriptionId, isUsed: true };
    const current = (await getSubscriptionBy(trx, 'id', subscriptionId)) ?? subscription;
    if (status !== 'accepted' || current.status === 'cancelled' || (await hasNewer(trx, change)))
      return { subscriptionId, isUsed: false };
    await saveSubscription(trx, { ...current, ...renewalColumns(renewal) });
    const used = { usedAt: toInstant(services.clock()) };
    await trx.updateTable('sandboxCardChanges').set(used).where('id', '=', id).execute();
    return { subscriptionId, isUsed: true };
  });
}
