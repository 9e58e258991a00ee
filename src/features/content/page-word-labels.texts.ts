import { defineTexts } from '#i18n/texts.ts';

/** The labels of the words of the pages: where each is shown. */
export const pageWordLabels = defineTexts({
  en: {
    packagesLead: 'Home, packages: lead',
    testimonialsLead: 'Home and services, testimonials: lead',
    questionsLead: 'Home, questions: lead',
    newsletterTitle: 'Home, newsletter: heading',
    newsletterLead: 'Home, newsletter: lead',
    servicesLead: 'Services: lead',
    weeksLead: 'Services, first weeks: lead',
    feesNote: 'Services: about the fees',
    closingText: 'Services: last paragraph',
    blogLead: 'Blog: lead',
    teamLead: 'Team: lead',
    callLead: 'Team, free call: lead',
    startLead: 'Where to begin: lead',
    contactLead: 'Contact: lead',
  },
  pt: {
    packagesLead: 'Início, pacotes: introdução',
    testimonialsLead: 'Início e serviços, testemunhos: introdução',
    questionsLead: 'Início, perguntas: introdução',
    newsletterTitle: 'Início, newsletter: título',
    newsletterLead: 'Início, newsletter: introdução',
    servicesLead: 'Serviços: introdução',
    weeksLead: 'Serviços, primeiras semanas: introdução',
    feesNote: 'Serviços: sobre os honorários',
    closingText: 'Serviços: último parágrafo',
    blogLead: 'Blog: introdução',
    teamLead: 'Equipa: introdução',
    callLead: 'Equipa, chamada gratuita: introdução',
    startLead: 'Por onde começar: introdução',
    contactLead: 'Contacto: introdução',
  },
});
