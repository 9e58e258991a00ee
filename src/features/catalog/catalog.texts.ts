import { defineTexts } from '#i18n/texts.ts';

export const catalogTexts = defineTexts({
  en: {
    heading: 'Service packages and pricing',
    vatIncluded: 'VAT included',
    vatAdded: 'plus VAT',
    vatSplit: '{net} + {vat} VAT ({rate}%)',
    loading: 'Loading service packages',
    errorLoadingPackages: 'Error loading service packages. Please try again later.',
    mostPopular: 'Most popular',
    getStarted: 'Get started',
    subscribe: 'Subscribe',
    processing: 'Processing',
    per: 'per {period}',
    paymentInitiated: 'Payment initiated',
    redirecting: 'Redirecting to checkout for {name}',
    paymentError: 'Payment Error',
    paymentErrorDescription: 'An error occurred during payment processing. Please try again.',
    notKept:
      'Your browser keeps nothing for this site: cookies and site data are blocked, or its storage is full. The order can go along in the address instead.',
    continueTo: 'Continue to the checkout for {name}',
    otherwise: 'Something else in mind?',
    anything: 'What do you have in mind?',
    customQuote: 'Request a custom quote',
    adaptQuote: 'Custom quote',
    or: 'or',
    adaptCall: 'free call',
  },
  pt: {
    heading: 'Pacotes de serviços e preços',
    vatIncluded: 'IVA incluído',
    vatAdded: 'mais IVA',
    vatSplit: '{net} + {vat} de IVA ({rate}\u00a0%)',
    loading: 'A carregar os pacotes de serviços',
    errorLoadingPackages: 'Erro ao carregar os pacotes de serviços. Tente novamente mais tarde.',
    mostPopular: 'Mais escolhido',
    getStarted: 'Começar',
    subscribe: 'Subscrever',
    processing: 'A processar',
    per: 'por {period}',
    paymentInitiated: 'Pagamento iniciado',
    redirecting: 'A redirecionar para o pagamento de {name}',
    paymentError: 'Erro de pagamento',
    paymentErrorDescription: 'Ocorreu um erro ao processar o pagamento. Tente novamente.',
    notKept:
      'O seu navegador não guarda nada deste site: os cookies e dados de sites estão bloqueados, ou já não tem espaço. A encomenda pode seguir no próprio endereço.',
    continueTo: 'Continuar para o pagamento de {name}',
    otherwise: 'Tem outra coisa em mente?',
    anything: 'O que tem em mente?',
    customQuote: 'Pedir orçamento à medida',
    adaptQuote: 'Orçamento à medida',
    or: 'ou',
    adaptCall: 'consulta gratuita',
  },
});

/** Periods of subscriptions; any other period is shown as the owner wrote it. */
export const periodTexts = defineTexts({
  en: { week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  pt: { week: 'semana', month: 'mês', quarter: 'trimestre', year: 'ano' },
});

export const packageOfferTexts = defineTexts({
  en: {
    instead: 'Instead of',
    lowest: 'Lowest price of the 30 days before: {price}',
  },
  pt: {
    instead: 'Em vez de',
    lowest: 'Preço mais baixo dos 30 dias anteriores: {price}',
  },
});
