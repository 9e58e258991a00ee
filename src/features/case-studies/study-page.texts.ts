import { defineTexts } from '#i18n/texts.ts';

export const studyPageTexts = defineTexts({
  en: {
    back: 'All case studies',
    facts: 'About the client',
    client: 'Client',
    industry: 'Industry',
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    inviteTitle: 'Have a date of your own?',
    inviteText:
      'Bring it to the free call. We will tell you whether it is realistic, and what has to happen first.',
    inviteLink: 'Book a consultation',
    loading: 'Loading case study',
    failed: 'Failed to load case study',
    failedHint: 'The case study could not be found or there was a problem loading it.',
  },
  pt: {
    back: 'Todos os casos de estudo',
    facts: 'Sobre o cliente',
    client: 'Cliente',
    industry: 'Setor',
    challenge: 'Desafio',
    solution: 'Solução',
    results: 'Resultados',
    inviteTitle: 'Tem uma data marcada?',
    inviteText:
      'Traga-a à chamada gratuita. Dizemos-lhe se é realista e o que tem de acontecer primeiro.',
    inviteLink: 'Marcar consulta',
    loading: 'A carregar o caso de estudo',
    failed: 'Não foi possível carregar o caso de estudo',
    failedHint: 'O caso de estudo não foi encontrado ou houve um problema ao carregá-lo.',
  },
});
