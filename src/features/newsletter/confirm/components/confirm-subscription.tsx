import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { homePath, newsletterHref } from '#site/pages/home/home.path.ts';
import { LinkPage } from '../../components/link-page.tsx';
import { confirmationLinkQuery } from '../../newsletter.queries.ts';
import { confirmPageTexts } from '../confirm-page.texts.ts';

/** The page of the link in a confirmation mail. */
export function ConfirmSubscription({ token }: { token: string }) {
  const t = useTexts(confirmPageTexts);
  const home = { label: t('home'), to: homePath.href() };
  const again = { label: t('again'), to: newsletterHref };
  return (
    <LinkPage
      token={token}
      read={useQuery(confirmationLinkQuery(token))}
      wasDone={({ status }) => status === 'confirmed'}
      call="/api/newsletter/confirm"
      button={{ label: t('confirm'), busyLabel: t('confirming'), failure: t('failed') }}
      open={{ title: t('title'), lead: t('lead') }}
      broken={{ title: t('brokenTitle'), lead: t('brokenLead') }}
      done={{ title: t('confirmedTitle'), lead: t('confirmedLead'), way: home }}
      unknown={{ title: t('unknownTitle'), lead: t('unknownLead'), way: again }}
    />
  );
}
