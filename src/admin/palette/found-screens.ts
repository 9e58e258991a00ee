import type { ComponentType } from 'react';
import type { FoundKind } from '#features/search/search.ts';
import {
  askedPaymentsPath,
  bookingPath,
  conversationPath,
  issuePath,
  orderPath,
  personPath,
  projectPath,
  quotePath,
  subscriberPath,
} from '#paths.ts';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import {
  IconInbox,
  IconOrders,
  IconPeople,
  IconProjects,
  IconQuotes,
  IconSubscribers,
} from '../frame/frame-icons.tsx';

type FoundScreen = { Icon: ComponentType<IconProps>; hrefOf: (id: string) => string };

/** Where a record that was found is shown. */
export const foundScreens: Record<FoundKind, FoundScreen> = {
  person: { Icon: IconPeople, hrefOf: (id) => personPath.href({ id }) },
  booking: { Icon: IconCalendar, hrefOf: (id) => bookingPath.href({ id }) },
  conversation: { Icon: IconInbox, hrefOf: (id) => conversationPath.href({ id }) },
  order: { Icon: IconOrders, hrefOf: (reference) => orderPath.href({ reference }) },
  project: { Icon: IconProjects, hrefOf: (id) => projectPath.href({ id }) },
  'payment-request': {
    Icon: IconOrders,
    hrefOf: (id) => `${askedPaymentsPath.href()}?${new URLSearchParams({ request: id })}`,
  },
  quote: { Icon: IconQuotes, hrefOf: (id) => quotePath.href({ id }) },
  issue: { Icon: IconSubscribers, hrefOf: (id) => issuePath.href({ id }) },
  subscriber: { Icon: IconSubscribers, hrefOf: (id) => subscriberPath.href({ id }) },
};
