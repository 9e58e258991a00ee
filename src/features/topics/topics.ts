import type * as z from 'zod/mini';
import type { AboutKind } from '#core/page-path.ts';
import { queryOptions } from '#query/query-options.ts';
import type { topicSchema } from './topics.input.ts';

const kinds = ['service', 'package', 'case', 'post'] as const satisfies readonly AboutKind[];

/** Names a record as links and forms do: `service:ecommerce`, `post:iva-oss`. */
export function formatAbout(kind: AboutKind, id: string): string {
  return `${kind}:${id}`;
}

/** Returns the kind and the id that `about` names, or null if it names none. */
export function readAbout(about: string): { kind: AboutKind; id: string } | null {
  const [, name, id = ''] = /^(\w+):([^\0]{1,190})$/.exec(about) ?? [];
  const kind = kinds.find((one) => one === name);
  return kind === undefined ? null : { kind, id };
}

export type Topic = z.infer<typeof topicSchema>;

/** The columns of a row that may have a topic, all null without one. The names are those of its time. */
export type TopicColumns = {
  about: string | null;
  aboutTitle: string | null;
  aboutTitlePt: string | null;
};

export function topicColumns(topic: Topic | null): TopicColumns {
  return {
    about: topic?.about ?? null,
    aboutTitle: topic?.title ?? null,
    aboutTitlePt: topic?.titlePt ?? null,
  };
}

export function topicOfColumns({ about, aboutTitle, aboutTitlePt }: TopicColumns): Topic | null {
  if (about === null || aboutTitle === null) return null;
  return { about, title: aboutTitle, ...(aboutTitlePt !== null && { titlePt: aboutTitlePt }) };
}

/** What a booking can be about; with the record that `about` names, if it is public. */
export function topicsQuery(about: string) {
  return queryOptions<Topic[]>({ queryKey: [`/api/topics?about=${encodeURIComponent(about)}`] });
}
