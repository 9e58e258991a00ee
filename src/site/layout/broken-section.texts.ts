import { defineTexts } from '#i18n/texts.ts';

export const brokenSectionTexts = defineTexts({
  en: {
    title: 'The section “{name}” could not be shown',
    answered: 'What you sent has arrived',
    answeredText: 'It is stored, and nothing has to be sent again.',
    text: 'The rest of the page works. Load it again; if that does not help, call or write to us.',
  },
  pt: {
    title: 'Não foi possível mostrar a secção «{name}»',
    answered: 'Recebemos o que enviou',
    answeredText: 'Ficou registado e não é preciso enviar nada de novo.',
    text: 'O resto da página funciona. Carregue-a de novo; se não resultar, telefone ou escreva-nos.',
  },
});

/** What the sections of the pages are called where one of them could not be shown. */
export const sectionNames = defineTexts({
  en: {
    caseStudies: 'case studies',
    packages: 'packages and prices',
    steps: 'how we work',
    faq: 'questions and answers',
    posts: 'articles',
    testimonials: 'testimonials',
    newsletter: 'newsletter',
    services: 'services',
    team: 'team',
    contact: 'contact',
    feeds: 'feeds',
    map: 'map',
    contactForm: 'contact form',
  },
  pt: {
    caseStudies: 'casos de estudo',
    packages: 'pacotes e preços',
    steps: 'como trabalhamos',
    faq: 'perguntas e respostas',
    posts: 'artigos',
    testimonials: 'testemunhos',
    newsletter: 'newsletter',
    services: 'serviços',
    team: 'equipa',
    contact: 'contacto',
    feeds: 'feeds',
    map: 'mapa',
    contactForm: 'formulário de contacto',
  },
});
