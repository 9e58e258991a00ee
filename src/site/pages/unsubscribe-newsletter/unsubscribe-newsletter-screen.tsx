import { EndSubscription } from '#features/newsletter/unsubscribe/components/end-subscription.tsx';
import type { unsubscribeNewsletterPath } from '#paths.ts';
import type { ScreenProps } from '../../define-page.ts';

/** The page that the unsubscribe link in the newsletter's mails leads to. */
export function Screen({ params }: ScreenProps<typeof unsubscribeNewsletterPath>) {
  return <EndSubscription token={params.token} />;
}
