import { defineTexts } from '#i18n/texts.ts';

export const orderWithoutScriptsTexts = defineTexts({
  en: {
    need: 'Card payment needs JavaScript, which is off in your browser. Nothing is charged here.',
    instead: 'Order {name} by email or phone. We answer within one working day in Lisbon.',
    named: 'the package “{name}”',
    anyPackage: 'the package that you want',
    askedInstead:
      'Write or call us, and we agree on another way to pay. We answer within one working day in Lisbon.',
    askedTransfer:
      'Pay by bank transfer, as below. Or write or call us: we answer within one working day in Lisbon.',
    askedByMail: 'Write to us',
    askedSubject: 'Payment {reference}',
    byMail: 'Order by email',
    subject: 'Order: {name}',
  },
  pt: {
    need: 'O pagamento por cartão precisa de JavaScript, que está desligado no seu navegador. Nada é cobrado aqui.',
    instead:
      'Encomende {name} por e-mail ou telefone. Respondemos no prazo de um dia útil em Lisboa.',
    named: 'o pacote «{name}»',
    anyPackage: 'o pacote que pretende',
    askedInstead:
      'Escreva-nos ou ligue-nos, e combinamos outra forma de pagar. Respondemos no prazo de um dia útil em Lisboa.',
    askedTransfer:
      'Pague por transferência bancária, como se indica abaixo. Ou escreva-nos ou ligue-nos: respondemos no prazo de um dia útil em Lisboa.',
    askedByMail: 'Escrever-nos',
    askedSubject: 'Pagamento {reference}',
    byMail: 'Encomendar por e-mail',
    subject: 'Encomenda: {name}',
  },
});
