import { searchText } from '#core/search-text.ts';
import type { SearchResult } from '#features/search/search.ts';
import type { Language } from '#i18n/language.ts';
import { type TextParams, translate } from '#i18n/texts.ts';
import {
  bookForPath,
  calendarPath,
  contentRecordPath,
  conversationPath,
  inboxPath,
  orderPath,
  writePath,
  writeQuotePath,
} from '#paths.ts';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import { IconContent, IconInbox, IconOrders, IconQuotes } from '../frame/frame-icons.tsx';
import { formatAskedDay, readTimes, type TimesToClose } from './asked-times.ts';
import { actionTexts } from './palette-actions.texts.ts';
import type { PaletteOption } from './palette-options.ts';

export type Verb = 'book' | 'refund' | 'close' | 'answer' | 'write' | 'new';

/** What was typed, read as something to do: the verb, and what it is about. */
export type Command = { verb: Verb; about: string };

/** The verbs of both languages, folded; whichever language the back office is in. */
const verbs: Record<Verb, readonly string[]> = {
  book: ['book', 'marcar', 'agendar'],
  refund: ['refund', 'reembolsar', 'reembolso'],
  close: ['close', 'fechar'],
  answer: ['answer', 'reply', 'responder', 'resposta'],
  write: ['write', 'mail', 'email', 'escrever'],
  new: ['new', 'novo', 'nova', 'criar'],
};

/** Words between a verb and a name. */
const between = /^(?:to|for|with|a|ao|à|para|com|de|o|the)\s+/;
const fewestLetters = 2;

/** Reads a command: a verb, or the beginning of one while nothing follows it. Null for anything else. */
export function readCommand(text: string): Command | null {
  const folded = searchText(text);
  const [first = '', ...rest] = folded.split(' ');
  if (first.length < fewestLetters) return null;
  const about = rest.join(' ').replace(between, '');
  for (const verb of Object.keys(verbs) as Verb[])
    if (verbs[verb].some((word) => (rest.length > 0 ? word === first : word.startsWith(first))))
      return { verb, about };
  return null;
}

/** Whether what a command is about is somebody, who has to be searched for. */
export function namesSomeone({ verb }: Command): boolean {
  return verb !== 'close' && verb !== 'new';
}

/** What can be begun, by the words of both languages. */
const beginnings = [
  {
    key: 'newPost',
    words: ['post', 'article', 'artigo'],
    href: contentRecordPath.href({ kind: 'posts', id: 'new' }),
    Icon: IconContent,
  },
  {
    key: 'newStudy',
    words: ['case', 'study', 'caso', 'estudo'],
    href: contentRecordPath.href({ kind: 'case-studies', id: 'new' }),
    Icon: IconContent,
  },
  {
    key: 'newBooking',
    words: ['booking', 'consultation', 'call', 'marcacao', 'consulta'],
    href: bookForPath.href(),
    Icon: IconCalendar,
  },
  {
    key: 'newQuote',
    words: ['quote', 'offer', 'orcamento', 'proposta'],
    href: writeQuotePath.href(),
    Icon: IconQuotes,
  },
  {
    key: 'newMessage',
    words: ['message', 'mail', 'mensagem', 'email'],
    href: writePath.href(),
    Icon: IconInbox,
  },
] as const;

type Given = {
  /** What was found for whom the command is about. */
  entries: SearchResult['entries'];
  /** Today in Lisbon. */
  today: string;
  language: Language;
  roles: readonly string[];
};

/** The most that is offered for one verb. */
const most = 4;

/** Returns what can be done, each with what it leads to; nothing is done before a press there. */
export function actionsFor({ verb, about }: Command, given: Given): PaletteOption[] {
  const { entries, today, language, roles } = given;
  const isOwner = roles.includes('owner');
  if (!isOwner && !roles.includes('staff')) return [];
  const t = (key: keyof typeof actionTexts.en, params?: TextParams) =>
    translate(actionTexts, language, key, params);
  const of = (kind: SearchResult['entries'][number]['kind']) =>
    entries.filter((entry) => entry.kind === kind).slice(0, most);
  const query = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;
  const onPerson = (
    key: 'book' | 'write',
    path: { href: () => string },
    Icon: PaletteOption['Icon'],
  ) => {
    const found = of('person').map(({ id, title, detail }) => ({
      href: path.href() + query({ person: id }),
      title: t(`${key}Person`, { name: title }),
      detail,
      Icon,
    }));
    const nobody = { href: path.href(), title: t(key), detail: t(`${key}Text`), Icon };
    return found.length > 0 ? found : [nobody];
  };
  if (verb === 'book') return onPerson('book', bookForPath, IconCalendar);
  if (verb === 'write') return onPerson('write', writePath, IconInbox);
  if (verb === 'answer') {
    const found = of('conversation').map(({ id, title, detail }) => ({
      href: conversationPath.href({ id }) + query({ reply: '1' }),
      title: t('answerPerson', { name: title }),
      detail,
      Icon: IconInbox,
    }));
    const first = {
      href: inboxPath.href(),
      title: t('answer'),
      detail: t('answerText'),
      Icon: IconInbox,
    };
    return found.length > 0 ? found : about === '' ? [first] : [];
  }
  if (verb === 'refund')
    return isOwner
      ? of('order').map(({ id, title, detail }) => ({
          href: orderPath.href({ reference: id }) + query({ do: 'refund' }),
          title: t('refundPerson', { name: detail || title }),
          detail: [title, t('refundText')].filter(Boolean).join(' · '),
          Icon: IconOrders,
        }))
      : [];
  if (verb === 'close') return [closing(readTimes(about, today), { t, language, query })];
  const matching = beginnings.filter(({ words }) => words.some((word) => word.startsWith(about)));
  return matching.map(({ key, href, Icon }) => ({ href, title: t(key), detail: '', Icon }));
}

type Words = {
  t: (key: keyof typeof actionTexts.en, params?: TextParams) => string;
  language: Language;
  query: (params: Record<string, string>) => string;
};

/** Closing opens its dialog, filled in: bookings that are there stay. */
function closing(times: TimesToClose | null, { t, language, query }: Words): PaletteOption {
  const href = calendarPath.href();
  if (times === null)
    return {
      href: href + query({ close: '1' }),
      title: t('close'),
      detail: t('closeText'),
      Icon: IconCalendar,
    };
  const { day, from, to } = times;
  const named = { day: formatAskedDay(day, language), from: from ?? '', to: to ?? '' };
  return {
    href: href + query({ close: day, ...(from && to ? { from, to } : {}) }),
    title: t(from ? 'closeHours' : 'closeDay', named),
    detail: t('closeText'),
    Icon: IconCalendar,
  };
}
