import type * as z from 'zod/mini';
import type { Fields } from '#features/content/content.ts';
import { type Language, localeOf } from '#i18n/language.ts';
import { defineTexts, translate } from '#i18n/texts.ts';
import { queryOptions } from '#query/query-options.ts';
import type { teamSchema } from './authors.server.ts';

/** A person who advises clients. */
export type Consultant = z.infer<typeof teamSchema>[number];

export function teamQuery() {
  return queryOptions<Consultant[]>({ queryKey: ['/api/team'] });
}

const mostNamed = 2;

/** Returns who may call: the consultants while they are few, for nobody is chosen before the day. */
export function callersOf(team: readonly Consultant[]): readonly Consultant[] {
  return team.length <= mostNamed ? team : [];
}

/** Names those of whom one will call: "Rita Sousa or Tomás Vale". */
export function nameCallers(callers: readonly { name: string }[], language: Language): string {
  const list = new Intl.ListFormat(localeOf[language], { type: 'disjunction' });
  return list.format(callers.map(({ name }) => name));
}

/** What is said of a person of the site. */
export const authorFields = [
  { name: 'role', type: 'line', most: 200, twin: true },
  { name: 'about', type: 'text', most: 1_000, twin: true },
  { name: 'says', type: 'text', most: 300, twin: true, late: true },
  { name: 'asks', type: 'list', most: 60, twin: true, late: true },
  { name: 'languages', type: 'list', most: 60, twin: true },
  { name: 'name', type: 'line', most: 200, required: true },
  { name: 'imageUrl', type: 'picture', most: 500 },
  { name: 'figure', type: 'figure' },
  { name: 'isConsultant', type: 'flag' },
] as const satisfies Fields;

export const teamTexts = defineTexts({
  en: {
    title: 'The team',
    consultants: 'Consultants',
    speaks: 'Speaks {languages}',
    asked: 'What clients ask',
    quoteOpen: '“',
    quoteClose: '”',
    failed: 'The team could not be loaded. Please try again later.',
    empty: 'Our consultants are not shown yet. Book a call and meet one of them.',
    bookTitle: 'The first call is free',
    book: 'Book a consultation',
  },
  pt: {
    title: 'A equipa',
    consultants: 'Consultores',
    speaks: 'Fala {languages}',
    asked: 'O que os clientes perguntam',
    quoteOpen: '«',
    quoteClose: '»',
    failed: 'Não foi possível carregar a equipa. Tente novamente mais tarde.',
    empty:
      'Ainda não apresentamos aqui os nossos consultores. Marque uma chamada e conheça um deles.',
    bookTitle: 'A primeira chamada é gratuita',
    book: 'Marcar consulta',
  },
});

type Speaker = { languages?: string[] | undefined; languagesPt?: string[] | undefined };

/** Returns which languages someone speaks, as a sentence; null where that is not known. */
export function getSpokenLine(language: Language, speaker: Speaker): string | null {
  const spoken = (language === 'pt' && speaker.languagesPt) || speaker.languages || [];
  if (spoken.length === 0) return null;
  const list = new Intl.ListFormat(localeOf[language], { type: 'conjunction' });
  return translate(teamTexts, language, 'speaks', { languages: list.format(spoken) });
}
