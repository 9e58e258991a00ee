import * as z from 'zod/mini';
import { codes, describeCall, json, toPage } from '#platform/http/describe-call.server.ts';
import { visitSourceParameter } from '#platform/http/visit-source.server.ts';
import { linkInput, newLinkInput, subscribeInput, wishesInput } from './newsletter.input.ts';

const tag = 'newsletter';
const notFound = { 404: codes('not_found') };
const linkProblems = { ...notFound, 400: codes('invalid_form') };
const link = z.object({ status: z.enum(['unconfirmed', 'confirmed']) });
const subscription = z.object({
  status: z.enum(['unconfirmed', 'confirmed', 'unsubscribed']),
  canReturn: z.boolean(),
  /** Of somebody on the list. */
  language: z.optional(z.enum(['en', 'pt'])),
  lessOften: z.optional(z.boolean()),
  topics: z.optional(z.array(z.string())),
});

export const describeSubscribe = describeCall({
  summary: {
    en: 'Subscribes an address to the newsletter and mails it a confirmation link',
    pt: 'Subscreve a newsletter com um endereço, ao qual envia uma ligação de confirmação',
  },
  tag,
  parameters: [visitSourceParameter],
  body: subscribeInput,
  responses: {
    201: {
      description: { en: 'Subscribed, unconfirmed', pt: 'Subscrita, por confirmar' },
      content: json(link),
    },
  },
  problems: { 409: codes('already_subscribed'), 422: codes('refused', 'too_fast') },
});

export const describeConfirm = describeCall({
  summary: {
    en: 'Confirms a subscription; an HTML form post is redirected to the page',
    pt: 'Confirma uma subscrição; quem envia um formulário HTML é redirecionado para a página',
  },
  tag,
  body: linkInput,
  responses: {
    200: { description: { en: 'Confirmed', pt: 'Confirmada' }, content: json(link) },
    ...toPage,
  },
  problems: linkProblems,
});

export const describeLink = describeCall({
  summary: {
    en: 'Returns the status and the shortened address behind a confirmation link',
    pt: 'Devolve o estado e o endereço abreviado da subscrição de uma ligação de confirmação',
  },
  tag,
  responses: {
    200: {
      description: { en: 'The status and the address', pt: 'O estado e o endereço' },
      content: json(z.extend(link, { email: z.string() })),
    },
  },
  problems: notFound,
});

export const describeUnsubscribe = describeCall({
  summary: {
    en: 'Ends a subscription; an HTML form post is redirected to the page',
    pt: 'Cancela uma subscrição; quem envia um formulário HTML é redirecionado para a página',
  },
  tag,
  body: linkInput,
  responses: {
    200: { description: { en: 'Ended', pt: 'Cancelada' }, content: json(subscription) },
    ...toPage,
  },
  problems: linkProblems,
});

export const describeReturn = describeCall({
  summary: {
    en: 'Puts back a subscriber who left less than a day ago; an HTML form post is redirected to the page',
    pt: 'Repõe na lista quem saiu há menos de um dia; quem envia um formulário HTML é redirecionado para a página',
  },
  tag,
  body: linkInput,
  responses: {
    200: { description: { en: 'On the list', pt: 'Na lista' }, content: json(subscription) },
    ...toPage,
  },
  problems: linkProblems,
});

export const describeLanguage = describeCall({
  summary: {
    en: 'Lets the next issues of the newsletter come in this language; an HTML form post is redirected to the page',
    pt: 'Faz com que as próximas edições da newsletter cheguem nesta língua; quem envia um formulário HTML é redirecionado para a página',
  },
  tag,
  body: linkInput,
  responses: {
    200: { description: { en: 'Changed', pt: 'Alterada' }, content: json(subscription) },
    ...toPage,
  },
  problems: linkProblems,
});

export const describeWishes = describeCall({
  summary: {
    en: 'Changes which issues a reader gets: fewer, or those about some tags of the blog; an HTML form post is redirected to the page',
    pt: 'Altera as edições que um leitor recebe: menos, ou só as que tratam de alguns temas do blog; quem envia um formulário HTML é redirecionado para a página',
  },
  tag,
  body: wishesInput,
  responses: {
    200: { description: { en: 'Changed', pt: 'Alterada' }, content: json(subscription) },
    ...toPage,
  },
  problems: linkProblems,
});

export const describeNewLink = describeCall({
  summary: {
    en: 'Mails a new link to confirm or to leave, if the address waits for it; the answer does not tell',
    pt: 'Envia uma nova ligação para confirmar ou para sair, se o endereço estiver à espera dela; a resposta não o revela',
  },
  tag,
  body: newLinkInput,
  responses: { 202: { description: { en: 'Received', pt: 'Pedido recebido' } } },
});

export const describeOneClick = describeCall({
  summary: {
    en: 'Ends a subscription by one click in a mail client (RFC 8058); can be repeated',
    pt: 'Cancela uma subscrição com um clique no programa de e-mail (RFC 8058); pode repetir-se',
  },
  tag,
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema: { type: 'object' } },
      'multipart/form-data': { schema: { type: 'object' } },
    },
  },
  responses: { 200: { description: { en: 'Ended', pt: 'Cancelada' } } },
  problems: { ...notFound, 413: codes('body_too_large') },
});

export const describeOneClickPage = describeCall({
  summary: {
    en: 'Redirects to the page that ends a subscription',
    pt: 'Redireciona para a página em que se cancela uma subscrição',
  },
  tag,
  responses: {
    302: {
      description: {
        en: "To the page in the subscriber's language",
        pt: 'Para a página na língua do subscritor',
      },
    },
  },
});

export const describeSubscription = describeCall({
  summary: {
    en: 'Returns the status behind an unsubscribe link',
    pt: 'Devolve o estado da subscrição de uma ligação para sair',
  },
  tag,
  responses: {
    200: { description: { en: 'The status', pt: 'O estado' }, content: json(subscription) },
  },
  problems: notFound,
});
