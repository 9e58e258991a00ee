import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import { linkInput, newLinkInput, subscribeInput } from './newsletter.input.ts';

const tag = 'newsletter';
const notFound = { 404: '`not_found`' };
/** Of a call that a page's form posts to without JavaScript. */
const toPage = { 303: { description: 'To the page, which shows the result of a form post' } };
const linkProblems = { ...notFound, 400: '`invalid_form`' };
const link = z.object({ status: z.enum(['unconfirmed', 'confirmed']) });
const subscription = z.object({
  status: z.enum(['unconfirmed', 'confirmed', 'unsubscribed']),
  canReturn: z.boolean(),
});

export const describeSubscribe = describeCall({
  summary: 'Subscribes an address to the newsletter and mails it a confirmation link',
  tag,
  body: subscribeInput,
  responses: { 201: { description: 'Subscribed, unconfirmed', content: json(link) } },
  problems: { 409: '`already_subscribed`', 422: '`refused`, `too_fast`' },
});

export const describeConfirm = describeCall({
  summary: 'Confirms a subscription; an HTML form post is redirected to the page',
  tag,
  body: linkInput,
  responses: { 200: { description: 'Confirmed', content: json(link) }, ...toPage },
  problems: linkProblems,
});

export const describeLink = describeCall({
  summary: 'Returns the status behind a confirmation link',
  tag,
  responses: { 200: { description: 'The status', content: json(link) } },
  problems: notFound,
});

export const describeUnsubscribe = describeCall({
  summary: 'Ends a subscription; an HTML form post is redirected to the page',
  tag,
  body: linkInput,
  responses: { 200: { description: 'Ended', content: json(subscription) }, ...toPage },
  problems: linkProblems,
});

export const describeReturn = describeCall({
  summary:
    'Puts back a subscriber who left less than a day ago; an HTML form post is redirected to the page',
  tag,
  body: linkInput,
  responses: { 200: { description: 'On the list', content: json(subscription) }, ...toPage },
  problems: linkProblems,
});

export const describeNewLink = describeCall({
  summary:
    'Mails a new link to confirm or to leave, if the address waits for it; the answer does not tell',
  tag,
  body: newLinkInput,
  responses: { 202: { description: 'Received' } },
});

export const describeOneClick = describeCall({
  summary: 'Ends a subscription by one click in a mail client (RFC 8058); can be repeated',
  tag,
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema: { type: 'object' } },
      'multipart/form-data': { schema: { type: 'object' } },
    },
  },
  responses: { 200: { description: 'Ended' } },
  problems: { ...notFound, 413: '`body_too_large`' },
});

export const describeOneClickPage = describeCall({
  summary: 'Redirects to the page that ends a subscription',
  tag,
  responses: { 302: { description: "To the page in the subscriber's language" } },
});

export const describeSubscription = describeCall({
  summary: 'Returns the status behind an unsubscribe link',
  tag,
  responses: { 200: { description: 'The status', content: json(subscription) } },
  problems: notFound,
});
