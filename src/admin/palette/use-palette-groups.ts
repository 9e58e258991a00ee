import { useEffect, useRef, useState } from 'react';
import { companyZone, readClock } from '#core/zoned-time.ts';
import type { AuthUser } from '#features/auth/auth.ts';
import { type SearchResult, searchQuery } from '#features/search/search.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { type QueryResult, useQuery } from '#query/use-query.tsx';
import { sectionsOf } from '../frame/sections.ts';
import { actionsFor, namesSomeone, readCommand } from './palette-actions.ts';
import {
  groupFound,
  matchSections,
  type PaletteGroup,
  type PaletteOption,
} from './palette-options.ts';
import { placesWithin } from './places-within.ts';

const pauseMs = 150;
const fewestLetters = 2;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Returns what was found; until then what was found for the beginning of the same words. */
function useResult(q: string, { data, isPending }: QueryResult<SearchResult>) {
  const last = useRef<{ q: string; data: SearchResult | undefined }>({ q: '', data: undefined });
  useEffect(() => {
    if (data) last.current = { q, data };
  }, [q, data]);
  const isTypedOn = isPending && q.startsWith(last.current.q);
  return data ?? (isTypedOn ? last.current.data : undefined);
}

/** Returns what a text asks to be done; whose it is about is searched for when the typing pauses. */
function useActions(user: AuthUser, text: string, paused: string): PaletteOption[] {
  const { language } = useLanguage();
  const command = readCommand(text);
  const about = readCommand(paused)?.about ?? '';
  const isNamed =
    command !== null && command.about.length >= fewestLetters && namesSomeone(command);
  const isReady = isNamed && about === command.about;
  const search = useQuery({ ...searchQuery(about), enabled: isReady });
  if (command === null || (isNamed && !(isReady && search.data))) return [];
  const today = readClock(new Date(), companyZone).day;
  const entries = isNamed ? (search.data?.entries ?? []) : [];
  return actionsFor(command, { entries, today, language, roles: user.roles ?? [] });
}

export type PaletteState = {
  groups: PaletteGroup[];
  /** What the results are of; empty while too little is typed to search. */
  q: string;
  isSearching: boolean;
  isComplete: boolean;
  error: Error | null;
};

/** Returns what the palette offers for a text: sections at once, records when the typing pauses. */
export function usePaletteGroups(user: AuthUser, text: string): PaletteState {
  const { language } = useLanguage();
  const paused = usePaused(text.trim());
  const q = paused.length >= fewestLetters ? paused : '';
  const search = useQuery({ ...searchQuery(q), enabled: q !== '' });
  const result = useResult(q, search);
  const actions = useActions(user, text, paused);
  const sections = sectionsOf(user).map(({ screen, Icon }) => ({
    href: screen.path.href(),
    title: screen.title[language].title,
    detail: '',
    Icon,
  }));
  const places = text.trim() === '' ? [] : placesWithin(user, language);
  const matching = matchSections([...sections, ...places], text);
  const goTo = matching.length > 0 ? [{ kind: 'goTo' as const, options: matching }] : [];
  const act = actions.length > 0 ? [{ kind: 'act' as const, options: actions }] : [];
  const found = q === '' || !result ? [] : groupFound(result.entries);
  return {
    groups: [...act, ...found, ...goTo],
    q,
    isSearching: q !== '' && search.isFetching,
    isComplete: result?.isComplete ?? true,
    error: q === '' || search.isFetching ? null : search.error,
  };
}
