import type { LiveTopic } from '#core/live-topics.ts';

/** What each topic changes in the responses of the API: the URLs that begin so are read again. */
export const topicReads: Record<LiveTopic, readonly string[]> = {
  bookings: [
    '/api/admin/today',
    '/api/admin/bookings',
    '/api/admin/calendar',
    // The report of an issue counts the bookings that came from it.
    '/api/admin/campaigns',
    '/api/admin/booking-rules',
    '/api/admin/closed-days',
    '/api/admin/people',
    '/api/admin/search',
    '/api/admin/settings/hours',
  ],
  conversations: [
    '/api/admin/today',
    '/api/admin/inbox',
    '/api/admin/conversations',
    '/api/admin/answers',
    '/api/admin/people',
    '/api/admin/search',
  ],
  orders: [
    '/api/admin/today',
    '/api/admin/orders',
    '/api/admin/reconcile',
    '/api/admin/payment-requests',
    '/api/admin/quotes',
    '/api/admin/people',
    '/api/admin/search',
    '/api/admin/settings/payments',
  ],
  people: ['/api/admin/people', '/api/admin/inbox', '/api/admin/search'],
  projects: [
    '/api/admin/today',
    '/api/admin/projects',
    '/api/admin/templates',
    '/api/admin/project-settings',
    '/api/admin/people',
    '/api/admin/search',
  ],
  subscribers: [
    '/api/admin/today',
    '/api/admin/subscribers',
    '/api/admin/campaigns',
    '/api/admin/suppressions',
    '/api/admin/people',
  ],
  mail: ['/api/admin/today', '/api/admin/settings/mail'],
  settings: [
    '/api/admin/settings',
    '/api/admin/bank-account',
    '/api/admin/backups',
    '/api/admin/staff',
    '/api/admin/today',
    '/api/company',
  ],
  content: [
    '/api/admin/content',
    '/api/admin/files',
    '/api/admin/translations',
    '/api/admin/redirects',
    '/api/admin/samples',
  ],
  audit: ['/api/admin/audit'],
};
