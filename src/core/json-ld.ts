export type JsonLdValue = string | number | boolean | JsonLdObject | readonly JsonLdValue[];
export type JsonLdObject = { [property: string]: JsonLdValue };

/** One thing that a page is about, in the words of schema.org. Others refer to it by its `@id`. */
export type JsonLdNode = JsonLdObject & { '@type': string | readonly string[]; '@id': string };

/** Returns what another node holds to refer to a node. */
export function refer({ '@id': id }: JsonLdNode): JsonLdObject {
  return { '@id': id };
}

/** Formats the nodes as one JSON-LD document that is safe inside a script element. */
export function formatGraph(nodes: readonly JsonLdNode[]): string {
  const document = { '@context': 'https://schema.org', '@graph': nodes };
  // A `<` could end the element; the two separators end a line in old parsers of scripts.
  return JSON.stringify(document)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
