import type { ReactNode } from 'react';

export type IconProps = {
  /** Extra classes beside `icon`, such as `icon--go` for the arrow that moves on hover. */
  className?: string | undefined;
};

/** Markup that is the same wherever the icon is shown, or elements that depend on something. */
type Drawing = { shapes: string; children?: never } | { shapes?: never; children: ReactNode };

/**
 * A lucide outline on a 24-unit grid. Decorative: the text beside it carries the meaning. `shapes` are
 * rendered and hydrated as one, and a page has fifty icons.
 */
export function Icon({ className, shapes, children }: IconProps & Drawing) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...(shapes === undefined ? { children } : { dangerouslySetInnerHTML: { __html: shapes } })}
    />
  );
}
