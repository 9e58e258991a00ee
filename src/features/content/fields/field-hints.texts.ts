import type { Language } from '#i18n/language.ts';
import { defineTexts } from '#i18n/texts.ts';

/** What is to be written into a field whose name does not say it, by the name of the field or its twin. */
const fieldHints = defineTexts({
  en: {
    imageUrl: 'Without one, the site draws a tile for the article.',
    updatedOn:
      'The day on which you last checked what it says, as 2026-11-20. Readers and search engines see it.',
    vat: 'For example: Prices include VAT (IVA) at 23%.',
    vatPt: 'For example: Os preços incluem IVA a 23\u00a0%.',
    hosts:
      'Name the company that hosts the site, the one that delivers your mail, and their countries.',
    hostsPt: 'The same in Portuguese.',
    stripePayments:
      'If you use Stripe: When you pay by card through Stripe, your card details go to Stripe and never reach our servers; its script loads on the checkout only.',
    stripePaymentsPt:
      'Quando paga com cartão através da Stripe, os dados do cartão vão para a Stripe e nunca chegam aos nossos servidores; o script dela só é carregado na página de pagamento.',
    stripeCookies:
      'If you use Stripe: One exception, on the checkout only: the script of Stripe sets cookies of its own there, to recognise fraud.',
    stripeCookiesPt:
      'Uma exceção, apenas na página de pagamento: o script da Stripe cria aí cookies próprios, para reconhecer fraudes.',
    isoCertificate:
      'For example: ISO 9001:2015, certificate 12345 of Example Body, valid until 30 June 2028. Empty: the page says that none has been published.',
    isoCertificatePt: 'The same in Portuguese.',
  },
  pt: {
    imageUrl: 'Sem imagem, o site desenha um azulejo para o artigo.',
    updatedOn:
      'O dia em que confirmou pela última vez o que o artigo diz, como 2026-11-20. Os leitores e os motores de pesquisa veem-no.',
    vat: 'Por exemplo: Prices include VAT (IVA) at 23%.',
    vatPt: 'Por exemplo: Os preços incluem IVA a 23\u00a0%.',
    hosts: 'O mesmo em inglês.',
    hostsPt: 'Indique a empresa que aloja o site, a que entrega os e-mails e os respetivos países.',
    stripePayments:
      'When you pay by card through Stripe, your card details go to Stripe and never reach our servers; its script loads on the checkout only.',
    stripePaymentsPt:
      'Se usa a Stripe: Quando paga com cartão através da Stripe, os dados do cartão vão para a Stripe e nunca chegam aos nossos servidores; o script dela só é carregado na página de pagamento.',
    stripeCookies:
      'One exception, on the checkout only: the script of Stripe sets cookies of its own there, to recognise fraud.',
    stripeCookiesPt:
      'Se usa a Stripe: Uma exceção, apenas na página de pagamento: o script da Stripe cria aí cookies próprios, para reconhecer fraudes.',
    isoCertificate: 'O mesmo em inglês.',
    isoCertificatePt:
      'Por exemplo: ISO 9001:2015, certificado 12345 da Entidade Exemplo, válido até 30 de junho de 2028. Vazio: a página diz que nenhum está publicado.',
  },
});

/** Returns the hint of a field, or undefined if its name says enough. */
export function hintOf(language: Language, name: string): string | undefined {
  const hints: Record<string, string> = fieldHints[language];
  return hints[name];
}
