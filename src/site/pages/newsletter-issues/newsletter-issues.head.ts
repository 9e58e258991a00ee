import { archiveQuery } from '#features/newsletter/archive/archive.queries.ts';
import type { newsletterIssuesPath } from '#paths.ts';
import type { HeadReader, HeadTexts } from '../../define-page.ts';

const texts: HeadTexts = {
  en: {
    title: 'Issues of the newsletter',
    description: 'The issues of our newsletter that have gone out, to read at any time.',
  },
  pt: {
    title: 'Edições da newsletter',
    description: 'As edições da nossa newsletter que já saíram, para ler quando quiser.',
  },
};

/** Without an issue there is nothing to find. */
export const head: HeadReader<typeof newsletterIssuesPath> = ({ language, read }) => {
  const languages = read(archiveQuery())?.languages;
  return {
    ...texts[language],
    noindex: languages !== undefined && !languages.includes(language),
    ...(languages?.length === 1 && { onlyIn: languages[0] }),
  };
};
