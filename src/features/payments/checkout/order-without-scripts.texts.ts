import { defineTexts } from '#i18n/texts.ts';

export const orderWithoutScriptsTexts = defineTexts({
  en: {
    need: 'Card payment needs JavaScript, which is off in your browser. Nothing is charged here.',
    instead: 'Order {name} by email or phone. We answer within one working day in Lisbon.',
    named: 'the package “{name}”',
    anyPackage: 'the package that you want',
    byMail: 'Order by email',
    subject: 'Order: {name}',
  },
  pt: {
    need: 'O pagamento por cartão precisa de JavaScript, que está desligado no seu navegador. Nada é cobrado aqui.',
    instead:
      'Encomende {name} por e-mail ou telefone. Respondemos no prazo de um dia útil em Lisboa.',
    named: 'o pacote «{name}»',
    anyPackage: 'o pacote que pretende',
    byMail: 'Encomendar por e-mail',
    subject: 'Encomenda: {name}',
  },
});
