import { hasNoNul } from '#core/fields.ts';
import { defineRead } from '#platform/http/mount-reads.server.ts';
import { describeRead } from '#platform/http/read-call.server.ts';
import { archivedIssueSchema, archiveSchema, issueCardsSchema } from './archive.schema.ts';
import { getArchivedIssue, listArchivedIssues, readArchive } from './read-archive.server.ts';

const tag = 'newsletter';

/** What visitors read of the issues that went out. */
export const archiveReads = [
  defineRead({
    path: '/api/newsletter/archive',
    describe: describeRead({
      summary: {
        en: 'The languages in which there are issues to read',
        pt: 'As línguas em que há edições para ler',
      },
      tag,
      schema: archiveSchema,
    }),
    read: ({ database }) => database.read(readArchive),
  }),
  defineRead({
    path: '/api/newsletter/issues',
    describe: describeRead({
      summary: {
        en: 'The issues on the site, newest first',
        pt: 'As edições que estão no site, da mais recente para a mais antiga',
      },
      tag,
      schema: issueCardsSchema,
    }),
    read: ({ database }) => database.read(listArchivedIssues),
  }),
  defineRead({
    path: '/api/newsletter/issues/:slug',
    describe: describeRead({
      summary: { en: 'One issue', pt: 'Uma edição' },
      tag,
      schema: archivedIssueSchema,
      problems: [404],
    }),
    notFound: 'Issue not found',
    read: async ({ database }, { params: { slug } }) =>
      hasNoNul(slug) ? database.read((db) => getArchivedIssue(db, slug)) : null,
  }),
];
