import {
  subscribersQuery,
  subscriberViewOf,
} from '#features/newsletter/subscribers/subscribers.queries.ts';
import { defineTexts } from '#i18n/texts.ts';
import { subscribersPath } from '#paths.ts';
import { defineScreen } from '../../define-screen.ts';

export const screen = defineScreen({
  name: 'subscribers',
  stays: 'subscribers',
  path: subscribersPath,
  title: defineTexts({ en: { title: 'Subscribers' }, pt: { title: 'Subscritores' } }),
  load: () => import('./subscribers-screen.tsx'),
  queries: (_, search) => [subscribersQuery(subscriberViewOf(`?${search}`))],
});
