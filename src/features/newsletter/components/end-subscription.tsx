import { useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { sitePaths } from '#core/site-paths.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { subscriptionQuery } from '../newsletter.queries.ts';
import { unsubscribePageTexts } from '../unsubscribe-page.texts.ts';
import { LinkButton } from './link-button.tsx';
import './link-page.css';

/** The page behind the link by which a reader leaves the list. */
export function EndSubscription({ token }: { token: string }) {
  const t = useTexts(unsubscribePageTexts);
  const { data, error, isPending } = useQuery(subscriptionQuery(token));
  const [ended, setEnded] = useState<'done' | 'unknown' | null>(null);
  const isUnknown = ended === 'unknown' || (error instanceof HttpError && error.status === 404);
  const isDone = ended === 'done' || data?.status === 'unsubscribed';
  const state = isUnknown ? 'unknown' : isDone ? 'done' : error ? 'broken' : 'open';
  const words = {
    unknown: [t('unknownTitle'), t('unknownLead')],
    done: [t('doneTitle'), t('doneLead')],
    broken: [t('brokenTitle'), t('brokenLead')],
    open: [t('title'), t('lead')],
  } as const;
  const [title, lead] = words[state];
  return (
    <>
      <div role="status">
        <PageHead title={title} lead={lead} />
      </div>
      <div className="wrap link-page">
        {state === 'open' && !isPending ? (
          <LinkButton
            call="/api/newsletter/unsubscribe"
            token={token}
            label={t('unsubscribe')}
            busyLabel={t('unsubscribing')}
            failure={t('failed')}
            onEnd={setEnded}
          />
        ) : null}
        {state === 'done' ? (
          <Link className={buttonClass()} to={`${sitePaths.home}#newsletter`}>
            {t('again')}
          </Link>
        ) : null}
        {state === 'unknown' ? (
          <Link className={buttonClass()} to={sitePaths.contact}>
            {t('contact')}
          </Link>
        ) : null}
      </div>
    </>
  );
}
