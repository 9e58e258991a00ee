import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { useFollow } from './use-follow.ts';

type PreviewFrameProps = { title: string; src: string; style: CSSProperties };

/** The next page is drawn behind the one that is shown, and takes its place and its scroll position. */
export function PreviewFrame({ title, src, style }: PreviewFrameProps) {
  const [shown, setShown] = useState(src);
  const frame = useRef<HTMLIFrameElement>(null);
  const next = useRef<HTMLIFrameElement>(null);
  const follow = useFollow(frame);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown
  useEffect(() => {
    follow();
  }, [shown, follow]);

  function takeOver(): void {
    const top = frame.current?.contentWindow?.scrollY ?? 0;
    next.current?.contentWindow?.scrollTo({ top, behavior: 'instant' });
    setShown(src);
  }

  const pages = shown === src ? [shown] : [shown, src];
  return pages.map((page) => {
    const isShown = page === shown;
    const ref: RefObject<HTMLIFrameElement | null> = isShown ? frame : next;
    return (
      <iframe
        key={page}
        ref={ref}
        title={isShown ? title : ''}
        src={page}
        style={style}
        data-next={isShown ? undefined : true}
        inert={!isShown}
        aria-hidden={isShown ? undefined : true}
        onLoad={isShown ? follow : takeOver}
      />
    );
  });
}
