import type { Page } from '@playwright/test';

/** Texts by which the tests find the parts of the home page, in both languages. */
export const words = {
  en: {
    path: '/',
    lang: 'en',
    title: 'Your way in to business in Portugal.',
    explore: 'Explore services',
    ended: 'Offer ended',
    why: 'Why choose us',
    reasons: ['Legal compliance', 'Strategic location', 'Data-driven approach'],
    studies: 'Featured case studies',
    allStudies: 'View all case studies',
    packages: 'Service packages and pricing',
    popular: 'Most popular',
    getStarted: 'Get started',
    subscribe: 'Subscribe',
    period: 'per month',
    quote: 'Request a custom quote',
    steps: 'How we work',
    turns: /^Working days up to the opening: 5 are yours, 15 are ours, 9 belong/,
    faq: 'Frequently asked questions',
    posts: 'Latest blog posts',
    allPosts: 'View all articles',
    testimonials: 'What our clients say',
    loadMore: 'Load more testimonials',
    newsletter: 'A newsletter in two languages',
    email: 'Email',
    invalidEmail: 'Please enter a valid email address',
    thanks: 'Thank you for subscribing',
    inbox: 'Check inbox soon',
    another: 'Subscribe another',
    already: ['Already Subscribed', 'This email is already subscribed to our newsletter.'],
    failed: ['Subscription Error', 'An error occurred during subscription. Please try again.'],
    packagesError: 'Error loading service packages. Please try again later.',
    postsError: 'Error loading blog posts. Please try again later.',
    testimonialsError: 'Error loading testimonials. Please try again later.',
    processing: 'Processing',
    initiated: 'Payment initiated',
    redirecting: 'Redirecting to checkout for Blueprint',
    paymentError: 'Payment Error',
    paymentErrorText: 'An error occurred during payment processing. Please try again.',
    price: '€390.00',
    order: { id: 'blueprint', name: 'Blueprint', price: 390 },
    checkout: '/checkout',
  },
  pt: {
    path: '/pt',
    lang: 'pt-PT',
    title: 'A sua entrada nos negócios em Portugal.',
    explore: 'Conhecer os serviços',
    ended: 'Oferta terminada',
    why: 'Porquê escolher-nos',
    reasons: ['Conformidade legal', 'Localização estratégica', 'Decisões baseadas em dados'],
    studies: 'Casos de estudo em destaque',
    allStudies: 'Ver todos os casos de estudo',
    packages: 'Pacotes de serviços e preços',
    popular: 'Mais escolhido',
    getStarted: 'Começar',
    subscribe: 'Subscrever',
    period: 'por mês',
    quote: 'Pedir orçamento à medida',
    steps: 'Como trabalhamos',
    turns: /^Dias úteis até à abertura: 5 são do cliente, 15 são nossos, 9 são do Estado/,
    faq: 'Perguntas frequentes',
    posts: 'Artigos mais recentes',
    allPosts: 'Ver todos os artigos',
    testimonials: 'O que dizem os nossos clientes',
    loadMore: 'Carregar mais testemunhos',
    newsletter: 'Uma newsletter em duas línguas',
    email: 'E-mail',
    invalidEmail: 'Introduza um endereço de e-mail válido',
    thanks: 'Obrigado por subscrever',
    inbox: 'Veja a sua caixa de correio dentro de momentos',
    another: 'Subscrever outro e-mail',
    already: ['Já subscreveu', 'Este e-mail já está na lista da nossa newsletter.'],
    failed: ['Erro na subscrição', 'Ocorreu um erro durante a subscrição. Tente novamente.'],
    packagesError: 'Erro ao carregar os pacotes de serviços. Tente novamente mais tarde.',
    postsError: 'Erro ao carregar os artigos. Tente novamente mais tarde.',
    testimonialsError: 'Erro ao carregar os testemunhos. Tente novamente mais tarde.',
    processing: 'A processar',
    initiated: 'Pagamento iniciado',
    redirecting: 'A redirecionar para o pagamento de Plano de Entrada',
    paymentError: 'Erro de pagamento',
    paymentErrorText: 'Ocorreu um erro ao processar o pagamento. Tente novamente.',
    price: '390,00\u00a0€',
    order: { id: 'blueprint', name: 'Plano de Entrada', price: 390 },
    checkout: '/pt/checkout',
  },
} as const;

export const languages = ['en', 'pt'] as const;

/** The section under a heading. */
export function sectionOf(page: Page, heading: string) {
  return page.getByRole('region', { name: heading, exact: true });
}

/** The visible toast with a title. */
export function toast(page: Page, title: string) {
  return page.locator('.toast').filter({ hasText: title });
}

/** Navigates to home from another page, so that the browser itself fetches from the API. */
export async function enterHome(page: Page, language: 'en' | 'pt'): Promise<void> {
  await page.goto(language === 'pt' ? '/pt/contact' : '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Entrada' }).click();
}
