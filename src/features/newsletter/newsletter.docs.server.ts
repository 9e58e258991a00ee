import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { linkInput, subscribeInput } from './newsletter.input.ts';

const tag = 'newsletter';
const notFound = { 404: '`not_found`' };
const link = z.object({ status: z.enum(['unconfirmed', 'confirmed']) });
const subscription = z.object({ status: z.enum(['unconfirmed', 'confirmed', 'unsubscribed']) });

export const describeSubscribe = describeCall({
  summary: 'Puts an address on the list of the newsletter and mails it a link to confirm',
  tag,
  body: subscribeInput,
  answers: { 201: { description: 'On the list, unconfirmed', content: json(link) } },
  refuses: { 409: '`already_subscribed`', 422: '`refused`, `too_fast`' },
});

export const describeConfirm = describeCall({
  summary: 'Confirms a subscription; takes a plain form too, and then answers with the page',
  tag,
  body: linkInput,
  answers: { 200: { description: 'Confirmed', content: json(link) } },
  refuses: notFound,
});

export const describeLink = describeCall({
  summary: 'What stands behind a confirmation link; changes nothing',
  tag,
  answers: { 200: { description: 'The state', content: json(link) } },
  refuses: notFound,
});

export const describeUnsubscribe = describeCall({
  summary: 'Ends a subscription; takes a plain form too, and then answers with the page',
  tag,
  body: linkInput,
  answers: { 200: { description: 'Ended', content: json(subscription) } },
  refuses: notFound,
});

export const describeOneClick = describeCall({
  summary: 'Ends a subscription at one click in a mail program (RFC 8058); can be repeated',
  tag,
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema: { type: 'object' } },
      'multipart/form-data': { schema: { type: 'object' } },
    },
  },
  answers: { 200: { description: 'Ended' } },
  refuses: { ...notFound, 413: '`body_too_large`' },
});

export const describeOneClickPage = describeCall({
  summary: 'Leads to the page that ends a subscription; changes nothing',
  tag,
  answers: { 302: { description: 'To the page in the language of the reader' } },
});

export const describeSubscription = describeCall({
  summary: 'What stands behind a link that ends a subscription; changes nothing',
  tag,
  answers: { 200: { description: 'The state', content: json(subscription) } },
  refuses: notFound,
});
