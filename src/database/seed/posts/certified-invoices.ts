import type { SamplePost } from '../sample-content.ts';

export const certifiedInvoices: SamplePost = {
  id: 'certified-invoices',
  slug: 'certified-invoices',
  title: 'Why your invoice has a square in the corner',
  titlePt: 'Porque é que a sua fatura tem um quadrado no canto',
  summary: 'Certified software, QR codes and the fifth of the month, for people who sell online.',
  summaryPt: 'Programas certificados, códigos QR e o dia 5 do mês, para quem vende online.',
  content: `A Portuguese invoice is not a document that you design. It is a document that a certified program issues, and your logo is allowed on it. Founders who arrive with a handsome template from home find this out in the first week.

## What is on it

A company with organised accounts, which means every Lda, must invoice with software certified by the tax authority. The program signs each invoice with reference to the one before, so that none can be changed or taken out later. If an invoice is wrong, you do not delete it. You issue a credit note and then a new invoice, and both stay.

The square is a QR code. It holds the tax numbers, the amounts and the VAT, so that the buyer or an inspector can read them with a phone. Next to it is a short line that begins with ATCUD. It combines a code for the series, which you obtain from the tax authority before the first invoice, with the number of the document.

Table: How to read the corner

| What you see | What it is | Where it comes from |
| --- | --- | --- |
| The square | a QR code with numbers, amounts and VAT | the program |
| ATCUD | series code and document number | the code from the tax authority, the number from the program |
| Four characters and a line about the program | part of the signature, and the certificate | the program |
| NIF of the buyer | on request, or always for companies | the buyer |

## Two dates to keep

The invoice is due, in general, by the fifth working day after the sale, and for an advance payment on the day when you receive it. An online shop has the simplest answer: issue it when the payment is confirmed, and send it with the order.

Then there is the fifth of the month. By that day the invoices of the month before must have been communicated to the tax authority. Most programs do it by themselves, some in real time. Ask yours which, and look once at the portal to see that it is true. A program whose password has expired fails in silence.

1. **Once, before the first invoice.** Register each series at the tax authority, and take its code.
2. **At the sale, at the latest on the fifth working day.** The invoice, signed and sent.
3. **By the 5th of the next month.** All invoices communicated. Look at the portal once.

## For an online shop

![Tiles with a ledger, a pencil and a report](/art/figures-ledger-pencil-report.svg "A wrong invoice is not deleted: it gets company.")

For a shop, three things follow. The platform must not write invoices of its own; it asks the certified program for them. Refunds must reach that program as credit notes, including the partial ones. And the buyer must be able to type a tax number, because customers here are used to being asked for it, and will write to you if you do not.

None of this is expensive. A program costs less each month than a lunch for two. What costs is moving to one in November with eight hundred orders that were invoiced by a plugin. If you are there already, stop the plugin first, and then call someone. It need not be us.

## Sources

- Decreto-Lei n.º 28/2019, of 15 February: who must use a certified program, and what an invoice shows.
- Portaria n.º 195/2020, of 13 August: the QR code and the ATCUD. Portaria n.º 363/2010, of 23 June: how programs are certified.
- Decreto-Lei n.º 198/2012, of 24 August: the communication by the 5th. Article 36 of the Código do IVA: the fifth working day.
- Check: the list of certified programs at [portaldasfinancas.gov.pt](https://www.portaldasfinancas.gov.pt), by the number on your invoices.`,
  contentPt: `Uma fatura portuguesa não é um documento que se desenhe. É um documento emitido por um programa certificado, no qual o seu logótipo pode figurar. Quem chega com um belo modelo do país de origem descobre-o na primeira semana.

## O que lá está

Uma empresa com contabilidade organizada, ou seja, qualquer Lda, tem de faturar com um programa certificado pela Autoridade Tributária. O programa assina cada fatura com referência à anterior, de modo que nenhuma possa ser alterada ou retirada mais tarde. Se uma fatura estiver errada, não se apaga. Emite-se uma nota de crédito e depois uma nova fatura, e ambas ficam.

O quadrado é um código QR. Contém os números fiscais, os valores e o IVA, para que o comprador ou um inspetor os possa ler com um telemóvel. Ao lado há uma linha curta que começa por ATCUD. Junta um código da série, que se obtém da Autoridade Tributária antes da primeira fatura, ao número do documento.

Tabela: Como ler o canto

| O que se vê | O que é | De onde vem |
| --- | --- | --- |
| O quadrado | um código QR com números, valores e IVA | o programa |
| ATCUD | código da série e número do documento | o código, da Autoridade Tributária; o número, do programa |
| Quatro carateres e uma linha sobre o programa | parte da assinatura, e o certificado | o programa |
| NIF do comprador | a pedido, ou sempre para empresas | o comprador |

## Duas datas a cumprir

A fatura é devida, em geral, até ao quinto dia útil depois da venda e, num adiantamento, no dia em que este é recebido. Uma loja online tem a resposta mais simples: emite-a quando o pagamento é confirmado e envia-a com a encomenda.

Há depois o dia 5. Até esse dia, as faturas do mês anterior têm de ter sido comunicadas à Autoridade Tributária. A maioria dos programas fá-lo sozinha, alguns em tempo real. Pergunte ao seu qual é o caso, e confirme uma vez no portal que é verdade. Um programa com a senha expirada falha em silêncio.

1. **Uma vez, antes da primeira fatura.** Registe cada série na Autoridade Tributária e obtenha o código.
2. **Na venda, o mais tardar no quinto dia útil.** A fatura, assinada e enviada.
3. **Até ao dia 5 do mês seguinte.** Todas as faturas comunicadas. Confirme uma vez no portal.

## Para uma loja online

![Azulejos com um livro de contas, um lápis e um relatório](/art/figures-ledger-pencil-report.svg "Uma fatura errada não se apaga: ganha companhia.")

Para uma loja, daqui resultam três coisas. A plataforma não deve escrever faturas próprias; pede-as ao programa certificado. Os reembolsos têm de chegar a esse programa como notas de crédito, incluindo os parciais. E o comprador tem de poder indicar um número fiscal, porque em Portugal os clientes estão habituados a que lho peçam, e escrevem à loja se ela não o fizer.

Nada disto é caro. Um programa custa menos por mês do que um almoço para dois. O que custa é mudar para um em novembro, com oitocentas encomendas faturadas por uma extensão. Se já lá está, desligue primeiro a extensão e depois telefone a alguém. Não tem de ser a nós.

## Fontes

- Decreto-Lei n.º 28/2019, de 15 de fevereiro: quem tem de usar um programa certificado e o que uma fatura mostra.
- Portaria n.º 195/2020, de 13 de agosto: o código QR e o ATCUD. Portaria n.º 363/2010, de 23 de junho: a certificação dos programas.
- Decreto-Lei n.º 198/2012, de 24 de agosto: a comunicação até ao dia 5. Artigo 36.º do Código do IVA: o quinto dia útil.
- Confirme: a lista de programas certificados em [portaldasfinancas.gov.pt](https://www.portaldasfinancas.gov.pt), pelo número que consta nas suas faturas.`,
  author: 'Tiago Meireles',
  imageUrl: '/art/post-certified-invoices.svg',
  tags: ['tax', 'e-commerce'],
  serviceId: 'strategy',
  packageId: 'company-setup',
  isPremium: false,
  createdAt: '2026-03-24T09:00:00.000Z',
  updatedOn: '2026-11-06',
};
