import { withPrefix } from '#core/site-address.ts';
import { useNavigation } from './navigation-context.ts';
import { useOrigin } from './use-origin.ts';

/** The address of a page of this site, on paper alone, where nothing can be pressed. */
export function PaperAddress({ to }: { to: string }) {
  const { address } = useNavigation();
  const origin = useOrigin();
  if (origin === null) return null;
  return (
    <span hidden className="paper">
      {new URL(origin).host}
      {withPrefix(address.prefix, to)}
    </span>
  );
}
