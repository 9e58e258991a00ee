import type { GoLiveItem } from '../go-live.schema.ts';

/** What an owner does in one place, in the order of the list. */
export const goLiveGroups = ['company', 'content', 'legal', 'mail', 'server'] as const;
export type GoLiveGroup = (typeof goLiveGroups)[number];

const content = [
  ...['posts', 'case_studies', 'testimonials'],
  ...['filing_days', 'compliance', 'copyright_year', 'video_link'],
  ...['home_offer', 'home_costs', 'home_steps', 'setup_costs'],
  ...['packages', 'questions', 'people', 'words'],
];
const mail = ['mail_server', 'test_mail', 'spf', 'dkim', 'dmarc'];

/** Returns the group of an item by its id. */
export function groupOf(id: GoLiveItem['id']): GoLiveGroup {
  if (id === 'look' || id.startsWith('company_')) return 'company';
  if (id.startsWith('legal')) return 'legal';
  if (content.includes(id)) return 'content';
  return mail.includes(id) ? 'mail' : 'server';
}

/** As many items as this are a list; more are folded into their groups. */
const mostUnfolded = 6;

/** Whether so many items that are not set are too many to read at once. */
export function isFolded(left: number): boolean {
  return left > mostUnfolded;
}
