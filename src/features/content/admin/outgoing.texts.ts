import { defineTexts } from '#i18n/texts.ts';

/** What to look at before a record goes out. */
export const outgoingTexts = defineTexts({
  en: {
    title: 'Before it goes out',
    oneNote: '1 to look at',
    notes: '{count} to look at',
    nothing: 'Texts, Portuguese, figures, pictures, links and address: nothing to look at.',
    needed: '{field}: still needed',
    long_title: '{field}: {detail} characters; a search shows about 60',
    long_description: '{field}: {detail} characters; a search shows about 155',
    short_description: '{field}: only {detail} characters; a search has room for 155',
    other_figures: '{field}: other figures. English: {detail}. Portuguese: {other}.',
    address_taken: 'Address: another page has /{detail}',
    past_end: '{field}: it is over already',
    atOnce: 'It goes out as soon as you publish it.',
    atTime: 'It goes out on {when}.',
  },
  pt: {
    title: 'Antes de sair',
    oneNote: '1 coisa a ver',
    notes: '{count} coisas a ver',
    nothing: 'Textos, português, números, imagens, ligações e endereço: nada a ver.',
    needed: '{field}: ainda falta',
    long_title: '{field}: {detail} caracteres; uma pesquisa mostra cerca de 60',
    long_description: '{field}: {detail} caracteres; uma pesquisa mostra cerca de 155',
    short_description: '{field}: só {detail} caracteres; uma pesquisa tem lugar para 155',
    other_figures: '{field}: números diferentes. Inglês: {detail}. Português: {other}.',
    address_taken: 'Endereço: outra página tem /{detail}',
    past_end: '{field}: já terminou',
    atOnce: 'Sai assim que o publicar.',
    atTime: 'Sai: {when}.',
  },
});
