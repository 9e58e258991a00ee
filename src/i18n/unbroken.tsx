import { splitUnbroken } from './unbroken-words.ts';

/** A sentence in which an e-mail or a reference is not broken at its hyphen. */
export function Unbroken({ children }: { children: string }) {
  return splitUnbroken(children).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their places
      <span className="unbroken" key={place}>
        {part}
      </span>
    ),
  );
}
