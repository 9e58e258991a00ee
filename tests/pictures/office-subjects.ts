import { editedKindNames } from '#admin/screens/content/content-kinds.ts';
import { officeContentStates } from './office-content-states.ts';
import { officeIssueStates } from './office-issue-states.ts';
import { firstOf, openOffice } from './office-pages.ts';
import { officeStates } from './office-states.ts';
import type { Scene, Subject } from './subject.ts';

const screens = [
  '/admin',
  '/admin/inbox',
  '/admin/inbox/saved-answers',
  '/admin/inbox/blocked-senders',
  '/admin/calendar',
  '/admin/calendar/book',
  '/admin/calendar/hours',
  '/admin/people',
  '/admin/orders',
  '/admin/orders/asked',
  '/admin/orders/bank',
  '/admin/quotes',
  '/admin/quotes/write',
  '/admin/log',
  ...editedKindNames.map((kind) => `/admin/content?kind=${kind}`),
  '/admin/content/posts/new',
  '/admin/content/posts/order',
  '/admin/content/packages/order',
  '/admin/content/redirects',
  '/admin/content/samples',
  '/admin/content/translations',
  '/admin/content/import',
  '/admin/files',
  '/admin/newsletter',
  '/admin/subscribers',
  '/admin/subscribers/import',
  '/admin/settings',
  '/admin/settings/company',
  '/admin/settings/look',
  '/admin/settings/mail',
  '/admin/account',
  '/admin/nowhere',
];

/** Records, each by the call that lists them and the property that is in its address. */
const records = [
  { list: 'conversations', rows: 'conversations', id: 'id', at: '/admin/inbox' },
  { list: 'bookings?state=all', rows: 'bookings', id: 'id', at: '/admin/calendar/bookings' },
  { list: 'orders?filter=paid', rows: 'orders', id: 'reference', at: '/admin/orders' },
  { list: 'people?q=Noor', rows: 'people', id: 'id', at: '/admin/people' },
  { list: 'subscribers', rows: 'subscribers', id: 'id', at: '/admin/subscribers' },
  ...editedKindNames.map((kind) => ({
    list: `content/${kind}?live=true`,
    rows: 'records',
    id: 'id',
    at: `/admin/content/${kind}`,
  })),
];

/** Every screen of the back office, as an owner sees it after a few visitors. */
export const officeSubjects: Subject[] = [
  ...screens.map((path) => ({ name: path, open: (scene: Scene) => openOffice(scene, path) })),
  ...records.map(({ list, rows, id, at }) => ({
    name: `${at}/:${id}`,
    open: async (scene: Scene) =>
      openOffice(scene, `${at}/${await firstOf(scene, list, rows, id)}`),
  })),
  ...officeContentStates,
  ...officeIssueStates,
  ...officeStates,
];
