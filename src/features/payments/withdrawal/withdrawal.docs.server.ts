import * as z from 'zod/mini';
import { codes, describeCall, json, toPage } from '#platform/http/describe-call.server.ts';
import {
  earlyStartInput,
  openWithdrawalInput,
  requestLinkInput,
  withdrawInput,
} from './withdrawal.input.ts';
import { withdrawalSchema } from './withdrawal.schema.ts';

const tag = 'withdrawals';
const linkProblems = { 400: codes('invalid_form'), 404: codes('not_found') };

export const describeShownWithdrawal = describeCall({
  summary: {
    en: 'Returns the order behind a withdrawal link and whether it can be withdrawn from',
    pt: 'Devolve a encomenda de uma ligação de livre resolução e diz se o contrato ainda se pode resolver',
  },
  tag,
  responses: {
    200: {
      description: { en: 'The withdrawal', pt: 'A livre resolução' },
      content: json(withdrawalSchema),
    },
  },
  problems: { 404: codes('not_found') },
});

export const describeWithdraw = describeCall({
  summary: {
    en: 'Withdraws a consumer from the contract of an order; a repeated call changes nothing',
    pt: 'Regista a livre resolução do contrato de uma encomenda por um consumidor; repetir a chamada não altera nada',
  },
  tag,
  body: withdrawInput,
  responses: {
    200: { description: { en: 'Received', pt: 'Recebida' }, content: json(withdrawalSchema) },
    ...toPage,
  },
  problems: { ...linkProblems, 409: codes('over', 'business', 'unpaid') },
});

export const describeRequestLink = describeCall({
  summary: {
    en: 'Mails the link to withdraw from an order to its address; the same answer for any order',
    pt: 'Envia ao endereço de uma encomenda a ligação para resolver o contrato; a resposta é a mesma para qualquer encomenda',
  },
  tag,
  body: requestLinkInput,
  responses: { 202: { description: { en: 'Received', pt: 'Pedido recebido' } }, ...toPage },
  problems: { 400: codes('invalid_form'), 422: codes('refused', 'too_fast') },
});

export const describeOpenWithdrawal = describeCall({
  summary: {
    en: 'Returns the token to withdraw from an order, for whoever knows its payment',
    pt: 'Devolve o token para resolver o contrato de uma encomenda, a quem conhece o pagamento',
  },
  tag,
  body: openWithdrawalInput,
  responses: {
    200: {
      description: { en: 'The token', pt: 'O token' },
      content: json(z.strictObject({ token: z.string() })),
    },
    ...toPage,
  },
  problems: linkProblems,
});

export const describeEarlyStart = describeCall({
  summary: {
    en: "Stores a consumer's request to begin within the period of withdrawal, or takes it back",
    pt: 'Guarda o pedido de um consumidor para começar dentro do prazo de livre resolução, ou retira-o',
  },
  tag,
  body: earlyStartInput,
  responses: { 204: { description: { en: 'Stored', pt: 'Guardado' } } },
  problems: {
    404: {
      en: '`not_found`: an unknown order, or a secret that is not its own',
      pt: '`not_found`: uma encomenda desconhecida ou um segredo que não é o dela',
    },
  },
});
