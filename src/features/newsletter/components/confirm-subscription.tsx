import { type FormEvent, useState } from 'react';
import { apiRequest } from '#core/api-request.ts';
import { HttpError } from '#core/http-error.ts';
import { sitePaths } from '#core/site-paths.ts';
import { useLanguage, useTexts } from '#i18n/language-context.tsx';
import { useQuery } from '#query/use-query.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { confirmPageTexts } from '../confirm-page.texts.ts';
import { confirmationLinkQuery } from '../newsletter.queries.ts';
import './confirm-subscription.css';

const calls = '/api/newsletter/confirm';

type Outcome = 'waiting' | 'sending' | 'confirmed' | 'unknown' | 'failed';

function ConfirmForm({ token, onOutcome, outcome }: FormProps) {
  const { language } = useLanguage();
  const t = useTexts(confirmPageTexts);

  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault();
    onOutcome('sending');
    try {
      await apiRequest(calls, { body: { token, locale: language } });
      onOutcome('confirmed');
    } catch (error) {
      onOutcome(error instanceof HttpError && error.status === 404 ? 'unknown' : 'failed');
    }
  }

  return (
    <form action={calls} method="post" onSubmit={confirm}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={language} />
      <Button type="submit" busy={outcome === 'sending'} busyLabel={t('confirming')}>
        {t('confirm')}
      </Button>
      {outcome === 'failed' ? (
        <p className="confirm__failure" role="alert">
          {t('failed')}
        </p>
      ) : null}
    </form>
  );
}

type FormProps = { token: string; outcome: Outcome; onOutcome: (outcome: Outcome) => void };

/** The page behind the link of a confirmation mail. Reading it changes nothing; its button does. */
export function ConfirmSubscription({ token }: { token: string }) {
  const t = useTexts(confirmPageTexts);
  const { data, error, isPending } = useQuery(confirmationLinkQuery(token));
  const [outcome, setOutcome] = useState<Outcome>('waiting');
  const isUnknown = outcome === 'unknown' || (error instanceof HttpError && error.status === 404);
  const isConfirmed = outcome === 'confirmed' || data?.status === 'confirmed';
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
      <div className="wrap confirm">
        {state === 'open' && !isPending ? (
          <ConfirmForm token={token} outcome={outcome} onOutcome={setOutcome} />
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
