import {
  subscriberQuery,
  subscribersQuery,
  subscriberViewOf,
} from '#features/newsletter/subscribers/subscribers.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { subscriberPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'subscriber',
  stays: 'subscribers',
  path: subscriberPath,
  title: defineTexts({ en: { title: 'Subscriber' }, pt: { title: 'Subscritor' } }),
  load: () => import('../subscribers/subscribers-screen.tsx'),
  queries: ({ id }, search) => [
    subscriberQuery(id),
    subscribersQuery(subscriberViewOf(`?${search}`)),
  ],
});
