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
    guide: 'Answer four questions to see what fits, what it costs and how long it takes',
  },
  pt: {
    servicesTitle: 'Serviços',
    servicesSubtitle: 'três portas, uma equipa',
    weeksTitle: 'Como correm as primeiras semanas',
    packages: 'Ver pacotes e preços',
    talk: 'Falar sobre isto numa consulta gratuita',
    closingTitle: 'Não sabe qual é a sua porta?',
    closingLink: 'Contacte-nos hoje',
    guide: 'Responda a quatro perguntas e veja o que lhe convém, quanto custa e quanto demora',
  },
});
