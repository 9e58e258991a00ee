/** Milliseconds without a scroll event after which the page has stopped. */
const restsAfter = 400;

/** CSS pixels: a touch trembles by less. */
const trembles = 6;

/** Tells whether the page is being scrolled down: until it is scrolled up or stops. Returns a stop. */
export function followScrolling(tell: (isAway: boolean) => void): () => void {
  let last = scrollY;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(rest);
    rest = setTimeout(tell, restsAfter, false);
    if (Math.abs(scrollY - last) < trembles) return;
    tell(scrollY > last);
    last = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  return () => {
    clearTimeout(rest);
    removeEventListener('scroll', follow);
  };
}
