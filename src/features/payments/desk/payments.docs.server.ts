import * as z from 'zod/mini';
import {
  codes,
  type Description,
  describeCall,
  json,
} from '#platform/http/describe-call.server.ts';
import { checkPaymentInput, orderContactInput } from '../payments.input.ts';
import {
  checkedPaymentSchema,
  paymentIntentSchema,
  returnedOrderSchema,
  sandboxResultSchema,
} from '../payments.schema.ts';
import { askedPaymentSchema } from '../requests/requests.schema.ts';

const tag = 'orders';
const text = z.optional(z.string());

export const describeIntent = describeCall({
  summary: {
    en: "Creates an order and its payment at the catalogue's price, or at that of the payment request whose id and key are sent in place of a package; the amount sent is not charged",
    pt: 'Cria uma encomenda e o respetivo pagamento ao preço do catálogo, ou ao do pedido de pagamento cujo id e chave se enviam em vez de um pacote; o valor enviado não é o que se cobra',
  },
  tag,
  idempotencyKey: true,
  // By hand: JSON Schema cannot show the transforms of `createIntentInput`.
  body: z.object({
    amount: z.number(),
    packageId: z.optional(z.string()),
    requestId: z.optional(z.string()),
    key: z.optional(z.string()),
    language: z.optional(z.enum(['en', 'pt'])),
    country: text,
    postalCode: text,
    company: text,
    vatNumber: text,
    email: text,
    buyer: z.optional(z.enum(['self', 'company'])),
    nif: text,
    street: text,
    city: text,
    method: text,
  }),
  responses: {
    200: {
      description: {
        en: 'The payment; the same response for a repeated Idempotency-Key',
        pt: 'O pagamento; a mesma resposta para uma Idempotency-Key repetida',
      },
      content: json(paymentIntentSchema),
    },
  },
  problems: {
    429: codes('too_many_failed_cards'),
    409: {
      en: '`already_paid` with `orderId`, `payment` and `clientSecret`; `order_changing`: other requests with the key change the order at this moment; of a payment request `request_cancelled`, and `request_paid` by a bank transfer',
      pt: '`already_paid` com `orderId`, `payment` e `clientSecret`; `order_changing`: outros pedidos com a mesma chave alteram a encomenda neste momento; de um pedido de pagamento, `request_cancelled`, e `request_paid` por transferência bancária',
    },
    404: codes('unknown_request'),
    422: codes('unknown_package', 'idempotency_key_reused'),
    502: codes('payment_unavailable'),
  },
});

export const describeCheckPayment = describeCall({
  summary: {
    en: 'Fetches the status of a payment from the card provider',
    pt: 'Obtém do prestador de pagamentos o estado de um pagamento',
  },
  tag,
  body: checkPaymentInput,
  responses: {
    200: {
      description: { en: 'The payment and its order', pt: 'O pagamento e a respetiva encomenda' },
      content: json(checkedPaymentSchema),
    },
  },
  problems: {
    404: {
      en: '`not_found`: an unknown payment, or a secret that is not its own',
      pt: '`not_found`: um pagamento desconhecido ou um segredo que não é o dele',
    },
    502: codes('payment_unavailable'),
  },
});

export const describeReturnedOrder = describeCall({
  summary: {
    en: 'Returns the order of a payment; the card provider is not asked',
    pt: 'Devolve a encomenda de um pagamento, sem consultar o prestador de pagamentos',
  },
  tag,
  parameters: [{ name: 'clientSecret', in: 'query', required: true, schema: { type: 'string' } }],
  responses: {
    200: {
      description: { en: 'The order', pt: 'A encomenda' },
      content: json(returnedOrderSchema),
    },
  },
  problems: {
    404: {
      en: '`not_found`: an unknown payment, or a secret that is not its own',
      pt: '`not_found`: um pagamento desconhecido ou um segredo que não é o dele',
    },
    422: { en: 'A secret given more than once', pt: 'Um segredo indicado mais de uma vez' },
  },
});

export const describeAskedPayment = describeCall({
  summary: {
    en: 'Returns what the holder of a mailed link is asked to pay; `token` is `ID.KEY`, as in its address',
    pt: 'Devolve o que é pedido a quem tem a ligação de um e-mail; `token` é `ID.CHAVE`, como no endereço',
  },
  tag,
  responses: {
    200: {
      description: { en: 'The request', pt: 'O pedido' },
      content: json(askedPaymentSchema),
    },
  },
  problems: { 404: codes('not_found') },
});

export const describeOrderContact = describeCall({
  summary: {
    en: 'Says whom to call about an order, and where; the invoice stays as it is',
    pt: 'Diz a quem ligar sobre uma encomenda e para que número; a fatura fica como está',
  },
  tag,
  body: orderContactInput,
  responses: { 204: { description: { en: 'Stored', pt: 'Guardados' } } },
  problems: {
    404: {
      en: '`not_found`: an unknown order, or a secret that is not its own',
      pt: '`not_found`: uma encomenda desconhecida ou um segredo que não é o dela',
    },
  },
});

export const describeBilling = describeCall({
  summary: {
    en: 'Stores the details for the invoice of an order; all of them are optional',
    pt: 'Guarda os dados de faturação de uma encomenda; todos são opcionais',
  },
  tag,
  // By hand: JSON Schema cannot show the transforms of `billingInput`.
  body: z.object({
    clientSecret: z.string(),
    amount: z.optional(z.number()),
    name: text,
    email: text,
    company: text,
    nif: text,
    vatNumber: text,
    country: text,
    street: text,
    city: text,
    postalCode: text,
  }),
  responses: { 204: { description: { en: 'Stored', pt: 'Guardados' } } },
  problems: {
    404: {
      en: '`not_found`: an unknown order, or a secret that is not its own',
      pt: '`not_found`: uma encomenda desconhecida ou um segredo que não é o dela',
    },
    409: {
      en: '`amount_differs`: the order no longer costs the `amount` that the page shows',
      pt: '`amount_differs`: a encomenda já não custa o `amount` que a página mostra',
    },
  },
});

export const describeWebhook = describeCall({
  summary: {
    en: "Receives the card provider's signed events",
    pt: 'Recebe os eventos assinados do prestador de pagamentos',
  },
  tag,
  parameters: [
    { name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } },
  ],
  responses: {
    200: {
      description: { en: 'Received, or received before', pt: 'Recebido, ou já recebido antes' },
    },
  },
  problems: {
    400: {
      en: '`invalid_signature`: wrong, old or missing, or a body that is not an event',
      pt: '`invalid_signature`: errada, antiga ou em falta, ou um corpo que não é um evento',
    },
    413: codes('body_too_large'),
    503: {
      en: '`payment_unavailable`: send it again',
      pt: '`payment_unavailable`: envie-o de novo',
    },
  },
});

export function describeSandbox(
  summary: Description,
  schema: z.core.$ZodType,
  answer: z.core.$ZodType = sandboxResultSchema,
) {
  return describeCall({
    summary,
    tag,
    body: schema,
    responses: {
      200: {
        description: { en: 'The result of the attempt', pt: 'O resultado da tentativa' },
        content: json(answer),
      },
    },
    problems: {
      404: {
        en: '`not_found`: no such payment, or another card provider',
        pt: '`not_found`: não existe esse pagamento, ou o prestador de pagamentos é outro',
      },
      429: codes('too_many_failed_cards'),
    },
  });
}
