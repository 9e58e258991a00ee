import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { paymentRequestChange, paymentRequestInput, receivedInput } from './requests.input.ts';
import {
  newPaymentRequestSchema,
  paymentRequestListSchema,
  paymentRequestSchema,
  paymentToDoSchema,
} from './requests.schema.ts';

const unknown = { 404: '`unknown_request`' };
const closed = '`request_paid`, `request_cancelled`';
const shown = { 200: { description: 'The request', content: json(paymentRequestSchema) } };
const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

export const describeRequests = describeStaffCall({
  summary:
    'What clients were asked to pay, the newest first; of one state, person, project, or order (its reference)',
  parameters: ['state', 'person', 'project', 'order', 'limit', 'offset'].map(query),
  responses: { 200: { description: 'Requests', content: json(paymentRequestListSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeRequest = describeStaffCall({
  summary: 'A payment request with its link',
  responses: shown,
  problems: unknown,
});

export const describeCreate = describeStaffCall({
  summary:
    'Asks a client to pay an amount, by a mail with a link. `amount` is in euros, with VAT or before it as the prices of packages are. Who pays is the client of the project, the buyer of the order, the person, or whoever has the address',
  body: paymentRequestInput,
  responses: { 201: { description: 'Asked', content: json(newPaymentRequestSchema) } },
  problems: { 422: '`invalid_fields`, `idempotency_key_reused`' },
});

export const describeChange = describeStaffCall({
  summary:
    'Changes what an open request says. A new amount is a new version: open pages charge nothing and ask again',
  body: paymentRequestChange,
  responses: shown,
  problems: { ...unknown, 409: `${closed}, \`being_paid\``, 422: '`invalid_fields`' },
});

export const describeCancel = describeStaffCall({
  summary: 'Takes a request back, by a mail; open pages charge nothing any more',
  responses: shown,
  problems: { ...unknown, 409: `${closed}, \`being_paid\`` },
});

export const describeRemind = describeStaffCall({
  summary: 'Reminds the client of an open request, by a mail; one who was not asked yet is asked',
  responses: shown,
  problems: { ...unknown, 409: `${closed}, \`too_many_mails\`` },
});

export const describeReceived = describeStaffCall({
  summary:
    'Records that an open request was paid by a bank transfer, today or on an earlier day. With `amount`, nothing is recorded where the request is of another amount',
  body: receivedInput,
  responses: shown,
  problems: {
    ...unknown,
    409: `${closed}, \`being_paid\`, \`other_amount\``,
    422: '`invalid_fields`',
  },
});

export const describePaymentToDo = describeCall({
  summary: {
    en: 'Returns the payment behind a link, whose token is that of its page; behind links of other kinds, what the client is asked for',
    pt: 'Devolve o pagamento de uma ligação, cujo código é o da sua página; noutras ligações, aquilo que se pede ao cliente',
  },
  tag: 'requests',
  responses: {
    200: {
      description: { en: 'The payment', pt: 'O pagamento' },
      content: json(paymentToDoSchema),
    },
  },
  problems: { 404: codes('unknown_link') },
});

export const describePaidThere = describeCall({
  summary: {
    en: 'Refuses to do a payment here: it is made on its page in the checkout',
    pt: 'Recusa fazer aqui um pagamento: faz-se na sua página de pagamento',
  },
  tag: 'requests',
  responses: {},
  problems: { 404: codes('unknown_link'), 409: codes('paid_at_checkout') },
});
