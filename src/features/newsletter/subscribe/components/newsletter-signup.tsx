import { useEffect, useRef, useState } from 'react';
import { UnsentMail } from '#features/modes/components/unsent-mail.tsx';
import { usePageWords } from '#features/page-words/page-words.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { WithAddress } from '#i18n/unbroken.tsx';
import { Button } from '#ui/controls/button.tsx';
import { IconCheck } from '#ui/icons/frame-icons.tsx';
import { IssuesLink } from '../../archive/components/issues-link.tsx';
import { newsletterTexts } from '../../newsletter.texts.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { useSubscribe } from './use-subscribe.ts';
import '#ui/feedback/sent.css';
import './newsletter-signup.css';

function Subscribed({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTexts(newsletterTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone with the form, so the focus moves to its replacement.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="sent">
      <IconCheck />
      <div className="stack">
        <h3 ref={heading} tabIndex={-1}>
          {t('thankYou')}
        </h3>
        <p>
          <strong>{t('checkInbox')}</strong>
        </p>
        <p>
          <WithAddress address={email}>
            {`${t('wroteTo', { email })} ${t('checkInboxMore')}`}
          </WithAddress>
        </p>
        <UnsentMail />
        <div>
          <Button variant="line" onClick={onAnother}>
            {t('subscribeAnother')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The newsletter signup: the form, then a thank-you, and the form again on request. */
export function NewsletterSignup() {
  const t = useTexts(newsletterTexts);
  const words = usePageWords('home');
  const { busy, subscribed, failure, subscribe, startAgain } = useSubscribe();
  const [another, setAnother] = useState(false);
  return (
    <section
      className="section section--tight"
      id="newsletter"
      aria-labelledby="newsletter-heading"
    >
      <div className="wrap">
        <div className="news">
          <div>
            <h2 id="newsletter-heading">{words('newsletterTitle') || t('heading')}</h2>
            <p>{words('newsletterLead')}</p>
            <IssuesLink />
          </div>
          {subscribed !== null ? (
            <Subscribed
              email={subscribed}
              onAnother={() => {
                setAnother(true);
                startAgain();
              }}
            />
          ) : (
            <NewsletterForm busy={busy} failure={failure} subscribe={subscribe} focused={another} />
          )}
        </div>
      </div>
    </section>
  );
}
