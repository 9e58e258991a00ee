import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { contactPath } from '#site/pages/contact/contact.path.ts';
import { newsletterHref } from '#site/pages/home/home.path.ts';
import { LinkPage } from '../../components/link-page.tsx';
import { subscriptionQuery } from '../../newsletter.queries.ts';
import { unsubscribePageTexts } from '../unsubscribe-page.texts.ts';

/** The page of the unsubscribe link. */
export function EndSubscription({ token }: { token: string }) {
  const t = useTexts(unsubscribePageTexts);
  const again = { label: t('again'), to: newsletterHref };
  const contact = { label: t('contact'), to: contactPath.href() };
  return (
    <LinkPage
      token={token}
      read={useQuery(subscriptionQuery(token))}
      wasDone={({ status }) => status === 'unsubscribed'}
      call="/api/newsletter/unsubscribe"
      button={{
        label: t('unsubscribe'),
        busyLabel: t('unsubscribing'),
        failure: t('failed'),
      }}
      open={{ title: t('title'), lead: t('lead') }}
      broken={{ title: t('brokenTitle'), lead: t('brokenLead') }}
      done={{ title: t('doneTitle'), lead: t('doneLead'), way: again }}
      unknown={{ title: t('unknownTitle'), lead: t('unknownLead'), way: contact }}
    />
  );
}
