import { EndSubscription } from '#features/newsletter/unsubscribe/components/end-subscription.tsx';
import type { ScreenProps } from '../route.ts';

/** The page that the way out in the newsletter's mails leads to. */
export function UnsubscribeNewsletterScreen({ params }: ScreenProps) {
  return <EndSubscription token={params.token ?? ''} />;
}
