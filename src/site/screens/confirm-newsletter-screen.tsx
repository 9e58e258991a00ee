import { ConfirmSubscription } from '#features/newsletter/confirm/components/confirm-subscription.tsx';
import type { ScreenProps } from '../route.ts';

/** The page that the link of the newsletter's confirmation mail leads to. */
export function ConfirmNewsletterScreen({ params }: ScreenProps) {
  return <ConfirmSubscription token={params.token ?? ''} />;
}
