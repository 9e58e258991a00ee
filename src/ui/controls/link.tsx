import type { ComponentProps, MouseEvent } from 'react';
import { withPrefix } from '#core/site-address.ts';
import { useNavigation } from './navigation-context.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of this site without a language prefix; the current page's prefix is added. */
  to: string;
};

/** Whether a press navigates here: it opens no other tab, and nobody has prevented it. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented && !event.currentTarget.target;
}

/** A link within the site: a plain `<a>` that navigates without a full load once scripts run. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { address, navigate, prefetch } = useNavigation();
  return (
    <a
      {...rest}
      href={withPrefix(address.prefix, to)}
      onPointerEnter={() => prefetch(to)}
      onFocus={() => prefetch(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}
