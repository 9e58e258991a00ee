import type { ReactNode } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { WithAddress } from '#i18n/unbroken.tsx';
import { homePath, newsletterHref } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { LinkPage } from '../../components/link-page.tsx';
import { NewLinkForm } from '../../new-link/components/new-link-form.tsx';
import { confirmationLinkQuery } from '../../newsletter.queries.ts';
import { confirmPageTexts } from '../confirm-page.texts.ts';

type ConfirmSubscriptionProps = {
  token: string;
  /** What there is to read until the first letter comes. */
  reading: ReactNode;
};

/** The page of the link in a confirmation mail. */
export function ConfirmSubscription({ token, reading }: ConfirmSubscriptionProps) {
  const t = useTexts(confirmPageTexts);
  const read = useQuery(confirmationLinkQuery(token));
  const email = read.data?.email;
  const lead = email ? (
    <WithAddress address={email}>{`${t('forAddress', { email })} ${t('lead')}`}</WithAddress>
  ) : (
    t('lead')
  );
  const labels = { label: t('confirm'), busyLabel: t('confirming'), failure: t('failed') };
  const home = (
    <Link className={buttonClass({ variant: 'line' })} to={homePath.href()}>
      {t('home')}
    </Link>
  );
  const again = (
    <Link className={buttonClass({ variant: 'line' })} to={newsletterHref}>
      {t('again')}
    </Link>
  );
  return (
    <LinkPage
      token={token}
      read={read}
      wasDone={({ status }) => status === 'confirmed'}
      button={{ call: '/api/newsletter/confirm', ...labels }}
      open={{ picture: 'envelope', title: t('title'), lead }}
      broken={{ picture: 'expired', title: t('brokenTitle'), lead: t('brokenLead') }}
      done={{
        picture: 'slot',
        title: t('confirmedTitle'),
        lead: t('confirmedLead'),
        children: reading,
        ways: home,
      }}
      unknown={{
        picture: 'expired',
        title: t('unknownTitle'),
        lead: t('unknownLead'),
        children: <NewLinkForm purpose="confirm" />,
        ways: again,
      }}
    />
  );
}
