import { decodePercent } from '#core/old-path.ts';

/** Hosts that keep the pictures of the posts of Substack, Medium and WordPress.com, for all their sites. */
const stores =
  /(?:^|\.)(?:substackcdn\.com|substack\.com|medium\.com|files\.wordpress\.com|wp\.com)$|^(?:substack-post-media|bucketeer-[\da-f-]+)\.s3\.amazonaws\.com$/;

/** Whether an address is of a store of pictures that many sites share. */
export function isPictureStore(address: string): boolean {
  return stores.test(URL.parse(address)?.hostname ?? '');
}

/**
 * Returns the address of a picture itself where a service that resizes it has it within its own:
 * `https://substackcdn.com/image/fetch/w_1456/https%3A%2F%2F…%2Fa.png`; any other address as it is.
 */
export function wholePicture(address: string): string {
  const url = URL.parse(address);
  if (url === null || !isPictureStore(address)) return address;
  const inner = /\/(https?(?::|%3a).+)$/i.exec(url.pathname)?.[1];
  const whole = inner === undefined ? '' : decodePercent(inner);
  return URL.canParse(whole) ? whole : address;
}

/** Returns the steps of a path as files have them on any disk: `1*a.JPG` is saved as `1_a.jpg` somewhere. */
export function stepsOf(path: string): string[] {
  return decodePercent(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[*:?"<>|]/g, '_')
    .split('/')
    .filter((step) => step !== '');
}
