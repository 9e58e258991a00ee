import type { Json } from '#platform/database/columns.ts';

/** A person of the site. Posts hold the name, so that it is unique and reading a post joins nothing. */
export type AuthorTable = {
  id: string;
  name: string;
  imageUrl: string | null;
  role: string | null;
  rolePt: string | null;
  about: string | null;
  aboutPt: string | null;
  languages: Json<string[]> | null;
  languagesPt: Json<string[]> | null;
  isConsultant: boolean;
  sort: number;
};

export type AuthorsTables = { authors: AuthorTable };
