import { defineTexts } from '#i18n/texts.ts';

export const blogPostTexts = defineTexts({
  en: {
    back: 'Back to Blog',
    premium: 'Premium',
    minutes: '{count} min read',
    by: 'By {author}',
    author: 'Author',
    aboutAuthor: 'About the author',
    expertise:
      'Expert in e-commerce, digital marketing and business strategy for companies entering Portugal.',
    share: 'Share',
    shareOn_facebook: 'Share on Facebook',
    shareOn_twitter: 'Share on Twitter',
    shareOn_linkedin: 'Share on LinkedIn',
    tags: 'Tags',
    related: 'Related articles',
    loading: 'Loading article',
    notFound: 'Article Not Found',
    notFoundHint: "The article you're looking for doesn't exist or has been removed.",
  },
  pt: {
    back: 'Voltar ao blogue',
    premium: 'Premium',
    minutes: '{count} min de leitura',
    by: 'Por {author}',
    author: 'Autoria',
    aboutAuthor: 'Sobre a autoria',
    expertise:
      'Especialista em comércio eletrónico, marketing digital e estratégia para empresas que entram em Portugal.',
    share: 'Partilhar',
    shareOn_facebook: 'Partilhar no Facebook',
    shareOn_twitter: 'Partilhar no Twitter',
    shareOn_linkedin: 'Partilhar no LinkedIn',
    tags: 'Temas',
    related: 'Artigos relacionados',
    loading: 'A carregar o artigo',
    notFound: 'Artigo não encontrado',
    notFoundHint: 'O artigo que procura não existe ou foi removido.',
  },
});
