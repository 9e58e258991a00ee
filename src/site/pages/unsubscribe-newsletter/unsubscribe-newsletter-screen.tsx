import { EndSubscription } from '#features/newsletter/unsubscribe/components/end-subscription.tsx';
import type { ScreenProps } from '../../define-page.ts';
import type { unsubscribeNewsletterPath } from './unsubscribe-newsletter.path.ts';

/** The page that the unsubscribe link in the newsletter's mails leads to. */
export function Screen({ params }: ScreenProps<typeof unsubscribeNewsletterPath>) {
  return <EndSubscription token={params.token} />;
}
