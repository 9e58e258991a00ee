import { plainSubscriber } from '#features/payments/subscriptions/plain-subscriber.server.tsx';
import type { PlainPage } from '#platform/http/plain-page.ts';

export const plain: PlainPage = plainSubscriber;
