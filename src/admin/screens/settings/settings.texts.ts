import { defineTexts } from '#i18n/texts.ts';

export const settingsTexts = defineTexts({
  en: {
    groups: 'Groups of settings',
    connections: 'Connections',
    company: 'Company',
    look: 'Look',
    hours: 'Hours',
    team: 'Team',
    you: 'You and sign-in',
    data: 'Your data',
    samples: '{count} values of the company are still samples.',
    sample: 'One value of the company is still a sample.',
    mailAndCards:
      'Mail is written to disk and card payments run in the sandbox until you connect them.',
    mail: 'Mail is written to disk until you connect a server.',
    cards: 'Card payments run in the sandbox until you connect Stripe.',
    testKeys: 'Card payments run with Stripe’s test keys: nobody is charged.',
    fine: 'Everything is connected, and nothing is a sample any more.',
  },
  pt: {
    groups: 'Grupos de definições',
    connections: 'Ligações',
    company: 'Empresa',
    look: 'Aspeto',
    hours: 'Horário',
    team: 'Equipa',
    you: 'A sua conta e o início de sessão',
    data: 'Os seus dados',
    samples: '{count} valores da empresa ainda são de exemplo.',
    sample: 'Um valor da empresa ainda é de exemplo.',
    mailAndCards: 'Os e-mails ficam em disco e os pagamentos com cartão são de teste até os ligar.',
    mail: 'Os e-mails ficam em disco até ligar um servidor.',
    cards: 'Os pagamentos com cartão são de teste até ligar a Stripe.',
    testKeys: 'Os pagamentos com cartão usam as chaves de teste da Stripe: ninguém é cobrado.',
    fine: 'Está tudo ligado e já não há valores de exemplo.',
  },
});
