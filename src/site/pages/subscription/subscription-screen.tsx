import { SubscriberPanel } from '#features/payments/subscriptions/components/subscriber-panel.tsx';
import { subscriberTexts } from '#features/payments/subscriptions/subscriber.texts.ts';
import { useTexts } from '#i18n/language-context.tsx';
import type { subscriptionPath } from '#paths.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import type { ScreenProps } from '../../define-page.ts';

/** The subscription behind a link from a receipt. */
export function Screen({ params }: ScreenProps<typeof subscriptionPath>) {
  const t = useTexts(subscriberTexts);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <SubscriberPanel token={params.token} />
    </>
  );
}
