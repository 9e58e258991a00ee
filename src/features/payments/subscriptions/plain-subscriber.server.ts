import { HttpError } from '#core/http-error.ts';
import { subscriptionPath } from '#paths.ts';
import type { PlainPage, PlainPost, PlainReply, PlainVisit } from '#platform/http/plain-page.ts';
import { answerForm } from '#ui/form/plain-form.server.tsx';
import { subscriberQuery, subscriberUrl } from './subscriber.queries.ts';

/** The press that is answered: none, the button that asks, or one whose call failed. */
type EndingStep = 'shown' | 'end' | 'failed';

const tokenOf = ({ params }: PlainVisit) => params.token ?? '';

/** Shows the subscription of the link as it stands now, and the step of ending it that was reached. */
async function showAs(visit: PlainVisit, step: EndingStep, status = 200): Promise<PlainReply> {
  const { language } = visit;
  const token = tokenOf(visit);
  const screen = answerForm({ language, to: subscriptionPath.href({ token }), values: { step } });
  try {
    await visit.read(subscriberQuery(token).queryKey[0]);
    return { status, screen };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return { status: 404, screen };
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
    return showAs(post, step === 'end' ? 'end' : 'shown');
  },
};
