import { useEffect, useRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { HiddenInputs } from '../form/hidden-inputs.tsx';
import { IconAlert } from '../icons/frame-icons.tsx';
import { Button } from './button.tsx';
import type { PagedList } from './use-paged-list.ts';
import './load-more.css';

type LoadMoreProps = {
  more: PagedList<unknown>['more'];
  /** Address of the list with its language prefix, and its query without `page`. */
  action: string;
  search: string;
  label: string;
  failure: string;
};

/**
 * Loads one more page of a list; without scripts it links to that page. When nothing is left to
 * load, the focus moves from the button to the first item of the last page.
 */
export function LoadMore({ more, action, search, label, failure }: LoadMoreProps) {
  const box = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || more.loading) return;
    shownBefore.current = null;
    const list = box.current?.previousElementSibling;
    const link = list?.children[before]?.querySelector<HTMLElement>('a');
    if (!more.exists && !more.failed) link?.focus({ preventScroll: true });
  }, [more.exists, more.loading, more.failed]);

  return (
    <div className="more" ref={box}>
      {more.failed ? (
        <p className="more__failure" role="alert">
          <IconAlert />
          {failure}
        </p>
      ) : null}
      {more.exists ? (
        <form
          action={action}
          onSubmit={(event) => {
            event.preventDefault();
            shownBefore.current = box.current?.previousElementSibling?.children.length ?? null;
            more.load();
          }}
        >
          <HiddenInputs fields={search} />
          <Button
            type="submit"
            variant="line"
            name="page"
            value={more.nextPage}
            aria-busy={more.loading || undefined}
          >
            {more.loading ? <Spinner /> : null}
            {label}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
