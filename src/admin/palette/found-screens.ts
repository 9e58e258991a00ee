import type { ComponentType } from 'react';
import type { FoundKind } from '#features/search/search.schema.ts';
import { IconCalendar } from '#ui/icons/frame-icons.tsx';
import type { IconProps } from '#ui/icons/icon.tsx';
import { IconInbox, IconOrders, IconPeople, IconSubscribers } from '../frame/frame-icons.tsx';
import { bookingPath } from '../screens/booking/booking.path.ts';
import { conversationPath } from '../screens/inbox/inbox.path.ts';
import { orderPath } from '../screens/order/order.path.ts';
import { personPath } from '../screens/person/person.path.ts';
import { subscriberPath } from '../screens/subscriber/subscriber.path.ts';

type FoundScreen = { Icon: ComponentType<IconProps>; hrefOf: (id: string) => string };

/** Where a record that was found is shown. */
export const foundScreens: Record<FoundKind, FoundScreen> = {
  person: { Icon: IconPeople, hrefOf: (id) => personPath.href({ id }) },
  booking: { Icon: IconCalendar, hrefOf: (id) => bookingPath.href({ id }) },
  conversation: { Icon: IconInbox, hrefOf: (id) => conversationPath.href({ id }) },
  order: { Icon: IconOrders, hrefOf: (reference) => orderPath.href({ reference }) },
  subscriber: { Icon: IconSubscribers, hrefOf: (id) => subscriberPath.href({ id }) },
};
