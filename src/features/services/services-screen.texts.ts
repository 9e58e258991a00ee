import { defineTexts } from '#i18n/texts.ts';

export const servicesScreenTexts = defineTexts({
  en: {
    servicesTitle: 'Services',
    servicesSubtitle: 'three doors, one team',
    weeksTitle: 'How the first weeks run',
    packages: 'See packages and prices',
    talk: 'Talk it over in a free call',
    closingTitle: 'Not sure which door is yours?',
    closingLink: 'Contact us today',
    guideLead: 'What fits, what it costs and how long it takes depends on your case.',
    guide: 'Answer four questions',
  },
  pt: {
    servicesTitle: 'Serviços',
    servicesSubtitle: 'três portas, uma equipa',
    weeksTitle: 'Como correm as primeiras semanas',
    packages: 'Ver pacotes e preços',
    talk: 'Falar sobre isto numa consulta gratuita',
    closingTitle: 'Não sabe qual é a sua porta?',
    closingLink: 'Contacte-nos hoje',
    guideLead: 'O que lhe convém, quanto custa e quanto demora depende do seu caso.',
    guide: 'Responder a quatro perguntas',
  },
});
