/** The sign-in page, which leads back to where the person was. */
export function signInAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/sign-in?to=${encodeURIComponent(`${pathname}${search}`)}`;
}
