import { Localized } from '#i18n/localized.tsx';
import { useQuery } from '#query/use-query.tsx';
import type { LegalSentenceName } from '../legal.content.ts';
import { legalSentencesQuery } from '../legal.queries.ts';

/** A paragraph in place of sentences, while none of them is written. */
export function UnsetSentence({
  names,
  text,
}: {
  names: readonly LegalSentenceName[];
  text: string;
}) {
  const { data } = useQuery(legalSentencesQuery());
  if (!data || names.some((name) => data[name])) return null;
  return <p>{text}</p>;
}

/** A sentence that only the owner can say; nothing while it is unset. */
export function OwnSentence({ name }: { name: LegalSentenceName }) {
  const { data } = useQuery(legalSentencesQuery());
  if (!data?.[name]) return null;
  return <Localized as="p" en={data[name]} pt={data[`${name}Pt`]} />;
}
