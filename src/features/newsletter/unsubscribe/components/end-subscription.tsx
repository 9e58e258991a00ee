import { useState } from 'react';
import { useTexts } from '#i18n/language-context.tsx';
import { contactPath, homePath, newsletterHref } from '#paths.ts';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LinkPage } from '../../components/link-page.tsx';
import { LinkState } from '../../components/link-state.tsx';
import { NewLinkForm } from '../../new-link/components/new-link-form.tsx';
import { subscriptionQuery } from '../../newsletter.queries.ts';
import { unsubscribePageTexts } from '../unsubscribe-page.texts.ts';
import { ReaderLanguage } from './reader-language.tsx';
import { ReaderWishes } from './reader-wishes.tsx';
import '#ui/controls/text-link.css';

/** The page of the unsubscribe link. Who left by mistake is put back by another press. */
export function EndSubscription({ token }: { token: string }) {
  const t = useTexts(unsubscribePageTexts);
  const read = useQuery(subscriptionQuery(token));
  const [back, setBack] = useState<'done' | 'unknown' | null>(null);
  const way = (to: string, label: string) => (
    <Link className={buttonClass({ variant: 'line' })} to={to}>
      {label}
    </Link>
  );
  const toHome = (label: string) => (
    <Link className="link" to={homePath.href()}>
      {label}
    </Link>
  );

  if (back === 'done')
    return (
      <LinkState
        picture="slot"
        title={t('backTitle')}
        lead={t('backLead')}
        focused
        ways={way(homePath.href(), t('home'))}
      />
    );
  const { language, lessOften = false, topics = [] } = read.data ?? {};
  // Who leaves on this very page was on the list when it was read.
  const canReturn = back === null && (read.data?.status !== 'unsubscribed' || read.data.canReturn);
  const putBack = (
    <LinkButton
      call="/api/newsletter/return"
      token={token}
      label={t('putBack')}
      busyLabel={t('puttingBack')}
      failure={t('failed')}
      variant="line"
      followsPress={read.data?.status !== 'unsubscribed'}
      onEnd={setBack}
    />
  );
  return (
    <LinkPage
      token={token}
      read={read}
      wasDone={({ status }) => status === 'unsubscribed'}
      button={{
        call: '/api/newsletter/unsubscribe',
        label: t('unsubscribe'),
        busyLabel: t('unsubscribing'),
        failure: t('failed'),
      }}
      open={{
        picture: 'leave',
        title: t('title'),
        lead: t('lead'),
        children: language ? (
          <>
            <ReaderLanguage token={token} language={language} onUnknown={read.refetch} />
            <ReaderWishes token={token} wishes={{ lessOften, topics }} onUnknown={read.refetch} />
          </>
        ) : null,
        ways: toHome(t('stay')),
      }}
      broken={{ picture: 'expired', title: t('brokenTitle'), lead: t('brokenLead') }}
      done={{
        picture: 'left',
        title: t('doneTitle'),
        lead: t('doneLead'),
        ways: (
          <>
            {canReturn ? putBack : way(newsletterHref, t('again'))}
            {toHome(t('home'))}
          </>
        ),
      }}
      unknown={{
        picture: 'expired',
        title: t('unknownTitle'),
        lead: t('unknownLead'),
        children: <NewLinkForm purpose="unsubscribe" />,
        ways: way(contactPath.href(), t('contact')),
      }}
    />
  );
}
