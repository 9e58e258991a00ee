import * as z from 'zod/mini';
import { codes, describeCall, json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import { quoteChange, quoteDecisionInput, quoteInput } from './quotes.input.ts';
import {
  newQuoteSchema,
  quoteListSchema,
  quoteSchema,
  quoteTotalsSchema,
  shownQuoteSchema,
} from './quotes.schema.ts';

const unknown = { 404: '`unknown_quote`' };
const closed = '`accepted`, `withdrawn`';
const shown = { 200: { description: 'The quote', content: json(quoteSchema) } };
const query = (name: string) => ({
  name,
  in: 'query' as const,
  required: false,
  schema: { type: 'string' as const },
});

export const describeQuotes = describeStaffCall({
  summary:
    'Quotes, the newest first; of one state, person or project. `expired` are those of any state that nobody accepted in time',
  parameters: ['state', 'person', 'project', 'limit', 'offset'].map(query),
  responses: { 200: { description: 'Quotes', content: json(quoteListSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeQuote = describeStaffCall({
  summary: 'A quote with its link, its decisions and the payments of its plan',
  responses: shown,
  problems: unknown,
});

export const describeTotals = describeStaffCall({
  summary:
    'What a quote would cost a consumer on the mainland: `cents` as the prices of packages are, in parts of `percents` (`50,50`)',
  parameters: ['cents', 'percents'].map((name) => ({ ...query(name), required: true })),
  responses: { 200: { description: 'Totals', content: json(quoteTotalsSchema) } },
  problems: { 422: '`invalid_fields`' },
});

export const describeCreate = describeStaffCall({
  summary:
    'Writes a quote, which waits to be sent. `unitAmount` is in euros, with VAT or before it as the prices of packages are. The percentages of the plan make 100; a part is due when the client accepts (`accepted`), on a day, or when a step of the template of the package, counted from 1, is done',
  body: quoteInput,
  responses: { 201: { description: 'Written', content: json(newQuoteSchema) } },
  problems: { 422: '`invalid_fields`, `idempotency_key_reused`' },
});

export const describeChange = describeStaffCall({
  summary:
    'Changes all that a quote says. One that was sent becomes a new version, which waits to be sent',
  body: quoteChange,
  responses: shown,
  problems: { ...unknown, 409: closed, 422: '`invalid_fields`' },
});

export const describeSend = describeStaffCall({
  summary: 'Mails a quote to its client, who can accept it from then on',
  responses: shown,
  problems: { ...unknown, 409: `${closed}, \`too_many_mails\`` },
});

export const describeWithdraw = describeStaffCall({
  summary: 'Takes a quote back; its page accepts nothing any more',
  responses: shown,
  problems: { ...unknown, 409: closed },
});

const tag = 'requests';
const unknownLink = { 404: codes('unknown_link') };

export const describeShownQuote = describeCall({
  summary: {
    en: 'Returns the quote behind a mailed link; behind links of other kinds, what the client is asked for',
    pt: 'Devolve o orçamento de uma ligação enviada por e-mail; noutras ligações, aquilo que se pede ao cliente',
  },
  tag,
  responses: {
    200: {
      description: { en: 'The quote', pt: 'O orçamento' },
      content: json(shownQuoteSchema),
    },
  },
  problems: unknownLink,
});

export const describeDecision = describeCall({
  summary: {
    en: 'Accepts a quote by a name, or asks for changes. The same again changes nothing',
    pt: 'Aceita um orçamento com um nome, ou pede alterações. Repetir a chamada não altera nada',
  },
  tag,
  body: quoteDecisionInput,
  responses: {
    200: {
      description: { en: 'Done', pt: 'Feito' },
      content: json(z.object({ state: z.literal('done') })),
    },
  },
  problems: {
    ...unknownLink,
    409: codes('done', 'withdrawn', 'expired', 'not_sent', 'newer_version'),
  },
});
