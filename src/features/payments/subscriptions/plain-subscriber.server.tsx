import { useTexts } from '#i18n/language-context.tsx';
import { subscriptionPath } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlainAnswer, PlainForm } from '#ui/form/plain-form.server.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CompanyReach } from '../components/company-reach.tsx';
import { CallFailed } from './components/call-failed.tsx';
import { DueSentences } from './components/finish-payment.tsx';
import { SubscriptionBill, SubscriptionCharges } from './components/subscription-bill.tsx';
import { useLastDay } from './components/subscription-ending.tsx';
import type { Subscriber } from './subscriber.schema.ts';
import { subscriberTexts } from './subscriber.texts.ts';
import '#ui/layout/card.css';
import '../order-columns.css';
import { HttpError } from '#core/http-error.ts';
import type { PlainPage, PlainPost, PlainReply, PlainVisit } from '#platform/http/plain-page.ts';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { subscriberQuery, subscriberUrl } from './subscriber.queries.ts';

/** What was pressed last: nothing, the button that asks, or one whose call failed. */
type EndingStep = 'shown' | 'asking' | 'failed';

type PlainSubscriberProps = { token: string; subscriber: Subscriber; step: EndingStep };

/** Ends the subscription after a second press, and takes that back: each press is a post. */
function PlainEnding({ token, subscriber, step }: PlainSubscriberProps) {
  const t = useTexts(subscriberTexts);
  const untilThen = useLastDay(subscriber);
  const { status, endsAt } = subscriber;
  const to = subscriptionPath.href({ token });
  if (status === 'cancelled' || status === 'waiting') return null;
  return (
    <PlainAnswer className="card card--pad">
      <h2>{t(endsAt ? 'endingTitle' : step === 'asking' ? 'endTitle' : 'ending')}</h2>
      <p>{endsAt || step === 'asking' ? untilThen : t('endAnyTime')}</p>
      <PlainForm className="row" to={to} attempt={null}>
        {endsAt ? (
          <Button type="submit" name="step" value="resume">
            {t('resume')}
          </Button>
        ) : step === 'asking' ? (
          <>
            <Button variant="line" type="submit" name="step" value="open">
              {t('keep')}
            </Button>
            <Button variant="bad" type="submit" name="step" value="end-now">
              {t('endConfirm')}
            </Button>
          </>
        ) : (
          <Button variant="line" type="submit" name="step" value="end">
            {t('end')}
          </Button>
        )}
      </PlainForm>
      {step === 'failed' ? <CallFailed /> : null}
    </PlainAnswer>
  );
}

/** A subscription without scripts, in the sentences of the page with them. */
function PlainSubscriber(props: PlainSubscriberProps) {
  const t = useTexts(subscriberTexts);
  const { subscriber } = props;
  const isDue = subscriber.due !== null && subscriber.status !== 'cancelled';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap subscriber order-columns">
        <div>
          {isDue ? (
            <DueSentences subscriber={subscriber}>
              <p>{t('cardNeedsScripts')}</p>
            </DueSentences>
          ) : null}
          <SubscriptionBill subscriber={subscriber} />
          <SubscriptionCharges subscriber={subscriber} />
        </div>
        <div>
          {!isDue && subscriber.status === 'active' && subscriber.endsAt === null ? (
            <section className="card card--pad">
              <h2>{t('cardTitle')}</h2>
              <p>{t('cardNeedsScripts')}</p>
            </section>
          ) : null}
          <PlainEnding {...props} />
          <CompanyReach words={t('reach')} />
        </div>
      </div>
    </>
  );
}

const tokenOf = ({ params }: PlainVisit) => params.token ?? '';

function UnknownSubscription() {
  const t = useTexts(subscriberTexts);
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="wrap subscriber">
        <StatePanel kind="error" headingLevel={2} title={t('unknown')}>
          {t('unknownMore')}
        </StatePanel>
        <CompanyReach words={t('reach')} />
      </div>
    </>
  );
}

/** Shows the subscription of the link as it stands now, and the step of ending it that was reached. */
async function showAs(visit: PlainVisit, step: EndingStep, status = 200): Promise<PlainReply> {
  const token = tokenOf(visit);
  const [url] = subscriberQuery(token).queryKey;
  try {
    const subscriber = (await visit.read(url)) as Subscriber;
    return {
      status,
      screen: <PlainSubscriber token={token} subscriber={subscriber} step={step} />,
    };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return { status: 404, screen: <UnknownSubscription /> };
  }
}

/** Ends the subscription with its period, or lets it go on; repeating either changes nothing. */
async function change(post: PlainPost, action: 'end' | 'resume'): Promise<PlainReply> {
  try {
    await post.call(`${subscriberUrl(tokenOf(post))}/${action}`, {});
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // One that has ended meanwhile says so itself.
    return showAs(post, error.status === 409 ? 'shown' : 'failed', error.status);
  }
  return { location: `${subscriptionPath.href({ token: tokenOf(post) })}?sent=${action}` };
}

/** The subscription of a link without scripts. The press that ends it is the second one. */
export const plainSubscriber: PlainPage = {
  show: (visit) => showAs(visit, 'shown'),

  async submit(post) {
    const { step } = post.fields;
    if (step === 'end-now') return change(post, 'end');
    if (step === 'resume') return change(post, 'resume');
    return showAs(post, step === 'end' ? 'asking' : 'shown');
  },
};
