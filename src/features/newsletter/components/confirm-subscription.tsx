import { useState } from 'react';
import { HttpError } from '#core/http-error.ts';
import { sitePaths } from '#core/site-paths.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { confirmPageTexts } from '../confirm-page.texts.ts';
import { confirmationLinkQuery } from '../newsletter.queries.ts';
import { LinkButton } from './link-button.tsx';
import './link-page.css';

/** The page behind the link of a confirmation mail. */
export function ConfirmSubscription({ token }: { token: string }) {
  const t = useTexts(confirmPageTexts);
  const { data, error, isPending } = useQuery(confirmationLinkQuery(token));
  const [ended, setEnded] = useState<'done' | 'unknown' | null>(null);
  const isUnknown = ended === 'unknown' || (error instanceof HttpError && error.status === 404);
  const isConfirmed = ended === 'done' || data?.status === 'confirmed';
  const state = isUnknown ? 'unknown' : isConfirmed ? 'confirmed' : error ? 'broken' : 'open';
  const words = {
    unknown: [t('unknownTitle'), t('unknownLead')],
    confirmed: [t('confirmedTitle'), t('confirmedLead')],
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
            call="/api/newsletter/confirm"
            token={token}
            label={t('confirm')}
            busyLabel={t('confirming')}
            failure={t('failed')}
            onEnd={setEnded}
          />
        ) : null}
        {state === 'confirmed' ? (
          <Link className={buttonClass()} to={sitePaths.home}>
            {t('home')}
          </Link>
        ) : null}
        {state === 'unknown' ? (
          <Link className={buttonClass()} to={`${sitePaths.home}#newsletter`}>
            {t('again')}
          </Link>
        ) : null}
      </div>
    </>
  );
}
