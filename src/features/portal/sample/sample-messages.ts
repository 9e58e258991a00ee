import { faceAddress } from '#ui/art/faces/face.ts';
import type { Message } from '../portal.ts';

const rita = {
  sender: 'Rita Falcão',
  face: faceAddress('Rita Falcão', 'contract'),
  isClient: false,
};
const tiago = {
  sender: 'Tiago Meireles',
  face: faceAddress('Tiago Meireles', 'parcel'),
  isClient: false,
};
const noor = { sender: 'Noor El-Amin', isClient: true };

export const sampleMessages: readonly Message[] = [
  {
    ...rita,
    id: 'setup-lease',
    projectId: 'company-setup',
    timestamp: '2026-11-20T11:08:00.000Z',
    content:
      'The bank has asked for one more page of the lease. I have requested it from the landlord, so there is nothing for you to do. It moves the account by two or three days, not more.',
    contentPt:
      'O banco pediu mais uma página do contrato de arrendamento. Já a pedi ao senhorio, por isso não precisa de fazer nada. A conta atrasa-se dois ou três dias, não mais.',
  },
  {
    ...noor,
    id: 'setup-turnover',
    projectId: 'company-setup',
    timestamp: '2026-11-19T17:40:00.000Z',
    content:
      'Turnover in year one should be around eighty thousand, mostly to other EU companies. Does that change the VAT regime, or only what goes on the invoices?',
    contentPt:
      'O volume de negócios do primeiro ano deve rondar os oitenta mil, sobretudo para outras empresas da UE. Isso muda o regime de IVA ou só o que consta das faturas?',
  },
  {
    ...rita,
    id: 'setup-registered',
    projectId: 'company-setup',
    timestamp: '2026-11-06T09:15:00.000Z',
    content: 'Signed and registered. Your NIPC is on page two of the certificate. Congratulations.',
    contentPt: 'Assinado e registado. O seu NIPC está na página dois da certidão. Parabéns.',
  },
  {
    ...noor,
    id: 'setup-flight',
    projectId: 'company-setup',
    timestamp: '2026-10-30T15:22:00.000Z',
    content: 'I land on Thursday evening and can sign on Friday at any time before noon.',
    contentPt: 'Aterro na quinta-feira à noite e posso assinar na sexta a qualquer hora da manhã.',
  },
  {
    ...tiago,
    id: 'store-quotes',
    projectId: 'online-store',
    timestamp: '2026-11-18T10:30:00.000Z',
    content: 'Two payment quotes are in. Both take MB WAY; they differ in the fee for cards.',
    contentPt:
      'Já temos duas propostas de pagamentos. Ambas aceitam MB WAY; diferem na comissão dos cartões.',
  },
  {
    ...noor,
    id: 'store-cards',
    projectId: 'online-store',
    timestamp: '2026-11-18T15:10:00.000Z',
    content:
      'Which of the two is cheaper if most orders are below twenty euros? That is what our customers spend.',
    contentPt:
      'Qual das duas fica mais barata se a maioria das encomendas for inferior a vinte euros? É o que os nossos clientes gastam.',
  },
  {
    ...tiago,
    id: 'store-fees',
    projectId: 'online-store',
    timestamp: '2026-11-19T09:20:00.000Z',
    content:
      'The second: it has no fixed fee for each order. I will send you both side by side when the third quote is in.',
    contentPt:
      'A segunda: não cobra uma taxa fixa por encomenda. Envio-lhe a comparação quando chegar a terceira proposta.',
  },
  {
    ...rita,
    id: 'gdpr-draft',
    projectId: 'gdpr-records',
    timestamp: '2026-11-17T14:05:00.000Z',
    content:
      'The privacy notice is ready for you to read. Two sentences about the newsletter are marked: I was not sure that you send one.',
    contentPt:
      'A política de privacidade está pronta para ler. Há duas frases assinaladas sobre a newsletter: não tinha a certeza de que enviam uma.',
  },
  {
    ...noor,
    id: 'gdpr-newsletter',
    projectId: 'gdpr-records',
    timestamp: '2026-11-18T08:50:00.000Z',
    content: 'We do, once a month. I will read the rest by Wednesday.',
    contentPt: 'Enviamos, uma vez por mês. Leio o resto até quarta-feira.',
  },
  {
    ...rita,
    id: 'gdpr-thanks',
    projectId: 'gdpr-records',
    timestamp: '2026-11-18T09:30:00.000Z',
    content: 'Then the two sentences stay. Wednesday is in time for the review on Friday.',
    contentPt: 'Então as duas frases ficam. Quarta-feira chega a tempo da revisão de sexta.',
  },
  {
    ...rita,
    id: 'bank-number',
    projectId: 'nif-and-bank',
    timestamp: '2026-09-11T10:05:00.000Z',
    content: 'Your tax number was issued this morning; the certificate is among your documents.',
    contentPt:
      'O seu número fiscal foi atribuído esta manhã; o comprovativo está nos seus documentos.',
  },
  {
    ...noor,
    id: 'bank-signature',
    projectId: 'nif-and-bank',
    timestamp: '2026-10-06T16:45:00.000Z',
    content: 'The bank called. They need my signature once more, and I can be there on Thursday.',
    contentPt:
      'O banco ligou. Precisam de mais uma assinatura minha, e posso lá estar na quinta-feira.',
  },
  {
    ...rita,
    id: 'bank-open',
    projectId: 'nif-and-bank',
    timestamp: '2026-10-08T12:15:00.000Z',
    content:
      'The account is open. Everything about it is in one file, which you can collect tomorrow.',
    contentPt: 'A conta está aberta. Está tudo num só dossiê, que pode levantar amanhã.',
  },
];
