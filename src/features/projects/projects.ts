import { readAbout, type TopicColumns } from '#features/topics/topics.ts';

/** Who has something to do in a project. */
export const sides = ['client', 'company'] as const;
export type Side = (typeof sides)[number];

/** What a client can be asked for: words, papers, a look with a yes or no, a time to meet. */
export const requestKinds = ['answer', 'document', 'approval', 'time'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What the company does in a step: its own work, or waiting for an authority or a bank. */
export const companyKinds = ['work', 'wait'] as const;
export type StepKind = RequestKind | (typeof companyKinds)[number];

export type ProjectState = 'active' | 'paused' | 'closed';
export type RequestState = 'open' | 'done' | 'withdrawn';

/** A time that staff offer, on Lisbon's clock: `2026-12-03`, `10:00`. */
export type OfferedSlot = { date: string; time: string };

export const longestTitle = 200;
export const longestText = 4000;
export const mostSlots = 12;
export const mostSteps = 40;
/** The most files that one request takes. */
export const mostFiles = 20;
/** Bytes of one paper. */
export const mostPaperBytes = 25_000_000;

type Titled = { title: string; titlePt: string };

/** Returns a title in a language; what has no Portuguese is shown in English. */
export function titleIn({ title, titlePt }: Titled, language: 'en' | 'pt'): string {
  return language === 'pt' && titlePt !== '' ? titlePt : title;
}

type Suggestion = TopicColumns & { subject: string; given: Titled; sold: Titled | null };

/**
 * Returns what work is called that begins from a booking or a conversation: as staff say, as its
 * package or the service that it is about, or as the other side called it.
 */
export function suggestTitle(suggestion: Suggestion): Titled {
  const { about, aboutTitle, aboutTitlePt, subject, given, sold } = suggestion;
  if (given.title !== '') return given;
  if (sold !== null) return sold;
  const kind = about === null ? null : readAbout(about)?.kind;
  if ((kind === 'package' || kind === 'service') && aboutTitle !== null)
    return { title: aboutTitle, titlePt: aboutTitlePt ?? '' };
  if (subject !== '') return { title: subject, titlePt: '' };
  return { title: 'Consulting', titlePt: 'Consultoria' };
}

type Request = { state: RequestState; askedAt: string };

/**
 * Returns who has the ball: the client while anything is asked of them, the company otherwise and
 * while work is paused; null once the project is closed.
 */
export function holderOf(
  { state }: { state: ProjectState },
  requests: readonly Pick<Request, 'state'>[],
): Side | null {
  if (state === 'closed') return null;
  if (state === 'paused') return 'company';
  return requests.some((one) => one.state === 'open') ? 'client' : 'company';
}
