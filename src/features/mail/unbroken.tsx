import { splitUnbroken } from '#i18n/unbroken-words.ts';
import { styleOf } from './mail-styles.ts';

/** A sentence in which an e-mail or a reference is not broken at its hyphen. */
export function unbroken(text: string) {
  return splitUnbroken(text).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <span key={place} style={styleOf('unbroken')}>
        {part}
      </span>
    ),
  );
}
