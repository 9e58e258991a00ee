/** Returns whether an `If-None-Match` header names a tag, alone or in a list, strong or weak. */
export function namesTag(header: string, tag: string): boolean {
  const exact = header.trim();
  if (exact === tag || exact === '*') return true;
  return exact.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
