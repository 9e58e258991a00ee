import { describeRoute, resolver } from 'hono-openapi';
import * as z from 'zod/mini';
import { linkInput, subscribeInput } from './newsletter.input.ts';

const tags = ['newsletter'];
const link = z.object({ status: z.enum(['unconfirmed', 'confirmed']) });

function json(description: string, schema: z.core.$ZodType) {
  return { description, content: { 'application/json': { schema: resolver(schema) } } };
}

function refused(description: string) {
  return {
    description,
    content: { 'application/problem+json': { schema: { type: 'object' as const } } },
  };
}

export const describeSubscribe = describeRoute({
  summary: 'Puts an address on the list of the newsletter and mails it a link to confirm',
  tags,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: resolver(subscribeInput) } },
  },
  responses: {
    201: json('On the list, unconfirmed', link),
    400: refused('`invalid_json`'),
    409: refused('`already_subscribed`'),
    415: refused('`unsupported_media_type`'),
    422: refused('`invalid_fields`, `refused`, `too_fast`'),
  },
});

export const describeConfirm = describeRoute({
  summary: 'Confirms a subscription; takes a plain form too, and then answers with the page',
  tags,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: resolver(linkInput) } },
  },
  responses: { 200: json('Confirmed', link), 404: refused('`not_found`') },
});

export const describeLink = describeRoute({
  summary: 'What stands behind a confirmation link; changes nothing',
  tags,
  responses: { 200: json('The state', link), 404: refused('`not_found`') },
});

const leaving = z.object({ status: z.enum(['unconfirmed', 'confirmed', 'unsubscribed']) });

export const describeUnsubscribe = describeRoute({
  summary: 'Ends a subscription; takes a plain form too, and then answers with the page',
  tags,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: resolver(linkInput) } },
  },
  responses: { 200: json('Ended', leaving), 404: refused('`not_found`') },
});

export const describeOneClick = describeRoute({
  summary: 'Ends a subscription at one click in a mail program (RFC 8058); can be repeated',
  tags,
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema: { type: 'object' } },
      'multipart/form-data': { schema: { type: 'object' } },
    },
  },
  responses: { 200: { description: 'Ended' }, 404: refused('`not_found`') },
});

export const describeOneClickPage = describeRoute({
  summary: 'Leads to the page that ends a subscription; changes nothing',
  tags,
  responses: { 302: { description: 'To the page in the language of the reader' } },
});

export const describeSubscription = describeRoute({
  summary: 'What stands behind a link that ends a subscription; changes nothing',
  tags,
  responses: { 200: json('The state', leaving), 404: refused('`not_found`') },
});
