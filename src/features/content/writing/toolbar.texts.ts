import { defineTexts } from '#i18n/texts.ts';

export const toolbarTexts = defineTexts({
  en: {
    toolbar: 'Format: {field}',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    link: 'Link',
    bullets: 'List',
    numbers: 'Numbered list',
    quote: 'Quote',
    picture: 'Insert image',
    table: 'Table',
    note: 'Footnote',
    linkWords: 'words of the link',
    pictureAlt: 'what the picture shows',
    pictureCaption: 'caption',
    tableHead: 'Heading',
    noteWords: 'Text of the note',
    tooLong:
      'At most {most} characters are saved; this text has {over} more. Shorten it or split it.',
  },
  pt: {
    toolbar: 'Formatação: {field}',
    bold: 'Negrito',
    italic: 'Itálico',
    heading: 'Subtítulo',
    link: 'Ligação',
    bullets: 'Lista',
    numbers: 'Lista numerada',
    quote: 'Citação',
    picture: 'Inserir imagem',
    table: 'Tabela',
    note: 'Nota de rodapé',
    linkWords: 'texto da ligação',
    pictureAlt: 'o que a imagem mostra',
    pictureCaption: 'legenda',
    tableHead: 'Cabeçalho',
    noteWords: 'Texto da nota',
    tooLong:
      'No máximo são guardados {most} caracteres; este texto tem mais {over}. Encurte-o ou divida-o.',
  },
});
