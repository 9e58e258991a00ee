import { Fragment } from 'react';
import { searchText } from '#core/search-text.ts';

type MarkedTextProps = { text: string; sought: string };

/** A text in which the words that begin with a sought word are marked. */
export function MarkedText({ text, sought }: MarkedTextProps) {
  const beginnings = searchText(sought)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const pieces = text.split(/([\p{L}\p{N}]+)/u);
  return pieces.map((piece, index) => {
    const isFound = beginnings.some((beginning) => searchText(piece).startsWith(beginning));
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order.
    return <Fragment key={index}>{isFound ? <mark>{piece}</mark> : piece}</Fragment>;
  });
}
