import type { SamplePost } from '../sample-content.ts';

export const mbWayMultibanco: SamplePost = {
  id: 'mb-way-multibanco',
  slug: 'mb-way-multibanco',
  title: 'How Portugal pays online, with MB WAY, Multibanco and cards',
  titlePt: 'Como se paga online em Portugal, com MB WAY, Multibanco e cartões',
  summary: 'Three ways to pay, what each does to your order, and which to put first.',
  summaryPt: 'Três formas de pagar, o que cada uma faz à encomenda, e qual pôr em primeiro lugar.',
  content: `A shop that takes only cards works in Portugal. It just sells less than it could, and its owner seldom finds out, because people who leave at the till do not write to say why. Three ways to pay cover nearly everyone.

Table: Three ways to pay

| What counts | MB WAY | Multibanco | Card |
| --- | --- | --- | --- |
| The buyer needs | a mobile phone | a cash machine or home banking | the card and the bank’s app |
| Paid within | seconds | hours or days | seconds |
| It lapses after | minutes | the day that you set | it does not |
| The money goes back | as it came | to an account number | as it came |
| First for | readers of Portuguese | companies, careful people | visitors from abroad |

## MB WAY

MB WAY is an app on the phone. The buyer types a mobile number, a message arrives, and the payment is confirmed with a code or a finger. It takes a few seconds, and the answer comes back while the page is open. The request lapses after some minutes. Your shop should show that the telephone has to be looked at, and what to do if nothing arrives.

## Multibanco

A Multibanco reference is older and still loved. The buyer receives an entity of five digits, a reference of nine, and an amount, and pays at a cash machine or in the bank’s own site, today or on Thursday. It suits people who do not care to type a card number anywhere, and companies whose bookkeeper pays on fixed days.

It also means an order that is not yet paid. Decide how long you hold the stock, print that date next to the reference, and let the reference lapse with it. Two to three days is usual. Send one reminder. Do not ship on a photograph of the receipt; the confirmation arrives by itself.

## Cards

Cards need the bank’s second check, which the law calls strong authentication. A proper payment provider handles it, and the buyer approves in the bank’s application. Expect some payments to fail there for no reason that concerns you, and keep the basket when they do.

## Refunds

Refunds differ. A card or an MB WAY payment can normally be returned the way it came. A Multibanco payment often cannot, so you will need an account number from the buyer, and that belongs in your returns form and not in an exchange of emails.

A consumer who withdraws from the sale is paid back within fourteen days, by the way in which they paid unless they agree to another.

## Which first

![Tiles with an envelope, a parcel and a clock](/art/figures-envelope-parcel-clock.svg "The confirmation arrives by itself; the parcel waits for it.")

In which order? For visitors in Portuguese, MB WAY first, then Multibanco, then cards. For visitors in English the reverse. Show all three to everyone, since plenty of people who read in English have had a Portuguese telephone for years. Fees change and depend on your volume, so ask two providers and compare the cost of your own last hundred orders, not the table on their site.

## Sources

- Strong authentication: Decreto-Lei n.º 91/2018, of 12 November, and Delegated Regulation (EU) 2018/389.
- Refunds to consumers: Decreto-Lei n.º 24/2014, of 14 February, article 12.
- How MB WAY works for buyers: [mbway.pt](https://www.mbway.pt).
- Check: fees and limits with two providers, on your own last hundred orders.`,
  contentPt: `Uma loja que só aceita cartões funciona em Portugal. Apenas vende menos do que podia, e quem a gere raramente o descobre, porque as pessoas que desistem na caixa não escrevem a dizer porquê. Três formas de pagamento servem quase toda a gente.

Tabela: Três formas de pagar

| O que conta | MB WAY | Multibanco | Cartão |
| --- | --- | --- | --- |
| O comprador precisa de | um telemóvel | uma caixa automática ou homebanking | o cartão e a aplicação do banco |
| Pago em | segundos | horas ou dias | segundos |
| Caduca ao fim de | minutos | no dia que fixar | não caduca |
| O dinheiro volta | por onde veio | para um IBAN | por onde veio |
| Primeiro para | quem lê em português | empresas, gente cautelosa | quem visita do estrangeiro |

## MB WAY

O MB WAY é uma aplicação no telemóvel. O comprador indica o número, chega uma mensagem, e o pagamento confirma-se com um código ou um dedo. Demora alguns segundos, e a resposta volta com a página ainda aberta. O pedido caduca ao fim de alguns minutos. A loja deve mostrar que é preciso olhar para o telemóvel, e o que fazer se nada chegar.

## Multibanco

A referência Multibanco é mais antiga e continua estimada. O comprador recebe uma entidade de cinco algarismos, uma referência de nove e um valor, e paga numa caixa automática ou no site do banco, hoje ou na quinta-feira. Convém a quem não gosta de escrever o número do cartão em lado nenhum, e às empresas cuja contabilidade paga em dias certos.

Significa também uma encomenda ainda por pagar. Decida durante quanto tempo reserva o stock, escreva essa data junto da referência e deixe-a caducar com ela. Dois a três dias é o habitual. Envie um lembrete. Não expeça com base numa fotografia do talão; a confirmação chega sozinha.

## Cartões

Os cartões exigem a segunda verificação do banco, a que a lei chama autenticação forte. Um bom prestador de pagamentos trata dela, e o comprador aprova na aplicação do banco. Conte com alguns pagamentos que falham aí por razões alheias à loja, e conserve o cesto quando isso acontecer.

## Reembolsos

Os reembolsos são diferentes. Um pagamento por cartão ou MB WAY pode, em regra, voltar por onde veio. Um pagamento Multibanco muitas vezes não pode, pelo que será preciso um IBAN do comprador, e esse pertence ao formulário de devolução e não a uma troca de e-mails.

Um consumidor que desiste da compra é reembolsado no prazo de catorze dias, pelo meio com que pagou, salvo se aceitar outro.

## Qual primeiro

![Azulejos com um envelope, uma encomenda e um relógio](/art/figures-envelope-parcel-clock.svg "A confirmação chega sozinha; a encomenda espera por ela.")

Por que ordem? Para quem visita em português, primeiro MB WAY, depois Multibanco, depois cartões. Para quem visita em inglês, o inverso. Mostre os três a todos, pois muita gente que lê em inglês tem telemóvel português há anos. As comissões mudam e dependem do volume, por isso pergunte a dois prestadores e compare o custo das suas últimas cem encomendas, não a tabela do site deles.

## Fontes

- Autenticação forte: Decreto-Lei n.º 91/2018, de 12 de novembro, e Regulamento Delegado (UE) 2018/389.
- Reembolsos a consumidores: Decreto-Lei n.º 24/2014, de 14 de fevereiro, artigo 12.º.
- Como funciona o MB WAY para quem compra: [mbway.pt](https://www.mbway.pt).
- Confirme: comissões e limites junto de dois prestadores, nas suas últimas cem encomendas.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-mb-way-multibanco.svg',
  tags: ['e-commerce'],
  serviceId: 'ecommerce',
  packageId: 'store-care',
  caseStudyId: 'mare',
  isPremium: false,
  createdAt: '2025-06-17T09:00:00.000Z',
  updatedOn: '2026-11-19',
};
