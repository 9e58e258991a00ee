import type { ComponentType } from 'react';
import type { FoundKind } from '#features/search/search.schema.ts';
import type { IconProps } from '#ui/icons/icon.tsx';
import { IconPeople } from '../frame/frame-icons.tsx';
import { personPath } from '../screens/person/person.path.ts';

type FoundScreen = { Icon: ComponentType<IconProps>; hrefOf: (id: string) => string };

/** Where a record that was found is shown. */
export const foundScreens: Partial<Record<FoundKind, FoundScreen>> = {
  person: { Icon: IconPeople, hrefOf: (id) => personPath.href({ id }) },
};
