import { plainSubscriber } from '#features/payments/subscriptions/plain-subscriber.server.ts';
import type { PlainPage } from '#platform/http/plain-page.ts';

export const plain: PlainPage = plainSubscriber;
