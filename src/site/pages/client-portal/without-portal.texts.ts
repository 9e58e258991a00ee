import { defineTexts } from '#i18n/texts.ts';

export const withoutPortalTexts = defineTexts({
  en: {
    title: 'Client portal',
    lead: 'You need no password. Each of our emails has a link to the page with what is yours.',
    signInTitle: 'Or look around',
    signInText:
      'Sign in with a code by email and see your work, messages, documents and invoices in one place.',
    signIn: 'Sign in',
    ask: 'Your link, by email',
    askText:
      'If you cannot find it, we send it again: to the page with your meetings, orders, invoices and messages.',
    email: 'Email',
    send: 'Send me the link',
    booked: 'A consultation you booked',
    bookedText:
      'The email about it leads to a page where you can see it, and move or cancel it until it begins. If you cannot find that email, write to us or call.',
    book: 'Book another consultation',
    paid: 'An order you paid for',
    paidText:
      'After each payment a receipt goes to the email address of the order. For a subscription, it leads to a page with every charge, where you can also end it.',
    withdrawText:
      'As a consumer you have 14 days to withdraw: with the link in the receipt, or ask for that link again.',
    withdraw: 'Withdraw from a contract',
    project: 'Work we are doing for you',
    projectText: 'For documents, dates and questions, ask the person you work with, or all of us.',
    reach: 'Phone and email:',
    write: 'Write to us',
  },
  pt: {
    title: 'Portal do cliente',
    lead: 'Não precisa de palavra-passe. Cada e-mail nosso tem a ligação para a página com o que é seu.',
    signInTitle: 'Ou veja tudo',
    signInText:
      'Inicie sessão com um código por e-mail e veja num só lugar o trabalho, as mensagens, os documentos e as faturas.',
    signIn: 'Iniciar sessão',
    ask: 'A sua ligação, por e-mail',
    askText:
      'Se não a encontrar, enviamo-la de novo: para a página com as suas reuniões, encomendas, faturas e mensagens.',
    email: 'E-mail',
    send: 'Enviar-me a ligação',
    booked: 'Uma consulta que marcou',
    bookedText:
      'O e-mail sobre a consulta tem a ligação para a página onde a pode ver e, até começar, mudar ou cancelar. Se não encontrar esse e-mail, escreva-nos ou telefone.',
    book: 'Marcar outra consulta',
    paid: 'Uma encomenda que pagou',
    paidText:
      'Depois de cada pagamento, segue um comprovativo para o e-mail da encomenda. O de uma subscrição tem a ligação para a página onde vê todas as cobranças e a pode terminar.',
    withdrawText:
      'Como consumidor, tem 14 dias para exercer a livre resolução: pela ligação no comprovativo, que também pode pedir de novo.',
    withdraw: 'Livre resolução do contrato',
    project: 'O trabalho em curso',
    projectText:
      'Para documentos, prazos e dúvidas, fale com a pessoa que o acompanha ou com qualquer um de nós.',
    reach: 'Telefone e e-mail:',
    write: 'Escrever-nos',
  },
});
