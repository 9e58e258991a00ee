import { HttpError } from '#core/http-error.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { subscriptionPath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply, PlainVisit } from '#platform/http/plain-page.ts';
import { StatePanel } from '#ui/feedback/state-panel.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CompanyReach } from '../components/company-reach.tsx';
import { type EndingStep, PlainSubscriber } from './components/plain-subscriber.server.tsx';
import { subscriberQuery, subscriberUrl } from './subscriber.queries.ts';
import type { Subscriber } from './subscriber.schema.ts';
import { subscriberTexts } from './subscriber.texts.ts';

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
