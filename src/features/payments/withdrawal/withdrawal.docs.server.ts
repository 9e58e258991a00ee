import * as z from 'zod/mini';
import { describeCall, json } from '#platform/http/describe-call.server.ts';
import {
  earlyStartInput,
  openWithdrawalInput,
  requestLinkInput,
  withdrawInput,
} from './withdrawal.input.ts';
import { withdrawalSchema } from './withdrawal.schema.ts';

const tag = 'withdrawals';
/** Of a call that a page's form posts to. */
const toPage = { 303: { description: 'To the page, which shows the result of a form post' } };
const linkProblems = { 400: '`invalid_form`', 404: '`not_found`' };

export const describeShownWithdrawal = describeCall({
  summary: 'Returns the order behind a withdrawal link and whether it can be withdrawn from',
  tag,
  responses: { 200: { description: 'The withdrawal', content: json(withdrawalSchema) } },
  problems: { 404: '`not_found`' },
});

export const describeWithdraw = describeCall({
  summary: 'Withdraws a consumer from the contract of an order; a repeated call changes nothing',
  tag,
  body: withdrawInput,
  responses: { 200: { description: 'Received', content: json(withdrawalSchema) }, ...toPage },
  problems: { ...linkProblems, 409: '`over`, `business`, `unpaid`' },
});

export const describeRequestLink = describeCall({
  summary: 'Mails the link to withdraw from an order to its address; the same answer for any order',
  tag,
  body: requestLinkInput,
  responses: { 202: { description: 'Received' }, ...toPage },
  problems: { 400: '`invalid_form`', 422: '`refused`, `too_fast`' },
});

export const describeOpenWithdrawal = describeCall({
  summary: 'Returns the token to withdraw from an order, for whoever knows its payment',
  tag,
  body: openWithdrawalInput,
  responses: {
    200: { description: 'The token', content: json(z.strictObject({ token: z.string() })) },
    ...toPage,
  },
  problems: linkProblems,
});

export const describeEarlyStart = describeCall({
  summary: "Stores a consumer's request to begin within the period of withdrawal, or takes it back",
  tag,
  body: earlyStartInput,
  responses: { 204: { description: 'Stored' } },
  problems: { 404: '`not_found`: an unknown order, or a secret that is not its own' },
});
