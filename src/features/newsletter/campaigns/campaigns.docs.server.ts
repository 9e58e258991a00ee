import { json } from '#platform/http/describe-call.server.ts';
import { describeStaffCall } from '#platform/permissions/describe-staff-call.server.ts';
import {
  archiveInput,
  draftInput,
  fromArticlesInput,
  newCampaignInput,
  startInput,
  tagsInput,
  testInput,
} from './campaigns.input.ts';
import {
  campaignSchema,
  campaignsSchema,
  campaignVersionsSchema,
  newCampaignSchema,
} from './campaigns.schema.ts';

const unknown = { 404: '`unknown_campaign`' };
const shown = { 200: { description: 'The issue', content: json(campaignSchema) } };
const begun = { 202: { description: 'The issue', content: json(campaignSchema) } };
const made = { 201: { description: 'Its id', content: json(newCampaignSchema) } };

export const describeCampaigns = describeStaffCall({
  summary: 'Issues of the newsletter with their figures, and how many would read one now',
  responses: { 200: { description: 'Issues', content: json(campaignsSchema) } },
});

export const describeCampaign = describeStaffCall({
  summary: 'An issue: texts in both languages, state, what became of its mails',
  responses: shown,
  problems: unknown,
});

export const describeNewCampaign = describeStaffCall({
  summary: 'Stores a new issue as a draft; texts are Markdown',
  body: newCampaignInput,
  responses: made,
});

export const describeFromArticles = describeStaffCall({
  summary: 'Makes a draft of public articles: of one the whole text, of several a digest',
  body: fromArticlesInput,
  responses: made,
  problems: { 404: '`unknown_article`' },
});

export const describeDraft = describeStaffCall({
  summary: 'Changes the texts of a draft; what is left out stays',
  parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
  body: draftInput,
  responses: shown,
  problems: {
    ...unknown,
    409: '`not_draft`',
    412: '`changed`, with the issue as it is in `present`',
    428: '`revision_required`',
  },
});

export const describeArchive = describeStaffCall({
  summary:
    'Chooses whether an issue is on the site once it goes out, and whether search engines may list it',
  body: archiveInput,
  responses: shown,
  problems: unknown,
});

export const describeTags = describeStaffCall({
  summary:
    'Says what a draft is about, by tags of the blog: whoever chose other topics does not get it',
  body: tagsInput,
  responses: shown,
  problems: { ...unknown, 409: '`not_draft`' },
});

export const describeArticles = describeStaffCall({
  summary: 'Puts the articles of which a draft was made into it again, as they are now',
  parameters: [{ name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } }],
  responses: shown,
  problems: {
    404: '`unknown_campaign`, `unknown_article`',
    409: '`not_draft`',
    412: '`changed`, with the issue as it is in `present`',
    428: '`revision_required`',
  },
});

export const describeVersions = describeStaffCall({
  summary: 'What an issue said before: its last twenty versions, those that were refused too',
  responses: { 200: { description: 'Versions', content: json(campaignVersionsSchema) } },
  problems: unknown,
});

export const describeRemoval = describeStaffCall({
  summary: 'Deletes a draft',
  responses: { 204: { description: 'Deleted' } },
  problems: { ...unknown, 409: '`not_draft`' },
});

export const describePreview = describeStaffCall({
  summary:
    'The mail of an issue as its readers get it: a page, by `look=dark` in the dark, or by `as=text` plain text',
  parameters: ['language', 'as', 'look'].map((name) => ({
    name,
    in: 'query' as const,
    required: false,
    schema: { type: 'string' as const },
  })),
  responses: { 200: { description: 'The mail', content: { 'text/html': {}, 'text/plain': {} } } },
  problems: unknown,
});

export const describeTest = describeStaffCall({
  summary: 'Mails an issue to whoever is signed in, at most 50 times in 24 hours',
  body: testInput,
  responses: { 202: { description: 'On its way' } },
  problems: { ...unknown, 422: '`not_ready`', 429: '`too_many_mails`' },
});

export const describeStart = describeStaffCall({
  summary: 'Starts an issue after ten seconds, or `at` a moment of Lisbon’s clock',
  body: startInput,
  responses: begun,
  problems: {
    ...unknown,
    409: '`missing_portuguese` with the number of `readers`, `no_readers`, `ended`',
    422: '`not_ready`, `past`',
  },
});

export const describeTurn = describeStaffCall({
  summary: 'Pauses, resumes or stops an issue; before its first mail, stopped is a draft again',
  responses: begun,
  problems: { ...unknown, 409: '`not_possible`' },
});
