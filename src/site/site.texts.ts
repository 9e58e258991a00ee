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
    checkoutDescription: 'Check your package and its price before you pay.',
    paymentSuccessTitle: 'Payment',
    paymentSuccessDescription: 'The state of your payment and what happens next.',
    confirmNewsletterTitle: 'Confirm your subscription',
    confirmNewsletterDescription: 'One press confirms your subscription to the newsletter.',
    unsubscribeNewsletterTitle: 'Leave the newsletter',
    unsubscribeNewsletterDescription: 'One press takes your address off the list.',
    privacyTitle: 'Privacy',
    privacyDescription:
      'What this site stores about you, why, for how long, and what you can ask of us.',
    termsTitle: 'Terms',
    termsDescription:
      'The consultation, packages and prices, changing your mind, and the limits of our work.',
    cookiesTitle: 'Cookies',
    cookiesDescription: 'This site sets no cookies. What your browser keeps, and for how long.',
    accessibilityTitle: 'Accessibility',
    accessibilityDescription:
      'How far this site can be used by everyone, how it is tested, and its known limits.',
    complaintsTitle: 'Complaints book',
    complaintsDescription:
      'How to complain: to us, in the Portuguese complaints book, or at an arbitration centre.',
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
    checkoutDescription: 'Confirme o pacote e o preço antes de pagar.',
    paymentSuccessTitle: 'Pagamento',
    paymentSuccessDescription: 'O estado do seu pagamento e o que se segue.',
    confirmNewsletterTitle: 'Confirme a sua subscrição',
    confirmNewsletterDescription: 'Um clique confirma a subscrição da newsletter.',
    unsubscribeNewsletterTitle: 'Sair da newsletter',
    unsubscribeNewsletterDescription: 'Um clique retira o seu endereço da lista.',
    privacyTitle: 'Privacidade',
    privacyDescription:
      'O que este sítio guarda sobre si, para quê, durante quanto tempo e o que nos pode pedir.',
    termsTitle: 'Termos',
    termsDescription:
      'A consulta, pacotes e preços, o direito de desistir e os limites do nosso trabalho.',
    cookiesTitle: 'Cookies',
    cookiesDescription:
      'Este sítio não usa cookies. O que o seu navegador guarda, e durante quanto tempo.',
    accessibilityTitle: 'Acessibilidade',
    accessibilityDescription:
      'Até que ponto todas as pessoas podem usar este sítio, como é testado e os limites conhecidos.',
    complaintsTitle: 'Livro de reclamações',
    complaintsDescription:
      'Como reclamar: junto de nós, no livro de reclamações ou num centro de arbitragem.',
    notFoundTitle: '404 Página não encontrada',
    notFoundDescription: 'Não existe nenhuma página neste endereço.',
  },
});
