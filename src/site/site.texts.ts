import { defineTexts } from '#i18n/texts.ts';

/** Titles and descriptions of the pages, for tabs, search engines and shared links. */
export const siteTexts = defineTexts({
  en: {
    homeTitle: 'Your way in to business in Portugal',
    homeDescription:
      'We help international founders set up a company in Portugal, sort out tax and banking, and build the part that sells. One team in Lisbon, in English and Portuguese.',
    servicesTitle: 'Services',
    servicesDescription:
      'E-commerce consulting, digital marketing and business strategy for founders who start or grow a company in Portugal.',
    contactTitle: 'Contact',
    contactDescription:
      'Write, call or visit us in Lisbon. We answer every message within one working day.',
    bookConsultationTitle: 'Book a consultation',
    bookConsultationDescription:
      'A free 30-minute consultation by video or phone. Pick a weekday and a time, in Lisbon time and in yours.',
    manageBookingTitle: 'Your consultation',
    manageBookingDescription: 'The day, the time and the reference of your consultation.',
    caseStudiesTitle: 'Case studies',
    caseStudiesDescription:
      'What companies needed, what we did and what came of it, with dates and numbers.',
    blogTitle: 'Insights',
    blogDescription:
      'Tax, company setup, hiring and selling in Portugal, written by the people who do the work.',
    clientPortalTitle: 'Client portal',
    clientPortalDescription: 'Projects, tasks, messages, documents and invoices of our clients.',
    checkoutTitle: 'Checkout',
    checkoutDescription: 'Pay for a package by card.',
    paymentSuccessTitle: 'Payment',
    paymentSuccessDescription: 'The state of your payment and what happens next.',
    notFoundTitle: '404 Page Not Found',
    notFoundDescription: 'There is no page at this address.',
  },
  pt: {
    homeTitle: 'A sua entrada para os negócios em Portugal',
    homeDescription:
      'Ajudamos fundadores internacionais a criar empresa em Portugal, a tratar de impostos e banca e a construir a parte que vende. Uma equipa em Lisboa, em inglês e português.',
    servicesTitle: 'Serviços',
    servicesDescription:
      'Consultoria de comércio eletrónico, marketing digital e estratégia para quem começa ou faz crescer uma empresa em Portugal.',
    contactTitle: 'Contacto',
    contactDescription:
      'Escreva, telefone ou visite-nos em Lisboa. Respondemos a cada mensagem no prazo de um dia útil.',
    bookConsultationTitle: 'Marcar consulta',
    bookConsultationDescription:
      'Uma consulta gratuita de 30 minutos, por vídeo ou telefone. Escolha um dia útil e uma hora, na hora de Lisboa e na sua.',
    manageBookingTitle: 'A sua consulta',
    manageBookingDescription: 'O dia, a hora e a referência da sua consulta.',
    caseStudiesTitle: 'Casos de estudo',
    caseStudiesDescription:
      'O que as empresas precisavam, o que fizemos e o que resultou, com datas e números.',
    blogTitle: 'Artigos',
    blogDescription:
      'Impostos, criação de empresas, contratação e vendas em Portugal, por quem faz o trabalho.',
    clientPortalTitle: 'Portal do cliente',
    clientPortalDescription:
      'Projetos, tarefas, mensagens, documentos e faturas dos nossos clientes.',
    checkoutTitle: 'Pagamento',
    checkoutDescription: 'Pagar um pacote com cartão.',
    paymentSuccessTitle: 'Pagamento',
    paymentSuccessDescription: 'O estado do seu pagamento e o que se segue.',
    notFoundTitle: '404 Página não encontrada',
    notFoundDescription: 'Não existe nenhuma página neste endereço.',
  },
});
